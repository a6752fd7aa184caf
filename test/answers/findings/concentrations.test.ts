import { expect, test } from 'vitest'
import { documentsOf } from '../../../src/answers/context.js'
import { fieldValueOf, openDivisions, quarterOf } from '../../../src/answers/findings/concentrations.js'
import { askSmall } from '../smallSnapshot.js'

const seconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000
const inParis = { words: 'rotor', metadata: { city: 'Paris', kind: 'letter', date: seconds('2024-05-01') } }
const inRome = { words: 'rotor', metadata: { city: 'Rome', kind: 'letter', date: seconds('2024-08-01') } }

async function askDocuments(paris: number, rome: number, dateField?: string) {
  const documents = [...Array.from({ length: paris }, () => inParis), ...Array.from({ length: rome }, () => inRome)]
  const context = askSmall({ documents, types: { date: 'date' } })
  return await openDivisions(context, await documentsOf(context, []), dateField)
}

test('a value that most of the documents have is found, unless others have it as often', async () => {
  const divisions = await askDocuments(20, 20)
  if (divisions === 'noDateField') throw new Error('there is one')
  // 6 of 10 from Paris is what chance gives from 20 of 40; 9 of 10 is not: p = .0036, doubled for two fields.
  const some = (paris: number, rome: number) =>
    Uint32Array.from([...Array.from({ length: paris }, (_, i) => i), ...Array.from({ length: rome }, (_, i) => 20 + i)])
  expect(await fieldValueOf(divisions, some(6, 4))).toBe(undefined)
  expect(await fieldValueOf(divisions, some(9, 1))).toEqual({ field: 'city', label: 'Paris', count: 9, share: 0.9 })
  expect(await quarterOf(divisions, some(9, 1))).toEqual({
    field: 'date',
    label: '2024-04-01T00:00:00Z',
    count: 9,
    share: 0.9,
  })
  expect(await quarterOf(divisions, some(5, 5))).toBe(undefined)
  // 8 of 10: p = .032, doubled for two fields and for two quarters.
  expect(await fieldValueOf(divisions, some(8, 2))).toBe(undefined)
  expect(await quarterOf(divisions, some(8, 2))).toBe(undefined)
  const onlyCity = { ...divisions, fields: divisions.fields.filter(({ field }) => field === 'city') }
  expect(await fieldValueOf(onlyCity, some(8, 2))).toMatchObject({ field: 'city', count: 8 })
  expect(await fieldValueOf(divisions, new Uint32Array(0))).toBe(undefined)
})

test.each([
  ['first', 'second'],
  ['second', 'first'],
])('of several values the clearest is told: that of %s', async (clear, other) => {
  // Of 10 documents 9 have a value that 12 of 40 have, and 9 one that 20 of 40 have.
  const documents = Array.from({ length: 40 }, (_, i) => ({
    words: 'rotor',
    metadata: { [clear]: i < 8 || (i >= 20 && i < 24) ? 'rare' : 'usual', [other]: i < 20 ? 'common' : 'usual' },
  }))
  const context = askSmall({ documents })
  const divisions = await openDivisions(context, await documentsOf(context, []), undefined)
  if (divisions === 'noDateField') throw new Error('none is asked for')
  const found = await fieldValueOf(divisions, Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 20))
  expect(found).toEqual({ field: clear, label: 'rare', count: 9, share: 0.9 })
})

test('less than 60 % is no value of most, however clear', async () => {
  const divisions = await askDocuments(100, 900)
  if (divisions === 'noDateField') throw new Error('there is one')
  const documents = Uint32Array.from({ length: 100 }, (_, i) => (i < 55 ? i : i + 100))
  expect(await fieldValueOf(divisions, documents)).toBe(undefined)
  // Half suffices for a quarter.
  expect(await quarterOf(divisions, documents)).toMatchObject({ count: 55, share: 0.55 })
})

test('a date field that is not there is told', async () => {
  expect(await askDocuments(1, 1, 'city')).toBe('noDateField')
})
