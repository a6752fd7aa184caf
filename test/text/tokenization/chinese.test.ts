import { expect, test } from 'vitest'
import { resegmentChinese } from '../../../src/text/tokenization/chinese.js'

/** Words after the correction, from the words of the segmenter. */
function corrected(...words: string[]): string[] {
  const run = words.join('')
  let end = 0
  const ends = resegmentChinese(
    run,
    words.map((word) => (end += word.length)),
  )
  return ends.map((to, i) => run.slice(ends[i - 1] ?? 0, to))
}

test.each([
  ['a negator before a word that it negates', ['不好'], ['不', '好']],
  ['no negator in a word of its own', ['不錯'], ['不錯']],
  ['an adverb of degree before a quality', ['很大'], ['很', '大']],
  ['a verb after 好 stays with it', ['很好', '吃'], ['很', '好吃']],
  ['a number and what it counts', ['三个'], ['三', '个']],
  ['the plural of persons', ['孩子们'], ['孩子', '们']],
  ['the kind of a place after its name', ['北京市'], ['北京', '市']],
  ['no town in general', ['超级市'], ['超级', '市']],
  ['frequent neighbours of function words', ['我的'], ['我', '的']],
  ['a word that only ends in 的', ['目的'], ['目的']],
  ['an adverb before a negator', ['也没'], ['也', '没']],
  ['a pronoun before an adverb', ['我只'], ['我', '只']],
  ['no country of ours', ['我国'], ['我国']],
  ['what has come about from its 了', ['贵了'], ['贵', '了']],
  ['no conjunction in 了', ['除了'], ['除了']],
  ['adverbs before each other', ['再也不'], ['再也', '不']],
  ['a question of two verbs', ['能不能'], ['能', '不能']],
  ['an adverb of degree before a verb of feeling', ['很喜欢'], ['很', '喜欢']],
  ['a number and a measure before what they count', ['一本书'], ['一本', '书']],
  ['a verb of place before 在', ['住在'], ['住', '在']],
])('splits %s', (_, words, expected) => {
  expect(corrected(...words)).toEqual(expected)
})

test.each([
  ['a listed word', ['服务', '员'], ['服务员']],
  ['a listed word rather than rare characters behind it', ['地', '摊', '货'], ['地摊货']],
  ['listed words beside each other', ['前', '置', '摄像', '头'], ['前置', '摄像头']],
  ['a cause of feelings', ['让', '人', '失望'], ['让人', '失望']],
  ['the digits of a number', ['二', '〇', '一', '二'], ['二〇一二']],
  ['a foreign name', ['克', '林', '顿'], ['克林顿']],
  ['two characters that seldom stand alone', ['蜻', '蜓'], ['蜻蜓']],
  ['a room and what it is for', ['卫生', '间'], ['卫生间']],
  ['a person and what it does', ['消费', '者'], ['消费者']],
])('joins %s', (_, words, expected) => {
  expect(corrected(...words)).toEqual(expected)
})

test('longer stretches of unknown characters become words of two', () => {
  expect(corrected('蜻', '蜓', '蝴', '蝶')).toEqual(['蜻蜓', '蝴蝶'])
})

test('all characters remain, in their order', () => {
  for (const words of [
    ['很', '好', '吃'],
    ['三十', '多', '个', '人'],
    ['我们', '的', '克', '林', '顿', '市'],
  ]) {
    expect(corrected(...words).join('')).toBe(words.join(''))
  }
})
