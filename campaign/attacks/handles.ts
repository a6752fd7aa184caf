import { spawnSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Round } from '../attack.js'
import { type Server, startServer } from '../server.js'

/** Files that the process may open beyond those that it has open. */
const MOST_MORE = 60
const PROJECTS = 8
/** Connections that take the rest. */
const CONNECTIONS = 120
/** Questions while nothing is left. */
const QUESTIONS = 40
/** Attempts to be answered again, and milliseconds between them. */
const ATTEMPTS = 50
const BETWEEN = 100

/** Takes all file handles of a server away by connections; what it refuses then it answers afterwards. */
async function handlesRound(round: Round): Promise<void> {
  const { random } = round
  const server = await startServer(round, { directory: round.folder(), threads: 0 })
  try {
    const files = (await server.measure('the start')).handles + random.int(MOST_MORE)
    if (!limitFiles(server.pid, files)) {
      round.skip('this system has no prlimit, which bounds the open files of a process')
      return
    }
    const made: string[] = []
    for (let i = 0; i < PROJECTS; i++) made.push(...(await create(server, `Project ${i}`)))
    const sockets = Array.from({ length: CONNECTIONS }, () => openSocket(server.url))
    for (let i = 0; i < QUESTIONS && server.isAlive(); i++) {
      if (random.int(3) === 0) made.push(...(await create(server, `Late ${i}`)))
      else
        await server
          .ask({ method: 'GET', path: `/api/v5/projects/${made[random.int(made.length)] ?? 'none'}/` })
          .catch(() => {})
    }
    for (const socket of sockets) socket.destroy()
    await untilAnswered(round, server)
    const found = new Set((await projectsOf(server)).map(({ project_id }) => project_id))
    for (const id of made)
      if (!found.has(id)) round.fault('lost', `The project ${id} was made with ${files} handles and is gone.`)
    server.failures()
    await server.measure('a lack of handles')
  } finally {
    await server.close()
  }
}

/** Bounds the files that a running process may open; before it has started node itself could not load its modules. */
function limitFiles(pid: number, files: number): boolean {
  return spawnSync('prlimit', ['--pid', String(pid), `--nofile=${files}:${files}`]).status === 0
}

/** Makes a project with a document; nothing when that is refused. Whether it is answered at all depends on the handles left. */
async function create(server: Server, name: string): Promise<string[]> {
  const body = JSON.stringify({ name, language: 'en' })
  const made = await server.ask({ method: 'POST', path: '/api/v5/projects/', body }).catch(() => undefined)
  return made?.status === 200 ? [(JSON.parse(made.body.toString()) as { project_id: string }).project_id] : []
}

const projectsOf = (server: Server): Promise<{ project_id: string }[]> => server.call('GET', '/api/v5/projects/')

async function untilAnswered(round: Round, server: Server): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && server.isAlive(); attempt++) {
    const answer = await server.ask({ method: 'GET', path: '/api/v5/projects/' }).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(BETWEEN)
  }
  if (server.isAlive()) round.fault('wrong', 'The server does not answer again once there are handles.')
}

function openSocket({ hostname, port }: URL): Socket {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  return socket
}

export const handles: Attack = {
  name: 'handles',
  summary: 'Takes all file handles of a server away by connections and asks again when they are back.',
  share: 1,
  round: handlesRound,
}
