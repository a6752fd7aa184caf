import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../../src/text/sentiment/loadPolarityScorer.js'
import { FEATURE_NAMES, MentionReader } from '../../../../src/text/sentiment/mentions/mentionFeatures.js'
import { createSentences, cutSentences } from '../../../../src/text/sentiment/mentions/sentences.js'

const scorer = await loadPolarityScorer('en')

function featuresOf(reader: MentionReader, first: number): Float64Array {
  const text = scorer.read('The staff were not friendly. We like the bed and the view from it!')
  const sentences = createSentences()
  cutSentences(sentences, text)
  reader.read(text, sentences, { first, last: first, phrase: 5, learned: 0.5 }, 1)
  return reader.features.slice()
}

test('features have names, and those of the mention its numbers', () => {
  const features = featuresOf(new MentionReader(), 1)
  expect(new Set(FEATURE_NAMES).size).toBe(features.length)
  const value = (name: string): number => features[FEATURE_NAMES.indexOf(name)]!
  expect(value('learned')).toBe(0.5)
  expect([value('inPhrase'), value('opensPhrase'), value('closesPhrase')]).toEqual([1, 0, 1])
  expect(value('whole')).toBe(1)
  expect(value('sentenceLength')).toBe(6)
  expect(value('after blame predicate')).toBeGreaterThan(0)
  expect(value('before praise adjacent')).toBe(0)
})

test('a reader of some features gives those as the reader of all does', () => {
  const isUsed = (feature: number): boolean => feature % 3 !== 0
  const [all, some] = [new MentionReader(), new MentionReader(isUsed)]
  for (let first = 0; first < 12; first++) {
    const expected = featuresOf(all, first)
    const given = featuresOf(some, first)
    for (let feature = 0; feature < expected.length; feature++) {
      if (isUsed(feature)) expect(given[feature]).toBe(expected[feature])
    }
  }
})
