import { describe, expect, test } from 'vitest'
import { errorTexts } from '../../src/errors.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { operations } from '../../src/operations/registry.js'
import { resolveParams } from '../../src/operations/resolveParams.js'
import { identity, identityExtensions } from './identityTables.js'
import { legacy, legacyAdditions, legacyExtensions, legacyLargest } from './legacyTables.js'
import { errors, extensions, largest, rateLimits, specified } from './v5Tables.js'

const named = (name: string) => operations.find((each) => each.name === name)!.operation

describe('every operation of the tables', () => {
  test.each([...specified, ...identity, ...legacy])(
    '$name is $methods $path with its parameters and defaults',
    (expected) => {
      const operation = named(expected.name)
      expect(operation.methods).toEqual(expected.methods)
      expect(operation.path).toBe(expected.path)
      const { properties = {}, required = [] } = parameterSchemas(operation).params
      const extra = { ...extensions, ...legacyExtensions }[expected.name] ?? []
      const names = Object.keys(properties).filter((name) => !extra.includes(name))
      expect(names.sort()).toEqual([...expected.required, ...Object.keys(expected.optional)].sort())
      expect([...required].sort()).toEqual([...expected.required].sort())
      for (const [name, value] of Object.entries(expected.optional)) {
        if (value !== undefined) expect({ [name]: properties[name]?.default }).toEqual({ [name]: value })
      }
    },
  )

  test('is in the registry, and nothing else that is not an extension', () => {
    const known = [
      ...[...specified, ...identity, ...legacy].map(({ name }) => name),
      ...Object.keys(extensions),
      ...identityExtensions,
      ...legacyAdditions,
    ]
    expect(operations.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('what the specification does not have', () => {
  const inTables = [...specified, ...identity].map(({ name }) => name)

  test('is marked as an extension, and nothing else is', () => {
    const marked = operations.filter(({ name, operation }) => operation.extension && !name.startsWith('legacy.'))
    const expected = [...Object.keys(extensions), ...identityExtensions].filter((name) => !inTables.includes(name))
    expect(marked.map(({ name }) => name).sort()).toEqual([...new Set(expected)].sort())
  })

  test.each(Object.entries(extensions).filter(([name]) => inTables.includes(name)))(
    'among the parameters of %s says so',
    (name, extra) => {
      const { properties = {} } = parameterSchemas(named(name)).params
      for (const each of extra)
        expect({ [each]: properties[each]?.description }).toEqual({ [each]: expect.stringMatching(/^Extension: /) })
    },
  )
})

test('the three documents specify 167 operations, all of which are here', () => {
  const count = (table: readonly { methods: readonly string[] }[]): number =>
    table.reduce((sum, { methods }) => sum + methods.length, 0)
  expect(count(legacy)).toBe(81)
  expect(count([...specified, ...identity, ...legacy])).toBe(167)
})

/** Defaults of parameters that are ours, and of those that a table names without their default. */
const ownDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'project.build': { full_build: false },
  'project.analyze': {
    limit: 10,
    nearest: 0,
    concept_selector: { type: 'top', limit: 50 },
  },
  'legacy.docs.search': { exact_only: false },
  'legacy.terms.clusters': { num_clusters: 7, num_cluster_terms: 4, subset: '__all__' },
  'project.docs.search': { ranking: 'match_score', feedback: true, explain: false, include_sentiment_words: false },
  'project.concepts.conceptAssociations': { include_associated_vectors: true },
  'project.concepts.compare': { filter: [], limit: 20 },
  'project.concepts.outliers': { concept_selector: { type: 'top', limit: 10 }, filter: [], match_type: 'both' },
  'project.concepts.findings': { filter: [], noun: 'comment' },
  'project.concepts.scoreDrivers': { match_type: 'exact' },
  'project.dashboards.create': {
    ...{ description: '', charts: [], top_filters: [], top_concepts: [], selections: [], active_concept_list: '' },
  },
  'legacy.docs.get': { offset: 0 },
  'legacy.prediction.train': { regressors: [], classifiers: [] },
  'legacy.user.login': { token_auth: true },
  'project.concepts.sentiment': { include_sentiment_words: false },
  'project.summary.volume': { filter: [], interval: 'month' },
  'project.summary.netSentimentChange': { filter: [], interval: 'month' },
  'project.summary.largestConceptMovement': { filter: [], interval: 'month', limit: 10 },
  'users.create': { role: 'viewer' },
  'tokens.create': { description: '' },
}

test('every default is one of the tables, or one of ours', () => {
  const tables = new Map([...specified, ...identity, ...legacy].map(({ name, optional }) => [name, optional]))
  const found = operations.map(({ name, operation }) => {
    const { properties = {} } = parameterSchemas(operation).params
    const defaults = Object.entries(properties).flatMap(([parameter, schema]) =>
      schema.default === undefined || tables.get(name)?.[parameter] !== undefined ? [] : [[parameter, schema.default]],
    )
    return [name, Object.fromEntries(defaults)] as const
  })
  expect(Object.fromEntries(found.filter(([, defaults]) => Object.keys(defaults).length > 0))).toEqual(ownDefaults)
})

describe('limits', () => {
  test.each([...largest, ...legacyLargest])('$name takes $most and not one more: $ask', ({ name, ask, most }) => {
    const { params } = named(name)
    resolveParams(params, ask(most))
    expect(() => resolveParams(params, ask(most + 1))).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  test('are ten calls a second except where the table says otherwise', () => {
    const special = operations.filter(({ operation }) => operation.rateLimit !== undefined)
    expect(Object.fromEntries(special.map(({ name, operation }) => [name, operation.rateLimit]))).toEqual(rateLimits)
  })
})

test('every error code of the table has its status', () => {
  expect(Object.fromEntries(Object.keys(errors).map((code) => [code, errorTexts[code as 'ERROR']?.[0]]))).toEqual(
    errors,
  )
})

test('every operation says in one sentence what it does, names its section, and ends its path with a slash', () => {
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]\.$/)
    expect(operation.summary).not.toContain('. ')
    expect(operation.spec).toMatch(/^(v5|v4-identity|v4-legacy) \d+(\.\d+)?$/)
    expect(operation.path).toMatch(/\/$|\.json$/)
  }
})

test('no two operations answer the same method and path', () => {
  const all = operations.flatMap(({ operation }) => operation.methods.map((method) => `${method} ${operation.path}`))
  expect(new Set(all).size).toBe(all.length)
})
