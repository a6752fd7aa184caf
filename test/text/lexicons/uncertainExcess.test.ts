import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

test.each([
  ['de', 'Das Bett war zu weich.'],
  ['de', 'Die Suppe war mir zu salzig.'],
  ['nl', 'Het bed was te zacht.'],
  ['nl', 'De soep is te flauw.'],
  ['sv', 'Det är för dåligt.'],
  ['da', 'Det er for dårligt.'],
  ['no', 'Det er for dårlig.'],
  ['no', 'Sengen var for myk.'],
  ['pl', 'Łóżko było za miękkie.'],
  ['pl', 'Zupa była za słona.'],
])('too much is blame where its word is a preposition as well (%s: %s)', async (language, text) => {
  expect(await signOf(language, text)).toBe(-1)
})

test.each([
  ['de', 'Ich habe versucht, die App zu öffnen.', 0],
  ['de', 'Der Service ist zu empfehlen.', 1],
  ['de', 'Zu großer Freude der Kinder gab es Eis.', 1],
  ['de', 'Zu günstigem Preis.', 1],
  ['nl', 'Het huis is te koop.', 0],
  ['nl', 'Het was leuk om te zien.', 1],
  ['sv', 'Den är bra för barn.', 1],
  ['sv', 'Tack för god mat.', 1],
  ['da', 'Tak for god mad.', 1],
  ['no', 'Takk for god mat.', 1],
  ['pl', 'Hotel jest za rogiem.', 0],
  ['pl', 'Dziękuję za pomoc.', 1],
])('the preposition or particle is no excess (%s: %s)', async (language, text, sign) => {
  expect(await signOf(language, text)).toBe(sign)
})

test.each([
  ['de', 'Das Bett war nicht zu weich.'],
  ['nl', 'Het bed was niet te zacht.'],
  ['de', 'Der Akku war nicht zu schwach.'],
  ['sv', 'Det är inte för dåligt.'],
])('what is not too much is praise of a whole text (%s: %s)', async (language, text) => {
  expect((await loadPolarityScorer(language)).scoreText(text).label).toBe(1)
})
