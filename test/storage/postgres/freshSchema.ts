import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js'
import { askAddress } from '../../sharedService.js'

let asked: Promise<string> | undefined
let schemas = 0

/** Address of the PostgreSQL of this run. */
export async function postgresUrl(): Promise<string> {
  asked ??= askAddress(inject('postgresPort'))
  return await asked
}

/** The database, and the name of a schema that nobody uses. */
export async function newSchema(): Promise<{ readonly url: string; readonly schema: string }> {
  return { url: await postgresUrl(), schema: `test_${process.pid}_${randomUUID().slice(0, 8)}_${schemas++}` }
}

/** A database of PostgreSQL in which this test has a schema of its own; it is removed after the test. */
export async function freshSchema(): Promise<{ readonly url: string; readonly schema: string }> {
  const { url, schema } = await newSchema()
  onTestFinished(async () => {
    const database = await openPostgres({ url, schema, poolSize: 1 })
    await database.run(`DROP SCHEMA IF EXISTS ${database.schema} CASCADE`)
    await database.close()
  })
  return { url, schema }
}

/** An open database with a schema of its own, closed after the test. */
export async function freshDatabase(poolSize?: number): Promise<PostgresDatabase> {
  const database = await openPostgres({ ...(await freshSchema()), poolSize })
  onTestFinished(() => database.close())
  return database
}
