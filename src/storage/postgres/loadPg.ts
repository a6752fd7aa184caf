import { StorageFailure } from '../failures.js'

/** The package `pg`, which is loaded only for engines on PostgreSQL. */
export async function loadPg(): Promise<typeof import('pg').default> {
  try {
    const { default: pg } = await import('pg')
    return pg
  } catch (cause) {
    throw new StorageFailure('To use PostgreSQL, install the package pg beside conceptlite: npm install pg', { cause })
  }
}
