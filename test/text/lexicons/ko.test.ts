import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ko.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ko'))
const labelOf = createLabeller(polarity)

test.each([
  ['커피는 맛있지만 의자는 불편하다', '커피', 1],
  ['커피는 맛있지만 의자는 불편하다', '의자', -1],
  ['아침 식사가 정말 맛있었어요', '아침', 1],
  ['국물이 맛없어요', '국물', -1],
  ['직원이 친절하지 않았어요', '직원', -1],
  ['방이 안 좋았어요', '방이', -1],
  ['배송은 아무 문제 없었습니다', '배송', 1],
  ['화질이 나쁘지 않아요', '화질', 1],
  ['이 가게는 다시는 안 갑니다', '가게', -1],
  ['충전기가 작동하지 않습니다', '충전기', -1],
  ['이틀 만에 화면이 고장났어요', '화면', -1],
  ['음식은 훌륭해요. 하지만 방이 더러워요', '음식', 1],
  ['음식은 훌륭해요. 하지만 방이 더러워요', '방이', -1],
  ['가격이 너무 비싸요', '가격', -1],
  ['설명이 이해가 안 돼요', '설명', -1],
  ['호텔은 깨끗할 뿐만 아니라 조용했어요', '호텔', 1],
  ['이 강의를 추천합니다', '강의', 1],
  ['이 강의를 추천하지 않습니다', '강의', -1],
  ['안녕하세요 어제 소포를 보냈습니다', '소포', 0],
  ['영화가 너무재밌어요', '영화', 1],
  ['단점이 없는 제품', '제품', 1],
  ['뜨거운 물이 안 나와요', '물이', -1],
  ['색깔이 마음에 들지 않는다', '색깔', -1],
  ['결말이 이해가 되지 않아요', '결말', -1],
  ['연출은 흠잡을 데 없다', '연출', 1],
  ['지루할 틈이 없는 공연', '공연', 1],
  ['이 식당은 추천 안 합니다', '식당', -1],
  ['국물이 기가 막히게 맛있다', '국물', 1],
  ['배우들의 미친 연기', '배우', 1],
  ['입장은 무료가 아니며', '입장', -1],
  ['줄거리가 엉성해요', '줄거리', -1],
])('“%s”: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('매우 편리해요')).toBeGreaterThan(score('편리해요'))
  expect(score('편리해요')).toBeGreaterThan(score('조금 편리해요'))
  expect(score('불친절해요')).toBeGreaterThan(score('정말 불친절해요'))
})
