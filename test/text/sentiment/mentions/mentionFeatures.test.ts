import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../../src/text/sentiment/loadPolarityScorer.js'
import { FEATURE_NAMES, MentionReader } from '../../../../src/text/sentiment/mentions/mentionFeatures.js'
import { createSentences, cutSentences } from '../../../../src/text/sentiment/mentions/sentences.js'
import { PROFILE_NAMES, PROFILE_SIZE } from '../../../../src/text/sentiment/mentions/termProfile.js'

const scorer = await loadPolarityScorer('en')

/** Of two terms. */
const profiles = Uint8Array.from({ length: 2 * PROFILE_SIZE }, (_, i) => i + 1)

function featuresOf(reader: MentionReader, first: number): Float64Array {
  const text = scorer.read('The staff were not friendly. We like the bed and the view from it!')
  const sentences = createSentences()
  cutSentences(sentences, text)
  reader.read(text, sentences, { first, last: first, phrase: 5, learned: 0.5, term: 1 }, { whole: 1, profiles })
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
  expect(PROFILE_NAMES.map(value)).toEqual([...profiles.subarray(PROFILE_SIZE)])
})

test('a term that the project does not have has a profile of zeros', () => {
  const text = scorer.read('The staff were friendly.')
  const sentences = createSentences()
  cutSentences(sentences, text)
  const reader = new MentionReader()
  for (const term of [1, 7]) {
    const mention = { first: 1, last: 1, phrase: 0, learned: 0, term }
    reader.read(text, sentences, mention, { whole: 1, profiles: term === 1 ? profiles : [] })
    const given = PROFILE_NAMES.map((name) => reader.features[FEATURE_NAMES.indexOf(name)])
    expect(given.every((share) => share === 0)).toBe(term === 7)
  }
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

test('a reader that has read other mentions gives the features of a new one', () => {
  const used = new MentionReader()
  for (const first of [0, 3, 11, 3, 5, 8, 1, 12, 0]) {
    expect(featuresOf(used, first)).toEqual(featuresOf(new MentionReader(), first))
  }
})
