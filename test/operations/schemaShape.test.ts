import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitionOf, mostEntries, taggedOption, tagsOf, unwrapped } from '../../src/operations/schemaShape.js'

test('the longest a list may be is the least of its bounds', () => {
  expect(mostEntries(z.array(z.string()).max(9).describe('Names').max(7).min(1))).toBe(7)
  expect(mostEntries(z.array(z.string()).min(1))).toBeUndefined()
  expect(mostEntries(z.string().max(9))).toBeUndefined()
  expect(mostEntries(unwrapped(z.array(z.string()).max(9).default([])))).toBe(9)
})

test('an option of a union is found by its tags', () => {
  const first = z.strictObject({ type: z.literal(['a', 'b']) })
  const second = z.strictObject({ type: z.literal('c') })
  const definition = definitionOf(z.discriminatedUnion('type', [first, second]))
  expect(tagsOf(definition, first)).toEqual(['a', 'b'])
  expect(taggedOption(definition, { type: 'b' })).toBe(first)
  expect(taggedOption(definition, { type: 'c' })).toBe(second)
  expect(taggedOption(definition, { type: 'd' })).toBeUndefined()
})
