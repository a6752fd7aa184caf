import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/fi.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('fi'))
const labelOf = createLabeller(polarity)

test.each([
  ['Huone oli siisti ja sänky erittäin mukava', 'Huone', 1],
  ['Ruoka ei ollut hyvää', 'Ruoka', -1],
  ['Palvelu oli tylyä', 'Palvelu', -1],
  ['Laturi ei toimi', 'Laturi', -1],
  ['Toimituksessa ei ollut ongelmia', 'Toimituksessa', 1],
  ['Kahvi ei ollut yhtään hassumpaa', 'Kahvi', 1],
  ['En osta tästä kaupasta enää koskaan', 'kaupasta', -1],
  ['Aamiainen oli herkullinen mutta huone oli likainen', 'Aamiainen', 1],
  ['Aamiainen oli herkullinen mutta huone oli likainen', 'huone', -1],
  ['Hinta oli liian kallis', 'Hinta', -1],
  ['Opettaja selitti asiat selkeästi', 'Opettaja', 1],
  ['Kurssi oli tylsä ja sekava', 'Kurssi', -1],
  ['Henkilökunta ei vain auttanut, vaan oli myös ystävällinen', 'Henkilökunta', 1],
  ['Suosittelen tätä hotellia kaikille', 'hotellia', 1],
  ['En suosittele tätä hotellia', 'hotellia', -1],
  ['Hyvää päivää, lähetin paketin eilen', 'paketin', 0],
  ['Puhelin hajosi viikossa', 'Puhelin', -1],
  ['Akku kestää hyvin ja näyttö on upea', 'näyttö', 1],
  ['Odotimme tunnin ja keitto oli kylmää', 'keitto', -1],
  ['Palvelu jätti toivomisen varaa', 'Palvelu', -1],
])('“%s”: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Näköala oli todella kaunis')).toBeGreaterThan(score('Näköala oli kaunis'))
  expect(score('Näköala oli kaunis')).toBeGreaterThan(score('Näköala oli melko kaunis'))
  expect(score('Huone oli meluisa')).toBeGreaterThan(score('Huone oli erittäin meluisa'))
})
