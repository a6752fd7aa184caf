import { expect, test } from 'vitest'
import type { SentimentLexicon } from '../../../src/text/lexicons/lexicon.js'
import { createFormReader } from '../../../src/text/sentiment/formValues.js'
import { readLists } from '../../../src/text/sentiment/lexiconLists.js'
import { emptyLexicon } from '../../../src/text/sentiment/loadPolarityScorer.js'

const { grades } = emptyLexicon('en')
const read = (words: Partial<SentimentLexicon['grades']>, changes: Partial<SentimentLexicon> = {}) =>
  createFormReader(
    readLists({ ...emptyLexicon('en'), grades: { ...grades, ...words }, ...changes }, (word) =>
      word.replace(/s$/u, ''),
    ),
  )

test('a form is found by itself, by its stem, by a beginning, and by nothing else', () => {
  const { findValue } = read({ '2': 'nice winners', '3': 'love*' })
  expect(['nice', 'nices', 'winners', 'winner', 'lovely', 'hotel'].map(findValue)).toEqual([
    ...[2, 2, 2, undefined, 3, undefined],
  ])
})

test('an ending leads to a listed word, with a replacement or a doubled consonant', () => {
  const { findValue } = read({ '2': 'kind', '-2': 'lucky sad' }, { endings: 'er ier:y' })
  expect(['kinder', 'luckier', 'sadder', 'der'].map(findValue)).toEqual([2, -2, -2, undefined])
})

test('a prefix reverses praise with three quarters of its value, and no blame', () => {
  const { findValue } = read({ '2': 'kind', '-2': 'happy' }, { reversingPrefixes: 'un' })
  expect(['unkind', 'unhappy', 'unit'].map(findValue)).toEqual([-1.5, undefined, undefined])
})

test('an ending of denied verbs reverses praise and blame, unless the form is listed', () => {
  const reader = read({ '2': 'work*', '-2': 'fail* failnot' }, { deniedEndings: 'not' })
  expect(['worknot', 'failnot', 'failsnot'].map(reader.findValue)).toEqual([-1.5, -2, 0.9])
  expect(['worknot', 'failnot', 'work'].map(reader.isDenied)).toEqual([true, false, false])
})

test('repeated letters are reduced to two, then to one', () => {
  const { findValue } = read({ '2': 'good so' })
  expect(['gooood', 'sooo', 'soo'].map(findValue)).toEqual([2, 2, undefined])
})
