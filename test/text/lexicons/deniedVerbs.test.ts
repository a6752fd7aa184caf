import { expect, test } from 'vitest'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'

const signOf = async (language: string, text: string): Promise<number> =>
  Math.sign((await loadPolarityScorer(language)).read(text).documentPolarity().score)

test.each([
  ['de', 'Seit dem Update stürzt die App nicht mehr ab.', 1],
  ['de', 'Die App hängt nicht mehr.', 1],
  ['de', 'Seit dem Update verliert der Drucker die Verbindung nicht mehr.', 1],
  ['tr', 'Uygulama artık çökmüyor.', 1],
  ['nl', 'De app crasht niet meer.', 1],
  ['nl', 'De app loopt niet meer vast.', 1],
  ['sv', 'Ljudet stör inte.', 1],
  ['no', 'Støyen plager oss ikke.', 1],
  ['de', 'Die App geht leider nicht mehr.', -1],
  ['de', 'Die langsame App startet nicht.', -1],
  ['nl', 'De app werkt helaas niet meer.', -1],
  ['nl', 'Ze begrijpen het probleem niet.', -1],
  ['sv', 'Appen startar tyvärr inte.', -1],
])('a negator behind a verb of blame denies it, and no adverb or noun (%s: %s)', async (language, text, sign) => {
  expect(await signOf(language, text)).toBe(sign)
})

test.each([
  ['cs', 'Nikdo nepomohl.', -1],
  ['cs', 'Nikdo neodpověděl.', -1],
  ['cs', 'Nikdy mě nezklamali.', 1],
  ['cs', 'Pokoj nebyl nepříjemný.', 1],
  ['cs', 'Nic špatného.', 1],
  ['cs', 'Nikdy žádné problémy.', 1],
  ['lt', 'Niekas neveikia.', -1],
  ['lt', 'Niekada nenuvylė.', 1],
])('"nobody" beside a verb with a negative prefix is one negation (%s: %s)', async (language, text, sign) => {
  expect(await signOf(language, text)).toBe(sign)
})

test('a second negator beside denied blame of a language with concord is no blame', async () => {
  expect((await loadPolarityScorer('es')).scoreText('La aplicación no se ha colgado ni una vez.').label).toBe(1)
  expect(await signOf('es', 'No funciona ni una vez.')).toBe(-1)
})

test.each([
  ['en', 'The room could use more light.', -1],
  ['en', 'The bathroom could do with a good clean.', -1],
  ['en', 'We could use the lovely pool.', 1],
  ['da', 'Værelset trænger til en kærlig hånd.', -1],
  ['sv', 'Rummet skulle behöva bra ljus.', -1],
])('what something needs is blame (%s: %s)', async (language, text, sign) => {
  expect(await signOf(language, text)).toBe(sign)
})
