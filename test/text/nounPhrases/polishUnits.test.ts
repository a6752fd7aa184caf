import { expect, test } from 'vitest'
import { polishUnits } from '../../../src/text/nounPhrases/polishUnits.js'

/** The units of a run; adjectives are marked by `+`, hyphens stand before a word. */
const unitsOf = (run: string): string[] => {
  const words = run.split(' ').map((word) => ({
    text: word.replace(/[+-]/gu, ''),
    isAdjective: word.endsWith('+'),
    isHyphenated: word.startsWith('-'),
  }))
  return polishUnits(words).map(([from, to]) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  )
}

test('every noun of a chain of genitives is a unit', () => {
  expect(unitsOf('metoda pomiaru temperatury')).toEqual(['metoda', 'pomiaru', 'temperatury'])
})

test('an adjective belongs to the noun with which it agrees, to the one before if it agrees with both', () => {
  expect(unitsOf('pomiar dużych+ prądów')).toEqual(['pomiar', 'dużych prądów'])
  expect(unitsOf('metoda numeryczna+ pomiaru')).toEqual(['metoda numeryczna', 'pomiaru'])
  expect(unitsOf('sieci neuronowych+ silników')).toEqual(['sieci neuronowych', 'silników'])
  expect(unitsOf('szybka+ transformata Fouriera')).toEqual(['szybka transformata', 'Fouriera'])
  expect(unitsOf('stan techniczny+')).toEqual(['stan techniczny'])
})

test('names and words with hyphens are not split', () => {
  expect(unitsOf('prezes Steve Jobs')).toEqual(['prezes', 'Steve Jobs'])
  expect(unitsOf('modulator sigma -delta rzędu')).toEqual(['modulator', 'sigma delta', 'rzędu'])
})
