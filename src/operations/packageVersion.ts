import { statSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The version of this package. */
export const packageVersion = (require('../../package.json') as { version: string }).version

/** Day on which the package was built, as YYYY-MM-DD; for sources that were not built, the day of the file. */
function buildDate(): string {
  try {
    return (require('../../lib/build.json') as { date: string }).date
  } catch {
    return statSync(require.resolve('../../package.json')).mtime.toISOString().slice(0, 10)
  }
}

/**
 * The version with its build date, `1.2.3+2026-05-31`: a semantic version with the date as build metadata, which
 * comparisons ignore. Spec v5 2.15.
 */
export const softwareVersion = `${packageVersion}+${buildDate()}`
