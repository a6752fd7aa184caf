import { statSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The version of this package. */
export const packageVersion = (require('../../package.json') as { version: string }).version

/** Day on which the package was built, as YYYY-MM-DD; of sources that were not, the day they were put there. */
function buildDate(): string {
  try {
    return (require('../../lib/build.json') as { date: string }).date
  } catch {
    return statSync(require.resolve('../../package.json')).mtime.toISOString().slice(0, 10)
  }
}

/**
 * The version with its build date, `1.2.3+2026-05-31`: a semantic version whose build metadata is the date, which does not count
 * in comparisons. Spec v5 2.15.
 */
export const softwareVersion = `${packageVersion}+${buildDate()}`
