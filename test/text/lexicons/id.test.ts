import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/id.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('id'))
const labelOf = createLabeller(polarity)

test.each([
  ['Kamarnya bersih dan nyaman banget', 'Kamarnya', 1],
  ['Stafnya ramah dan sangat membantu', 'Stafnya', 1],
  ['Baterainya cepat habis', 'Baterainya', -1],
  ['Saya tidak suka sarapannya', 'sarapannya', -1],
  ['Layarnya kurang jernih', 'Layarnya', -1],
  ['AC tidak berfungsi', 'AC', -1],
  ['Pengiriman tanpa kendala', 'Pengiriman', 1],
  ['Kopinya tidak buruk', 'Kopinya', 1],
  ['Jangan pernah menginap di hotel ini', 'hotel', -1],
  ['Makanannya enak tapi pelayannya jutek', 'Makanannya', 1],
  ['Makanannya enak tapi pelayannya jutek', 'pelayannya', -1],
  ['Hp ini terlalu mahal', 'Hp', -1],
  ['Harga tiketnya mahal sekali', 'tiketnya', -1],
  ['Kursus ini sangat direkomendasikan', 'Kursus', 1],
  ['Kursus ini tidak direkomendasikan', 'Kursus', -1],
  ['Kasurnya gak empuk', 'Kasurnya', -1],
  ['Restorannya tidak hanya indah, tetapi juga murah', 'Restorannya', 1],
  ['Beli tas disini ga nyesel', 'tas', 1],
  ['Selamat pagi, paketnya berangkat kemarin', 'paketnya', 0],
  ['Bahannya bagus tp jahitannya gampang sobek', 'jahitannya', -1],
  ['Materinya mudah dipahami', 'Materinya', 1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Pemandangannya indah sekali')).toBeGreaterThan(score('Pemandangannya indah'))
  expect(score('Pemandangannya indah')).toBeGreaterThan(score('Pemandangannya lumayan indah'))
  expect(score('Jalannya berisik')).toBeGreaterThan(score('Jalannya sangat berisik'))
})
