import { statSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError } from './errors.js'

/** Name of the database in a folder of projects that has the users, workspaces and the list of projects. */
export const CATALOG_FILE = 'catalog.db'
/** Name of the file with the key that encrypts the tokens in this database. */
export const SECRET_FILE = 'secret.key'

/**
 * Whether a folder has a catalog, and so is a folder of projects. Throws ERROR where the system does not let it be looked for, such as
 * in the folder of another user: a folder that cannot be read is not one without projects.
 */
export function hasCatalog(directory: string): boolean {
  try {
    statSync(join(directory, CATALOG_FILE))
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return false
    const why = code === 'EACCES' || code === 'EPERM' ? 'this user has no permission' : message
    throw new EngineError('ERROR', `The folder ${directory} cannot be read: ${why}.`, {}, error)
  }
}
