import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/da.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('da'))
const labelOf = createLabeller(polarity)

test.each([
  ['Værelset var rent og meget hyggeligt', 'Værelset', 1],
  ['Personalet var venligt og hjælpsomt', 'Personalet', 1],
  ['Batteriet holder ikke en hel dag', 'Batteriet', -1],
  ['Jeg kan ikke lide farven', 'farven', -1],
  ['Suppen var slet ikke god', 'Suppen', -1],
  ['Skærmen virker ikke længere', 'Skærmen', -1],
  ['Ingen problemer med leveringen', 'leveringen', 1],
  ['Slet ikke dårligt, den her vin', 'vin', 1],
  ['Aldrig mere det hotel!', 'hotel', -1],
  ['Maden var fremragende, men betjeningen var langsom og uvenlig', 'Maden', 1],
  ['Maden var fremragende, men betjeningen var langsom og uvenlig', 'betjeningen', -1],
  ['En alt for dyr telefon', 'telefon', -1],
  ['Kurset mangler tydelige eksempler', 'Kurset', -1],
  ['Kundeservice lader meget tilbage at ønske', 'Kundeservice', -1],
  ['Kan varmt anbefale butikken', 'butikken', 1],
  ['Jeg anbefaler ikke butikken', 'butikken', -1],
  ['En uvenlig modtagelse', 'modtagelse', -1],
  ['Jeg kan ikke anbefale frisøren nok', 'frisøren', 1],
  ['Jeg kan ikke anbefale frisøren', 'frisøren', -1],
  ['Alt andet end kedelig', 'kedelig', 1],
  ['Håber det hjælper', 'hjælper', 0],
  ['God morgen, pakken blev sendt i går', 'pakken', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Udsigten er virkelig smuk')).toBeGreaterThan(score('Udsigten er smuk'))
  expect(score('Udsigten er smuk')).toBeGreaterThan(score('Udsigten er temmelig smuk'))
  expect(score('Gaden er støjende')).toBeGreaterThan(score('Gaden er ekstremt støjende'))
})
