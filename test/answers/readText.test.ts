import { expect, test } from 'vitest'
import { openSearch, resolveSearch } from '../../src/answers/concepts/resolveConcept.js'
import { createTextReader, forEachReading } from '../../src/answers/readText.js'
import { askSmall } from './smallSnapshot.js'

const context = askSmall({ documents: [{ words: 'bed bar' }, { words: 'bed' }] })

/** A context that counts how often its analyzer reads a text at once, and in steps. */
function counting() {
  let [count, stepped] = [0, 0]
  const analyze: typeof context.analyzer.analyze = (text, words) => {
    count++
    return context.analyzer.analyze(text, words)
  }
  const analyzeSteps: typeof context.analyzer.analyzeSteps = (text, words) => {
    stepped++
    return context.analyzer.analyzeSteps(text, words)
  }
  const analyzer = { ...context.analyzer, analyze, analyzeSteps }
  return { context: { ...context, analyzer }, count: () => count, stepped: () => stepped }
}

test('a reading has the ids of the words, and -1 for a term that the project does not have', () => {
  const readings: unknown[] = []
  forEachReading(context, 'the bar, a pool', ({ ids, terms, words }) => {
    readings.push({ ids, terms, starts: [...words.starts.subarray(0, words.length)] })
  })
  // `bed` has two documents and is number 0, `bar` is number 1.
  expect(readings).toEqual([{ ids: ['bar|en', 'pool|en'], terms: [1, -1], starts: [4, 11] }])
})

test('a reader analyzes each text once, the search concept and all that asks again', () => {
  const { context, count } = counting()
  const read = createTextReader(context)
  const concept = resolveSearch(context, { texts: ['bed bar'] }, read)
  expect(concept.exactTerms.map(({ id }) => id)).toEqual(['bed|en', 'bar|en'])
  expect(read('bed bar')[0]!.terms).toEqual([0, 1])
  expect(count()).toBe(1)
})

test('a search reads long texts in steps, with the same terms, and short ones as they are asked for', async () => {
  const { context, count, stepped } = counting()
  const [long, excluded] = ['bed pool '.repeat(2_000), `-${'bar '.repeat(4_000)}`]
  const read = createTextReader(context)
  const concept = await openSearch(context, { texts: [long, excluded, 'bar'] }, read)
  expect([count(), stepped()]).toEqual([1, 2])
  expect(concept.exactTerms.map(({ id }) => id)).toEqual(['bed|en', 'pool|en', 'bar|en'])
  expect(concept.excludedTerms.map(({ id }) => id)).toEqual(['bar|en'])
  // What asks for a text again knows it.
  await read.readLong([long, excluded])
  expect(read(long)[0]!.terms).toHaveLength(4_000)
  expect([count(), stepped()]).toEqual([1, 2])
  const [inSteps] = read(long)
  const [atOnce] = createTextReader(context)(long)
  expect(inSteps!.ids).toEqual(atOnce!.ids)
  expect(inSteps!.terms).toEqual(atOnce!.terms)
  const positions = ({ words }: typeof inSteps & object) => [...words.positions.subarray(0, words.length)]
  expect(positions(inSteps!)).toEqual(positions(atOnce!))
})
