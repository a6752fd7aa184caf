import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describePage } from '../../src/operations/describe.js'
import { openApiDocument } from '../../src/operations/openapi.js'
import { operation } from '../../src/operations/operation.js'
import { operations } from '../../src/operations/registry.js'

const odd = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/odd/:thing_id/',
  spec: 'v5 4.1',
  access: 'read',
  needs: 'sentiment',
  rateLimit: 1,
  params: z.strictObject({
    '<b>': z.string().describe('Tom & "Jerry" <script>alert(1)</script>'),
    limit: z.int().min(0).max(7).default(3),
    list: z.array(z.string()).optional(),
  }),
  summary: 'Does <i>odd</i> things.',
  handle: () => null,
})
const named = [{ name: 'odd.list', operation: odd }]

describe('OpenAPI', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(named, '1.2.3')))
  const { get, post } = document.paths['/api/v5/odd/{thing_id}/']

  test('GET has its parameters in path and query, JSON where they are not plain', () => {
    expect(
      get.parameters.map(({ name, in: parameterIn, required }: Record<string, unknown>) => [
        name,
        parameterIn,
        required,
      ]),
    ).toEqual([
      ['thing_id', 'path', true],
      ['<b>', 'query', true],
      ['limit', 'query', false],
      ['list', 'query', false],
    ])
    expect(get.parameters[2].schema).toEqual({ type: 'integer', minimum: 0, maximum: 7, default: 3 })
    expect(get.parameters[3].content['application/json'].schema).toMatchObject({ type: 'array' })
    expect(get.requestBody).toBeUndefined()
  })

  test('POST has them in the body', () => {
    expect(post.parameters).toHaveLength(1)
    expect(post.requestBody.content['application/json'].schema.required).toEqual(['<b>'])
    expect(post.operationId).not.toBe(get.operationId)
  })

  test('lists the errors that can come, by status', () => {
    expect(Object.keys(get.responses)).toEqual(['200', '400', '401', '403', '429', '500'])
    expect(get.responses[400].description).toContain('SENTIMENT_NOT_BUILT')
  })

  test('every operation of the service stands under a heading that is no number of a section', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument(operations, '1.2.3'))) as {
      paths: Record<string, Record<string, { tags: string[] }>>
    }
    const tags = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((method) => method.tags))
    expect(tags).toContain('Concepts')
    expect(tags.filter((tag) => /\d\.\d/.test(tag))).toEqual([])
  })

  test('refers only to shapes that it has', () => {
    const text = JSON.stringify(openApiDocument(operations, '1.2.3'))
    const { schemas } = JSON.parse(text).components
    const requested = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!))
    expect([...requested].filter((name) => !(name in schemas))).toEqual([])
    expect(requested).toContain('ConceptSelector')
    expect(text).not.toContain('$defs')
  })
})

describe('the page', () => {
  const page = describePage(named, '1.2.3').body

  test('escapes what it is given', () => {
    expect(page).toContain('Does &lt;i&gt;odd&lt;/i&gt; things.')
    expect(page).toContain('Tom &amp; &quot;Jerry&quot; &lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  test('names every operation, and every shape that it links to', () => {
    const whole = describePage(operations, '1.2.3').body
    for (const { name } of operations) expect(whole).toContain(`<article id="${name}">`)
    for (const [, id] of whole.matchAll(/href="#([^"]+)"/g)) expect(whole).toContain(`id="${id}"`)
  })
})
