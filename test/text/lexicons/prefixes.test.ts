import { expect, test } from 'vitest'
import { loadLexicon } from '../../../src/text/lexicons/index.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { wordsIn } from '../../../src/text/wordsIn.js'

/** What stands before a word of praise to deny it, by the grammar of each language. */
test.each([
  ['de', 'un'],
  ['nl', 'on'],
  ['no', 'u'],
  ['da', 'u'],
  ['sv', 'o'],
  ['pl', 'nie'],
  ['cs', 'ne'],
  ['sl', 'ne'],
  ['sr', 'ne'],
  ['lt', 'ne'],
  ['uk', 'не'],
  ['ru', 'не'],
  ['bg', 'не'],
  ['hy', 'ան'],
])('in %s "%s" turns praise to blame', async (language, prefix) => {
  const lexicon = (await loadLexicon(language))!
  const listed = new Set(Object.values(lexicon.grades).flatMap((words) => wordsIn(words)))
  const beginnings = [...listed].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const praise = wordsIn(`${lexicon.grades['3']} ${lexicon.grades['2']}`)
    .map((word) => word.replace(/\*$/, ''))
    .filter((word) => /^\p{L}{5,12}$/u.test(word))
    .filter((word) => !listed.has(prefix + word) && !beginnings.some((each) => (prefix + word).startsWith(each)))
  const scorer = await loadPolarityScorer(language)
  const sentimentOf = (word: string): number => scorer.read(word).values[0]!
  const some = praise.slice(0, 60)
  expect(some.length).toBeGreaterThan(10)
  const turned = some.filter((word) => sentimentOf(word) > 0 && sentimentOf(prefix + word) < 0)
  expect([language, turned.length / some.length > 0.8]).toEqual([language, true])
})
