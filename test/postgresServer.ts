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
  return await startEmbeddedPostgres({
    folderName: 'conceptlite-postgres-',
    initdbFlags: ['--no-sync'],
    serverFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
  })
}
