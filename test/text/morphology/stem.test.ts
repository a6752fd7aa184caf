import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { stemBulgarian } from '../../../src/text/morphology/bulgarianStem.js'
import { stemCzech } from '../../../src/text/morphology/czechStem.js'
import { stemKorean } from '../../../src/text/morphology/koreanStem.js'
import { stemPolish } from '../../../src/text/morphology/polishStem.js'
import { stemmer } from '../../../src/text/morphology/stem.js'

/** Forms of one word, which must have one stem; words in different rows of a language must not. */
const families: readonly (readonly [language: string, stem: (word: string) => string, rows: readonly string[]])[] = [
  ['bg', stemBulgarian, ['хотел хотела хотели хотелът', 'стая стаята стаи стаите', 'град градът градове']],
  ['cs', stemCzech, ['hotel hotelu hotelem hotely', 'ruka ruku ruce', 'ulička uličky uliček', 'dobrý dobrá dobrého']],
  ['ko', stemKorean, ['호텔 호텔은 호텔이 호텔을 호텔에서', '느려요 느렸어요 느린 느리고', '많이']],
  [
    'ko',
    stemKorean,
    [
      '재미있는 재밌게 재밌네요 잼있어요',
      '빠른 빠르고 빨라요 빨랐다 빠릅니다',
      '아쉽다 아쉬워요 아쉬운 아쉽지',
      '쉽게 쉬운 쉬워요',
      '추천한다 추천합니다 추천할만한 추천을',
      '만든 만드는 만들다 만듭니다',
      '최고다 최고의 최고네',
      '높이가 높이는',
      '보면 봐도 봤다 보는데',
      '이영화는 영화가 영화다',
      '친절하고 친절하시고 친절하신 친절하셔서 친절하시며 친절하심 친절하더라고요',
      '도와주세요 도와주시고 도와주셔서',
      '부산이 부산입니다 부산이에요 부산이네요 부산인데요 부산이었습니다 부산이었지만',
      '움직이네요 움직이지 움직이는',
      '카메라 카메라는 카메라도 카메라예요',
      '명작 명작임 명작이다',
      '책임 책임을 책임은',
      '제공합니다 제공되며 제공되면',
      '부탁합니다 부탁드립니다 부탁드려요',
      '맛있어요 맛있네용 맛있습니당',
      '직원 직원들 직원들이',
    ],
  ],
  ['pl', stemPolish, ['hotel hotelu hotelem hotele', 'ładny ładna ładnego ładniejszy', 'problem problemu problemem']],
]

test.each(families)('forms of a word have one stem (%s)', (_, stem, rows) => {
  const stems = rows.map((row) => [...new Set(row.split(' ').map(stem))])
  expect(
    stems.map(({ length }) => length),
    JSON.stringify(stems),
  ).toEqual(rows.map(() => 1))
  expect(new Set(stems.flat()).size).toBe(rows.length)
})

test.each(languageCodes)('stems of %s leave numbers, initials and short words as they are', (language) => {
  const stem = stemmer(language)
  for (const word of ['2024', 'u.s.a', 'b2b', 'a']) expect(stem(word)).toBe(word)
})

test('a Turkish stem has more than a consonant and a vowel, but for water', () => {
  const stem = stemmer('tr')
  expect(['kitaplar', 'odalarda', 'temiz', 'su'].map(stem)).toEqual(['kitap', 'oda', 'temiz', 'su'])
})

test('a language that is not supported is a RangeError', () => {
  expect(() => stemmer('xx')).toThrow(RangeError)
})

test('Korean words that only look as if they had a particle are whole', () => {
  expect(['가게', '사랑', '분위기', '어린이'].map(stemKorean)).toEqual(['가게', '사랑', '분위기', '어린이'])
})

test('a Korean son keeps its second syllable, which is no plural', () => {
  const sons = ['아들', '아들이', '아들은', '아들을', '아들에게', '아들들이', '큰아들이']
  expect(sons.map(stemKorean)).toEqual(['아들', '아들', '아들', '아들', '아들', '아들', '큰아들'])
  expect(['아이들이', '배우들의'].map(stemKorean)).toEqual(['아이', '배우'])
})
