import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadEmbeddedPostgres } from '../embeddedPostgres.js'
import { freePort } from '../freePort.js'

/** How PostgreSQL is stopped: `fast` ends its connections, `immediate` recovers from the log as after a crash. */
export type StopMode = 'fast' | 'immediate'

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** A PostgreSQL of this run, with the settings of an installation: every commit waits for the disk. */
export interface PostgresServer {
  readonly address: string
  /** Stops the server and starts it again. */
  restart(mode: StopMode): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort()
  const databaseDir = mkdtempSync(join(tmpdir(), 'conceptlite-cluster-postgres-'))
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const end = async (mode: StopMode): Promise<void> => {
    const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), SIGNALS[mode])
    while (isAlive(Number(pid))) await pause(20)
  }
  return {
    address: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await end(mode)
      await server.start()
    },
    async stop() {
      await end('fast')
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
