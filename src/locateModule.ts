import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The path of the first of these modules that is installed, seen from the working folder or else from this package; undefined if none is.
 */
export function locateModule(...specifiers: string[]): string | undefined {
  for (const from of [join(process.cwd(), 'any.js'), import.meta.url]) {
    const { resolve } = createRequire(from)
    for (const specifier of specifiers) {
      try {
        return resolve(specifier)
      } catch {
        // Not installed there: the next place is tried.
      }
    }
  }
  return undefined
}
