import { expect, test } from 'vitest'
import { knownTerms, resolveConcept } from '../../../src/answers/concepts/resolveConcept.js'
import { readOccurrences } from '../../../src/answers/texts/readOccurrences.js'
import { type ReadText, readTexts } from '../../../src/answers/texts/readTexts.js'
import { TextSentimentReader } from '../../../src/answers/texts/textSentiment.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

const opened = buildProject(sourceOf(sampleDocuments)).then((snapshot) => askReal(snapshot))

test('the sentiment of a text about a concept is the sign of the sum of the means of its terms, by hand', async () => {
  const context = await opened
  const wanted = [['breakfast'], ['room', 'staff'], ['breakfast', 'room', 'staff', 'bed'], ['staff', '-room']]
  const concepts = wanted.map((texts) => resolveConcept(context, { texts }))
  const lessons = { learnedPolarities: new Float32Array(context.snapshot.terms.count) }
  // Two documents make one text, so that terms occur several times, praised and blamed.
  const texts = sampleDocuments.map(({ text }, i) => ({
    text: `${text} ${sampleDocuments[(i * 7 + 3) % 100]?.text ?? ''}`,
  }))
  const naive = ({ known, sentiment, matches }: ReadText) => {
    const about = (concept: number): number => {
      const exact = new Set(knownTerms(concepts[concept]!.exactTerms))
      const values = new Map<number, number[]>()
      for (const [at, index] of [...known.indexes].entries()) {
        const term = known.distinct[index]!
        if (!exact.has(term)) continue
        values.set(term, [...(values.get(term) ?? []), sentiment!.labels[at]! * sentiment!.confidences[at]!])
      }
      const means = [...values.values()].map((own) => own.reduce((sum, value) => sum + value, 0) / own.length)
      return Math.sign(means.reduce((sum, mean) => sum + mean, 0))
    }
    return matches.map(({ concept, isExact }) => (isExact ? about(concept) : undefined))
  }
  const told = await readTexts(context, texts, { concepts, lessons }, function* (read) {
    yield
    return [read.matches.map(({ sentiment }) => sentiment), naive(read)]
  })
  for (const [found, expected] of told) expect(found).toEqual(expected)
  const all = told.flatMap(([found]) => found!)
  for (const value of [-1, 0, 1]) expect(all).toContain(value)
})

test('texts are read without sentiment unless learned polarities are given, and with vectors where concepts need them', async () => {
  const context = await opened
  const concepts = [resolveConcept(context, { texts: ['breakfast'] })]
  const texts = [{ text: 'A cold breakfast.' }, { text: 'Breakfast', language: 'en' }, { text: '' }]
  const ask = (request: object) =>
    readTexts(context, texts, { concepts, ...request }, function* ({ language, matches, sentiment, vector }, index) {
      yield
      return {
        index,
        language,
        matches: matches.length,
        about: matches.map((match) => match.sentiment),
        hasVector: vector !== undefined,
        hasSentiment: sentiment !== undefined,
      }
    })
  const about = { language: 'en', hasSentiment: false }
  expect(await ask({})).toEqual([
    { index: 0, ...about, matches: 1, about: [undefined], hasVector: true },
    { index: 1, ...about, matches: 1, about: [undefined], hasVector: true },
    { index: 2, ...about, matches: 0, about: [], hasVector: false },
  ])
  expect((await ask({ concepts: [] })).map(({ hasVector }) => hasVector)).toEqual([false, false, false])
  expect((await ask({ concepts: [], withVectors: true })).map(({ hasVector }) => hasVector)).toEqual([
    true,
    true,
    false,
  ])
  const felt = await ask({ lessons: { learnedPolarities: new Float32Array(context.snapshot.terms.count) } })
  expect(felt.map(({ hasSentiment }) => hasSentiment)).toEqual([true, true, true])
  expect(felt.map((read) => read.about)).toEqual([[-1], [0], []])
})

test('long texts are read in steps, with the occurrences and the sentiment that they have at once', async () => {
  const context = await opened
  const long = sampleDocuments
    .slice(0, 100)
    .map(({ text }) => text)
    .join('\n\n')
    .repeat(20)
  const texts = [{ text: long }, { text: 'A cold breakfast.' }]
  const lessons = { learnedPolarities: new Float32Array(context.snapshot.terms.count).fill(0.5) }
  const reader = await TextSentimentReader.open(['en'], lessons)
  const expected = texts.map(({ text }) => {
    const known = readOccurrences(context, context.analyzer, text)
    return { known, sentiment: reader.read(text, 'en', known) }
  })
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const found = await readTexts(context, texts, { concepts: [], lessons }, function* ({ known, sentiment }) {
    yield
    return { known, sentiment }
  })
  isDone = true
  expect(found).toEqual(expected)
  expect(long.length).toBeGreaterThan(100_000)
  expect(turns).toBeGreaterThan(1)
})
