import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'

const sentences = [
  'The front desk staff were friendly and the front desk was quick.',
  'A noisy room, and the air conditioning did not work.',
  'Breakfast was great, but the coffee was cold.',
  'The air conditioning in our room was loud all night.',
  'Friendly staff, lovely breakfast, fair price.',
  'Not a good price for such a noisy room.',
  'The 😀 coffee at the front desk was free.',
  'We paid too much for parking.',
]
const docs = Array.from({ length: 160 }, (_, i) => ({
  text: i < sentences.length ? sentences[i]! : `${sentences[i % 8]!} ${sentences[(i * 3 + 1) % 8]!}`,
  title: '',
}))

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await engine.projects.create({ name: 'Guests', language: 'en' })
  await project.upload({ docs })
  await project.build()
  await project.waitForBuild()
  await project.waitForSentimentBuild()
})
afterAll(() => engine.close())

const texts = docs.slice(0, 40).map(({ text }) => text)

describe('the text of a document is read as the document was', () => {
  test('with the same terms, fragments and sentiment', async () => {
    const { result: stored } = await project.docs.search({ limit: 40, include_sentiment_on_concepts: true })
    const { result: read } = await project.analyze({ texts })
    for (const [i, document] of stored.entries()) {
      expect(document.text).toBe(texts[i])
      const { terms, fragments, sentiment, sentiment_confidence } = read[i]!
      expect(terms!.map(withoutConfidence)).toEqual(document.terms.map(withoutConfidence))
      expect(fragments!.map(withoutConfidence)).toEqual(document.fragments.map(withoutConfidence))
      // Stored confidences are rounded to 255 steps.
      for (const [at, term] of terms!.entries()) {
        expect(Math.abs(term.sentiment_confidence! - document.terms[at]!.sentiment_confidence!)).toBeLessThan(1 / 255)
      }
      expect(sentiment).toBe(document.sentiment)
      expect(Math.abs(sentiment_confidence! - document.sentiment_confidence!)).toBeLessThan(1 / 255)
    }
  })

  test('with the match score that a search for the concept gives it', async () => {
    const concepts = [['noisy'], ['front desk', 'staff'], ['price', '-room'], ['payment'], ['coffee']]
    const { result: read } = await project.analyze({
      texts,
      concept_selector: { type: 'specified', concepts: concepts.map((each) => ({ texts: each })) },
      limit: concepts.length,
    })
    for (const [index, searched] of concepts.entries()) {
      const found = await project.docs.search({ search: { texts: searched }, limit: docs.length })
      const scores = new Map(found.result.map(({ text, match_score }) => [text, match_score!]))
      const exactly = await project.docs.search({
        search: { texts: searched },
        match_type: 'exact',
        limit: docs.length,
      })
      const exact = new Set(exactly.result.map(({ text }) => text))
      for (const [i, text] of texts.entries()) {
        const match = read[i]!.concepts!.find((one) => one.index === index)
        expect(match === undefined, `${searched}: ${text}`).toBe(!scores.has(text))
        if (match === undefined) continue
        expect(match.match_score).toBeCloseTo(scores.get(text)!, 5)
        expect(match.match_type).toBe(exact.has(text) ? 'exact' : 'conceptual')
      }
    }
  })

  test('and counts as positive, neutral and negative agree with the sentiment of concepts', async () => {
    const concept_selector = { type: 'specified', concepts: [{ texts: ['room'] }, { texts: ['breakfast'] }] } as const
    const { result } = await project.analyze({ texts: docs.map(({ text }) => text), concept_selector })
    const { match_counts } = await project.concepts.sentiment({ concept_selector })
    for (const [index, { sentiment_counts }] of match_counts.entries()) {
      const polarities = result.flatMap(({ concepts }) =>
        concepts!.filter((one) => one.index === index && one.match_type === 'exact').map(({ sentiment }) => sentiment),
      )
      for (const polarity of ['positive', 'neutral', 'negative'] as const) {
        expect(polarities.filter((one) => one === polarity)).toHaveLength(sentiment_counts[polarity])
      }
    }
  })
})

const withoutConfidence = ({
  term_id,
  start,
  end,
  sentiment,
}: {
  term_id: string
  start: number
  end: number
  sentiment?: string
}) => ({
  term_id,
  start,
  end,
  sentiment,
})

test('matches are ordered by score and cut at the limit', async () => {
  const [read] = (await project.analyze({ texts: [texts[0]!], limit: 3 })).result
  const scores = read!.concepts!.map(({ match_score }) => match_score)
  expect(scores).toHaveLength(3)
  expect(scores).toEqual([...scores].sort((one, other) => other - one))
})

test('the nearest document of a text is the one that has it', async () => {
  const { result } = await project.analyze({ texts: texts.slice(0, 8), nearest: 1 })
  const { result: stored } = await project.docs.search({ limit: docs.length, fields: ['doc_id', 'text'] })
  const textOf = new Map(stored.map(({ doc_id, text }) => [doc_id, text]))
  for (const [i, { nearest_documents }] of result.entries()) {
    expect(textOf.get(nearest_documents![0]!.doc_id)).toContain(texts[i])
  }
})

test('only requested fields are in the answer', async () => {
  const keysWith = async (fields: ('terms' | 'concepts' | 'sentiment' | 'key_phrases')[]) =>
    Object.keys((await project.analyze({ texts: ['The front desk'], fields })).result[0]!).sort()
  expect(await keysWith(['terms'])).toEqual(['fragments', 'language', 'terms'])
  expect(await keysWith(['concepts'])).toEqual(['concepts', 'language'])
  expect(await keysWith(['sentiment'])).toEqual(['language', 'sentiment', 'sentiment_confidence'])
  expect(await keysWith(['key_phrases'])).toEqual(['key_phrases', 'language'])
})

test('a text without known words has nothing, and no text gives no answer', async () => {
  const { result } = await project.analyze({ texts: ['', 'xyzzy'], nearest: 2 })
  for (const read of result) {
    expect(read).toMatchObject({ language: 'en', terms: [], concepts: [], nearest_documents: [], sentiment: 'neutral' })
  }
  expect((await project.analyze({ texts: [] })).result).toEqual([])
})

test('positions over HTTP count code points', async () => {
  const text = 'The 😀 coffee'
  const inUnits = (await project.analyze({ texts: [text] })).result[0]!.terms![0]!
  expect(text.slice(inUnits.start, inUnits.end)).toBe('coffee')
  const request = new Request(`http://localhost/api/v5/projects/${project.project_id}/analyze/`, {
    method: 'POST',
    headers: {
      authorization: `Token ${(await engine.tokens.create({ description: 'test' })).token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ texts: [text] }),
  })
  const { result } = (await (await engine.fetch(request)).json()) as { result: { terms: { start: number }[] }[] }
  expect(result[0]!.terms[0]!.start).toBe(inUnits.start - 1)
})

test('refuses languages that the project does not have, and sentiment that is not built', async () => {
  await expect(project.analyze({ texts: ['a', { text: 'b', language: 'de' }] })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining('texts[1].language'),
  })
  const bare = await engine.projects.create({ name: 'Bare', language: 'en' })
  await expect(bare.analyze({ texts: ['a'] })).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  await bare.upload({ docs: docs.slice(0, 20) })
  await bare.build({ skip_sentiment: true })
  await bare.waitForBuild()
  expect((await bare.analyze({ texts: ['A noisy room'] })).result[0]).not.toHaveProperty('sentiment')
  await expect(bare.analyze({ texts: ['A noisy room'], fields: ['sentiment'] })).rejects.toMatchObject({
    code: 'SENTIMENT_NOT_BUILT',
  })
})

test('a text may have any language of the documents', async () => {
  const several = await engine.projects.create({ name: 'Several', language: 'en' })
  const german = Array.from({ length: 5 }, () => ({ text: 'Die Zimmer waren laut.', language: 'de' as const }))
  await several.upload({ docs: [...docs.slice(0, 5), ...german] })
  await several.build({ skip_sentiment: true })
  await several.waitForBuild()
  const text = 'laute Zimmer'
  const { result } = await several.analyze({ texts: [{ text, language: 'de' }, 'A noisy room'] })
  expect(result.map(({ language, terms }) => [language, terms!.map(({ term_id }) => term_id)])).toEqual([
    ['de', ['laut|de', 'zimmer|de']],
    ['en', ['noisy|en', 'room|en']],
  ])
  await expect(several.analyze({ texts: [{ text, language: 'fr' }] })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('predictions are those of the trained predictors, and without any the error says so', async () => {
  const texts = ['so good and friendly', { text: 'so bad and noisy', language: 'en' as const }]
  const rated = await engine.projects.create({ name: 'Rated', language: 'en' })
  const docs = Array.from({ length: 40 }, (_, i) => ({
    text: i % 2 === 0 ? `good and friendly place ${i}` : `bad and noisy place ${i}`,
    metadata: [{ name: 'stars', type: 'score' as const, value: i % 2 === 0 ? 5 : 2 }],
  }))
  await rated.upload({ docs })
  await rated.build({ skip_sentiment: true })
  await rated.waitForBuild()
  const fields = ['predictions'] as const
  await expect(rated.analyze({ texts, fields: [...fields] })).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  const at = { account: (await engine.profile.get()).default_workspace!, project_id: rated.project_id }
  const job = await engine.legacy.prediction.train(at)
  while ((await engine.legacy.jobs.get({ ...at, number: String(job) })).stop_time === null) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { result } = await rated.analyze({ texts, fields: [...fields] })
  const docsToPredict = ['so good and friendly', 'so bad and noisy'].map((text) => ({ text }))
  const told = await engine.legacy.prediction.predict({ ...at, docs: docsToPredict })
  expect(result).toEqual(told.map((predictions) => ({ language: 'en', predictions })))
  expect(Number(told[0]!.stars)).toBeGreaterThan(Number(told[1]!.stars) + 2)
})
