import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../src/operations/openapi.js'
import { operations } from '../../src/operations/registry.js'
import { named, odd } from './oddOperation.js'

type Responses = Record<string, { description: string; content: Record<string, { schema: unknown }> }>

interface Described {
  readonly responses: Responses
  readonly parameters: readonly object[]
  readonly requestBody: {
    readonly required: boolean
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>
  }
}

/** The description of the first method of that operation with changes. */
function described(changes: object): Described {
  const operation = { ...odd, ...changes } as typeof odd
  const { paths } = JSON.parse(JSON.stringify(openApiDocument([{ name: 'odd.list', operation }], '1.2.3')))
  const [methods] = Object.values(paths) as Record<string, Described>[]
  return Object.values(methods!)[0]!
}

/** Codes by status. */
const codesOf = (responses: Responses): Record<string, string> =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => [status, description]),
  )

/** Codes that single operations answer with, from the specification and our extensions of it. */
const codeTable = [
  // v5 3 and v4-legacy 3: what begins a build, or must not run beside one.
  [
    'PROJECT_LOCKED',
    `project.upload project.build project.copy legacy.projects.copy legacy.projects.branch legacy.projects.clear
     legacy.docs.revert legacy.docs.recalculate legacy.prediction.train project.docs.unmarkDelete`,
  ],
  // v5 5, v4-identity 4.1 and 4.3: whatever takes a password that is there.
  [
    'AUTH_CREDS_INVALID',
    `login v4.user.login legacy.user.login profile.changePassword v4.user.changePassword legacy.user.changePassword
     tokens.create v4.tokens.create legacy.tokens.create`,
  ],
  // v5 6: what sends mail; only an invitation waits until it is sent.
  ['EMAIL_ERROR', 'workspaces.invite v4.accounts.invite legacy.accounts.invite'],
  [
    'EMAIL_NOT_ENABLED',
    `workspaces.invite v4.accounts.invite legacy.accounts.invite project.build project.copy legacy.docs.recalculate
     legacy.projects.branch profile.resetPassword v4.user.recoverPassword legacy.user.recoverPassword`,
  ],
].map(([code, names]) => [code!, names!.split(/\s+/).join(' ')] as const)

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
      ['most_things', 'query', false],
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

  test('has the forms of answers, in the envelope of the interface', () => {
    const results = { results: { 'odd.list': { type: 'string' } }, shared: { Odd: { type: 'number' } } }
    const answerAt = (path: string): unknown => {
      const described = openApiDocument([{ name: 'odd.list', operation: { ...odd, path } as typeof odd }], '1', results)
      const { paths, components } = JSON.parse(JSON.stringify(described))
      expect(components.schemas.Odd).toEqual({ type: 'number' })
      return paths[path].get.responses[200].content['application/json'].schema
    }
    expect(answerAt('/api/v5/odd/')).toEqual({ type: 'string' })
    const wrapped = { error: { type: 'null' }, result: { type: 'string' } }
    expect(answerAt('/api/v4/odd/')).toEqual({ type: 'object', required: ['error', 'result'], properties: wrapped })
  })

  test('lists the errors that can come, by status', () => {
    expect(codesOf(get.responses)).toEqual({
      400: 'INVALID_PARAMS, PROJECT_NOT_BUILT, PROJECT_NEEDS_UPDATING, SENTIMENT_NOT_BUILT, SENTIMENT_BUILD_FAILED',
      401: 'NO_TOKEN, INVALID_TOKEN',
      403: 'INADEQUATE_PERMISSION',
      429: 'TOO_MANY_REQUESTS',
      500: 'ERROR',
      503: 'QUESTION_TIMEOUT',
    })
  })

  test.each([
    [{ needs: 'build' }, { 400: 'INVALID_PARAMS, PROJECT_NOT_BUILT, PROJECT_NEEDS_UPDATING' }],
    [{ needs: undefined }, { 400: 'INVALID_PARAMS' }],
    [
      { needs: undefined, access: 'caller' },
      { 400: 'INVALID_PARAMS', 403: undefined, 503: undefined },
    ],
    [
      { needs: undefined, access: 'none' },
      { 400: 'INVALID_PARAMS', 401: undefined, 403: undefined, 503: undefined },
    ],
    // What changes something is never stopped.
    [
      { needs: undefined, access: 'write' },
      { 400: 'INVALID_PARAMS', 503: undefined },
    ],
    [
      { needs: undefined, runsToEnd: true },
      { 400: 'INVALID_PARAMS', 503: undefined },
    ],
    [
      { needs: undefined, rateLimit: 'none' },
      { 400: 'INVALID_PARAMS', 429: undefined },
    ],
    [
      { needs: 'build', path: '/v4/projects/:account/:project_id/docs/' },
      { 400: 'INVALID_PARAMS, NO_ASSOC, PROJECT_NEEDS_UPDATING' },
    ],
    [
      { needs: () => 'build' as const },
      {
        400: 'INVALID_PARAMS, PROJECT_NOT_BUILT, PROJECT_NEEDS_UPDATING, SENTIMENT_NOT_BUILT, SENTIMENT_BUILD_FAILED',
      },
    ],
  ])('as its record says: %j', (changes, expected) => {
    const codes = {
      401: 'NO_TOKEN, INVALID_TOKEN',
      403: 'INADEQUATE_PERMISSION',
      429: 'TOO_MANY_REQUESTS',
      500: 'ERROR',
      503: 'QUESTION_TIMEOUT',
    }
    expect(codesOf(described(changes).responses)).toEqual(JSON.parse(JSON.stringify({ ...codes, ...expected })))
  })

  test.each([
    ['/api/v5/projects/', 'Error'],
    ['/api/v4/accounts/', 'OlderError'],
    ['/v4/accounts/', 'OlderError'],
  ])('failures of %s have the shape %s', (path, shape) => {
    for (const [status, { content }] of Object.entries(described({ path }).responses)) {
      const $ref = `#/components/schemas/${shape}`
      if (status !== '200') expect(content['application/json']!.schema).toEqual({ $ref })
    }
  })

  test('failures that are a text are one, but for those of authorization', () => {
    const { responses } = described({ path: '/v4/projects/:account/', textFailures: true })
    const schemas = Object.entries(responses).map(([status, { content }]) => [
      status,
      content['application/json']!.schema,
    ])
    const text = { type: 'object', properties: { error: { type: 'string' }, result: { type: 'null' } } }
    const other = { $ref: '#/components/schemas/OlderError' }
    expect(Object.fromEntries(schemas)).toMatchObject({ 400: text, 401: other, 403: other, 429: text, 500: text })
  })

  test('a method is described with what is said of it', () => {
    expect(get).toMatchObject({
      operationId: 'odd.list.get',
      summary: 'Does <i>odd</i> things.',
      description: 'Specification: v5 4.1. Access: read.',
      tags: ['Projects'],
      security: [{ token: [] }],
    })
    expect(get).not.toHaveProperty('x-extension')
    expect(get.responses[200]).toEqual({
      description: 'Null, since there is no useful data.',
      content: { 'application/json': { schema: {} } },
    })
    const extension = described({ methods: ['DELETE'], extension: true, access: 'none', result: 'An HTML page.' })
    expect(extension).toMatchObject({
      operationId: 'odd.list',
      description: 'Extension, beside v5 4.1. Access: none.',
      'x-extension': true,
      security: [],
    })
    expect(extension.responses[200]).toEqual({
      description: 'An HTML page.',
      content: { 'text/html': { schema: { type: 'string' } } },
    })
  })

  test.each(['POST', 'PUT', 'PATCH'] as const)('%s has parameters in a body, if there are any', (method) => {
    const { requestBody, parameters } = described({ methods: [method] })
    expect([requestBody.required, parameters.length]).toEqual([true, 1])
    expect(Object.keys(requestBody.content['application/json']!.schema.properties)).toEqual([
      '<b>',
      'most_things',
      'list',
    ])
    const optional = described({ methods: [method], params: z.strictObject({ name: z.string().optional() }) })
    expect(optional.requestBody.required).toBe(false)
    expect(described({ methods: [method], params: z.strictObject({}) })).not.toHaveProperty('requestBody')
  })

  test('a body that is a list is described as one, not as an object of its parameter', () => {
    const { requestBody } = described({ methods: ['POST'], path: '/v4/odd/', listBody: 'list' })
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
    })
  })

  test.each([
    ['/api/v5/odd/', ['application/json']],
    ['/api/v4/odd/', ['application/json', 'application/x-www-form-urlencoded']],
    ['/v4/odd/', ['application/json', 'application/x-www-form-urlencoded']],
  ])('the body of %s may be of the types %j', (path, types) => {
    const { content } = described({ methods: ['POST'], path }).requestBody
    expect(Object.keys(content)).toEqual(types)
    for (const type of types) expect(content[type]).toEqual(content['application/json'])
  })

  test.each(['GET', 'DELETE'] as const)('%s has them in the query', (method) => {
    const operation = described({ methods: [method] })
    expect(operation).not.toHaveProperty('requestBody')
    expect(operation.parameters.slice(1)).toEqual([
      {
        name: '<b>',
        in: 'query',
        required: true,
        description: 'Tom & "Jerry" <script>alert(1)</script>',
        schema: { type: 'string', description: 'Tom & "Jerry" <script>alert(1)</script>' },
      },
      {
        name: 'most_things',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 0, maximum: 7, default: 3 },
      },
      {
        name: 'list',
        in: 'query',
        required: false,
        content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
      },
    ])
    const kinds = { flag: z.boolean(), number: z.number(), one: z.enum(['a', 'b']), object: z.object({}) }
    const { parameters } = described({ methods: [method], params: z.strictObject(kinds) })
    expect(parameters.map((each: object) => 'schema' in each)).toEqual([true, true, true, true, false])
  })

  test('paths, shapes, title and version are those of the service', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'conceptlite', version: '1.2.3' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    })
    expect(Object.keys(document.paths)).toEqual(['/api/v5/odd/{thing_id}/'])
    const { Error: error, OlderError: older } = document.components.schemas
    expect(error.required).toEqual(['error', 'message'])
    expect(error.properties.error.enum).toContain('PROJECT_LOCKED')
    expect(older.required).toEqual(['error', 'result'])
    expect(Object.keys(older.properties.error.properties)).toEqual(['code', 'message', 'parameters'])
    expect(older.properties.error.properties.code).toEqual(error.properties.error)
  })

  test.each(codeTable)('%s can come from %j and no other', (code, names) => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument(operations, '1.2.3'))) as {
      paths: Record<string, Record<string, { operationId: string; responses: Responses }>>
    }
    const methods = Object.values(paths).flatMap((each) => Object.values(each))
    const found = methods.filter(({ responses }) =>
      Object.values(codesOf(responses)).some((codes) => codes.split(', ').includes(code)),
    )
    expect(found.map(({ operationId }) => operationId).sort()).toEqual(names.split(' ').sort())
  })

  test('every operation of the service stands under a heading that is no number of a section', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument(operations, '1.2.3'))) as {
      paths: Record<string, Record<string, { tags: string[] }>>
    }
    const tags = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((method) => method.tags))
    expect(tags).toContain('Concepts')
    expect(tags.filter((tag) => /\d\.\d/.test(tag))).toEqual([])
  })

  test('every heading is that of a section of the specifications, and each has operations', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument(operations, '1.2.3'))) as {
      paths: Record<string, Record<string, { tags: string[] }>>
    }
    const tags = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((method) => method.tags))
    // Each section that has operations, and each once.
    expect(new Set(tags).size).toBe(22)
    for (const tag of tags) expect(tag).toMatch(/^[A-Z][a-z]+[a-z0-9 ,:]*$/)
  })

  test('every answer is described, but for the null of what only changes something', () => {
    const silent = operations.filter(({ operation: { result } }) => result === undefined).map(({ name }) => name)
    expect(silent.sort()).toEqual(
      `project.update project.delete project.build project.upload project.docs.delete project.docs.unmarkDelete
       project.docs.setFavorites project.docs.clearFavorites project.terms.manage project.conceptLists.update
       project.conceptLists.delete project.conceptLists.deleteConcepts project.conceptLists.updateConcepts
       project.conceptLists.orderConcepts profile.update profile.changePassword profile.resetPassword profile.recover
       users.delete organizations.update organizations.setRoles workspaces.update workspaces.removeUsers
       workspaces.setRoles workspaces.invite workspaces.invitations.revoke logout tokens.delete`
        .split(/\s+/)
        .sort(),
    )
    for (const { operation: each } of operations) {
      expect(each.summary).toMatch(/^[A-Z].*\.$/)
      if (each.result !== undefined) expect(each.result).toMatch(/^[A-Z`].*[.`]$/)
    }
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
