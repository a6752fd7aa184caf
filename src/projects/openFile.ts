import { EngineError } from '../errors.js'
import type { PartSource } from '../snapshot/codec.js'
import { openProjectFile, type ProjectFile, projectFileExists } from '../storage/project/projectFile.js'
import type { SnapshotVersion } from '../storage/project/snapshots.js'

/**
 * The file of a project, opened when it is needed. While nothing is under way it may be closed to save handles; whoever
 * comes next opens it again. So nobody keeps what `file()` gave across an `await`.
 */
export interface OpenFile {
  /** INADEQUATE_PERMISSION once the project is gone. */
  file(): ProjectFile
  /** Runs work that takes several steps on one open file. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Reads parts of a snapshot, now or later. */
  source(version: SnapshotVersion): PartSource
  /** Closes the file until it is needed again; false while something is under way. */
  rest(): boolean
  /** Closes it for good; who asks from now on gets `error`. */
  end(error: EngineError): void
}

/** `onOpened` is told each time that the file has been opened; `copied` is the file of a project in memory, made before. */
export function openFile(path: string | undefined, onOpened: () => void, copied?: ProjectFile): OpenFile {
  let ended: EngineError | undefined
  let underWay = 0
  // Made here and only here: a file that is missing later was removed by someone else, with all there was in it.
  let opened: ProjectFile | undefined = copied ?? openProjectFile(path)

  const file = (): ProjectFile => {
    if (ended !== undefined) throw ended
    if (opened === undefined) {
      if (path !== undefined && !projectFileExists(path)) throw new EngineError('INADEQUATE_PERMISSION')
      opened = openProjectFile(path)
      onOpened()
    }
    return opened
  }
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }
  const close = (): void => {
    opened?.close()
    opened = undefined
  }
  return {
    file,
    during,
    source: (version) =>
      path === undefined
        ? file().snapshots.source(version)
        : { read: (name) => during(() => file().snapshots.source(version).read(name)) },
    rest: () => {
      // A project in memory stays: it has no other place.
      if (path === undefined || underWay > 0) return false
      close()
      return true
    },
    end: (error) => {
      ended = error
      close()
    },
  }
}
