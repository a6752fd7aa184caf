import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/eu.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('eu'))
const labelOf = createLabeller(polarity)

test.each([
  ['Logela garbia eta erosoa zen', 'Logela', 1],
  ['Langileak oso jatorrak dira', 'Langileak', 1],
  ['Dutxa ez zebilen', 'Dutxa', -1],
  ['Ez zait kolore hau gustatzen', 'kolore', -1],
  ['Gosaria ez zen ona', 'Gosaria', -1],
  ['Arazorik gabe aparkatu genuen', 'aparkatu', 1],
  ['Janaria bikaina zen, baina zerbitzua motela', 'Janaria', 1],
  ['Janaria bikaina zen, baina zerbitzua motela', 'zerbitzua', -1],
  ['Telefono hau garestia da', 'Telefono', -1],
  ['Ardoa ez dago gaizki', 'Ardoa', 1],
  ['Jatetxe hau gomendatzen dugu', 'Jatetxe', 1],
  ['Ez dut jatetxe hau gomendatzen', 'jatetxe', -1],
  ['Autobusa kalean dago', 'Autobusa', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Hotela oso polita da')).toBeGreaterThan(score('Hotela polita da'))
  expect(score('Hotela polita da')).toBeGreaterThan(score('Hotela pixka bat polita da'))
})
