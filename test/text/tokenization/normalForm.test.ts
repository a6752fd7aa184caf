import { expect, test } from 'vitest'
import { normalFormOf } from '../../../src/text/tokenization/normalForm.js'

test.each([
  ['en', 'Café', 'café'],
  ['en', 'staff’s', "staff's"],
  ['en', 'co\u00ADoperate\u200D', 'cooperate'],
  ['en', 'a|b', 'ab'],
  ['tr', 'ISPARTA', 'ısparta'],
  ['en', 'ISPARTA', 'isparta'],
  ['ru', 'Ёлка', 'елка'],
  ['ar', 'مُدُن', 'مدن'],
  ['ar', 'أحمد', 'احمد'],
  ['ca', 'excel·lent', 'excellent'],
  ['ro', 'Şi', 'și'],
  ['sr', 'Џемпер', 'džemper'],
  ['el', 'Δρόμος', 'δρόμοσ'],
  ['hi', 'हिन्दी', 'हिंदी'],
  ['hy', 'եւ', 'և'],
  ['ja', 'ＡＢＣ', 'abc'],
  ['ja', 'ﾎﾃﾙ', 'ホテル'],
  ['ko', 'ＡＢＣ', 'ａｂｃ'],
])('%s: %s becomes %s', (language, word, expected) => {
  expect(normalFormOf(language)(word)).toBe(expected)
})

test('composed and decomposed spellings have the same form', () => {
  for (const [language, word] of [
    ['fr', 'élève'],
    ['de', 'größe'],
    ['vi', 'việt'],
  ] as const) {
    const normal = normalFormOf(language)
    expect(normal(word.normalize('NFD'))).toBe(normal(word.normalize('NFC')))
  }
})

test('a normal form stays unchanged when it is normalized again', () => {
  for (const language of ['en', 'tr', 'lt', 'ru', 'ar', 'ca', 'sr', 'hi', 'ja']) {
    const normal = normalFormOf(language)
    for (const word of ['Émile’s', 'IĞDIR', 'Ёж', 'أمل', 'l·l', 'Њ', 'ज़', 'Ｘ１']) {
      expect(normal(normal(word))).toBe(normal(word))
    }
  }
})
