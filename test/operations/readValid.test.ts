import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from '../../src/operations/operation.js'
import { readerOf, UNREAD } from '../../src/operations/readValid.js'
import { operations } from '../../src/operations/registry.js'
import { enough } from '../contract/everyOperation.js'

/** What parsing gives: the data, or that there is none. */
function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : UNREAD
}

describe('readerOf', () => {
  const word = z.string().trim().min(1)
  const document = z
    .strictObject({
      text: z.string(),
      title: z.string().default('none'),
      limit: z.int().min(0).max(9).default(3),
      isOpen: z.boolean().optional(),
      tags: z.array(word).max(2).default([]),
      either: z.union([z.number(), z.strictObject({ from: z.number().optional() })]).optional(),
      order: z.enum(['up', 'down']).optional(),
      email: z.email().optional(),
      nested: z.strictObject({ name: z.string().default('x').optional() }).optional(),
    })
    .superRefine(({ title, order }, context) => {
      if (title === 'down' && order === 'down') context.addIssue({ code: 'custom', message: 'both' })
    })
  const read = readerOf(document)

  test('gives a copy with defaults, in the order of the schema', () => {
    const sent = { tags: [' a '], text: 'b' }
    const found = read(sent) as object
    expect(found).toEqual({ text: 'b', title: 'none', limit: 3, tags: ['a'] })
    expect(Object.keys(found)).toEqual(['text', 'title', 'limit', 'tags'])
    expect(sent).toEqual({ tags: [' a '], text: 'b' })
  })

  test('gives a new list for a default each time', () => {
    const [one, other] = [read({ text: 'a' }), read({ text: 'a' })] as { tags: string[] }[]
    one!.tags.push('b')
    expect(other!.tags).toEqual([])
  })

  test.each([
    ['a name that the schema does not have', { text: 'a', more: 1 }],
    ['a name from the prototype', Object.create({ text: 'a', more: 1 })],
    ['no required name', {}],
    ['a required name that is undefined', { text: undefined }],
    ['a number outside of its limits', { text: 'a', limit: 10 }],
    ['a number that is no integer', { text: 'a', limit: 0.5 }],
    ['a list that is too long', { text: 'a', tags: ['a', 'b', 'c'] }],
    ['an entry that a rule refuses', { text: 'a', tags: [' '] }],
    ['no list', { text: 'a', tags: 'b' }],
    ['what a rule of the whole refuses', { text: 'a', title: 'down', order: 'down' }],
    ['a string that is no address', { text: 'a', email: 'b' }],
    ['no object', [{ text: 'a' }]],
    ['null', null],
  ])('leaves %s to the schema', (_, value) => {
    expect(read(value)).toBe(UNREAD)
    expect(document.safeParse(value).success).toBe(false)
  })

  test('gives what parsing gives, whatever is sent', () => {
    const scalar = fc.constantFrom<unknown>('a', ' b ', '', 'down', 'up', 1, 9.5, -1, true, undefined, null)
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 3 }),
      fc.record({ from: scalar, name: scalar }, { requiredKeys: [] }),
    )
    const names = ['text', 'title', 'limit', 'isOpen', 'tags', 'either', 'order', 'email', 'nested']
    const fields = Object.fromEntries(names.map((name) => [name, value]))
    const right = fc.record({ text: fc.constant('a'), ...fields }, { requiredKeys: [] })
    fc.assert(
      fc.property(right, (sent) => {
        expect(read(sent)).toStrictEqual(parse(document, sent))
        expect(read({ ...sent, text: 'a' })).toStrictEqual(parse(document, { ...sent, text: 'a' }))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(operations.map(({ name, operation }) => [name, operation] as const))(
    'reads the parameters of %s as its schema does',
    (name, operation: Operation) => {
      const sent = enough(name, operation, { workspace_id: 'w', organization_id: 'o', docs: [{ text: 'a' }] })
      for (const params of [operation.params, operation.functionParams ?? operation.params]) {
        const read = readerOf(params)
        const parsed = parse(params, sent)
        expect(read(sent)).toStrictEqual(parsed)
        if (parsed !== UNREAD) expect(Object.keys(read(sent) as object)).toEqual(Object.keys(parsed as object))
        expect(read({ ...sent, filter: 1 })).toStrictEqual(parse(params, { ...sent, filter: 1 }))
      }
    },
  )
})
