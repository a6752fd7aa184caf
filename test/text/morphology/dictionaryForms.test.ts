import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'

/** Everyday words in their dictionary form, by language: `code: word word …`, continued on indented lines. */
const lists = readFileSync(new URL('../../../fixtures/dictionaryForms.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n(?! )/)
  .map((entry) => [entry.slice(0, 2), entry.slice(3).trim().split(/\s+/)] as const)

test.each(lists)('everyday words in their dictionary form are their own lemmas: %s', async (code, words) => {
  const lemmaOf = await loadLemmatizer(code)
  expect(words.length).toBeGreaterThan(200)
  expect(words.filter((word) => lemmaOf(word) !== word)).toEqual([])
})
