import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/sr.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('sr'))
const labelOf = createLabeller(polarity)

const cases: readonly (readonly [text: string, target: string, label: number])[] = [
  ['Soba je bila čista i vrlo udobna', 'Soba', 1],
  ['Hrana nije bila dobra', 'Hrana', -1],
  ['Konobar je bio neljubazan', 'Konobar', -1],
  ['Punjač ne radi', 'Punjač', -1],
  ['Dostava je prošla bez problema', 'Dostava', 1],
  ['Kafa nije loša', 'Kafa', 1],
  ['Doručak je bio odličan, ali kupatilo je bilo prljavo', 'Doručak', 1],
  ['Doručak je bio odličan, ali kupatilo je bilo prljavo', 'kupatilo', -1],
  ['Nikad više u ovom hotelu!', 'hotelu', -1],
  ['Večera je mogla biti bolja', 'Večera', -1],
  ['Bolje ne može, prelepa plaža', 'plaža', 1],
  ['Masaža ne vredi tih para', 'Masaža', -1],
  ['Izlet se isplati, sve preporuke', 'Izlet', 1],
  ['Usluga ostavlja da se poželi', 'Usluga', -1],
  ['Osoblje je ne samo ljubazno nego i stručno', 'Osoblje', 1],
  ['Preporučujem ovaj kurs', 'kurs', 1],
  ['Ne preporučujem ovaj kurs', 'kurs', -1],
  ['Ovo je najmanje koristan čas', 'čas', -1],
  ['Jedva da je koristan taj čas', 'čas', -1],
  ['Najlepša plaža na moru', 'plaža', 1],
  ['Dobar dan, juče sam poslao paket', 'paket', 0],
]

test.each(cases)('„%s“: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

const wholes: readonly (readonly [text: string, label: number])[] = [
  ['Čestitam na pobedi, ponosan sam na ekipu!', 1],
  ['Plakala sam od tuge, počivaj u miru', -1],
  ['Lopovi i prevaranti, sramota!', -1],
  ['Umirem od smeha, genijalan snimak', 1],
  ['Dvoje poginulih i pet povređenih u napadu', -1],
  ['Korisnik bira jezik u meniju', 0],
  ['Skupština zaseda u sredu', 0],
  ['Supermarket je preko puta škole', 0],
  ['Urednik je odlazio u Tuzlu svake subote', 0],
  ['Neznanac je kupio lososa i bombone', 0],
  ['Ništa posebno, očekivali smo više', -1],
  ['Bačene pare, pokvario se trećeg dana', -1],
]

test.each(wholes)('„%s“ as a whole has the sign %d', (text, label) => {
  expect(polarity.scoreText(text).label).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Pogled je veoma lep')).toBeGreaterThan(score('Pogled je lep'))
  expect(score('Pogled je lep')).toBeGreaterThan(score('Pogled je donekle lep'))
  expect(score('Ulica je bučna')).toBeGreaterThan(score('Ulica je izuzetno bučna'))
})

/** The Serbian alphabets stand letter for letter, but for the three that are two Latin ones. */
const cyrillic = (text: string): string =>
  [...text.replace(/lj/gu, 'љ').replace(/nj/gu, 'њ').replace(/dž/gu, 'џ').replace(/Lj/gu, 'Љ').replace(/Nj/gu, 'Њ')]
    .map((letter) => {
      const at = 'abvgdđežzijklmnoprstćufhcčš'.indexOf(letter.toLowerCase())
      const found = at < 0 ? letter : 'абвгдђежзијклмнопрстћуфхцчш'[at]!
      return letter === letter.toLowerCase() ? found : found.toUpperCase()
    })
    .join('')

test('a text says the same in both alphabets', () => {
  expect(cyrillic('Ljubazno osoblje, džem i njihova čorba')).toBe('Љубазно особље, џем и њихова чорба')
  for (const text of [...cases.map(([example]) => example), ...wholes.map(([whole]) => whole)]) {
    expect([text, polarity.scoreText(cyrillic(text))]).toEqual([text, polarity.scoreText(text)])
  }
})

test('ijekavian and texts without diacritics are understood', () => {
  expect(labelOf('Pogled je bio lijep', 'Pogled')).toBe(1)
  expect(labelOf('Usluga je odlicna', 'Usluga')).toBe(1)
  expect(labelOf('Nista posebno, hrana je losa', 'hrana')).toBe(-1)
})
