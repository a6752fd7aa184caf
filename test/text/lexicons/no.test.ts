import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/no.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('no'))
const labelOf = createLabeller(polarity)

test.each([
  ['Rommet var rent og veldig koselig', 'Rommet', 1],
  ['Personalet var vennlig og hjelpsomt', 'Personalet', 1],
  ['Batteriet varer ikke en hel dag', 'Batteriet', -1],
  ['Jeg liker ikke fargen', 'fargen', -1],
  ['Suppen var slett ikke god', 'Suppen', -1],
  ['Skjermen virker ikke lenger', 'Skjermen', -1],
  ['Ingen problemer med leveringen', 'leveringen', 1],
  ['Slett ikke verst, denne vinen', 'vin', 1],
  ['Aldri mer dette hotellet!', 'hotellet', -1],
  ['Maten var utmerket, men betjeningen var treg og uhøflig', 'Maten', 1],
  ['Maten var utmerket, men betjeningen var treg og uhøflig', 'betjeningen', -1],
  ['En altfor dyr telefon', 'telefon', -1],
  ['Kurset mangler tydelige eksempler', 'Kurset', -1],
  ['Kundeservice lar mye å ønske', 'Kundeservice', -1],
  ['Anbefaler butikken på det sterkeste', 'butikken', 1],
  ['Jeg anbefaler ikke butikken', 'butikken', -1],
  ['En uvennlig mottakelse', 'mottakelse', -1],
  ['God morgen, pakken ble sendt i går', 'pakken', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Utsikten er virkelig vakker')).toBeGreaterThan(score('Utsikten er vakker'))
  expect(score('Utsikten er vakker')).toBeGreaterThan(score('Utsikten er ganske vakker'))
  expect(score('Gaten er bråkete')).toBeGreaterThan(score('Gaten er ekstremt bråkete'))
})
