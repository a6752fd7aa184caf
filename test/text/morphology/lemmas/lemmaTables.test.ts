import { expect, test } from 'vitest'
import {
  commonWords,
  endsInWord,
  lemmatizerOf,
  replaceHead,
  rowsOf,
} from '../../../../src/text/morphology/lemmas/lemmaTables.js'

test('common words come from the highest band to the lowest', () => {
  expect(commonWords({ '1e-4': 'rare words', '1e-2': 'the', '3e-3': 'house' })).toEqual([
    'the',
    'house',
    'rare',
    'words',
  ])
})

test('rows are separated by commas, words by white space', () => {
  expect(rowsOf('take took taken,\n  give  gave')).toEqual([
    ['take', 'took', 'taken'],
    ['give', 'gave'],
  ])
})

test('a word ends in a listed word if it is one, or if two letters or more come before it', () => {
  const list = new Set(['haus', 'us'])
  expect(['haus', 'baumhaus', 'xhaus', 'bus'].map((word) => endsInWord(word, list, 4))).toEqual([
    ...[true, true, false, false],
  ])
})

test('the last part of a compound is replaced, the longest one first', () => {
  const bases = new Map([
    ['männer', 'mann'],
    ['er', 'x'],
  ])
  expect(['männer', 'schneemänner', 'kinder', 'aer'].map((word) => replaceHead(word, bases, 2))).toEqual([
    ...['mann', 'schneemann', 'kindx', undefined],
  ])
})

test('the lemma is the known word of the stem with the lowest rank, then that of the last part, then a guess', () => {
  const lemmatize = lemmatizerOf({
    stem: (word) => word.replace(/(?:en|e|er)$/u, ''),
    words: () => ['tische', 'tisch', 'lampe', 'kleiner'],
    rank: (word, stem) => (word === 'kleiner' ? undefined : word.length - stem.length),
    guess: (stem) => `${stem}?`,
  })
  expect(['tischen', 'tisch', 'lampen', 'schreibtische', 'kleinen'].map(lemmatize)).toEqual([
    ...['tisch', 'tisch', 'lampe', 'schreibtisch', 'klein?'],
  ])
})
