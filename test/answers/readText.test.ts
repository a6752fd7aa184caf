import { expect, test } from 'vitest'
import { resolveSearch } from '../../src/answers/concepts/resolveConcept.js'
import { createTextReader, forEachReading } from '../../src/answers/readText.js'
import { askSmall } from './smallSnapshot.js'

const context = askSmall({ documents: [{ words: 'bed bar' }, { words: 'bed' }] })

/** A context that counts how often its analyzer reads a text. */
function counting() {
  let count = 0
  const analyze: typeof context.analyzer.analyze = (text, words) => {
    count++
    return context.analyzer.analyze(text, words)
  }
  return { context: { ...context, analyzer: { ...context.analyzer, analyze } }, count: () => count }
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
