import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ja.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ja'))
const labelOf = createLabeller(polarity)

test.each([
  ['朝食はとても美味しかったです', '朝食', 1],
  ['ラーメンは美味しくない', 'ラーメン', -1],
  ['部屋が汚くて、臭いもひどかった', '部屋', -1],
  ['この電話は悪くない', '電話', 1],
  ['配送は問題ありませんでした', '配送', 1],
  ['接客に満足していません', '接客', -1],
  ['充電器が使えません', '充電器', -1],
  ['三日で画面が壊れました', '画面', -1],
  ['二度とこの店では買いません', 'この店', -1],
  ['料理は最高ですが、部屋は狭かった', '料理', 1],
  ['料理は最高ですが、部屋は狭かった', '部屋', -1],
  ['値段が高すぎる', '値段', -1],
  ['操作が分かりにくい', '操作', -1],
  ['スタッフは親切なだけでなく、仕事も丁寧でした', 'スタッフ', 1],
  ['この講座は初心者におすすめです', '講座', 1],
  ['この講座はおすすめできません', '講座', -1],
  ['こんにちは、昨日荷物を送りました', '荷物', 0],
  ['景色がキレイで感動した', '景色', 1],
  ['バスタブからお湯が出ない', 'お湯', -1],
  ['電池がすぐ切れるので困ります', '電池', -1],
  ['ふたは外れにくい', 'ふた', 1],
  ['映像は途切れません', '映像', 1],
  ['主人公に魅力は全くありません', '魅力', -1],
  ['味つけは物足りません', '味つけ', -1],
  ['主任はいつもご機嫌です', '主任', 1],
  ['操作に何の問題もありません', '操作', 1],
  ['椅子に傷ひとつない', '椅子', 1],
  ['店長は気遣いがない', '店長', -1],
  ['フィリピンに荷物を送りました', '荷物', 0],
])('「%s」: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('とても便利')).toBeGreaterThan(score('便利'))
  expect(score('便利')).toBeGreaterThan(score('やや便利'))
  expect(score('不便')).toBeGreaterThan(score('非常に不便'))
})
