import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/zh.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('zh'))
const labelOf = createLabeller(polarity)

test.each([
  ['厨房噪音很大', '厨房', -1],
  ['手续费很高', '手续费', -1],
  ['浴室有待改善', '浴室', -1],
  ['服务生态度殷勤', '服务生', 1],
  ['电影没什么亮点', '电影', -1],
  ['蛋糕不如想象的好', '蛋糕', -1],
  ['餐具卫生条件差', '餐具', -1],
  ['键盘一点问题都没有', '键盘', 1],
  ['老板莫名其妙', '老板', -1],
  ['房间很干净，床也很舒服', '房间', 1],
  ['服务员态度不好', '服务员', -1],
  ['饭菜不好吃', '饭菜', -1],
  ['牛排一点都不好吃', '牛排', -1],
  ['耳机用了两天就坏了', '耳机', -1],
  ['充电器不能用', '充电器', -1],
  ['快递没有问题', '快递', 1],
  ['这家面馆味道不错', '面馆', 1],
  ['再也不会来这家店了', '这家店', -1],
  ['早餐很丰富，但是房间太小了', '早餐', 1],
  ['早餐很丰富，但是房间太小了', '房间', -1],
  ['价格太贵了', '价格', -1],
  ['价格一点也不贵', '价格', 1],
  ['价格不高', '价格', 1],
  ['这台电视性价比不高', '电视', -1],
  ['麻烦给我寄一本书', '书', 0],
  ['安装很麻烦', '安装', -1],
  ['对这家店谈不上满意', '店', -1],
  ['老师讲得不仅清楚，而且很有趣', '老师', 1],
  ['客服一直不回复', '客服', -1],
  ['性价比很高，值得购买', '性价比', 1],
  ['大家好，我昨天收到了包裹', '包裹', 0],
  ['房間非常乾淨，服務也很親切', '房間', 1],
  ['這間餐廳又貴又難吃', '餐廳', -1],
  ['電池很爛，品質太差', '電池', -1],
])('“%s”: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('风景非常美丽')).toBeGreaterThan(score('风景美丽'))
  expect(score('风景美丽')).toBeGreaterThan(score('风景还算美丽'))
  expect(score('声音嘈杂')).toBeGreaterThan(score('声音特别嘈杂'))
})

test('traditional characters weigh as much as simplified ones', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('價格實惠，質量優秀，非常滿意')).toBe(score('价格实惠，质量优秀，非常满意'))
  expect(score('態度惡劣，簡直是騙子')).toBe(score('态度恶劣，简直是骗子'))
})
