import { expect, test } from 'vitest'
import { packStrings, unpackString, unpackStrings } from '../../../src/compute/shared.js'
import { orderSurfaces } from '../../../src/indexing/postings/termSurfaces.js'
import { describeIds, describeTerms, rank } from '../../../src/indexing/postings/termTable.js'
import { NO_TERM } from '../../../src/indexing/words/termNumbers.js'
import { expectedDocuments, relevance } from '../../../src/text/frequencies/backgroundFrequency.js'

test('surface forms are ordered by count, then lower case first, and at most 100', () => {
  expect(
    orderSurfaces([
      ['Room', 2],
      ['room', 2],
      ['rooms', 3],
    ]).map(([text]) => text),
  ).toEqual(['rooms', 'room', 'Room'])
  expect(orderSurfaces(Array.from({ length: 120 }, (_, i) => [`w${i}`, i] as const))).toHaveLength(100)
})

test('surface forms of one term are summed over shards; terms that do not occur are left out', async () => {
  const numbers = {
    newNumbers: Uint32Array.of(1, NO_TERM, 0),
    oldNumbers: Uint32Array.of(2, 0),
    totalDocCounts: Uint32Array.of(3, 2),
    distinctDocCounts: Uint32Array.of(3, 2),
  }
  const table = await describeTerms.run({
    management: {},
    languages: [{ language: 'en' }],
    termIds: packStrings(['pool|en', 'gone|en', 'room|en']),
    numbers,
    surfaces: [
      {
        terms: Uint32Array.of(0, 1, NO_TERM),
        counts: Uint32Array.of(1, 4, 9),
        insideCounts: new Uint32Array(3),
        texts: packStrings(['Room', 'pool', 'gone']),
      },
      {
        terms: Uint32Array.of(0, 0),
        counts: Uint32Array.of(2, 2),
        insideCounts: new Uint32Array(2),
        texts: packStrings(['rooms', 'Room']),
      },
    ],
    documentCount: 10,
    meanWords: 5,
  })
  expect(unpackStrings(table.ids)).toEqual(['room|en', 'pool|en'])
  expect([...table.surfaceOffsets]).toEqual([0, 2, 3])
  expect(unpackStrings(table.surfaceTexts)).toEqual(['Room', 'rooms', 'pool'])
  expect([...table.surfaceCounts]).toEqual([3, 2, 4])
  expect(unpackString(table.displays, 0)).toBe('Room')
})

test('a text that stands for two terms is counted for each by itself', async () => {
  const table = await describeTerms.run({
    management: {},
    languages: [{ language: 'en' }, { language: 'de' }],
    termIds: packStrings(['die|de', 'die|en']),
    numbers: {
      newNumbers: Uint32Array.of(0, 1),
      oldNumbers: Uint32Array.of(0, 1),
      totalDocCounts: Uint32Array.of(3, 2),
      distinctDocCounts: Uint32Array.of(3, 2),
    },
    surfaces: [
      {
        terms: Uint32Array.of(0, 0, 1, 1),
        counts: Uint32Array.of(7, 1, 2, 3),
        insideCounts: new Uint32Array(4),
        texts: packStrings(['die', 'Die', 'die', 'dies']),
      },
    ],
    documentCount: 10,
    meanWords: 5,
  })
  expect(unpackStrings(table.surfaceTexts)).toEqual(['die', 'Die', 'dies', 'die'])
  expect([...table.surfaceCounts]).toEqual([7, 1, 3, 2])
})

test('a phrase that only begins sentences is shown as its first word is by itself', async () => {
  const forms: readonly (readonly [id: string, text: string, inside: number])[] = [
    ['lovely|en', 'lovely', 0],
    ['lovely|en view|en', 'Lovely view', 0],
    ['london|en', 'London', 0],
    ['london|en bus|en', 'London bus', 0],
    // Written so in the middle of a sentence.
    ['premium|en', 'premium', 0],
    ['premium|en economy|en', 'Premium economy', 1],
    ['lovely|en planet|en', 'Lovely Planet', 0],
    ['lovely|en 5|en', 'Lovely 5', 0],
    // Negators are no terms.
    ['no|en complaint|en', 'No complaint', 0],
  ]
  const each = Uint32Array.from(forms, (_, term) => term)
  const ones = new Uint32Array(forms.length).fill(1)
  const { displays } = await describeTerms.run({
    management: {},
    languages: [{ language: 'en' }],
    termIds: packStrings(forms.map(([id]) => id)),
    numbers: { newNumbers: each, oldNumbers: each, totalDocCounts: ones, distinctDocCounts: ones },
    surfaces: [
      {
        terms: each,
        counts: ones,
        insideCounts: Uint32Array.from(forms, ([, , inside]) => inside),
        texts: packStrings(forms.map(([, text]) => text)),
      },
    ],
    documentCount: 10,
    meanWords: 5,
  })
  expect(unpackStrings(displays)).toEqual([
    ...['lovely', 'lovely view', 'London', 'London bus', 'premium', 'Premium economy'],
    ...['Lovely Planet', 'Lovely 5', 'no complaint'],
  ])
})

test('a term has the words of its id, and the frequency of its own language', async () => {
  const { wordCounts, backgroundFrequencies } = await describeIds(
    [{ language: 'en' }, { language: 'de' }],
    packStrings(['front|en desk|en', 'und|de', 'und|en']),
  )
  expect([...wordCounts]).toEqual([2, 1, 1])
  expect(backgroundFrequencies[1]!).toBeGreaterThan(backgroundFrequencies[2]!)
})

test('words derived from each other share a stem hash; phrases, other languages and other stems do not', async () => {
  const ids = [
    'connection|en',
    'connected|en',
    'room|en',
    'connection|de',
    'room|en connected|en',
    'room|en connection|en',
    'connecting-up|en',
    // As tokenizers of callers may find them.
    'e-mail|en',
    'e-commerce|en',
    '-in|en',
  ]
  const { stemHashes } = await describeIds([{ language: 'en' }, { language: 'de' }], packStrings(ids))
  const classes = [...stemHashes].map((hash) => stemHashes.indexOf(hash))
  expect(classes).toEqual([0, 0, 2, 3, 4, 5, 0, 7, 8, 9])
})

test('terms are ordered by relevance, and a negation alone has none', () => {
  const { relevances, byRelevance } = rank({
    management: {},
    ids: packStrings(['not|en', 'pool|en', 'not|en work|en']),
    displays: packStrings(['not', 'pool', 'not work']),
    backgroundFrequencies: Float32Array.of(0, 0.01, 0),
    distinctDocCounts: Uint32Array.of(90, 40, 7),
    documentCount: 100,
    meanWords: 10,
  })
  expect(relevances[0]).toBe(0)
  expect(relevances[1]).toBeCloseTo(relevance(40, expectedDocuments(Math.fround(0.01), 100, 10)), 4)
  expect(relevances[2]).toBe(7)
  expect([...byRelevance].slice(0, 2)).toEqual([1, 2])
})

test('what is no concept has a relevance where term management says to notice it', () => {
  const input = {
    ids: packStrings(['again|en', 'not|en', 'overall|en']),
    displays: packStrings(['again', 'not', 'overall']),
    backgroundFrequencies: new Float32Array(3),
    distinctDocCounts: Uint32Array.of(5, 6, 7),
    documentCount: 100,
    meanWords: 10,
  }
  expect([...rank({ ...input, management: {} }).relevances]).toEqual([0, 0, 0])
  const management = { 'again|en': { action: 'notice' }, 'not|en': { action: 'notice' } } as const
  expect([...rank({ ...input, management }).relevances]).toEqual([5, 6, 0])
  expect([...rank({ ...input, management: {}, isConcept: (term) => term === 2 }).relevances]).toEqual([0, 0, 7])
})

test('the form that is shown decides whether the German verb wissen is a concept', () => {
  const { relevances } = rank({
    ids: packStrings(['wissen|de', 'wissen|de']),
    displays: packStrings(['Wissen', 'wissen']),
    backgroundFrequencies: new Float32Array(2),
    distinctDocCounts: Uint32Array.of(5, 5),
    documentCount: 100,
    meanWords: 10,
    management: {},
  })
  expect([...relevances]).toEqual([5, 0])
})
