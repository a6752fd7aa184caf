import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/hu.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('hu'))
const labelOf = createLabeller(polarity)

test.each([
  ['A szoba tiszta volt és nagyon kényelmes', 'szoba', 1],
  ['Az étel nem volt finom', 'étel', -1],
  ['A személyzet udvariatlan', 'személyzet', -1],
  ['A töltő nem működik', 'töltő', -1],
  ['A szállítással nem volt semmi probléma', 'szállítással', 1],
  ['A kávé nem rossz', 'kávé', 1],
  ['Ebben a boltban soha többet nem vásárolok', 'boltban', -1],
  ['A reggeli finom volt, de a szoba piszkos', 'reggeli', 1],
  ['A reggeli finom volt, de a szoba piszkos', 'szoba', -1],
  ['Az ára túl drága', 'ára', -1],
  ['A tanár érthetően és érdekesen magyarázott', 'tanár', 1],
  ['A tanfolyam unalmas volt', 'tanfolyam', -1],
  ['A pincér nemcsak kedves, hanem gyors is volt', 'pincér', 1],
  ['Mindenkinek ajánlom ezt a szállodát', 'szállodát', 1],
  ['Nem ajánlom ezt a szállodát', 'szállodát', -1],
  ['Jó napot, tegnap feladtam egy csomagot', 'csomagot', 0],
  ['A telefon egy hét után elromlott', 'telefon', -1],
  ['A kijelző gyonyoru', 'kijelző', 1],
  ['A fürdőben nincs meleg víz', 'fürdőben', -1],
  ['A kiszolgálás hagy kívánnivalót maga után', 'kiszolgálás', -1],
])('„%s”: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('A kilátás nagyon szép')).toBeGreaterThan(score('A kilátás szép'))
  expect(score('A kilátás szép')).toBeGreaterThan(score('A kilátás elég szép'))
  expect(score('Az utca zajos')).toBeGreaterThan(score('Az utca rendkívül zajos'))
})
