import { expect, test } from 'vitest'
import { z } from 'zod'
import { bindFunctions, listOperations, pathNames } from '../../src/operations/functions.js'
import { operation } from '../../src/operations/operation.js'

const record = (path: string) =>
  operation({
    ...{ methods: ['GET'], spec: 'v5 4.1', access: 'read', summary: 'Asks.' },
    path,
    params: () => z.strictObject({ limit: z.int().optional() }),
    handle: () => null,
  })
const tree = {
  status: record('/status/'),
  project: { get: record('/projects/:project_id/'), lists: { get: record('/projects/:project_id/lists/:list_id/') } },
}

/** Calls a function of the tree; gives what was dispatched. */
async function dispatched(
  name: 'status' | 'get' | 'list',
  args: readonly unknown[],
  known: Readonly<Record<string, string>> = {},
): Promise<unknown[]> {
  const seen: unknown[] = []
  const bound = bindFunctions(
    tree,
    async (asked, path, question, options) => {
      seen.push(asked.path, path, question, options)
      return 'answer'
    },
    known,
  )
  const call = { status: bound.status, get: bound.project.get, list: bound.project.lists.get }[name]
  expect(await (call as (...all: readonly unknown[]) => Promise<unknown>)(...args)).toBe('answer')
  return seen.slice(1)
}

test('names of a path are taken from the parameters, as text; the others are the question', async () => {
  const given = { project_id: 'ab', list_id: 7, limit: 5 }
  expect(await dispatched('list', [given])).toEqual([{ project_id: 'ab', list_id: '7' }, { limit: 5 }, {}])
  expect(given).toEqual({ project_id: 'ab', list_id: 7, limit: 5 })
  expect(await dispatched('list', [{ list_id: 'x' }], { project_id: 'ab' })).toEqual([
    ...[{ list_id: 'x', project_id: 'ab' }, {}, {}],
  ])
})

test('what is known of a path wins, and is no parameter', async () => {
  const known = { project_id: 'ab' }
  const question = { limit: 5 }
  const [path, passed] = await dispatched('get', [question], known)
  expect([path, passed]).toEqual([known, question])
  expect(passed).toBe(question)
  expect(await dispatched('get', [{ project_id: 'other', limit: 5 }], known)).toEqual([known, question, {}])
  expect(await dispatched('get', [], known)).toEqual([known, {}, {}])
})

test('a name that is null or missing is not there', async () => {
  for (const project_id of [null, undefined]) {
    expect(await dispatched('get', [{ project_id, limit: 5 }])).toEqual([{}, { limit: 5 }, {}])
  }
})

test('a name that is no text is refused by it', async () => {
  for (const project_id of [{}, ['ab'], true]) {
    await expect(dispatched('get', [{ project_id }])).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['project_id'] },
    })
  }
})

test('what is no object of parameters is passed on, to be refused there', async () => {
  for (const odd of [[1], 'text', 5, null]) {
    expect(await dispatched('get', [odd])).toEqual([{}, odd, {}])
    expect(await dispatched('status', [odd])).toEqual([{}, odd, {}])
  }
})

test('options are passed on', async () => {
  const options = { signal: new AbortController().signal }
  expect((await dispatched('status', [{}, options]))[2]).toBe(options)
  expect((await dispatched('get', [{ project_id: 'ab' }, options]))[2]).toBe(options)
})

test('operations are listed with their names in the order of the tree', () => {
  expect(listOperations(tree).map(({ name }) => name)).toEqual(['status', 'project.get', 'project.lists.get'])
  expect(pathNames('/a/:x/b/:long_name/')).toEqual(['x', 'long_name'])
  expect(pathNames('/a/')).toEqual([])
})
