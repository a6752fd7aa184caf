import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { measureOf } from '../../src/operations/measureSent.js'

const half = '\udc00'
const UNCLEAR = Number.POSITIVE_INFINITY

describe('measureOf', () => {
  const document = z.strictObject({
    text: z.string(),
    title: z.string().default(''),
    metadata: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({ name: z.string(), type: z.literal('string'), value: z.string() }),
          z.strictObject({ name: z.string(), type: z.literal(['number', 'score']), value: z.number() }),
        ]),
      )
      .max(2)
      .default([]),
  })
  const measure = (value: unknown, room = 1_000): number => measureOf(document)(value, room)
  const field = { name: 'a', type: 'string', value: 'b' }

  test('counts a value, and all values in it', () => {
    expect(measure({ text: 'a' })).toBe(2)
    // The document, its text, the list, and two entries with three values each.
    expect(measure({ text: 'a', metadata: [field, { name: 'c', type: 'score', value: 1 }] })).toBe(11)
    expect(measure({ text: undefined })).toBe(2)
    expect(measure(undefined)).toBe(1)
  })

  test.each([
    ['more values than there is room for', { text: 'a', metadata: [field] }, 6],
    ['half of a surrogate pair in a text', { text: half }],
    ['half of a surrogate pair within a list', { text: 'a', metadata: [{ ...field, value: half }] }],
    ['a name that the schema does not have', { text: 'a', more: 1 }],
    ['a name from the prototype', Object.create({ constructor: 1, text: 'a', more: 1 })],
    ['a number instead of a string', { text: 1 }],
    ['null', { text: null }],
    ['a list instead of an object', [{ text: 'a' }]],
    ['a list that is too long', { text: 'a', metadata: [field, field, field] }],
    ['an unknown tag', { text: 'a', metadata: [{ ...field, type: 'other' }] }],
    ['no tag', { text: 'a', metadata: [{ name: 'a' }] }],
    ['a value of the wrong type for its tag', { text: 'a', metadata: [{ ...field, value: 1 }] }],
  ])('leaves %s to the walk', (_, value, room = 1_000) => {
    expect(measure(value, room)).toBe(UNCLEAR)
  })

  test('a value that fills the room fits', () => {
    expect(measure({ text: 'a', metadata: [field] }, 7)).toBe(7)
  })

  test('of several forms a scalar may have any, a list or an object the first of its kind', () => {
    const either = measureOf(z.union([z.number(), z.string(), z.array(z.string()).max(1), z.array(z.string()).max(9)]))
    expect(either(1, 9)).toBe(1)
    expect(either('a', 9)).toBe(1)
    expect(either(half, 9)).toBe(UNCLEAR)
    expect(either(true, 9)).toBe(UNCLEAR)
    expect(either(['a'], 9)).toBe(2)
    expect(either(['a', 'b'], 9)).toBe(UNCLEAR)
    expect(either({}, 9)).toBe(UNCLEAR)
  })

  test('of free-form JSON it tells scalars alone', () => {
    const free = measureOf(z.unknown())
    expect(['a', 1, true, null].map((value) => free(value, 9))).toEqual([1, 1, 1, 1])
    expect([half, [], {}].map((value) => free(value, 9))).toEqual([UNCLEAR, UNCLEAR, UNCLEAR])
  })

  test('looks behind defaults and transformations', () => {
    const schema = z.string().transform(Number).optional().default(1)
    expect(measureOf(schema)('a', 9)).toBe(1)
    expect(measureOf(schema)(1, 9)).toBe(UNCLEAR)
  })
})
