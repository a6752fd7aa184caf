import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../embeddedPostgres.js'

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
  const server = await startEmbeddedPostgres({ folderName: 'conceptlite-cluster-postgres-', isPersistent: true })
  const end = async (mode: StopMode): Promise<void> => {
    const [pid] = readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), SIGNALS[mode])
    while (isAlive(Number(pid))) await pause(20)
  }
  return {
    address: server.address,
    async restart(mode) {
      await end(mode)
      await server.start()
    },
    async stop() {
      await end('fast')
      rmSync(server.folder, { recursive: true, force: true })
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
