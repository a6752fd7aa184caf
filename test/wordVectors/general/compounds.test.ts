import { expect, test } from 'vitest'
import { isCompounding, partsOfCompound } from '../../../src/wordVectors/general/compounds.js'

const parts = (word: string, ...known: string[]): string[] => partsOfCompound(word, (part) => known.includes(part))

test('the longest known end and the longest known beginning before it', () => {
  expect(parts('haustierarzt', 'haus', 'haustier', 'tierarzt', 'arzt')).toEqual(['haus', 'tierarzt'])
  expect(parts('fußballspieler', 'fußball', 'spieler', 'ball')).toEqual(['fußball', 'spieler'])
})

test('up to two linking letters may stand between the parts', () => {
  expect(parts('regierungschef', 'regierung', 'chef')).toEqual(['regierung', 'chef'])
  expect(parts('menschenrecht', 'mensch', 'recht')).toEqual(['mensch', 'recht'])
  expect(parts('xxxxabcrecht', 'xxxx', 'recht')).toEqual([])
})

test('a long head alone is enough, a short one is not', () => {
  expect(parts('lieblingsrestaurant', 'restaurant')).toEqual(['restaurant'])
  expect(parts('lieblingstier', 'tier')).toEqual([])
})

test('a known end within a longer known end that a prefix precedes is no head', () => {
  expect(parts('beschreiben', 'reiben', 'schreiben')).toEqual([])
  expect(parts('beschreiben', 'reiben')).toEqual(['reiben'])
  expect(parts('verschreiben', 'reiben', 'schreiben')).toEqual([])
  expect(parts('vorstadtbewohner', 'stadtbewohner', 'vorstadt', 'bewohner')).toEqual(['vorstadt', 'bewohner'])
})

test('parts have at least four letters', () => {
  expect(parts('abcd', 'abcd', 'ab', 'cd')).toEqual([])
  expect(parts('taxifahrt', 'taxi', 'fahrt')).toEqual(['taxi', 'fahrt'])
  expect(parts('seefahrt', 'see', 'fahrt')).toEqual([])
})

test('only some languages write compounds as one word', () => {
  expect(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv'].every(isCompounding)).toBe(true)
  expect(['en', 'fr', 'ru', 'ja'].some(isCompounding)).toBe(false)
})
