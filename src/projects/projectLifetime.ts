import { EngineError } from '../errors.js'
import { isDiskFull } from '../storage/failures.js'
import { DELETED } from './locks/buildFailures.js'
import type { ProjectHost } from './projectHost.js'
import type { ProjectParts } from './projectParts.js'
import { quietly } from './quietly.js'

/** Stopping builds and jobs, closing the file and deleting the project. */
export function createLifetime(
  context: ProjectHost,
  projectId: string,
  { entry, files, cleanup, snapshots, jobs, predictors, builds }: ProjectParts,
) {
  let closing: Promise<void> | undefined
  const stopWork = async (reason: string): Promise<void> => {
    await builds.stop(reason)
    await jobs.stop(reason)
    await predictors.stop(reason)
  }
  const close = (reason: string, error: EngineError): Promise<void> => {
    closing ??= (async () => {
      cleanup.stop()
      await stopWork(reason)
      const isKept = error.code !== 'INADEQUATE_PERMISSION'
      if (isKept && context.storage.directory !== undefined && files.isOpen()) {
        await quietly(() => cleanup.finish(context.now()))
      }
      snapshots.forget()
      await files.end(error)
    })()
    return closing
  }
  return {
    stopWork,
    close,
    delete: async (onDeleted: () => void): Promise<void> => {
      const { storage, catalog } = context
      await entry.get()
      await entry.noteSpace()
      await entry.noteSpace(0)
      const end = async (): Promise<void> => {
        await close(DELETED, new EngineError('INADEQUATE_PERMISSION'))
        onDeleted()
      }
      try {
        await catalog.projects.remove(projectId)
      } catch (error) {
        if (!isDiskFull(error)) throw error
        // The file makes room for the record of its deletion.
        await end()
        await storage.remove(projectId)
        await catalog.projects.remove(projectId)
      }
      await end()
      // The project is deleted from the catalog. A file that cannot be removed now is removed when the folder is
      // next opened.
      await quietly(async () => {
        await storage.remove(projectId)
        await catalog.projects.endRemoval(projectId)
      })
    },
  }
}
