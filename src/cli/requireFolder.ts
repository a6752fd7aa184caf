import { type Stats, statSync } from 'node:fs'
import { UsageError } from '../reading/inputError.js'

/** What is at a path; undefined for nothing, also below a file. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Throws UsageError where `--csv` names a file: the tables are files of a folder. */
export function requireFolder(csv: string | undefined): void {
  if (csv !== undefined && statOf(csv)?.isFile()) throw new UsageError(`--csv takes a folder, and ${csv} is a file.`)
}
