import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createRandom } from '../../dist/math/random.js'
import { freePort } from '../freePort.js'
import { type ClusterArguments, readArguments } from './arguments.js'
import { createClient } from './client.js'
import { step } from './clientWork.js'
import { disturb } from './disturbances.js'
import { createMember, type Member } from './member.js'
import { type PostgresServer, startPostgres } from './postgresServer.js'
import { startProxy } from './proxy.js'
import { type ClientRecords, newClientRecords } from './records.js'
import { compareNodes, compareWithMemory } from './verifyAnswers.js'
import { verifyRecords } from './verifyRecords.js'
import { type TableReport, verifyTables } from './verifyTables.js'

/**
 * Nodes and workers over one PostgreSQL, behind a load balancer, used by several clients at once while processes are killed and
 * PostgreSQL is restarted. Afterwards everything that was acknowledged must be there, once, on every node.
 */
async function run(settings: ClusterArguments, server: PostgresServer): Promise<boolean> {
  const began = performance.now()
  const [token, password] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')]
  const { address } = server
  const member = async (role: Member['role'], i: number): Promise<Member> =>
    createMember({ role, name: `${role} ${i}`, port: await freePort(), address, token, password })
  const members: Member[] = []
  for (let i = 0; i < settings.nodes; i++) members.push(await member('node', i))
  for (let i = 0; i < settings.workers; i++) members.push(await member('worker', i))
  for (const each of members) await each.start()
  const ports = members.filter(({ role }) => role === 'node').map(({ port }) => port)
  const proxy = await startProxy(ports)
  const client = createClient(proxy.port, token)
  const python = await runPython(proxy.port, token)
  const events = { kill: 0, restart: 0 }
  const isOver = (): boolean => performance.now() - began > settings.minutes * 60_000
  let isDisturbed = true
  const workOf = async (records: ClientRecords): Promise<ClientRecords> => {
    const random = createRandom(`${settings.seed}/${records.name}`)
    const work = { random, client, records, password, serial: 0 }
    while (isDisturbed) await step(work)
    return records
  }
  const clients = Array.from({ length: settings.clients }, (_, i) => workOf(newClientRecords(`c${i}`)))
  const progress = setInterval(() => {
    console.log(`${seconds(began)} s: ${events.kill} kills, ${events.restart} restarts`)
  }, 30_000)
  try {
    await disturb({
      random: createRandom(`${settings.seed}/disturbances`),
      ...{ members, server, isOver, kills: settings.kills, restarts: settings.restarts },
      onEvent: (kind) => events[kind]++,
    })
  } finally {
    clearInterval(progress)
    isDisturbed = false
  }
  const all = await Promise.all(clients)
  console.log(`${seconds(began)} s: nothing is disturbed any more, everything is verified`)
  for (const records of all) await verifyRecords(client, records)
  for (const records of all) await compareNodes(ports, token, records)
  const faults = all.flatMap((records) => records.faults.map((fault) => `${records.name}: ${fault}`))
  if (!/^(?:passed|skipped)/.test(python)) faults.push(`the client in Python: ${python}`)
  const [largest] = all
    .flatMap(({ projects }) => [...projects.values()])
    .sort((a, b) => b.documents.bounds()[0] - a.documents.bounds()[0])
  if (largest !== undefined && largest.documents.certain().length > 0)
    faults.push(...(await compareWithMemory(client, largest.id)))
  for (const each of members) {
    const code = await each.stop()
    if (code !== 0) faults.push(`${each.name} ended with ${code}`)
  }
  await proxy.close()
  const tables = await verifyTables(server.address)
  faults.push(...tables.faults)
  report(settings, { all, events, tables, python, faults, seconds: seconds(began) })
  return faults.length === 0
}

/** A client in Python works through the proxy; 'passed', or why not. */
async function runPython(port: number, token: string): Promise<string> {
  const script = fileURLToPath(new URL('../../bench/cluster/pythonClient.py', import.meta.url))
  try {
    const { stdout } = await promisify(execFile)('python3', [script, `http://127.0.0.1:${port}`, token])
    return stdout.trim()
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    return code === 'ENOENT' ? 'skipped, there is no python3' : (stderr.trim().split('\n').at(-1) ?? String(error))
  }
}

const seconds = (began: number): number => Math.round((performance.now() - began) / 1000)

interface Outcome {
  readonly all: readonly ClientRecords[]
  readonly events: Readonly<Record<'kill' | 'restart', number>>
  readonly tables: TableReport
  readonly python: string
  readonly faults: readonly string[]
  readonly seconds: number
}

function report({ nodes, workers, clients, seed }: ClusterArguments, outcome: Outcome): void {
  const { all, events, tables, python, faults } = outcome
  const sum = (of: (records: ClientRecords) => number): number => all.reduce((total, each) => total + of(each), 0)
  const projects = all.flatMap((records) => [...records.projects.values()])
  const documents = projects.reduce((total, project) => total + project.documents.bounds()[0], 0)
  const rows: [string, string | number][] = [
    ['nodes, workers, clients', `${nodes}, ${workers}, ${clients}`],
    ['kills, restarts of PostgreSQL', `${events.kill}, ${events.restart}`],
    ['seconds', outcome.seconds],
    ['changes acknowledged', sum(({ counts }) => counts.done)],
    ['changes refused', sum(({ counts }) => counts.refused)],
    ['changes whose answer was lost', sum(({ counts }) => counts.unknown)],
    ['projects, documents in the end', `${projects.length}, ${documents}`],
    ['builds, of which failed', `${tables.builds}, ${tables.failedBuilds}`],
    ['client in Python, through the proxy', python],
    ['faults', faults.length],
  ]
  console.log()
  for (const [what, value] of rows) console.log(`${what.padEnd(36)} ${value}`)
  for (const fault of faults.slice(0, 30)) console.log(`fault: ${fault}`)
  console.log(`\nSeed ${seed}: ${faults.length === 0 ? 'nothing was lost, nothing is there twice.' : 'FAILED'}`)
}

let settings: ClusterArguments
try {
  settings = readArguments(process.argv.slice(2))
} catch (error) {
  console.error(`cluster: ${(error as Error).message}`)
  process.exit(2)
}
const server = await startPostgres()
try {
  process.exitCode = (await run(settings, server)) ? 0 : 1
} finally {
  await server.stop()
}
