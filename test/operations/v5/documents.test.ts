import { beforeAll, describe, expect, test } from 'vitest'
import { unpack64 } from '../../../src/math/pack64.js'
import { docs } from '../../../src/operations/v5/documents.js'
import type { DocumentRecord } from '../../../src/operations/v5/renderDocuments.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

/** The sample, with an emoji before the words of the first document and an empty one at the end. */
const documents = [
  { ...sampleDocuments[0]!, text: `😀 👍🏽 ${sampleDocuments[0]!.text}` },
  ...sampleDocuments.slice(1),
  { title: 'Nothing', text: '', metadata: [{ name: 'date', type: 'date' as const, value: 1_700_000_000.5 }] },
]
let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(documents)
})
const ask = async (params: object, positions?: 'utf16' | 'codePoints') => await sample.ask(docs, params, positions)

test('documents have all fields, in upload order', async () => {
  const answer = await ask({ limit: 2 })
  expect(answer).toMatchObject({
    total_count: documents.length,
    filter_count: documents.length,
    result_count: documents.length,
    search: null,
  })
  expect(answer.result.map(({ text }) => text)).toEqual(documents.slice(0, 2).map(({ text }) => text))
  expect(Object.keys(answer.result[0]!).sort()).toEqual(
    ['doc_id', 'fragments', 'match_score', 'metadata', 'terms', 'text', 'title', 'vector'].sort(),
  )
  expect(answer.result[0]!.match_score).toBeNull()
})

test('fields gives only those keys, and leaves out what does not exist', async () => {
  const { result } = await ask({ limit: 3, fields: ['title', 'doc_id', 'colour'] })
  for (const document of result) expect(Object.keys(document).sort()).toEqual(['doc_id', 'title'])
  // Each field by itself has what it has among all.
  for (const params of [{ limit: 9 }, { limit: 9, offset: 2, include_sentiment_words: true }]) {
    const all = (await ask(params)).result as DocumentRecord[]
    expect(all.map(({ text }) => text)).toEqual(
      documents
        .slice(params.offset ?? 0)
        .slice(0, 9)
        .map(({ text }) => text),
    )
    expect(all.some(({ fragments }) => fragments.length > 0)).toBe(true)
    for (const name of Object.keys(all[0]!) as (keyof DocumentRecord)[]) {
      expect((await ask({ ...params, fields: [name] })).result).toEqual(all.map((one) => ({ [name]: one[name] })))
    }
  }
  // Ids alone are read by themselves.
  const ids = (await ask({ limit: 40, fields: ['doc_id', 'match_score'] })).result
  const { result: whole } = await ask({ limit: 40 })
  expect(ids).toEqual(whole.map(({ doc_id, match_score }) => ({ doc_id, match_score })))
})

test('terms and fragments say where they stand, in code units or in code points', async () => {
  const text = documents[0]!.text
  const [units] = (await ask({ limit: 1 })).result as DocumentRecord[]
  const [points] = (await ask({ limit: 1 }, 'codePoints')).result as DocumentRecord[]
  const characters = [...text]
  expect(units!.terms.length).toBeGreaterThan(5)
  for (const [i, { start, end }] of units!.terms.entries()) {
    const other = points!.terms[i]!
    expect(characters.slice(other.start, other.end).join('')).toBe(text.slice(start, end))
  }
  // Three characters before the first word, one of them a skin colour, take two units each.
  expect(units!.terms.at(-1)!.start - points!.terms.at(-1)!.start).toBe(3)
})

test('dates come back in one form, and a document without terms has an empty vector', async () => {
  const { result } = await ask({ offset: documents.length - 1 })
  expect(result).toHaveLength(1)
  expect(result[0]).toMatchObject({ vector: '', terms: [], fragments: [] })
  expect(result[0]!.metadata).toEqual([{ name: 'date', type: 'date', value: '2023-11-14T22:13:20.500000Z' }])
})

test('a search ranks documents by a score that can be worked out from what is returned', async () => {
  const { result, search } = await ask({ search: { texts: ['breakfast'] }, limit: 25 })
  const vector = unpack64(search!.vectors[0]!)
  expect(search!.related_term_ids.length).toBeLessThanOrEqual(20)
  for (const { terms, fragments, match_score, vector: packed } of result as DocumentRecord[]) {
    const ids = new Set([...terms, ...fragments].map(({ term_id }) => term_id))
    const exact = search!.exact_term_ids.filter((id) => ids.has(id)).length
    const relatedCount = search!.related_term_ids.filter((id) => ids.has(id)).length
    const other = unpack64(packed)
    const cosine = vector.reduce((sum, value, axis) => sum + value * other[axis]!, 0)
    const rest = match_score! - exact - 0.1 * cosine
    // What is left are squared similarities of the related terms: between 0 and 1 each, and none without any.
    expect(rest).toBeGreaterThan(-1e-4)
    expect(rest).toBeLessThanOrEqual(relatedCount + 1e-4)
    if (relatedCount === 0) expect(rest).toBeCloseTo(0, 4)
  }
  const scores = result.map(({ match_score }) => match_score!)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

test('documents that are read in several steps have the records, scores and explanations that they have in one', async () => {
  const { snapshot, ask } = await openSample(sampleDocuments)
  const params = {
    search: { texts: ['breakfast', 'room'] },
    explain: true,
    include_sentiment_words: true,
    fields: ['text', 'vector', 'terms', 'match_score', 'explanation', 'sentiment'],
  }
  const inOne = await ask(docs, params)
  // Of so many words a step has one document.
  snapshot.documents.wordCounts.fill(400_000)
  const inSteps = await ask(docs, params)
  expect(inSteps).toEqual(inOne)
  const scores = inSteps.result.map(({ match_score }) => match_score!)
  expect(inSteps.result.map(({ explanation }) => explanation!.value)).toEqual(scores)
  expect(new Set(scores).size).toBeGreaterThan(5)
})

test('sentiment on concepts adds a label and a confidence to every term and every document', async () => {
  const { result } = await ask({ limit: 5, include_sentiment_on_concepts: true })
  for (const document of result as DocumentRecord[]) {
    for (const term of [document, ...document.terms, ...document.fragments]) {
      expect(['positive', 'negative', 'neutral']).toContain(term.sentiment)
      expect(term.sentiment_confidence).toBeGreaterThanOrEqual(0)
      expect(term.sentiment_confidence).toBeLessThanOrEqual(1)
    }
  }
  // As the build has stored them: occurrences document after document, with confidences in parts of 255.
  const layer = (await sample.snapshot.sentiment())!
  const mentions = await layer.mentions()
  const { offsets, fragments } = await sample.snapshot.occurrences()
  const nameOf = (label: number): string => ['negative', 'neutral', 'positive'][label + 1]!
  for (const [document, record] of (result as DocumentRecord[]).entries()) {
    expect([record.sentiment, record.sentiment_confidence]).toEqual([
      nameOf(layer.documentLabels[document]!),
      layer.documentConfidences[document]! / 255,
    ])
    const stored: [string, number][][] = [[], []]
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
      stored[fragments[i]!]!.push([nameOf(mentions.occurrenceLabels[i]!), mentions.occurrenceConfidences[i]! / 255])
    }
    const shown = [record.terms, record.fragments].map((list) =>
      list.map((term) => [term.sentiment, term.sentiment_confidence]),
    )
    expect(shown).toEqual(stored)
  }
  const [plain] = (await ask({ limit: 1 })).result as DocumentRecord[]
  expect(plain!.terms[0]).not.toHaveProperty('sentiment')
  expect(plain).not.toHaveProperty('sentiment')
})

describe('only_terms', () => {
  const isOf = (ids: readonly string[]) => (term: { term_id: string }) => ids.includes(term.term_id)

  test('leaves the occurrences of the named terms as they are, with sentiment and its words, and no others', async () => {
    const question = { limit: 40, include_sentiment_words: true }
    const all = (await ask(question)).result as DocumentRecord[]
    const ids = ['breakfast|en', 'room|en', 'no such word|en']
    const only = (await ask({ ...question, only_terms: ids })).result as DocumentRecord[]
    const expected = all.map((document) => ({
      ...document,
      terms: document.terms.filter(isOf(ids)),
      fragments: document.fragments.filter(isOf(ids)),
    }))
    expect(only).toEqual(expected)
    expect(only.flatMap(({ terms }) => terms).some(({ sentiment_words }) => sentiment_words!.length > 0)).toBe(true)
    expect(only.flatMap(({ terms }) => terms).length).toBeLessThan(all.flatMap(({ terms }) => terms).length)
    expect((await ask({ limit: 40, only_terms: [] })).result.flatMap(({ terms }) => terms)).toEqual([])
  })

  test('matching: the exact and related terms of the search, none without one', async () => {
    const question = { search: { texts: ['breakfast'] }, limit: 25 }
    const all = await ask(question)
    const only = await ask({ ...question, only_terms: 'matching' })
    const isMatch = isOf([...all.search!.exact_term_ids, ...all.search!.related_term_ids])
    expect(only.result.map(({ terms, fragments }) => [terms, fragments])).toEqual(
      all.result.map(({ terms, fragments }) => [terms.filter(isMatch), fragments.filter(isMatch)]),
    )
    expect(only.result.some(({ terms }) => terms.some(({ term_id }) => term_id === 'breakfast|en'))).toBe(true)
    const unsearched = await ask({ limit: 40, only_terms: 'matching' })
    expect(unsearched.result.flatMap(({ terms, fragments }) => [...terms, ...fragments])).toEqual([])
  })
})

test('key phrases come when they are named, and stand in the text as they say', async () => {
  const { result } = await ask({ limit: 5, fields: ['doc_id', 'key_phrases'] }, 'codePoints')
  for (const [i, document] of result.entries()) {
    expect(Object.keys(document).sort()).toEqual(['doc_id', 'key_phrases'])
    const characters = [...documents[i]!.text]
    expect(document.key_phrases![0]!.score).toBe(1)
    for (const { text, start, end, term_id } of document.key_phrases!) {
      expect(characters.slice(start, end).join('')).toBe(text)
      expect(term_id).toMatch(/\|en$/)
    }
  }
})

test('a term of wide characters ends where its last one does, in the unit of the caller', async () => {
  const word = '𐐀𐐁𐐂𐐃'
  const text = `The ${word} hotel and the ${word} bar.`
  const { ask } = await openSample([{ title: '', text, metadata: [] }])
  for (const positions of ['utf16', 'codePoints'] as const) {
    const { result } = await ask(docs, {}, positions)
    const characters = positions === 'utf16' ? text.split('') : [...text]
    const found = result[0]!.terms.map(({ start, end }) => characters.slice(start, end).join(''))
    expect(found).toEqual([word, 'hotel', word, 'bar'])
  }
})

describe('the words that carry the sentiment of a mention', () => {
  const text = '😀 The shower was not tasty.'

  test('come with places like those of terms, in the unit of the caller', async () => {
    const { ask } = await openSample([{ title: '', text, metadata: [] }])
    const question = { include_sentiment_words: true }
    const places = async (positions: 'utf16' | 'codePoints') => {
      const { result } = await ask(docs, question, positions)
      const shower = result[0]!.terms.find(({ term_id }) => term_id.startsWith('shower'))!
      return { start: shower.start, sentiment: shower.sentiment, words: shower.sentiment_words }
    }
    const utf16 = await places('utf16')
    expect(utf16).toMatchObject({ start: 7, sentiment: 'negative' })
    expect(utf16.words!.map((word) => text.slice(word.start, word.end))).toEqual(['not', 'tasty'])
    expect(utf16.words!.map(({ role }) => role)).toEqual(['negator', 'opinion'])
    const codePoints = await places('codePoints')
    expect(codePoints.start).toBe(6)
    expect(codePoints.words!.map(({ start }) => start)).toEqual(utf16.words!.map(({ start }) => start - 1))
  })

  test('are not there unless they are requested', async () => {
    const { ask } = await openSample([{ title: '', text, metadata: [] }])
    const { result } = await ask(docs, { include_sentiment_on_concepts: true })
    expect(result[0]!.terms.every((term) => !('sentiment_words' in term))).toBe(true)
  })
})
