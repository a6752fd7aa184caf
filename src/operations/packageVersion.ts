import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { IN_BUNDLE, refuseBundle } from '../refuseBundle.js'

refuseBundle(import.meta.url)
const require = createRequire(import.meta.url)

interface Manifest {
  readonly name?: string
  readonly version?: string
}

/**
 * The version in a manifest found through `read`. Throws an error that says what to do where it is not the one of this package: a bundle
 * that contains the package has neither its manifest nor its other files.
 */
export function versionFrom(read: () => Manifest): string {
  let manifest: Manifest | undefined
  try {
    manifest = read()
  } catch {
    // Reported below.
  }
  if (manifest?.name === 'conceptlite' && manifest.version !== undefined) return manifest.version
  throw new Error(IN_BUNDLE)
}

/** The version of this package. */
export const packageVersion = versionFrom(() => require('../../package.json') as Manifest)

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
