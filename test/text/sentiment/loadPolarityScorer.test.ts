import { expect, test } from 'vitest'
import { loadLexicon } from '../../../src/text/lexicons/index.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'

const texts = ['The room was not clean at all.', 'Great breakfast, but terrible coffee!', 'Nothing to complain about.']

test('scorers that share a compiled lexicon remember words and texts apart', async () => {
  const first = await loadPolarityScorer('en')
  const second = await loadPolarityScorer('en')
  const alone = createPolarityScorer((await loadLexicon('en'))!, stemmer('en'))
  const scored = first.read(texts[1]!)
  const values = [...scored.values].slice(0, scored.tokens.count)
  expect(texts.map((text) => second.scoreText(text))).toEqual(texts.map((text) => alone.scoreText(text)))
  expect([...scored.values].slice(0, scored.tokens.count)).toEqual(values)
  expect(first.remembered).toBeLessThan(second.remembered)
})

test('more languages than lexicons are kept give the same scores again', async () => {
  const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'en']
  const scores = []
  for (const language of languages) scores.push((await loadPolarityScorer(language)).scoreText(texts[1]!))
  expect(scores.at(-1)).toEqual(scores[0])
})

test.each([
  ['ja', '部屋はダメ。でもバスがすばらしい'],
  ['ko', '두번 봤습니다'],
])('%s has the scores of composed letters where they stand apart', async (language, text) => {
  const scorer = await loadPolarityScorer(language)
  const composed = scorer.scoreText(text)
  expect(composed.score).not.toBe(0)
  expect(scorer.scoreText(text.normalize('NFD'))).toEqual(composed)
})

test('Japanese mentions are scored by words of half width, whose sentences end in marks of half width', async () => {
  const scorer = await loadPolarityScorer('ja')
  const wide = scorer.score('ダメなベッド。朝食は最高', [{ start: 3, end: 6 }])
  expect(wide[0]!.label).toBe(-1)
  expect(scorer.score('ﾀﾞﾒなﾍﾞｯﾄﾞ｡朝食は最高', [{ start: 4, end: 9 }])).toEqual(wide)
})

test('refuses an unknown language', async () => {
  await expect(loadPolarityScorer('xx')).rejects.toThrow(RangeError)
})
