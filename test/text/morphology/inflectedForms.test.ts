import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'

/** Everyday words with their forms, by language: `code: lemma form form, lemma form …`, continued on indented lines. */
const lists = readFileSync(new URL('../../../fixtures/inflectedForms.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n(?! )/)
  .map((entry) => [entry.slice(0, 2), entry.slice(3).split(',')] as const)

test.each(lists)('forms of everyday words have the dictionary form as their lemma: %s', async (code, rows) => {
  const lemmaOf = await loadLemmatizer(code)
  const words = rows.map((row) => row.trim().split(/\s+/))
  expect(words.flat().length).toBeGreaterThan(200)
  const others = words.flatMap(([lemma, ...forms]) =>
    [lemma!, ...forms]
      .filter((form) => lemmaOf(form) !== lemma)
      .map((form) => `${form}: ${lemmaOf(form)}, not ${lemma}`),
  )
  expect(others).toEqual([])
})
