import { type Engine, type EngineOptions, openEngine as open } from '../src/engine.js'
import { openPostgres } from '../src/storage/postgres/database.js'
import { newSchema } from './storage/postgres/freshSchema.js'

export * from '../src/engine.js'

/** In place of `src/engine.ts` in a run on PostgreSQL: engines without a folder get a schema of their own, until they are closed. */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  if (options.directory !== undefined || options.database !== undefined) return await open(options)
  const { url, schema } = await newSchema()
  const engine = await open({ ...options, database: url, schema, poolSize: 4 })
  const close = async (): Promise<void> => {
    await original()
    const database = await openPostgres({ url, schema, poolSize: 1 })
    await database.run(`DROP SCHEMA IF EXISTS ${database.schema} CASCADE`)
    await database.close()
  }
  const original = engine.close
  let closing: Promise<void> | undefined
  const closeOnce = (): Promise<void> => (closing ??= close())
  return Object.assign(engine, { close: closeOnce, [Symbol.asyncDispose]: closeOnce })
}
