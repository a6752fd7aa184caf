import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

test.each([
  ['cs', 'Uvítal bych víc příkladů.'],
  ['de', 'Ich würde mir mehr Licht wünschen.'],
  ['es', 'Estaría bien que tuviera tapa.'],
  ['fr', "Ce serait bien d'avoir un couvercle."],
  ['it', 'Mi sarebbe piaciuto un coperchio.'],
  ['ja', 'もっと長いといいのに。'],
  ['ko', '뚜껑이 있었으면 좋았을 텐데.'],
  ['nl', 'Ik had graag gezien dat er een deksel op zat.'],
  ['pl', 'Wolałabym większy ekran.'],
  ['pt', 'Poderia ter mais exemplos.'],
  ['ru', 'Хотелось бы больше примеров.'],
  ['tr', 'Kapağı olsa iyi olurdu.'],
  ['uk', 'Хотілося б більше прикладів.'],
  ['zh', '如果有盖子就更好了。'],
])('what the writer misses is blame (%s: %s)', async (language, text) => {
  expect(await signOf(language, text)).toBe(-1)
})

test.each([
  ['ボタンが硬すぎます。', -1],
  ['画面が明るすぎる。', -1],
  ['強すぎず弱すぎず。', 1],
])('an excess is blame in Japanese, and its absence is praise: %s', async (text, sign) => {
  expect(await signOf('ja', text)).toBe(sign)
})
