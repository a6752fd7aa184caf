import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/hi.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('hi'))
const labelOf = createLabeller(polarity)

test.each([
  ['कमरा साफ और आरामदायक था', 'कमरा', 1],
  ['स्टाफ बहुत मददगार था', 'स्टाफ', 1],
  ['एसी काम नहीं करता', 'एसी', -1],
  ['बैटरी अच्छी नहीं है', 'बैटरी', -1],
  ['मुझे यह रंग पसंद नहीं', 'रंग', -1],
  ['पार्किंग में कोई समस्या नहीं हुई', 'पार्किंग', 1],
  ['खाना बुरा नहीं था', 'खाना', 1],
  ['खाना स्वादिष्ट था लेकिन सेवा धीमी थी', 'खाना', 1],
  ['खाना स्वादिष्ट था लेकिन सेवा धीमी थी', 'सेवा', -1],
  ['यह फोन बहुत महंगा है', 'फोन', -1],
  ['मैं इस होटल की सिफारिश करता हूं', 'होटल', 1],
  ['कल पैकेट डाक से आया', 'पैकेट', 0],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('दृश्य बहुत सुंदर है')).toBeGreaterThan(score('दृश्य सुंदर है'))
  expect(score('दृश्य सुंदर है')).toBeGreaterThan(score('दृश्य थोड़ा सुंदर है'))
})
