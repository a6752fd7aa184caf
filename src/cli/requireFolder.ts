import { statSync } from 'node:fs'
import { UsageError } from '../reading/inputError.js'

/** Throws UsageError where `--csv` names a file: the tables are files of a folder. */
export function requireFolder(csv: string | undefined): void {
  if (csv !== undefined && isFile(csv)) throw new UsageError(`--csv takes a folder, and ${csv} is a file.`)
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
