import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/sl.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('sl'))
const labelOf = createLabeller(polarity)

test.each([
  ['Soba je bila čista in zelo udobna', 'Soba', 1],
  ['Hrana ni bila dobra', 'Hrana', -1],
  ['Natakar je bil neprijazen', 'Natakar', -1],
  ['Polnilnik ne deluje', 'Polnilnik', -1],
  ['Dostava je potekala brez težav', 'Dostava', 1],
  ['Kava ni slaba', 'Kava', 1],
  ['Zajtrk je bil odličen, vendar je bila kopalnica umazana', 'Zajtrk', 1],
  ['Zajtrk je bil odličen, vendar je bila kopalnica umazana', 'kopalnica', -1],
  ['Nikoli več v ta hotel!', 'hotel', -1],
  ['Večerja bi lahko bila boljša', 'Večerja', -1],
  ['Bolje ne more biti, čudovita plaža', 'plaža', 1],
  ['Masaža ni vredna tega denarja', 'Masaža', -1],
  ['Izlet se splača, vse pohvale', 'Izlet', 1],
  ['Postrežba pušča veliko želenega', 'Postrežba', -1],
  ['Osebje je ne le prijazno, temveč tudi strokovno', 'Osebje', 1],
  ['Priporočam ta tečaj', 'tečaj', 1],
  ['Ne priporočam tega tečaja', 'tečaja', -1],
  ['To je najmanj koristna ura', 'ura', -1],
  ['Ta ura je komaj koristna', 'ura', -1],
  ['Najlepša plaža na otoku', 'plaža', 1],
  ['Dober dan, včeraj sem poslal paket', 'paket', 0],
  ['Hrana je odlicna', 'Hrana', 1],
])('„%s“: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test.each([
  ['Čestitke za zmago, ponosna sem na ekipo!', 1],
  ['Jokala sem od žalosti, počivaj v miru', -1],
  ['Lopovi in goljufi, sramota!', -1],
  ['Nasmejal sem se do solz, genialen posnetek', 1],
  ['Dva mrtva in pet ranjenih v napadu', -1],
  ['Uporabnik izbere jezik v meniju', 0],
  ['Lahko pridete v sredo v Ljubljano', 0],
  ['Stroški so v prilogi', 0],
  ['Na vprašanje je odgovoril po telefonu', 0],
  ['Poziv neznanca iz bombažne tovarne', 0],
  ['Nič posebnega, pričakovali smo več', -1],
  ['Vržen denar, pokvaril se je tretji dan', -1],
])('„%s“ as a whole has the sign %d', (text, label) => {
  expect(polarity.scoreText(text).label).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Razgled je zelo lep')).toBeGreaterThan(score('Razgled je lep'))
  expect(score('Razgled je lep')).toBeGreaterThan(score('Razgled je nekoliko lep'))
  expect(score('Ulica je hrupna')).toBeGreaterThan(score('Ulica je izredno hrupna'))
})
