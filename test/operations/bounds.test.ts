import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { displayName, emailAddress, termId } from '../../src/operations/params.js'
import { operations } from '../../src/operations/registry.js'
import { checkBounds, createBoundsCheck } from '../../src/operations/sentBounds.js'
import { selector } from '../../src/operations/v5/params.js'

/** The schema of one parameter. */
function parameter(operationName: string, name: string): z.ZodType {
  const found = operations.find((each) => each.name === operationName)
  return (found!.operation.params as z.ZodObject<Record<string, z.ZodType>>).shape[name]!
}

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

/** Whole numbers from `least` to `most`; undefined where only the size of a number is a limit. */
const numbers: readonly (readonly [
  operation: string,
  name: string,
  least: number,
  most: number | undefined,
  fallback: number | undefined,
])[] = [
  ['project.docs.search', 'limit', 0, 25_000, 100],
  ['project.docs.search', 'offset', 0, undefined, 0],
  ['project.metadata', 'max_values', 0, undefined, undefined],
  ['project.concepts.scoreDrivers', 'limit', 0, 2_000, undefined],
  ['project.concepts.compare', 'limit', 0, 2_000, undefined],
  ['project.summary.largestConceptMovement', 'limit', 0, 2_000, undefined],
  ['project.conceptLists.addConcepts', 'position', 0, undefined, 0],
  ['profile.recover', 'expiration', 0, undefined, undefined],
  ['legacy.docs.get', 'offset', 0, undefined, 0],
  ['legacy.docs.search', 'limit', 0, 100, 10],
  ['legacy.docs.search', 'start_at', 0, undefined, 0],
  ['legacy.topics.create', 'position', 0, undefined, 0],
  ['legacy.topics.update', 'position', 0, undefined, undefined],
]

/** Options of selectors: type, option, highest value, default. The lowest is 0. */
const options: readonly (readonly [type: string, name: string, most: number | undefined, fallback: number])[] = [
  ['top', 'limit', 50_000, 10],
  ['related', 'limit', 50_000, 10],
  ['related', 'min_doc_count', undefined, 2],
  ['suggested', 'limit', 5_000, 500],
  ['suggested', 'num_clusters', 5_000, 7],
  ['suggested', 'num_cluster_concepts', 5_000, 4],
  ['sentiment_suggested', 'limit', 50_000, 500],
  ['unique_to_filter', 'limit', 50_000, 50],
  ['drivers_suggested', 'limit', 50_000, 10],
]

/** Lists: operation, parameter, an entry, most entries, fewest entries. */
const lists: readonly (readonly [operation: string, name: string, entry: unknown, most: number, least: number])[] = [
  ['project.terms.get', 'term_ids', 'a|en', 50_000, 0],
  ['project.docs.delete', 'doc_ids', 'd', 250_000, 0],
  ['project.docs.search', 'filter', { name: 'a', values: [] }, 500, 0],
  ['project.docs.search', 'fields', 'text', 10_000, 0],
  ['users.delete', 'usernames', 'ann', 1_000, 0],
  ['organizations.setRoles', 'usernames', 'ann', 1_000, 0],
  ['project.conceptLists.deleteConcepts', 'shared_concept_ids', 'a', 50_000, 0],
  ['project.conceptLists.orderConcepts', 'order', 'a', 50_000, 0],
  ['project.vectorize', 'texts', 'a', 50_000, 0],
  ['legacy.docs.delete', 'ids', 'a', 50_000, 0],
]

const needed: Readonly<Record<string, object>> = {
  related: { search_concept: { texts: ['room'] } },
  drivers_suggested: { score_field: 'stars' },
}

/** Texts: operation, parameter, most UTF-16 code units, fewest. */
const texts: readonly (readonly [operation: string, name: string, most: number, least: number])[] = [
  ['projects.create', 'description', 100_000, 0],
  ['tokens.create', 'description', 1_000, 0],
  ['profile.changePassword', 'new_password', 1_000, 1],
  ['legacy.topics.create', 'name', 10_000, 0],
  ['legacy.topics.create', 'text', 200_000, 0],
]

test.each(numbers)('%s takes `%s` from %d to %d', (operationName, name, least, most, fallback) => {
  const schema = parameter(operationName, name)
  expect([least - 1, least, least + 0.5, String(least)].map((value) => takes(schema, value))).toEqual([
    false,
    true,
    false,
    false,
  ])
  const highest = most ?? Number.MAX_SAFE_INTEGER
  expect([highest, highest + 1].map((value) => takes(schema, value))).toEqual([true, false])
  if (fallback !== undefined) expect(schema.parse(undefined)).toBe(fallback)
})

test.each(options)('the selector %s takes `%s` up to %d, by default %d', (type, name, most, fallback) => {
  const sent = (value: unknown) => ({ type, ...needed[type], ...(value !== undefined && { [name]: value }) })
  const highest = most ?? Number.MAX_SAFE_INTEGER
  expect([-1, 0, highest, highest + 1, 1.5].map((value) => takes(selector(), sent(value)))).toEqual([
    ...[false, true, true, false, false],
  ])
  expect(selector().parse(sent(undefined))).toMatchObject({ [name]: fallback })
  expect(takes(selector(), { ...sent(1), more: 1 })).toBe(false)
})

test.each(lists)('%s takes at most so many `%s`', (operationName, name, entry, most, least) => {
  const schema = parameter(operationName, name)
  const of = (length: number): unknown[] => Array(length).fill(entry)
  expect([most, most + 1].map((length) => takes(schema, of(length)))).toEqual([true, false])
  expect(takes(schema, of(least))).toBe(true)
})

test.each(texts)('%s takes `%s` of at most %d characters', (operationName, name, most, least) => {
  const schema = parameter(operationName, name)
  expect([most, most + 1].map((length) => takes(schema, 'x'.repeat(length)))).toEqual([true, false])
  expect([takes(schema, 'x'.repeat(least)), takes(schema, '')]).toEqual([true, least === 0])
})

test('a term id is words with their languages, and nothing beside them', () => {
  const good = ['battery|en', 'battery|en life|en', '電池|ja', 'a-b|de', 'a|en b|de c|fr']
  const bad = [
    ...[
      '',
      'battery',
      '|en',
      'battery|e',
      'battery|eng',
      'battery|EN',
      'battery|en ',
      ' battery|en',
      'battery|en  life|en',
    ],
    ...[
      'battery|en life',
      'x battery|en',
      'battery|en|en',
      'battery|en\nlife|en',
      'two words|en',
      'battery|en life|en x',
    ],
  ]
  expect(good.filter((id) => !takes(termId, id))).toEqual([])
  expect(bad.filter((id) => takes(termId, id))).toEqual([])
})

describe('faults of what was sent', () => {
  const half = '\ud800'
  const faultsOf = (value: unknown, schema?: z.ZodType) => {
    const walk = createBoundsCheck()
    checkBounds(walk, value, schema, ['p'])
    return walk
  }

  test('are told up to the tenth', () => {
    const paths = faultsOf(Array(25).fill(half)).faults.map(({ path }) => path)
    expect(paths).toEqual(Array.from({ length: 10 }, (_, i) => ['p', i]))
    expect(faultsOf(Array(10).fill(half)).faults).toHaveLength(10)
    expect(faultsOf(Array(9).fill(half)).faults).toHaveLength(9)
    const object = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`n${i}`, half]))
    expect(faultsOf(object).faults).toHaveLength(10)
    const names = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [half + i, 1]))
    expect(faultsOf(names).faults).toHaveLength(10)
  })

  test('of type are left to the schema below a thousand', () => {
    const schema = z.array(z.string()).max(5_000)
    expect(faultsOf([...Array(999).fill(1), half], schema)).toMatchObject({
      wrongTypes: 999,
      faults: [{ path: ['p', 999] }],
    })
    const many = faultsOf([half, ...Array(1_500).fill(1)], schema)
    expect(many.wrongTypes).toBe(1_000)
    expect(many.faults.map(({ path }) => path)).toEqual([
      ['p', 0],
      ['p', 1_000],
    ])
  })

  test('are those of the option that a list or an object is read by', () => {
    const names = z.array(z.string()).max(2)
    const schema = z.union([z.string(), z.strictObject({ names }), names])
    const pathsOf = (value: unknown) => faultsOf(value, schema).faults.map(({ path }) => path)
    expect([pathsOf(['a', 'b']), pathsOf({ names: ['a', 'b'] }), pathsOf('abc')]).toEqual([[], [], []])
    expect(pathsOf(['a', 'b', 'c'])).toEqual([['p']])
    expect(pathsOf({ names: ['a', 'b', 'c'] })).toEqual([['p', 'names']])
    const tagged = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('few'), names }),
      z.strictObject({ type: z.literal('many'), names: z.array(z.string()).max(9) }),
    ])
    const named = (type: string) => faultsOf({ type, names: ['a', 'b', 'c'] }, tagged).faults.map(({ path }) => path)
    expect([named('few'), named('many'), named('other')]).toEqual([[['p', 'names']], [], []])
  })

  test('are found 80 deep, and what is deeper is one', () => {
    const nested = (depth: number): unknown => {
      let value: unknown = half
      for (let i = 0; i < depth; i++) value = [value]
      return value
    }
    expect(faultsOf(nested(80)).faults).toMatchObject([{ message: expect.stringContaining('Unicode') }])
    expect(faultsOf(nested(81)).faults).toMatchObject([{ message: expect.stringContaining('80 deep') }])
  })

  test('are more values than a quarter of a million', () => {
    // The list counts itself.
    expect(faultsOf(Array(249_999).fill(0)).faults).toEqual([])
    expect(faultsOf(Array(250_000).fill(0)).faults).toMatchObject([{ path: ['p'] }])
  })
})

test('an address is one, trimmed and of at most 254 characters', () => {
  const good = ['ann@example.org', ' ann@example.org ', 'a.b+c@d', `${'x'.repeat(250)}@a.b`]
  const bad = [
    ...[
      '',
      'ann',
      '@example.org',
      'ann@',
      'ann@@example.org',
      'ann@b@c',
      'an n@example.org',
      'ann@exam ple.org',
      'a,b@c',
      'a@b,c@d',
    ],
    ...[
      'a;b@c',
      'a:b@c',
      '<ann@example.org>',
      'Ann <ann@example.org>',
      '(x)ann@b',
      'ann@b(x)',
      '"ann"@b',
      'a\\b@c',
      'ann@b\n.org',
    ],
    ...['ann@b\u0000', `${'x'.repeat(251)}@a.b`, '[a]@b', 'a@[b]'],
  ]
  expect(good.filter((address) => !takes(emailAddress, address))).toEqual([])
  expect(bad.filter((address) => takes(emailAddress, address))).toEqual([])
  expect(emailAddress.parse(' ann@example.org ')).toBe('ann@example.org')
})

test('a name has a visible character and no blanks around it', () => {
  expect(displayName.parse('  Rooms \n')).toBe('Rooms')
  expect(['a', '東', '🗼', 'x'.repeat(1_000)].filter((name) => !takes(displayName, name))).toEqual([])
  const bad = ['', ' ', '\u200b', '\u00a0\u3000', '\u0007', '\u202e', 'x'.repeat(1_001)]
  expect(bad.filter((name) => takes(displayName, name))).toEqual([])
})
