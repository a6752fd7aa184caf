import type { InstallationStorage } from './port/installation.js'
import { openSqliteInstallation } from './sqlite/installation.js'

/** Where an installation is stored. */
export interface StorageOptions {
  readonly directory?: string | undefined
  /** Address of a database of PostgreSQL, used in place of a folder. */
  readonly database?: string | undefined
  readonly schema?: string | undefined
  readonly poolSize?: number | undefined
  readonly cacheFolder?: string | undefined
  readonly cacheSize?: number | undefined
  /** Seconds. */
  readonly databaseTimeout?: number | undefined
}

/** Opens the storage of an installation: a database, a folder, or memory. */
export async function openInstallation({
  directory,
  database: url,
  schema,
  poolSize,
  cacheFolder,
  cacheSize,
  databaseTimeout,
}: StorageOptions): Promise<InstallationStorage> {
  if (url === undefined) return await openSqliteInstallation(directory)
  // Loaded only where it is used, which saves time at the start of all others.
  const { openPostgresInstallation } = await import('./postgres/installation.js')
  const hangMilliseconds = databaseTimeout && databaseTimeout * 1_000
  return await openPostgresInstallation({ url, schema, poolSize, cacheFolder, cacheSize, hangMilliseconds })
}
