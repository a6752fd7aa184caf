import type { Addition, StoredProject } from '../../storage/port/installation.js'
import type { ProjectHost } from '../projectHost.js'

/** Dependencies of the addition of a project on those that are open. */
export interface AdditionHost {
  readonly context: ProjectHost
  /** Adds a finished project to the open ones; `stored` is undefined where it has to be opened first. */
  readonly admit: (projectId: string, stored: StoredProject | undefined) => void
  /** Forgets a project that was added in vain. */
  readonly withdraw: (projectId: string) => void
}

/** Adds a project to the storage, and to the open ones before it is visible, so that nobody opens another in its place. */
export async function addProject({ context, admit, withdraw }: AdditionHost, addition: Addition): Promise<string> {
  let admitted: string | undefined
  try {
    return await context.storage.add({
      ...addition,
      async enter(records, projectId, stored) {
        await addition.enter(records, projectId, stored)
        admitted = projectId
        admit(projectId, stored)
      },
    })
  } catch (error) {
    if (admitted !== undefined) withdraw(admitted)
    throw error
  }
}
