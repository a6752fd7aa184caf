import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

test.each([
  ['ar', 'أتمنى لو كان هناك غطاء'],
  ['ca', 'Estaria bé que tingués tapa.'],
  ['cs', 'Uvítal bych víc příkladů.'],
  ['da', 'Jeg ville ønske, at der var flere eksempler.'],
  ['da', 'Jeg ville ønske den var bedre.'],
  ['da', 'Jeg kunne godt tænke mig flere eksempler.'],
  ['de', 'Ich würde mir mehr Licht wünschen.'],
  ['es', 'Estaría bien que tuviera tapa.'],
  ['fi', 'Olisin toivonut enemmän esimerkkejä.'],
  ['fr', "Ce serait bien d'avoir un couvercle."],
  ['hu', 'Jobb lett volna több példa.'],
  ['id', 'Akan lebih baik jika ada tutupnya.'],
  ['it', 'Mi sarebbe piaciuto un coperchio.'],
  ['ja', 'もっと長いといいのに。'],
  ['ko', '뚜껑이 있었으면 좋았을 텐데.'],
  ['nl', 'Ik had graag gezien dat er een deksel op zat.'],
  ['no', 'Jeg skulle ønske det var flere eksempler.'],
  ['no', 'Det hadde vært fint med et lokk.'],
  ['pl', 'Wolałabym większy ekran.'],
  ['pt', 'Poderia ter mais exemplos.'],
  ['ro', 'Mi-ar fi plăcut mai multe exemple.'],
  ['ru', 'Хотелось бы больше примеров.'],
  ['sv', 'Jag hade önskat fler exempel.'],
  ['sv', 'Jag hade önskat bättre kvalitet.'],
  ['sv', 'Jag önskar att den hade ett lock.'],
  ['sv', 'Skulle vara bättre om den hade ett lock.'],
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

test('a wish for the reader is praise, not blame', async () => {
  expect(await signOf('sv', 'Jag önskar dig en bra dag.')).toBe(1)
})
