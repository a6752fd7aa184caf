import { expect, test } from 'vitest'
import { FormTable, unaccented } from '../../../src/text/sentiment/formTable.js'

test('marks make a word exact, a beginning or an end', () => {
  const table = new FormTable(false)
  for (const [word, value] of [
    ['good', 1],
    ['great!', 2],
    ['love*', 3],
    ['*proof', 4],
  ] as const) {
    table.add(word, value)
  }
  expect([...table.exact]).toEqual([
    ['good', 1],
    ['great', 2],
  ])
  expect(['goods', 'lovely', 'love', 'waterproof', 'proofs'].map((form) => table.pattern(form))).toEqual([
    ...[undefined, 3, 3, 4, undefined],
  ])
})

test('in an open table every word without a mark is also a beginning', () => {
  const table = new FormTable(true)
  table.add('good', 1)
  table.add('great!', 2)
  expect([table.pattern('goodness'), table.pattern('greatest')]).toEqual([1, undefined])
})

test('the longest beginning wins over shorter ones, and any beginning over an end', () => {
  const table = new FormTable(false)
  table.add('in*', 1)
  table.add('inter*', 2)
  table.add('*esting', 3)
  expect([table.pattern('interesting'), table.pattern('testing')]).toEqual([2, 3])
})

test('a beginning reaches into the last letters of a form only if it is long enough', () => {
  const table = new FormTable(false)
  table.add('work*', 1)
  expect([table.begins('works', 1), table.begins('works', 2), table.begins('work', 1)]).toEqual([false, true, true])
})

test('bits of several lists are combined if requested, otherwise the last value counts', () => {
  const table = new FormTable(false)
  table.add('not', 1, true)
  table.add('not', 4, true)
  table.add('no', 1)
  table.add('no', 4)
  expect([table.exact.get('not'), table.exact.get('no')]).toEqual([5, 4])
})

test('forms without accents have the value of the listed form, unless they are listed themselves', () => {
  const table = new FormTable(false)
  table.add('génial', 3)
  table.add('été', 1)
  table.add('ete', -1)
  table.add('qualité*', 2)
  const plain = table.withoutAccents()
  expect([...plain.exact]).toEqual([['genial', 3]])
  expect([plain.pattern('qualites'), plain.pattern('qualités')]).toEqual([2, undefined])
})

test('accents are removed, and other marks of letters stay', () => {
  expect(['déjà', 'nǚ', 'plain', 'ł'].map(unaccented)).toEqual(['deja', 'nu', 'plain', 'ł'])
})
