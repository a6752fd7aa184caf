import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/ca.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('ca'))
const labelOf = createLabeller(polarity)

test.each([
  ["L'habitació era neta i acollidora", 'habitació', 1],
  ['El personal va ser amable i atent', 'personal', 1],
  ['La dutxa no funcionava', 'dutxa', -1],
  ["No m'agrada aquest color", 'color', -1],
  ['El llit no era gens còmode', 'llit', -1],
  ["Cap problema amb l'aparcament", 'aparcament', 1],
  ['El vi no està malament', 'vi', 1],
  ['Mai més en aquest hotel!', 'hotel', -1],
  ['El menjar era excel·lent, però el servei era lent', 'menjar', 1],
  ['El menjar era excel·lent, però el servei era lent', 'servei', -1],
  ['Un telèfon massa car', 'telèfon', -1],
  ["L'esmorzar podria ser millor", 'esmorzar', -1],
  ['Recomano aquest restaurant', 'restaurant', 1],
  ['No recomano aquest restaurant', 'restaurant', -1],
  ['Bon dia, el paquet va sortir ahir', 'paquet', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('La vista és molt bonica')).toBeGreaterThan(score('La vista és bonica'))
  expect(score('La vista és bonica')).toBeGreaterThan(score('La vista és una mica bonica'))
})
