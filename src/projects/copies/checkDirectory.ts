import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../../errors.js'
import { CATALOG_FILE, hasCatalog } from '../../projectFolder.js'
import { type CheckedProject, checkCatalog, checkProjectFile, type FileFault } from '../../storage/fileFaults.js'
import type { ProjectLabel } from '../../storage/port/project/label.js'
import { projectFiles } from '../../storage/sqlite/project/projectFile.js'

/** A fault in a folder. */
export interface Finding {
  /** Path within the folder. */
  readonly file: string
  /** What is wrong, for programs. */
  readonly kind: FileFault['kind'] | 'missing_file' | 'catalog_differs' | 'orphaned_file'
  /** Description of the fault. */
  readonly detail: string
  /** How to repair it. */
  readonly advice: string
  /** The project that the file belongs to, where it is known. */
  readonly project_id?: string
  /** The document at fault, where it is one. */
  readonly doc_id?: string
}

/** The result of `checkDirectory`. */
export interface DirectoryReport {
  /** True when there are no findings. */
  readonly ok: boolean
  /** Projects that were examined. */
  readonly projects: number
  /** Documents whose texts were compared with their hashes. */
  readonly documents: number
  /** Chunks of snapshots that were compared with their checksums. */
  readonly chunks: number
  /** What is wrong; empty for a folder without faults. */
  readonly findings: readonly Finding[]
}

/** How far a check is. */
export interface CheckProgress {
  /** Projects that have been examined. */
  readonly projects: number
  /** Projects of the folder. */
  readonly totalProjects: number
}

/** Options of `checkDirectory`. */
export interface CheckOptions {
  /** Called before the first project and after each. */
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined
  /** Ends the check. */
  readonly signal?: AbortSignal | undefined
}

const advice: Readonly<Record<Finding['kind'], string>> = {
  unreadable: 'Restore the file from a backup, or delete the project.',
  newer_version: 'Open the folder with the version that wrote it, or a later one.',
  damaged_file: 'Restore the file from a backup; a project without one can still be deleted.',
  broken_reference: 'Restore the file from a backup.',
  damaged_document: 'Restore the file from a backup, or delete the document and upload it again.',
  damaged_snapshot: 'Build the project again, with full_build.',
  missing_file: 'Restore the file from a backup, or delete the project.',
  catalog_differs: 'The catalog takes precedence. If the file is right, update the project: any update rewrites both.',
  orphaned_file: 'Opening the folder adds a project file to the catalog again; remove any other file.',
}

/** Advice where the system refuses a file, which may be whole. Not even a check can do without the log of SQLite. */
const REFUSED =
  'The file itself may be whole. Check it as the user that the folder belongs to, with room and permission to write there: SQLite opens a log beside it.'

/**
 * Checks a folder of projects without changing it: every file with SQLite's own check, references between rows, the
 * catalog against the projects' files, the text of every document against its hash, the current snapshots against their
 * checksums, and files that belong to nothing. It may run beside an engine, and may then report changes that are in
 * progress. Throws ERROR for a folder without a catalog, and the reason of a signal that ends it.
 */
export async function checkDirectory(
  directory: string,
  { onProgress, signal }: CheckOptions = {},
): Promise<DirectoryReport> {
  signal?.throwIfAborted()
  if (!hasCatalog(directory)) throw new EngineError('ERROR', `There is no ${CATALOG_FILE} in ${directory}.`)
  const findings: Finding[] = []
  const report = (file: string, faults: readonly FileFault[], projectId?: string): void => {
    for (const { kind, detail, docId, isRefused } of faults) {
      findings.push({
        ...finding(file, kind, detail, projectId),
        ...(isRefused === true && { advice: REFUSED }),
        ...(docId !== undefined && { doc_id: docId }),
      })
    }
  }
  const catalog = await checkCatalog(join(directory, CATALOG_FILE))
  report(CATALOG_FILE, catalog.faults)
  const folder = join(directory, 'projects')
  const files = new Set(existsSync(folder) ? projectFiles(directory) : [])
  const totals = { documents: 0, chunks: 0 }
  for (const [examined, { projectId, ...entry }] of catalog.projects.entries()) {
    onProgress?.({ projects: examined, totalProjects: catalog.projects.length })
    const file = `projects/${projectId}.db`
    const path = join(directory, file)
    // A process beside this one may have deleted it since the folder was listed.
    const stored = files.delete(projectId) ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (stored === undefined) {
      findings.push(finding(file, 'missing_file', `The file of project "${entry.name}" is missing.`, projectId))
      continue
    }
    await nextTurn()
    const checked = stored.isFile() ? await checkProjectFile(path, signal) : NO_FILE
    report(file, checked.faults, projectId)
    const differing = checked.label === undefined ? [] : differences(entry, checked.label)
    if (differing.length > 0) {
      const detail = `The catalog and the file disagree on ${differing.join(', ')}.`
      findings.push(finding(file, 'catalog_differs', detail, projectId))
    }
    totals.documents += checked.documents
    totals.chunks += checked.chunks
  }
  onProgress?.({ projects: catalog.projects.length, totalProjects: catalog.projects.length })
  // Without a catalog to compare with, every file would be an orphan.
  if (catalog.faults.length === 0) {
    const known = new Set([...catalog.projects.map(({ projectId }) => projectId), ...catalog.removals])
    findings.push(...orphans(folder, known))
  }
  return { ok: findings.length === 0, projects: catalog.projects.length, ...totals, findings }
}

const finding = (file: string, kind: Finding['kind'], detail: string, projectId?: string): Finding => ({
  file,
  kind,
  detail,
  advice: advice[kind],
  ...(projectId !== undefined && { project_id: projectId }),
})

/** What is found where a folder, for example, has the name of a project file. */
const NO_FILE: CheckedProject = {
  faults: [{ kind: 'unreadable', detail: 'It is not a file.' }],
  label: undefined,
  documents: 0,
  chunks: 0,
}

/** Names of the fields in which two records of a project differ. */
const differences = (a: ProjectLabel, b: ProjectLabel): string[] =>
  (Object.keys(b) as (keyof ProjectLabel)[]).filter((key) => a[key] !== b[key])

/**
 * Files other than those of known projects: unknown project files, unfinished copies, and SQLite files of a removed
 * project.
 */
function orphans(folder: string, known: ReadonlySet<string>): Finding[] {
  if (!existsSync(folder)) return []
  const found: Finding[] = []
  for (const name of readdirSync(folder).sort()) {
    const base = name.replace(/-(?:wal|shm|journal)$/, '')
    const projectId = /^([a-z0-9]+)\.db$/.exec(base)?.[1]
    if (projectId !== undefined && known.has(projectId)) continue
    // Files of SQLite next to a file belong to it.
    if (name !== base && existsSync(join(folder, base))) continue
    const detail =
      name === base && projectId !== undefined ? 'The catalog does not know this project.' : 'It belongs to no project.'
    found.push(finding(`projects/${name}`, 'orphaned_file', detail))
  }
  return found
}
