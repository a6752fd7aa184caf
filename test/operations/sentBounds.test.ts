import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EngineError } from '../../src/errors.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { jsonFault, jsonObject, recordOf, uncheckedJson } from '../../src/operations/params.js'
import { operations } from '../../src/operations/registry.js'
import { resolveUntrusted } from '../../src/operations/resolveParams.js'
import { MOST_VALUES } from '../../src/operations/sentBounds.js'
import { createRefusal } from '../../src/operations/unexpectedNames.js'
import { concept, filterParam, selectorParam, uploadDocument } from '../../src/operations/v5/params.js'

const params = z.strictObject({
  filter: filterParam,
  search: concept.optional(),
  concept_selector: selectorParam(),
  name: z.string().optional(),
  docs: z.array(uploadDocument()).max(250_000).optional(),
  charts: z.array(jsonObject).max(10).optional(),
  changes: recordOf(z.strictObject({}), 3).optional(),
})

const read = (sent: unknown) => resolveUntrusted(params, sent, undefined)

async function refusal(sent: unknown): Promise<{ message: string; parameters: readonly string[] | undefined }> {
  const error = await read(sent).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(EngineError)
  const { code, message, details } = error as EngineError
  expect(code).toBe('INVALID_PARAMS')
  return { message, parameters: details.parameters }
}

const half = '\ud800'

describe('strings that are not well-formed Unicode', () => {
  test.each([
    ['a text', { name: `a${half}` }, 'name', '`name`'],
    ['a value of a filter', { filter: [{ name: 'a', values: ['b', half] }] }, 'filter', '`filter[0].values[1]`'],
    ['a field in a filter', { filter: [{ name: half, values: [] }] }, 'filter', '`filter[0].name`'],
    ['a text of a concept', { search: { texts: [half] } }, 'search', '`search.texts[0]`'],
    ['the text of a document', { docs: [{ text: 'a' }, { text: half }] }, 'docs', '`docs[1].text`'],
    ['a metadata name', { docs: [{ text: 'a', metadata: [{ name: half }] }] }, 'docs', '`docs[0].metadata[0].name`'],
    ['free-form JSON', { charts: [{ a: { b: [half] } }] }, 'charts', '`charts[0].a.b[0]`'],
    ['a name in free-form JSON', { charts: [{ [half]: 1 }] }, 'charts', '`charts[0]`'],
    ['a key', { changes: { [half]: {} } }, 'changes', '`changes`'],
  ])('%s is refused by the name of its parameter', async (_, sent, parameter, path) => {
    const { message, parameters } = await refusal(sent)
    expect(parameters).toEqual([parameter])
    expect(message).toContain(path)
  })

  test('the name of a parameter is refused', async () => {
    expect((await refusal({ [half]: 1 })).parameters).toEqual(['\ufffd'])
  })

  test('in a long list the entry is named', async () => {
    const docs: object[] = Array.from({ length: 2_000 }, () => ({ text: 'fine \u{1f600}' }))
    docs[1_234] = { text: 'a', title: half }
    expect((await refusal({ docs })).message).toContain('`docs[1234].title`')
  })

  test('pairs of surrogates are text', async () => {
    expect((await read({ name: '\u{1f600}' })).name).toBe('\u{1f600}')
  })
})

test('what the operation checks itself is left to it, wherever it stands', async () => {
  const own = z.strictObject({ own: uncheckedJson, all: z.looseObject({ own: uncheckedJson }) })
  const bad = { text: half }
  expect(await resolveUntrusted(own, { own: bad, all: { own: bad, other: 1 } }, undefined)).toEqual({
    own: bad,
    all: { own: bad, other: 1 },
  })
  await expect(resolveUntrusted(own, { own: bad, all: { own: bad, other: half } }, undefined)).rejects.toMatchObject({
    message: expect.stringContaining('`all.other`: is not well-formed'),
  })
  expect([jsonFault({ a: 1 }), jsonFault(half)]).toEqual([
    undefined,
    expect.stringMatching(/^`document`: is not well-formed/),
  ])
})

describe('bounds', () => {
  test('a list of a million wrong entries is refused at its length', async () => {
    let reads = 0
    const filter = new Proxy(new Array<number>(1_000_000).fill(1), {
      get(list, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++
        return Reflect.get(list, key)
      },
    })
    expect(await refusal({ filter })).toMatchObject({ parameters: ['filter'] })
    // A first look at a thousand entries at most comes before their number.
    expect(reads).toBeLessThanOrEqual(1_000)
  })

  test('a list is refused at its length, also if every entry is right', async () => {
    const docs = Array.from({ length: 250_001 }, () => ({ text: 'a' }))
    const { message, parameters } = await refusal({ docs })
    expect(parameters).toEqual(['docs'])
    expect(message).toBe('`docs`: Too big: expected array to have <=250000 items.')
    const charts = Array.from({ length: 11 }, () => ({}))
    expect((await refusal({ charts })).message).toBe('`charts`: Too big: expected array to have <=10 items.')
  })

  test('wrong entries of lists within lists are not all written down', async () => {
    const filter = Array.from({ length: 500 }, () => ({ name: 'a', values: Array.from({ length: 400 }, () => [1]) }))
    const { message, parameters } = await refusal({ filter })
    expect(parameters).toEqual(['filter'])
    expect(message.length).toBeLessThan(2_000)
  })

  test('many names that no parameter has are told with the first ones', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`name${i}`, 1]))
    await refusal(many)
    const { name0: _, ...fewer } = many
    const { parameters, message } = await refusal(fewer)
    expect(parameters).toHaveLength(1_000)
    const first = Array.from({ length: 10 }, (_, i) => `\`name${i + 1}\``)
    expect(message).toBe(`Unexpected: ${first.join(', ')} and others.`)
    expect((await refusal({ filter: [many] })).parameters).toEqual(['filter'])
  })

  test('a name of a million characters is told by its beginning', async () => {
    const { message, parameters } = await refusal({
      ['n'.repeat(1_000_000)]: 1,
      search: { ['n'.repeat(1_000_000)]: 1 },
    })
    expect(message.length).toBeLessThan(5_000)
    expect(parameters?.every((name) => name.length <= 201)).toBe(true)
  })

  test('nesting deeper than 80 is refused, however deep', async () => {
    let deep: unknown = []
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect((await refusal({ name: deep })).parameters).toEqual(['name'])
    expect((await refusal({ charts: [{ a: deep }] })).parameters).toEqual(['charts'])
  })

  test('free-form JSON with too many values is refused', async () => {
    const wide = Array.from({ length: MOST_VALUES }, () => 0)
    expect((await refusal({ charts: [{ wide }] })).parameters).toEqual(['charts'])
  })

  test('the texts of a concept are together no longer than a document', async () => {
    expect((await read({ search: { texts: ['a'.repeat(300_000)] } })).search?.texts).toHaveLength(1)
    const texts = ['a'.repeat(300_000), 'b'.repeat(200_001)]
    expect((await refusal({ search: { texts } })).parameters).toEqual(['search'])
  })

  test('the texts of specified concepts are together no longer than 5,000,000 characters', async () => {
    const concepts = Array.from({ length: 11 }, () => ({ texts: ['a'.repeat(500_000)] }))
    const selector = (count: number) => ({
      concept_selector: { type: 'specified', concepts: concepts.slice(0, count) },
    })
    expect(await read(selector(10))).toBeDefined()
    expect((await refusal(selector(11))).parameters).toEqual(['concept_selector'])
  })

  test('titles, and names and texts of fields have a longest length', async () => {
    const field = { name: 'a', type: 'string', value: 'b' }
    const sent = (part: object, entry: object = {}) => ({
      docs: [{ text: 'a', ...part, metadata: [{ ...field, ...entry }] }],
    })
    expect(await read(sent({ title: 't'.repeat(50_000) }, { name: 'n'.repeat(10_000) }))).toBeDefined()
    expect((await refusal(sent({ title: 't'.repeat(50_001) }))).parameters).toEqual(['docs'])
    expect((await refusal(sent({}, { name: 'n'.repeat(10_001) }))).parameters).toEqual(['docs'])
    expect((await refusal(sent({}, { value: 'v'.repeat(500_001) }))).parameters).toEqual(['docs'])
  })

  test('a document has at most 1,000 metadata entries', async () => {
    const metadata = Array.from({ length: 1_001 }, () => ({ name: 'a', type: 'score', value: 1 }))
    expect((await read({ docs: [{ text: 'a', metadata: metadata.slice(1) }] })).docs).toHaveLength(1)
    expect((await refusal({ docs: [{ text: 'a', metadata }] })).parameters).toEqual(['docs'])
  })

  test('a record takes no more names than it says', async () => {
    expect((await refusal({ changes: { a: {}, b: {}, c: {}, d: {} } })).parameters).toEqual(['changes'])
  })
})

describe('every operation', () => {
  const unbounded = (schema: unknown): boolean =>
    typeof schema === 'object' &&
    schema !== null &&
    (('type' in schema && schema.type === 'array' && !('maxItems' in schema)) || Object.values(schema).some(unbounded))

  test.each(operations)('$name says how long its lists may be', ({ operation }) => {
    const { params: written, shared } = parameterSchemas(operation)
    expect(Object.entries(written.properties ?? {}).filter(([, schema]) => unbounded(schema))).toEqual([])
    expect(Object.entries(shared).filter(([, schema]) => unbounded(schema))).toEqual([])
  })
})

describe('the beginning of a list is enough to refuse it', () => {
  const isRefused = (docs: readonly unknown[]) => createRefusal(params.shape.docs)(docs)
  const good = { text: 'a', metadata: [{ name: 'n', type: 'number', value: 1 }] }
  test.each([
    ['names of documents', { text: 'a', other: 1 }],
    ['names in metadata', { text: 'a', metadata: [{ name: 'n', type: 'number', value: 1, other: 1 }] }],
  ])('when ten entries have unexpected %s', async (_, bad) => {
    const docs = [...Array(20).fill(good), ...Array(9).fill(bad), good]
    expect([isRefused(docs), isRefused([...docs, bad])]).toEqual([false, true])
    // The message is that of the whole list.
    const [some, all] = [
      await refusal({ docs: [...docs, bad] }),
      await refusal({ docs: [...docs, ...Array(50).fill(bad)] }),
    ]
    expect(some).toEqual(all)
  })

  test('never when names are as expected, or when any are taken', () => {
    expect([isRefused(Array(50).fill(good)), isRefused(Array(50).fill('text')), isRefused([])]).toEqual([
      false,
      false,
      false,
    ])
    expect(createRefusal(params.shape.charts)(Array(50).fill({ other: 1 }))).toBe(false)
    expect(createRefusal(params.shape.name)(Array(50).fill({ other: 1 }))).toBe(false)
  })
})
