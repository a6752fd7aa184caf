import { expect, test } from 'vitest'
import { resegmentJapanese, stemJapanese } from '../../../src/text/tokenization/japanese.js'

/** Words after the correction, from the words of the segmenter. */
function corrected(...words: string[]): string[] {
  const run = words.join('')
  let end = 0
  const ends = resegmentJapanese(
    run,
    words.map((word) => (end += word.length)),
  )
  return ends.map((to, i) => run.slice(ends[i - 1] ?? 0, to))
}

test('the ending of a Han word stays with it, and particles are words', () => {
  expect(corrected('部屋', 'はとて', 'も', '美味', 'しい')).toEqual(['部屋', 'は', 'とても', '美味しい'])
})

test('common words in hiragana are no ends of the particles before them', () => {
  expect(corrected('箱', 'をす', 'べて')).toEqual(['箱', 'を', 'すべて'])
  expect(corrected('時間', 'がかか', 'る')).toEqual(['時間', 'が', 'かかる'])
  expect(corrected('値段', 'にもかか', 'わらず')).toEqual(['値段', 'に', 'も', 'かかわらず'])
})

test('katakana are one word, however the segmenter cuts them', () => {
  expect(corrected('ス', 'カイツ', 'リー')).toEqual(['スカイツリー'])
})

test('a word that goes on beyond its hiragana stays whole', () => {
  expect(corrected('取り扱い')).toEqual(['取り扱い'])
})

test('a compound with hiragana inside is one word before every ending', () => {
  expect(corrected('受け', '取っ', 'た')).toEqual(['受け取っ', 'た'])
  expect(corrected('素', '晴らしく')).toEqual(['素晴らしく'])
  expect(corrected('役', '立ち', 'ます')).toEqual(['役立ち', 'ます'])
})

test('a run of small words is no word', () => {
  expect(corrected('使っ', 'ていたので', '残念')).toEqual(['使っ', 'て', 'い', 'た', 'の', 'で', '残念'])
  expect(corrected('減っ', 'てきて', 'い', 'た')).toEqual(['減っ', 'て', 'き', 'て', 'い', 'た'])
  expect(corrected('3', 'ヶ', '月', 'で')).toEqual(['3', 'ヶ月', 'で'])
  expect(corrected('安', '心し', 'て')).toEqual(['安心し', 'て'])
})

test('two Han characters that seldom stand alone are one word', () => {
  expect(corrected('蜻', '蛉')).toEqual(['蜻蛉'])
  expect(corrected('東', '西')).toEqual(['東', '西'])
})

test.each([
  ['美味しい', '美味'],
  ['美味しく', '美味'],
  ['食べ', '食'],
  ['うれしい', 'うれし'],
  ['うれしかっ', 'うれし'],
  ['よかっ', '良'],
  ['いい', '良'],
  ['めんどくさい', 'めんどくさ'],
  ['めんどくさかった', 'めんどくさ'],
  ['わかり', 'わかる'],
  ['わから', 'わかる'],
  ['わかる', 'わかる'],
  ['おもい', 'おも'],
  ['おもっ', 'おもう'],
  ['ホテル', 'ホテル'],
  ['部屋', '部屋'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemJapanese(word)).toBe(stem)
})
