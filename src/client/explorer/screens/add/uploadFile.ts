import type { ColumnPlan } from '../../../../reading/columnPlan.js'
import { newTally } from '../../../../reading/readTally.js'
import { ApiError } from '../../api/apiError.js'
import { call } from '../../api/call.js'
import { buildProject, createProject, deleteProject } from '../../api/projects.js'
import { uploadDocuments } from '../../api/uploads.js'
import { tabStorage } from '../../state/storage.js'

/** A file with what its columns are, and where it goes. */
export interface Upload {
  readonly reader: typeof import('./readFile.js')
  readonly file: File
  /** Undefined where the rows are documents already. */
  readonly plan: ColumnPlan | undefined
  /** A project that exists, or the name and language of a new one. */
  readonly target: { readonly project_id?: string; readonly name: string; readonly language: string }
}

export interface UploadProgress {
  readonly documents: number
  /** Share of the file that has been sent, from 0 to 1. */
  readonly share: number
}

/** What came of an upload. */
export type Uploaded =
  | { readonly kind: 'building'; readonly projectId: string; readonly documents: number; readonly excluded: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'cancelled'; readonly documents: number }

/** New projects of uploads that failed, which could not be deleted. They stay known when the page is loaded again. */
const LEFT_KEY = 'conceptlite.left'

const leftProjects = (): string[] => JSON.parse(tabStorage.getItem(LEFT_KEY) ?? '[]')
const setLeft = (projectIds: readonly string[]): void => tabStorage.setItem(LEFT_KEY, JSON.stringify(projectIds))

/** Deletes a project now, or before the next upload where the engine does not answer. */
async function discardProject(project_id: string): Promise<void> {
  const others = leftProjects().filter((id) => id !== project_id)
  setLeft([...others, project_id])
  try {
    await call(deleteProject, { project_id })
  } catch (error) {
    // What another has deleted, or the caller may no longer delete, is not asked for again.
    if (!(error instanceof ApiError) || error.code !== 'INADEQUATE_PERMISSION') return
  }
  setLeft(others)
}

/**
 * Uploads a file and starts the build. A new project is deleted where anything goes wrong, so that nothing half-done stays: where the
 * engine is away, before the next upload. A project that exists keeps what it got. Throws ApiError.
 */
export async function uploadFile(
  { reader, file, plan, target }: Upload,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<Uploaded> {
  const { name, language } = target
  for (const left of leftProjects()) await discardProject(left)
  const project_id = target.project_id ?? (await call(createProject, { name, language })).project_id
  const isNew = target.project_id === undefined
  const discard = async (): Promise<void> => {
    if (isNew) await discardProject(project_id)
  }
  const tally = newTally()
  let documents = 0
  try {
    for await (const batch of reader.readBatches(file, plan, tally)) {
      if (signal.aborted) break
      await call(uploadDocuments, { project_id, docs: batch.documents })
      documents += batch.documents.length
      onProgress({ documents, share: batch.share })
    }
    if (!signal.aborted && documents > 0) {
      await call(buildProject, { project_id })
      const excluded = [...tally.excluded.values()].reduce((sum, rows) => sum + rows, 0)
      return { kind: 'building', projectId: project_id, documents, excluded }
    }
  } catch (error) {
    await discard()
    throw error
  }
  await discard()
  return signal.aborted ? { kind: 'cancelled', documents: isNew ? 0 : documents } : { kind: 'empty' }
}
