import { expect, test } from 'vitest'
import { lexicon } from '../../../src/text/lexicons/pl.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { createPolarityScorer } from '../../../src/text/sentiment/polarityScorer.js'
import { createLabeller } from './createLabeller.js'

const polarity = createPolarityScorer(lexicon, stemmer('pl'))
const labelOf = createLabeller(polarity)

test.each([
  ['Pokój był czysty i bardzo przytulny', 'Pokój', 1],
  ['Obsługa miła i pomocna', 'Obsługa', 1],
  ['Bateria nie trzyma ani jednego dnia', 'Bateria', -1],
  ['Kolacja nam nie smakowała', 'Kolacja', -1],
  ['Ekran wcale nie jest jasny', 'Ekran', -1],
  ['Klimatyzacja nie działa', 'Klimatyzacja', -1],
  ['Dostawa bez problemu', 'Dostawa', 1],
  ['Wino całkiem niezłe', 'Wino', 1],
  ['Nigdy więcej tego hotelu', 'hotelu', -1],
  ['Jedzenie pyszne, ale kelnerzy niegrzeczni', 'Jedzenie', 1],
  ['Jedzenie pyszne, ale kelnerzy niegrzeczni', 'kelnerzy', -1],
  ['Telefon jest zbyt drogi', 'Telefon', -1],
  ['W kursie brakuje przykładów', 'kursie', -1],
  ['Serwis pozostawia wiele do życzenia', 'Serwis', -1],
  ['Polecam tę restaurację każdemu', 'restaurację', 1],
  ['Nie polecam tej restauracji', 'restauracji', -1],
  ['Materac niewygodny', 'Materac', -1],
  ['Hotel nie tylko ładny, lecz także tani', 'Hotel', 1],
  ['Dzień dobry, paczka wyszła wczoraj', 'paczka', 0],
  ['Obsluga swietna', 'Obsluga', 1],
])('« %s »: %s has the sign %d', (text, target, label) => {
  expect(labelOf(text, target)).toBe(label)
})

test('an intensifier strengthens and a diminisher weakens', () => {
  const score = (text: string): number => polarity.scoreText(text).score
  expect(score('Widok bardzo ładny')).toBeGreaterThan(score('Widok ładny'))
  expect(score('Widok ładny')).toBeGreaterThan(score('Widok dosyć ładny'))
  expect(score('Ulica głośna')).toBeGreaterThan(score('Ulica strasznie głośna'))
})
