import { accessSync, constants, mkdtempSync, realpathSync, rmdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { UsageError } from '../reading/inputError.js'
import { throwUnwritable, throwUnwritableFolder } from '../report/tables/replaceFiles.js'

/** What is at a path; undefined for nothing, also below a file. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Where a command writes to. */
interface Targets {
  readonly csv?: string | undefined
  readonly xlsx?: string | undefined
  readonly html?: string | undefined
  readonly output?: string | undefined
}

/**
 * Checks the places that a command writes to before it works, so that no long build is lost. Throws UsageError where `--csv`
 * names a file, since its tables are files of a folder, and ERROR for a place where nothing can be written.
 */
export function requireTargets({ csv, xlsx, html, output }: Targets): void {
  if (csv !== undefined) {
    if (statOf(csv)?.isFile()) throw new UsageError(`--csv takes a folder, and ${csv} is a file.`)
    const present = nearestPresent(csv)
    requireWritable(csv, present)
    if (present !== csv) requireNewFolder(csv, present)
  }
  // The folder of tables is made before the workbook and the project are written.
  for (const path of [xlsx, output]) {
    if (path !== undefined && (csv === undefined || !isWithin(csv, dirname(path)))) requireFile(path)
  }
  if (html !== undefined) requireFile(html)
}

/** Whether a path is a folder, or in it. */
const isWithin = (path: string, folder: string): boolean => !/^\.\.(?:[/\\]|$)/.test(relative(folder, path))

/** A file is written beside its final name; a device or a pipe is written to as it is. */
function requireFile(path: string): void {
  const found = statOf(path)
  if (found?.isDirectory()) throwUnwritable(path, { code: 'EISDIR' })
  if (found === undefined || found.isFile())
    requireWritable(path, dirname(found === undefined ? path : realpathSync(path)))
}

/** Throws ERROR where no file can be made in `folder`, which is needed for what stands at `path`. */
function requireWritable(path: string, folder: string): void {
  try {
    if (!statSync(folder).isDirectory()) throwUnwritable(path, { code: 'ENOTDIR' })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throwUnwritable(path, error)
  }
}

/** Throws ERROR where no folder can be made in `folder`: `/proc` calls itself writable. */
function requireNewFolder(path: string, folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, '.conceptlite-')))
  } catch (error) {
    throwUnwritableFolder(path, error)
  }
}

/** The path, or what stands nearest above it: folders that are missing are made. */
function nearestPresent(path: string): string {
  const above = dirname(path)
  return above === path || statOf(path) !== undefined ? path : nearestPresent(above)
}
