import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/cs.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('cs'))
const labelOf = createLabeller(polarity)

test.each([
  ['Pokoj byl čistý a velmi útulný', 'Pokoj', 1],
  ['Jídlo nebylo dobré', 'Jídlo', -1],
  ['Obsluha byla neochotná', 'Obsluha', -1],
  ['Nabíječka nefunguje', 'Nabíječka', -1],
  ['Doručení proběhlo bez problémů', 'Doručení', 1],
  ['Káva není špatná', 'Káva', 1],
  ['V tomto obchodě už nikdy nenakoupím', 'obchodě', -1],
  ['Snídaně byla výborná, ale pokoj byl špinavý', 'Snídaně', 1],
  ['Snídaně byla výborná, ale pokoj byl špinavý', 'pokoj', -1],
  ['Cena je příliš drahá', 'Cena', -1],
  ['Lektor vše vysvětlil srozumitelně a zajímavě', 'Lektor', 1],
  ['Kurz byl nudný', 'Kurz', -1],
  ['Personál byl nejen milý, ale i velmi ochotný', 'Personál', 1],
  ['Hotel doporučuji všem', 'Hotel', 1],
  ['Hotel nedoporučuji', 'Hotel', -1],
  ['Dobrý den, včera jsem poslal balík', 'balík', 0],
  ['Telefon se po týdnu rozbil', 'Telefon', -1],
  ['S telefonem jsem spokojena', 'telefonem', 1],
  ['Displej je uzasny', 'Displej', 1],
  ['V koupelně nebyla teplá voda', 'koupelně', -1],
])('„%s“: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Výhled byl opravdu krásný')).toBeGreaterThan(score('Výhled byl krásný'))
  expect(score('Výhled byl krásný')).toBeGreaterThan(score('Výhled byl docela krásný'))
  expect(score('Ulice byla hlučná')).toBeGreaterThan(score('Ulice byla velmi hlučná'))
})
