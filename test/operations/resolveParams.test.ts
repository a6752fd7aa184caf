import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exactlyOneOf, recordOf } from '../../src/operations/params.js'
import { resolveParams, resolveUntrusted } from '../../src/operations/resolveParams.js'
import { concept, filterParam, matchTypeParam, selectorParam, uploadDocument } from '../../src/operations/v5/params.js'
import { refused } from './refused.js'

const search = z.strictObject({
  filter: filterParam,
  search: concept.optional(),
  concept_selector: selectorParam(),
  match_type: matchTypeParam,
  limit: z.int().min(0).max(25_000).default(100),
  score_field: z.string(),
})

test('the first calls, for which no code is generated, and later ones answer the same, faults and keys in order', () => {
  const sent: unknown[] = [
    { score_field: 'rating' },
    { score_field: 'rating', filter: [{ name: 'city', values: ['Rome', 1] }], search: { texts: ['a'] }, limit: 0 },
    { score_field: 'rating', concept_selector: { type: 'related', search_concept: { texts: ['a'] } } },
    { score_field: 1, filter: [{ name: 2 }, { values: [], minimum: 'never' }, 'x'], search: { texts: [], more: 1 } },
    { limit: -1, concept_selector: { type: 'nearest' }, match_type: 'all', more: true },
  ]
  const outcomeOf = (params: z.ZodObject, question: unknown): string => {
    try {
      return JSON.stringify(resolveParams(params, question))
    } catch (error) {
      return JSON.stringify(error)
    }
  }
  for (const question of sent) {
    const params = z.strictObject(search.shape)
    const outcomes = Array.from({ length: 12 }, () => outcomeOf(params, question))
    expect(new Set(outcomes).size).toBe(1)
  }
})

describe('resolveUntrusted', () => {
  const upload = z.strictObject({
    notify: z.boolean().default(false),
    docs: z.array(uploadDocument()),
    limit: z.int().optional(),
  })
  const outcome = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work()
    } catch (error) {
      return (error as { toJSON(): unknown }).toJSON()
    }
  }

  test('reads long lists as short ones are read, faults and all', async () => {
    const fault = fc.constantFrom<unknown>(
      5,
      null,
      { text: 1 },
      { text: 'a', metadata: [{ name: 'x' }] },
      { text: 'a', extra: 1 },
    )
    const faults = fc.array(fc.tuple(fc.nat(1_199), fault), { maxLength: 14 })
    const others = fc.record(
      { notify: fc.constantFrom(true, 'yes'), limit: fc.constantFrom(1, 1.5), more: fc.constant(1) },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(faults, others, async (wrong, rest) => {
        const docs: unknown[] = Array.from({ length: 1_200 }, (_, i) => ({ text: `text ${i}` }))
        for (const [target, value] of wrong) docs[target] = value
        const sent = { ...rest, docs }
        const expected = await outcome(() => resolveParams(upload, sent))
        expect(await outcome(() => resolveUntrusted(upload, sent, undefined))).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  test('lets the event loop turn in between, and reads what the list held when it came', async () => {
    const docs = Array.from({ length: 200_000 }, (_, i) => ({ text: `text ${i}` }))
    let hasTurned = false
    setImmediate(() => {
      hasTurned = true
      docs.length = 0
    })
    expect((await resolveUntrusted(upload, { docs }, undefined)).docs).toHaveLength(200_000)
    expect(hasTurned).toBe(true)
  })

  test('rules between parameters see what long lists hold', async () => {
    const rules = z
      .strictObject({ ids: z.array(z.string()).max(100), chosen: z.string() })
      .superRefine(({ ids, chosen }, context) => {
        if (!ids.includes(chosen)) context.addIssue({ code: 'custom', message: 'is none of them', path: ['chosen'] })
      })
    const ids = Array.from({ length: 30 }, (_, i) => String(i))
    expect(await resolveUntrusted(rules, { ids, chosen: '29' }, undefined)).toEqual({ ids, chosen: '29' })
    await expect(resolveUntrusted(rules, { ids, chosen: '30' }, undefined)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['chosen'] },
    })
  })

  test('rules about what is given count long lists as given', async () => {
    const list = z.array(z.string()).max(100).optional()
    const rules = z.strictObject({ ids: list, others: list }).superRefine(exactlyOneOf('ids', 'others'))
    const ids = Array.from({ length: 30 }, (_, i) => String(i))
    const refusal = { code: 'INVALID_PARAMS', details: { parameters: ['ids', 'others'] } }
    await expect(resolveUntrusted(rules, { ids, others: ids }, undefined)).rejects.toMatchObject(refusal)
    await expect(resolveUntrusted(rules, {}, undefined)).rejects.toMatchObject(refusal)
    expect(await resolveUntrusted(rules, { ids }, undefined)).toEqual({ ids })
  })

  test('of thousands of faults the first ten are told', async () => {
    const numbers = z.strictObject({ limits: z.array(z.int().max(9)), few: z.array(z.int().max(9)).min(1) })
    const wrong = Array.from({ length: 5_000 }, () => 10)
    const failures = async (sent: object): Promise<string[]> => {
      const { message } = (await outcome(() => resolveUntrusted(numbers, sent, undefined))) as { message: string }
      return message.match(/`\w+\[\d+\]`/g) ?? []
    }
    const first = (name: string) => Array.from({ length: 10 }, (_, i) => `\`${name}[${i}]\``)
    expect(await failures({ limits: wrong, few: [1] })).toEqual(first('limits'))
    expect(await failures({ limits: [], few: wrong })).toEqual(first('few'))
    expect(await failures({ limits: wrong.slice(0, 15), few: [1] })).toEqual(first('limits'))
  })

  test('lists with rules of their own are read as a whole', async () => {
    const few = z.strictObject({ ids: z.array(z.string()).min(1).max(1_000) })
    const ids = Array.from({ length: 1_001 }, String)
    const read = await outcome(() => resolveUntrusted(few, { ids }, undefined))
    expect(read).toEqual(await outcome(() => resolveParams(few, { ids })))
    expect(read).toMatchObject({ parameters: ['ids'] })
    const apart = z.strictObject({
      ids: z.array(z.string()).refine((all) => new Set(all).size === all.length, 'twice'),
    })
    const distinct = Array.from({ length: 900 }, (_, i) => String(i))
    expect(await resolveUntrusted(apart, { ids: distinct }, undefined)).toEqual({ ids: distinct })
    const repeated = await outcome(() => resolveUntrusted(apart, { ids: [...distinct, '3'] }, undefined))
    expect(repeated).toMatchObject({ parameters: ['ids'] })
  })
})

describe('resolveParams', () => {
  test('applies defaults, and takes null and undefined for not given', () => {
    expect(resolveParams(search, { score_field: 's', limit: null, search: undefined })).toEqual({
      filter: [],
      concept_selector: { type: 'top', limit: 10 },
      match_type: 'both',
      limit: 100,
      score_field: 's',
    })
  })

  test('of several kinds names the parameters of each', () => {
    expect(refused(search, { limt: 5, limit: 'x' })).toEqual({
      error: 'INVALID_PARAMS',
      message: 'Unexpected: `limt`. Missing: `score_field`. `limit`: expected number, received string.',
      parameters: ['limt', 'score_field', 'limit'],
    })
    expect(refused(search, { limit: 'x' })).toMatchObject({
      message: 'Missing: `score_field`. `limit`: expected number, received string.',
    })
    expect(refused(search, { limt: 5 })).toMatchObject({ message: 'Unexpected: `limt`. Missing: `score_field`.' })
    expect(refused(search, { limt: 5, score_field: 's', limit: 'x' })).toMatchObject({
      message: 'Unexpected: `limt`. `limit`: expected number, received string.',
    })
    expect(refused(search, {})).toMatchObject({
      message: 'The listed request parameter(s) are required but were not given.',
      parameters: ['score_field'],
    })
  })

  test('names at most ten of many parameters in its message', () => {
    const sent = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, 1]))
    const names = Array.from({ length: 10 }, (_, i) => `\`p${i}\``).join(', ')
    expect(refused(search, sent(10))).toMatchObject({ message: `Unexpected: ${names}. Missing: \`score_field\`.` })
    expect(refused(search, sent(11))).toMatchObject({
      message: `Unexpected: ${names} and others. Missing: \`score_field\`.`,
      parameters: [...Object.keys(sent(11)), 'score_field'],
    })
  })

  test('names unexpected parameters with the words clients compare', () => {
    expect(refused(search, { score_field: 's', filters: [], colour: 1 })).toEqual({
      error: 'INVALID_PARAMS',
      message: 'The listed request parameter(s) were unexpected.',
      parameters: ['filters', 'colour'],
    })
  })

  test('names them in the message of a function, too', () => {
    const messageOf = (given: object): string => {
      try {
        return String(resolveParams(search, given))
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(messageOf({ score_field: 's', filters: [], colour: 1 })).toBe('Unexpected: `filters`, `colour`.')
    expect(messageOf({})).toBe('Missing: `score_field`.')
    expect(messageOf({ limt: 5 })).toBe('Unexpected: `limt`. Missing: `score_field`.')
    expect(messageOf({ score_field: 's', limit: 'x' })).toBe('`limit`: expected number, received string.')
  })

  test('refuses unknown names, null ones too', () => {
    expect(refused(search, { score_field: 's', serach: null })).toMatchObject({
      error: 'INVALID_PARAMS',
      parameters: ['serach'],
    })
  })

  test('names missing parameters, null ones too', () => {
    expect(refused(search, { score_field: null })).toMatchObject({
      error: 'INVALID_PARAMS',
      parameters: ['score_field'],
    })
  })

  test('collects all names at fault', () => {
    const { parameters, message } = refused(search, { limit: 25_001, match_type: 'near', zz: 1 })
    expect(parameters).toEqual(['zz', 'score_field', 'match_type', 'limit'])
    expect(message).toContain('25000')
  })

  test('tells what each form expects when a value has none of them', () => {
    const interval = z.strictObject({ interval: z.union([z.number(), z.enum(['year', 'day'])]) })
    const { message } = refused(interval, { interval: 'decade' })
    for (const expected of ['number', 'year', 'day']) expect(message).toContain(expected)
  })

  test('tells of a value of another type nothing but its type', () => {
    const lists = z.strictObject({ list: z.array(z.string()).max(3) })
    expect(refused(lists, { list: 'a long text' }).message).toBe('`list`: expected array, received string.')
    const filled = z.object({ list: z.array(z.string()).min(1), name: z.string().min(1) })
    expect(refused(filled, { list: '', name: [] }).message).toBe(
      '`list`: expected array, received string. `name`: expected string, received array.',
    )
    expect(refused(lists, { list: ['a', 'b', 'c', 'd'] }).message).toContain('<=3')
  })

  test.each([
    [z.number().max(0.25), 0.5, 'Too big: expected number to be <=0.25'],
    [z.string().min(2), 'a', 'Too small: expected string to have >=2 characters'],
    [z.string().min(1), '', 'must not be empty'],
    [z.number(), 'a', 'expected number, received string'],
    [z.int(), 1.5, 'expected integer, received number'],
    [z.int(), 1e300, 'Too big: expected integer to be <=9007199254740991'],
    [recordOf(z.int(), 5), ['a'], 'expected object, received array'],
    [recordOf(z.int(), 5), Promise.resolve({}), 'expected object, received promise'],

    [z.enum(['a.b', 'c']), 'd', 'expected one of "a.b"|"c"'],
    [z.string().refine(() => false, 'The form is a.b; Invalid input: c.'), 'd', 'The form is a.b; Invalid input: c'],
  ])('words a fault without what all faults have in common, and without an end: %#', (param, sent, expected) => {
    const { message } = refused(z.strictObject({ value: param }), { value: sent })
    expect(message).toContain(`\`value\`: ${expected}.`)
  })

  test.each([{ type: 'c' }, {}, { type: null }])('names the tags that a record may have: %j', (sent) => {
    const record = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a.b') }),
      z.strictObject({ type: z.literal('c d') }),
    ])
    const { message } = refused(z.strictObject({ value: record }), { value: sent })
    expect(message).toBe('`value.type`: expected one of "a.b"|"c d".')
  })

  test('tells faults of no single parameter in the order of the rules', () => {
    const rules = z.strictObject({ a: z.number(), b: z.number() }).superRefine((_, context) => {
      for (const message of ['The first.', 'The second.', 'The third.']) context.addIssue({ code: 'custom', message })
    })
    expect(refused(rules, { a: 1, b: 2 })).toMatchObject({ message: 'The first. The second. The third.' })
  })

  test.each([NaN, Infinity, -1, 1.5, '5', 25_001, true])('refuses %s as a limit', (limit) => {
    expect(refused(search, { score_field: 's', limit })).toMatchObject({ parameters: ['limit'] })
  })

  test.each([[[]], [null], ['x'], [5]])('refuses %s in place of an object', (sent) => {
    expect(refused(search, sent)).toMatchObject({ error: 'INVALID_PARAMS' })
  })

  test('names of prototypes are names like any other', () => {
    const sent = JSON.parse('{"score_field":"s","__proto__":{"polluted":true},"constructor":{"prototype":{}}}')
    expect(refused(search, sent)).toMatchObject({ parameters: ['__proto__', 'constructor'] })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('faults of long lists', () => {
  let parsed = 0
  const entry = z.int().refine(() => ++parsed > 0)
  const params = z.strictObject({ first: z.string(), ids: z.array(entry), others: z.array(z.int()), last: z.int() })
  const numbers = Array.from({ length: 1_200 }, (_, i) => i)
  const messageOf = async (sent: object) => {
    const error = await resolveUntrusted(params, sent, undefined).catch((refusal: Error) => refusal)
    return (error as Error).message
  }

  test('come in the order of the parameters, each with its place in the whole list', async () => {
    const ids: unknown[] = [...numbers]
    ids[1_003] = 'x'
    ids[20] = null
    const message = await messageOf({ last: 'z', others: [...numbers, 'y'], ids, first: 3 })
    const places = [...message.matchAll(/`([^`]*)`/g)].map(([, place]) => place)
    expect(places).toEqual(['first', 'ids[20]', 'ids[1003]', 'others[1200]', 'last'])
  })

  test('are told with what is missing and what nobody knows', async () => {
    const message = await messageOf({ first: 'a', ids: [...numbers, 'x'], last: 1, color: 'red' })
    expect(message).toBe('Unexpected: `color`. Missing: `others`. `ids[1200]`: expected number, received string.')
  })

  test('are not looked for beyond those that are told', async () => {
    parsed = 0
    const wrong = numbers.map((number) => number + 0.5)
    const message = await messageOf({ first: 'a', ids: [...wrong, ...numbers], others: [], last: 1 })
    expect([...message.matchAll(/`ids\[\d+\]`/g)]).toHaveLength(10)
    // Entries that are whole numbers come after the first piece, which has faults enough.
    expect(parsed).toBe(0)
    await messageOf({ first: 'a', ids: [...numbers, 0.5], others: [], last: 1 })
    expect(parsed).toBe(1_200)
  })
})
