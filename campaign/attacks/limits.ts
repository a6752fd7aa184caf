import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Round } from '../attack.js'
import { type Answer, type Server, startServer } from '../server.js'
import { makeWorld, type World } from '../world.js'

/** Entries of the largest lists, for each unit of size. */
const ENTRIES = 100_000
/** Sizes go from a tenth of that to three times as much. */
const LARGEST = 3
/** Connections that stay open at a time. */
const CONNECTIONS = 400
/** Connections with half a body, and bytes that each has sent. */
const HALVES = 40
const HALF_BYTES = 4 << 20
/** A question of somebody else is answered within so many milliseconds all the while. */
const LONGEST_WAIT = 10_000
/** Milliseconds between two such questions. */
const BETWEEN = 100

/** A question that costs more than it should. */
interface Heavy {
  readonly name: string
  readonly send: (server: Server, world: World, size: number, round: Round) => Promise<unknown>
}

const list = <T>(size: number, item: (i: number) => T): T[] =>
  Array.from({ length: Math.round(size) }, (_, i) => item(i))

const login = (name: string, body: (size: number) => string): Heavy => ({
  name,
  send: (server, _, size) => server.ask({ method: 'POST', path: '/api/v5/login/', body: body(size), token: null }),
})

const question = (name: string, path: string, body: (size: number) => unknown): Heavy => ({
  name,
  send: (server, world, size) =>
    server.ask({
      method: 'POST',
      path: `/api/v5/projects/${world.projectId}/${path}`,
      body: JSON.stringify(body(size)),
      token: world.reader.token,
    }),
})

const heavies: readonly Heavy[] = [
  login('a password of combining marks', (size) =>
    JSON.stringify({ username: 'a@b.org', password: '\u0315\u0316'.repeat(size / 4) }),
  ),
  login(
    'a username of lists',
    (size) => `{"username":${'['.repeat(size * 10)}${']'.repeat(size * 10)},"password":"x"}`,
  ),
  login('a body of names', (size) => JSON.stringify(Object.fromEntries(list(size, (i) => [`name ${i}`, i])))),
  {
    name: 'a form of names',
    send: (server, _, size) =>
      server.ask({
        method: 'POST',
        path: '/api/v4/user/login/',
        body: list(size, (i) => `n${i}=1`).join('&'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        token: null,
      }),
  },
  question('a filter of numbers', 'docs/', (size) => ({ filter: list(size * 10, () => 1) })),
  question('a filter of constraints', 'docs/', (size) => ({
    filter: list(size, (i) => ({ name: 'stars', minimum: i % 5 })),
  })),
  question('a filter of values', 'docs/', (size) => ({
    filter: [{ name: 'stars', values: list(size * 10, (i) => i) }],
  })),
  question('unknown names', 'docs/', (size) => Object.fromEntries(list(size * 10, (i) => [`name ${i}`, i]))),
  question('names of fields', 'concepts/', (size) => ({ fields: list(size * 10, (i) => `field ${i}`) })),
  question('associations of many concepts', 'concepts/concept_associations/', (size) => ({
    concept_selector: { type: 'specified', concepts: list(size / 100, (i) => ({ texts: [`room ${i}`] })) },
  })),
  question('texts', 'vectorize/', (size) => ({ texts: list(size, (i) => `room ${i}`) })),
  question('a long search', 'docs/', (size) => ({ search: { texts: ['room '.repeat(size)] } })),
  {
    name: 'changes of terms',
    send: (server, world, size) =>
      server.ask({
        method: 'PUT',
        path: `/api/v5/projects/${world.spareId}/terms/manage/`,
        body: JSON.stringify({
          term_management: Object.fromEntries(list(size, (i) => [`term${i}|en`, { action: 'ignore' }])),
        }),
      }),
  },
  {
    name: 'an upload',
    send: (server, world, size) =>
      server.ask({
        method: 'POST',
        path: `/api/v5/projects/${world.spareId}/upload/`,
        body: JSON.stringify({ docs: list(size / 10, (i) => ({ text: `A quiet room for guest ${i}.` })) }),
      }),
  },
  { name: 'bodies that stop half way', send: (server, _, __, round) => halfBodies(server, round) },
  { name: 'many connections', send: (server) => manyConnections(server) },
]

/** Sends bodies that claim to be large and stop; memory comes back once the connections are gone. */
async function halfBodies({ url }: Server, round: Round): Promise<void> {
  const head = `POST /api/v5/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${120 << 20}\r\n\r\n`
  const sockets = await openSockets(url, HALVES)
  const piece = Buffer.alloc(HALF_BYTES, '[')
  for (const socket of sockets) {
    socket.write(head)
    socket.write(piece)
  }
  await sleep(500 + round.random.int(1_000))
  for (const socket of sockets) socket.destroy()
}

/** Opens connections that say nothing, or half a header. */
async function manyConnections({ url }: Server): Promise<void> {
  const sockets = await openSockets(url, CONNECTIONS)
  for (const [i, socket] of sockets.entries()) if (i % 2 === 0) socket.write('GET /api/v5/status/ HTTP/1.1\r\nhost:')
  await sleep(500)
  for (const socket of sockets) socket.destroy()
}

async function openSockets({ hostname, port }: URL, count: number): Promise<Socket[]> {
  const open = (): Promise<Socket | undefined> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(socket))
      socket.on('error', () => resolve(undefined))
    })
  return (await Promise.all(Array.from({ length: count }, open))).filter((socket) => socket !== undefined)
}

/** One heavy question after the other, in random order and size, while somebody else asks a light one. */
async function limitsRound(round: Round): Promise<void> {
  const server = await startServer(round, { threads: 1 })
  try {
    const world = await makeWorld(server)
    const order = heavies.map((heavy) => ({ heavy, by: round.random.next() })).sort((a, b) => a.by - b.by)
    for (const { heavy } of order) {
      if (!server.isAlive() || round.secondsLeft() < 0) break
      await sendHeavy(round, server, world, heavy)
    }
  } finally {
    await server.close()
  }
}

async function sendHeavy(round: Round, server: Server, world: World, { name, send }: Heavy): Promise<void> {
  const size = ENTRIES * (0.1 + round.random.next() * (LARGEST - 0.1))
  const told = `${name}, size ${Math.round(size)}`
  // The body is made before anybody waits: making it is this process's work.
  const sending = send(server, world, size, round).catch((error: Error) => error)
  let isOver = false
  const bystander = (async () => {
    while (!isOver && server.isAlive()) {
      const answer = await server.ask({ method: 'GET', path: '/api/v5/status/', token: null }).catch(() => undefined)
      if (answer !== undefined && answer.milliseconds > LONGEST_WAIT) {
        round.fault('wrong', `Somebody else waited ${Math.round(answer.milliseconds)} ms during ${told}`)
      }
      await sleep(BETWEEN)
    }
  })()
  const answer = await sending
  isOver = true
  await bystander
  const status = (answer as Partial<Answer> | undefined)?.status ?? 0
  if (status >= 500) round.fault('5xx', `${status} for ${told}: ${(answer as Answer).body.subarray(0, 400)}`)
  for (const failure of server.failures()) round.fault('5xx', `${told}\n${failure}`)
  await server.measure(told)
}

export const limits: Attack = {
  name: 'limits',
  summary:
    'Sends huge and half-sent bodies and opens many connections, with the default heap, while somebody else asks.',
  share: 3,
  round: limitsRound,
}
