import { parameterSchemas } from '../../dist/operations/parameterSchemas.js'
import { operations } from '../../dist/operations/registry.js'
import type { Attack, Round } from '../attack.js'
import { type Answer, type Server, startServer } from '../server.js'
import { validValue } from '../values.js'
import { makeWorld, PASSWORD, type World } from '../world.js'
import { likelyIn } from './fuzz.js'

/** Questions about each of two things, in turns, of which the fastest quarter counts. */
const TIMINGS = 24
/** Answers may differ by this share and by so many milliseconds: machines have other things to do. */
const ROUGHLY = 2
const MILLISECONDS = 4
/** A difference in time counts when it shows this often in a row. */
const ATTEMPTS = 3

/** A question about something that is there and something that is not, asked by one who must not know. */
interface Pair {
  readonly name: string
  readonly method: string
  readonly there: { readonly path: string; readonly body: string }
  readonly missing: { readonly path: string; readonly body: string }
  readonly token: string | null
  /** What the question itself says, which an answer may repeat. */
  readonly says: readonly [there: string, missing: string]
}

/** Compares answers about what is forbidden with those about what is missing, byte for byte and in rough time. */
async function existenceRound(round: Round): Promise<void> {
  const server = await startServer(round, { threads: 0 })
  try {
    const world = await makeWorld(server)
    const pairs = shuffled(round, [...resourcePairs(round, world), ...loginPairs(world)])
    for (const pair of pairs) {
      if (!server.isAlive()) break
      await compareAnswers(round, server, pair)
    }
    for (const pair of pairs) {
      if (!server.isAlive() || round.secondsLeft() < 0) break
      await compareTimes(round, server, pair)
    }
    await server.measure('questions of a stranger')
  } finally {
    await server.close()
  }
}

/** Every operation on a resource, asked by somebody of another workspace. */
function resourcePairs(round: Round, world: World): Pair[] {
  const ids: Readonly<Record<string, string>> = {
    project_id: world.projectId,
    workspace_id: world.workspaceId,
    account: world.workspaceId,
  }
  return operations.flatMap(({ name, operation }) => {
    const subject = Object.keys(ids).find((id) => operation.path.includes(`:${id}`))
    if (subject === undefined || operation.access === 'none' || operation.access === 'caller') return []
    const body = JSON.stringify(validValue(round.random, parameterSchemas(operation), likelyIn(world)))
    const missingId = changedId(ids[subject]!)
    const path = (id: string): string =>
      operation.path.replace(/:(\w+)/g, (_, each: string) => (each === subject ? id : (ids[each] ?? 'none')))
    return {
      name,
      method: operation.methods[0],
      there: { path: path(ids[subject]!), body },
      missing: { path: path(missingId), body },
      token: world.stranger.token,
      says: [ids[subject]!, missingId] as const,
    }
  })
}

/** Logins and resets of passwords of users who are there and who are not. */
function loginPairs(world: World): Pair[] {
  const there = world.reader.username
  const missing = `nobody${there.slice('nobody'.length)}`
  const pair = (method: string, path: string, params: (username: string) => unknown): Pair => ({
    name: `${method} ${path}`,
    method,
    there: { path, body: JSON.stringify(params(there)) },
    missing: { path, body: JSON.stringify(params(missing)) },
    token: null,
    says: [there, missing],
  })
  const password = `not ${PASSWORD}`
  return [
    pair('POST', '/api/v5/login/', (username) => ({ username, password })),
    pair('POST', '/api/v4/user/login/', (username) => ({ username, password })),
    pair('POST', '/api/v5/profile/password/reset/', (email) => ({ email })),
  ]
}

/** An identifier of the same form that nothing has. */
const changedId = (id: string): string => id.slice(0, -1) + (id.endsWith('a') ? 'b' : 'a')

const askBoth = async (server: Server, { method, there, missing, token }: Pair): Promise<[Answer, Answer]> => [
  await server.ask({ method, ...there, token }),
  await server.ask({ method, ...missing, token }),
]

async function compareAnswers(round: Round, server: Server, pair: Pair): Promise<void> {
  const [there, missing] = (await askBoth(server, pair)).map((answer, i) => plain(answer, pair.says[i]!))
  if (there !== missing) round.fault('told', `${pair.name}: what is there answers\n${there}\nwhat is not\n${missing}`)
}

/** Status, headers and body of an answer without the time and without what the question said itself. */
function plain({ status, headers, body }: Answer, said: string): string {
  const { date: _, 'content-length': __, ...rest } = headers
  return `${status} ${JSON.stringify(rest)} ${body}`.replaceAll(said, '…')
}

async function compareTimes(round: Round, server: Server, pair: Pair): Promise<void> {
  let times: readonly [number, number] = [0, 0]
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const samples: [number[], number[]] = [[], []]
    for (let i = 0; i < TIMINGS; i++) {
      for (const [side, { milliseconds }] of (await askBoth(server, pair)).entries()) samples[side]!.push(milliseconds)
    }
    times = [quickest(samples[0]), quickest(samples[1])]
    const [less, more] = [Math.min(...times), Math.max(...times)]
    if (more - less < MILLISECONDS || more < less * ROUGHLY) return
  }
  const [there, missing] = times.map((time) => time.toFixed(1))
  round.fault('told', `${pair.name}: what is there takes ${there} ms, what is not ${missing} ms`)
}

/** The first quartile: what a question takes when nothing else is in its way. */
const quickest = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 2]!

function shuffled<T>({ random }: Round, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

export const existence: Attack = {
  name: 'existence',
  summary:
    'Compares answers about what is missing with those about what is forbidden, byte for byte and in rough time.',
  share: 1,
  round: existenceRound,
}
