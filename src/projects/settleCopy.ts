import type { ProjectLabel } from '../storage/port/project/label.js'
import { openProjectFile } from '../storage/sqlite/project/projectFile.js'
import { eraseReplaced } from './cleanup.js'

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
