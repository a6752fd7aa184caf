import { beforeAll, describe, expect, test } from 'vitest'
import { sentiment } from '../../../src/operations/v5/sentiment.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

describe('sentiment', () => {
  test('has shares from 0 to 1 that are the counts over their total', async () => {
    const answer = await sample.ask(sentiment, { concept_selector: { type: 'top', limit: 20 } })
    expect(answer).not.toHaveProperty('sentiment_share')
    for (const { sentiment_counts: counts, sentiment_share: share, exact_match_count } of answer.match_counts) {
      expect(counts.positive + counts.neutral + counts.negative).toBe(counts.total)
      expect(counts.total).toBe(exact_match_count)
      expect(share.positive).toBe(counts.positive / counts.total)
    }
  })

  test('examples are documents in which the term is spoken of that way', async () => {
    const selector = { type: 'specified', concepts: [{ texts: ['breakfast', 'shower'] }] }
    const answer = await sample.ask(sentiment, { concept_selector: selector, include_examples: true })
    const examples = answer.match_counts[0]!.example_documents!
    expect(examples.length).toBeGreaterThan(2)
    for (const { text, terms: standing, fragments, example_details: details } of examples) {
      const indexes = [...standing, ...fragments].filter(({ term_id }) => details.term_ids.includes(term_id))
      expect(indexes.length).toBeGreaterThan(0)
      expect([...new Set(indexes.map(({ start, end }) => text.slice(start, end)))].sort()).toEqual(
        [...details.texts].sort(),
      )
      if (details.sentiment !== 'neutral')
        expect(indexes.map((mention) => mention.sentiment)).toContain(details.sentiment)
    }
  })

  test('examples have only the occurrences that are asked for', async () => {
    const ask = async (only_terms: unknown) => {
      const concept_selector = { type: 'specified', concepts: [{ texts: ['breakfast', 'shower'] }] }
      const answer = await sample.ask(sentiment, { concept_selector, include_examples: true, only_terms })
      return answer.match_counts[0]!.example_documents!.map(({ terms, fragments }) => [terms, fragments])
    }
    const among = (all: Awaited<ReturnType<typeof ask>>, ids: readonly string[]) =>
      all.map((lists) => lists.map((list) => list!.filter(({ term_id }) => ids.includes(term_id))))
    const all = await ask(undefined)
    expect(await ask('matching')).toEqual(among(all, ['breakfast|en', 'shower|en']))
    expect(await ask(['room|en'])).toEqual(among(all, ['room|en']))
    expect(among(all, ['breakfast|en']).flat(2).length).toBeGreaterThan(0)
  })
})

test('each concept has examples of its own', async () => {
  const specified = [['breakfast'], ['shower'], ['queue']].map((texts) => ({ texts }))
  const concept_selector = { type: 'specified', concepts: specified }
  const { match_counts } = await sample.ask(sentiment, { concept_selector, include_examples: true })
  for (const { exact_term_ids, example_documents } of match_counts) {
    expect(example_documents!.length).toBeGreaterThan(0)
    for (const { example_details } of example_documents!) {
      expect(exact_term_ids).toContain(example_details.term_ids[0])
    }
  }
})
