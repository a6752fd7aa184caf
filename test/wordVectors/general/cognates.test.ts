import { expect, test } from 'vitest'
import { cognateKeys, createCognateReader, findCognates } from '../../../src/wordVectors/general/cognates.js'
import { quantizeGroups } from '../../../src/wordVectors/general/groupTable.js'

test.each([
  ['organisation', 'organizácia', 'organis-'],
  ['economic', 'ekonomik', 'ekonomi-'],
  ['телефонный', 'telefonnyj', 'telefon-'],
  ['philosophy', 'filosofi', 'filosof-'],
  ['København', 'Kobenavn', 'kobenav-'],
])('%s and %s begin with the same sounds', (one, other, key) => {
  expect(cognateKeys(one).at(-1)).toBe(key)
  expect(cognateKeys(other).at(-1)).toBe(key)
})

test.each([
  ['schick', []],
  ['music', ['musik']],
  ['Strasse', ['strase']],
  ['straßen', ['strasen', 'strasen-']],
  ['taxation', ['taksation', 'taksati-']],
  ['quality', ['kaliti']],
  ['Wetter', ['veter']],
  ['hyphen', []],
  ['Łódzki', ['lodski']],
  ['żółtych', ['soltik']],
  ['good value', []],
  ['b2b-commerce', []],
  ['日本語', []],
  ['', []],
])('the keys of %s', (word, keys) => expect(cognateKeys(word)).toEqual(keys))

const axes = 2
const vectors = Float64Array.of(1, 0, 0, 1, 0.9, Math.sqrt(0.19))
const table = (terms: Record<string, string[][]>) => ({
  ...quantizeGroups(vectors, axes),
  terms: new Map(Object.entries(terms)),
})

test('a key is that of the main language, or of two others, and of the group nearest to all of them', () => {
  const found = findCognates(
    table({
      en: [['museum'], ['banana'], []],
      it: [['palazzo'], ['farmacia'], ['museum']],
      es: [['palacio'], ['farmacia'], []],
    }),
    'en',
  )
  // `palazzo` and `palacio` differ; "museum" is in groups whose cosine is .9, and the first is met first.
  expect(found).toEqual([['museum'], ['banana', 'farmaki-', 'farmakia'], []])
})

test('words of different meanings have no key together', () => {
  const found = findCognates(table({ en: [['gymnasium'], [], []], de: [[], ['gymnasium'], []] }), 'en')
  expect(found.flat()).toEqual([])
})

test('a word is read by what languages share, else by the beginning of own words that agree', () => {
  const groups = table({
    en: [['organization'], ['telephone'], []],
    cs: [['nabídnout'], ['nemocnice', 'telegram'], ['telegraf']],
  })
  const groupOf = createCognateReader({ ...groups, cognates: findCognates(groups, 'en') }, 'cs')
  expect(groupOf('organizace')).toBe(0)
  expect(groupOf('telefon')).toBe(1)
  expect(groupOf('nemocniční')).toBe(1)
  expect(groupOf('nabídka')).toBeUndefined()
  // telegram (group 1) and telegraf (group 2) share "telegra-"; their cosine is .44, their agreement .85.
  expect(groupOf('telegrafní')).toBe(1)
  expect(groupOf('neznámý')).toBeUndefined()
})

test('own words of different meanings say nothing of a third', () => {
  const groups = { ...table({ cs: [['kontrolovat'], ['kontrolka'], []] }), cognates: [[], [], []] }
  expect(createCognateReader(groups, 'cs')('kontrolor')).toBeUndefined()
})
