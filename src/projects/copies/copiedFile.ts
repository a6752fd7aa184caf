import type { ProjectLabel } from '../../storage/port/project/label.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { openProjectFile } from '../../storage/sqlite/project/projectFile.js'
import { eraseReplaced } from '../cleanup.js'
import { newRecordId, type RandomBytes } from '../identifiers.js'

/**
 * Makes the copy of a project file fit to be passed on: removes what was under way or replaced in it, and writes its label. `signal`
 * ends it.
 */
export async function settleCopy(path: string, label: ProjectLabel, signal: AbortSignal | undefined): Promise<void> {
  const file = openProjectFile(path, { mustExist: true })
  try {
    await file.disown()
    await eraseReplaced(file, signal)
    await file.label.write(label)
  } finally {
    await file.close()
  }
}

/**
 * Turns the copy of a project into a project of its own. Ids of shared concepts are unique across all lists, so the copy gets new ones.
 * `signal` ends it.
 */
export async function asOwnProject(
  copy: ProjectStorage,
  randomBytes: RandomBytes,
  signal: AbortSignal | undefined,
): Promise<void> {
  await copy.disown()
  await eraseReplaced(copy, signal)
  await copy.atomically(async ({ conceptLists }) => {
    for (const list of await conceptLists.all()) {
      const concepts = list.concepts.map((concept) => ({ ...concept, sharedConceptId: newRecordId(randomBytes) }))
      await conceptLists.update({ ...list, concepts })
    }
  })
  signal?.throwIfAborted()
}
