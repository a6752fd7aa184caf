import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../src/caller.js'
import { EngineError } from '../../src/errors.js'
import { answer, localOwner, type OperationCall } from '../../src/operations/bind.js'
import { type Operation, operation } from '../../src/operations/operation.js'
import type { Host } from '../../src/operations/services.js'
import { TokenizerError } from '../../src/text/tokenization/customTokenizer.js'

/** What a call asks for before its operation runs, in the order of the questions. */
const owner: Caller = { username: 'owner', isOwner: true }
const ann: Caller = { username: 'ann', isOwner: false }

interface World {
  readonly asked: unknown[]
  readonly host: Host
}

/** A host where Ann may read everything, and all projects are of workspace `w1`. */
function openWorld(changes: object = {}, project: object = {}): World {
  const asked: unknown[] = []
  const host = {
    owner,
    requireOpen: () => {},
    refreshCatalog: async () => {},
    resolveCaller: async (token: string | undefined) => {
      asked.push(token)
      return ann
    },
    openProject: async (id: string) => ({ id, ...project }),
    workspaceOf: async () => 'w1',
    ...changes,
    services: {
      countCall: () => undefined,
      permissionsOn: async ({ username }: Caller, resource: unknown) => {
        asked.push(resource)
        return username === 'ann' ? ['read'] : []
      },
      accounts: { access: { userOf: async () => ann, defaultWorkspaceOf: async () => 'home' } },
      ...(changes as { services?: object }).services,
    },
  }
  return { asked, host: host as unknown as Host }
}

const record = (changes: object): Operation =>
  operation({
    ...{ methods: ['POST'], path: '/api/v5/odd/', spec: 'v5 4.1', access: 'read', summary: '' },
    params: () => z.strictObject({ workspace_id: z.string().optional(), organization_id: z.string().optional() }),
    handle: async () => 'answered',
    ...changes,
  } as never) as Operation

const call = ({ host }: World, changes: object, more: Partial<OperationCall> & { sent?: object } = {}) => {
  const { sent = {}, ...rest } = more
  return answer(host, {
    operation: record(changes),
    credential: { authorization: 'token' },
    path: {},
    params: () => sent,
    positions: 'utf16',
    ...rest,
  })
}

describe('the resource of a call', () => {
  const sent = { workspace_id: 'sent', organization_id: 'sent' }
  test.each([
    ['/:project_id/', { project_id: 'p' }, sent, { kind: 'project', id: 'p' }],
    ['/:account/:project_id/', { account: 'w1', project_id: 'p' }, {}, { kind: 'project', id: 'p' }],
    ['/:workspace_id/', { workspace_id: 'w2' }, sent, { kind: 'workspace', id: 'w2' }],
    ['/:account/', { account: 'w3' }, sent, { kind: 'workspace', id: 'w3' }],
    ['/:organization_id/', { organization_id: 'o' }, { organization_id: 'sent' }, { kind: 'organization', id: 'o' }],
    ['/', {}, sent, { kind: 'workspace', id: 'sent' }],
    ['/', {}, { organization_id: 'sent' }, { kind: 'organization', id: 'sent' }],
    ['/', {}, {}, { kind: 'workspace', id: 'home' }],
  ])(
    'at %s with %j is that of the path, else that of the parameters, else the default',
    async (path, named, given, expected) => {
      const world = openWorld()
      expect(await call(world, { path }, { path: named, sent: given })).toBe('answered')
      expect(world.asked.filter((each) => typeof each === 'object')).toEqual([expected])
    },
  )

  test('must be there, and permit what the operation does', async () => {
    const refused = expect.objectContaining({ code: 'INADEQUATE_PERMISSION' })
    await expect(call(openWorld(), { access: 'write' })).rejects.toEqual(refused)
    const homeless = {
      services: { accounts: { access: { userOf: async () => ann, defaultWorkspaceOf: async () => undefined } } },
    }
    await expect(call(openWorld(homeless), {})).rejects.toEqual(refused)
    const [path, named] = ['/:account/:project_id/', { account: 'w2', project_id: 'p' }]
    await expect(call(openWorld(), { path }, { path: named })).rejects.toEqual(refused)
    const nowhere = openWorld({ openProject: async () => undefined })
    await expect(call(nowhere, { path }, { path: { ...named, account: 'w1' } })).rejects.toEqual(refused)
  })

  test('that a function names with no well-formed text, or not at all, is a fault of that name', async () => {
    const faultOf = async (path: Record<string, string>) =>
      await call(openWorld(), { path: '/:account/:project_id/' }, { path }).catch((error: EngineError) => [
        error.code,
        error.details.parameters,
      ])
    expect(await faultOf({ account: 'w1', project_id: '\ud800' })).toEqual(['INVALID_PARAMS', ['project_id']])
    expect(await faultOf({ account: '\udc00', project_id: 'p' })).toEqual(['INVALID_PARAMS', ['account']])
    expect(await faultOf({ account: 'w1' })).toEqual(['INVALID_PARAMS', ['project_id']])
  })

  test('of the administration of an installation is its owner alone', async () => {
    await expect(call(openWorld(), { access: 'admin' })).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
    expect(await call(openWorld(), { access: 'admin' }, { credential: localOwner })).toBe('answered')
  })

  test('is not asked for where none is needed', async () => {
    for (const access of ['none', 'caller']) {
      const world = openWorld()
      expect(await call(world, { access })).toBe('answered')
      expect(world.asked).toEqual(access === 'none' ? [] : ['token', 'token'])
    }
  })
})

test('a token that ends while the parameters arrive is refused', async () => {
  let isThere = true
  const world = openWorld({
    resolveCaller: async () => {
      if (!isThere) throw new EngineError('INVALID_TOKEN')
      return ann
    },
  })
  const params = () => {
    isThere = false
    return {}
  }
  await expect(call(world, {}, { params })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
})

test('only questions have a time limit', async () => {
  const world = openWorld({
    questionTimeout: 1e-9,
    services: { permissionsOn: async () => ['read', 'write'] },
  })
  await expect(call(world, {})).rejects.toMatchObject({ code: 'QUESTION_TIMEOUT' })
  expect(await call(world, { access: 'write' })).toBe('answered')
  expect(await call(world, { access: 'caller' })).toBe('answered')
})

test('a call is counted before it is answered, unless it is refused', async () => {
  const steps: string[] = []
  const countCall = async () => {
    await new Promise(setImmediate)
    steps.push('counted')
  }
  const handle = async () => void steps.push('answered')
  await call(openWorld({ services: { countCall } }), { handle })
  await expect(call(openWorld({ services: { countCall } }), { handle, access: 'write' })).rejects.toThrow()
  expect(steps).toEqual(['counted', 'answered'])
})

test('functions have parameters of their own', async () => {
  const handle = async (_: unknown, question: unknown) => question
  const own = {
    params: () => z.strictObject({ at: z.int() }),
    functionParams: () => z.strictObject({ at: z.date() }),
    handle,
  }
  const at = new Date(0)
  expect(await call(openWorld(), own, { sent: { at }, isFunction: true })).toEqual({ at })
  await expect(call(openWorld(), own, { sent: { at } })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(await call(openWorld(), own, { sent: { at: 5 } })).toEqual({ at: 5 })
})

test('a failure of the own tokenizer is told in its words', async () => {
  const handle = async () => {
    throw new TokenizerError('letters', 'gave no list.')
  }
  await expect(call(openWorld(), { handle })).rejects.toMatchObject({
    code: 'ERROR',
    message: 'The tokenizer "letters" gave no list.',
  })
})

test("a question that its caller gives up ends with the caller's reason, any other failure with a code", async () => {
  const giving = new AbortController()
  const reason = new Error('changed my mind')
  const handle = async () => {
    giving.abort(reason)
    throw new TypeError('x is not a function')
  }
  await expect(call(openWorld(), { handle }, { signal: giving.signal })).rejects.toThrow('x is not a function')
  await expect(call(openWorld(), { handle })).rejects.toMatchObject({ code: 'ERROR' })
  await expect(call(openWorld(), {}, { signal: giving.signal })).rejects.toBe(reason)
})

test('what a question may leave unread is read ahead once it is answered', async () => {
  const order: unknown[] = []
  const snapshot = {}
  const readAhead = (read: unknown) => order.push(read)
  const world = openWorld({}, { openSnapshot: async () => snapshot, readAhead })
  const handle = async () => order.push('answered')
  for (const needs of ['search', undefined]) {
    await call(world, { path: '/:project_id/', needs, handle }, { path: { project_id: 'p' } })
  }
  expect(order).toEqual(['answered', snapshot, 'answered'])
})

describe('a question about sentiment', () => {
  const ended = { skipped: false, startTime: 0, stopTime: 1, progress: undefined, success: true, cancelled: false }
  test.each([
    ['NOT_BUILT', undefined],
    ['NOT_BUILT', { ...ended, success: undefined, stopTime: null }],
    ['BUILD_FAILED', { ...ended, success: false }],
    ['NOT_BUILT', { ...ended, success: false, cancelled: true }],
  ])('without sentiment is SENTIMENT_%s after the sentiment build %j', async (code, lastSentiment) => {
    const snapshot = { sentiment: async () => undefined }
    const world = openWorld(
      {},
      { openSnapshot: async () => snapshot, lastSentiment: async () => lastSentiment, readAhead: () => {} },
    )
    const path = { project_id: 'p' }
    const asked = { path: '/:project_id/', needs: 'sentiment', handle: async () => 'answered' }
    await expect(call(world, asked, { path })).rejects.toMatchObject({ code: `SENTIMENT_${code}` })
    expect(await call(world, { ...asked, needs: 'build' }, { path })).toBe('answered')
    expect(await call(world, { ...asked, needs: () => undefined }, { path })).toBe('answered')
  })

  test.each([
    ['unbuilt', 'PROJECT_NOT_BUILT'],
    ['outdated', 'PROJECT_NEEDS_UPDATING'],
  ])('of a project that is %s is %s', async (state, code) => {
    const world = openWorld({}, { openSnapshot: async () => state })
    for (const needs of ['build', 'sentiment']) {
      const asked = { path: '/api/v5/:project_id/', needs }
      await expect(call(world, asked, { path: { project_id: 'p' } })).rejects.toMatchObject({ code })
    }
  })
})
