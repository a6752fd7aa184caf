import { expect, test } from 'vitest'
import { composeKana } from '../../../src/text/tokenization/composeKana.js'

test('kana with their mark apart and kana of half width are one character of full width, at their places', () => {
  const given = `あ${'ガ'.normalize('NFD')}ﾊﾟｰ。`
  const composed = composeKana(given)!
  expect(composed.text).toBe('あガパー。')
  expect([...composed.text].map((_, i) => given.slice(composed.places[i], composed.places[i + 1]))).toEqual([
    'あ',
    'ガ'.normalize('NFD'),
    'ﾊﾟ',
    'ｰ',
    '。',
  ])
})

test('a kana that no mark belongs to stays as it is', () => {
  expect(composeKana('あ\u3099い')).toEqual({ text: 'あ\u3099い', places: [0, 1, 2, 3] })
})

test.each(['', 'ガラス', 'naïve', 'भारत'])('%o is composed already', (text) => {
  expect(composeKana(text)).toBeUndefined()
})
