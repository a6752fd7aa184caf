import { expect, test } from 'vitest'
import { labelOf } from './labelOf.js'

test.each([
  ['en', 'We waited 40 minutes at the counter.'],
  ['en', 'He had to ask us four times.'],
  ['en', 'Nobody explained the form.'],
  ['en', 'They left it in the rain.'],
  ['de', 'Wir haben 30 Minuten auf den Bus gewartet.'],
  ['de', 'Das Licht ist seit Tagen aus.'],
  ['fr', 'La fenêtre se ferme toute seule.'],
  ['es', 'El autobús llega siempre tarde.'],
  ['es', 'La falda me queda grande.'],
  ['it', 'La borsa è diversa dalla foto.'],
  ['nl', 'De doos is nog niet geleverd.'],
  ['nl', 'De tas is anders dan op de foto.'],
  ['pl', 'Nikt nie odebrał telefonu.'],
  ['pt', 'Ninguém veio até hoje.'],
  ['ru', 'До сих пор жду письма.'],
  ['ja', '電気が消えたままです。'],
  ['ko', '색상이 달라요.'],
])('what did not happen, or happened too late, is blame (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(-1)
})

test.each([
  ['en', 'The nurse held my hand.'],
  ['de', 'Die Ärztin hat ein offenes Ohr.'],
  ['de', 'Die Pflegerin hat mir die Angst genommen.'],
  ['es', 'El médico me tranquilizó.'],
  ['pl', 'Lekarka zawsze znajdzie czas.'],
  ['ru', 'Соседка всегда поможет.'],
])('attention and help are praise (%s: %s)', async (language, text) => {
  expect(await labelOf(language, text)).toBe(1)
})

test('a hard topic is no blame', async () => {
  expect(await labelOf('en', 'The chapter is about a hard topic.')).toBe(0)
})
