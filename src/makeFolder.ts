import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and the missing ones above it; the first of them that it created, undefined if the folder was there.
 * Throws the error of the system. Node's own `recursive` option never ends where the system makes no folder, as in
 * `/proc`: it says that the parent is missing.
 */
export function makeFolder(path: string, mode?: number): string | undefined {
  const parent = dirname(path)
  const first = parent === path || existsSync(parent) ? undefined : makeFolder(parent, mode)
  try {
    mkdirSync(path, mode)
    return first ?? path
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
    return first
  }
}
