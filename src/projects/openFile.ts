import type { EngineError } from '../errors.js'
import type { PartSource } from '../snapshot/parts.js'
import { openProjectFile, type ProjectFile, projectFileExists } from '../storage/project/projectFile.js'
import type { SnapshotVersion } from '../storage/project/snapshots.js'

/**
 * The file of a project, opened on first use. It may be closed while it is idle, to save file handles, and is opened
 * again on the next use. So callers must not use the result of `file()` across an `await`.
 */
export interface OpenFile {
  /** Throws the error of `missing` if the file does not exist, or the error of opening it. */
  file(): ProjectFile
  /** Runs work of several steps on one open file. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Reads parts of a snapshot, now or later. */
  source(version: SnapshotVersion): PartSource
  /** Closes the file until the next use; false while it is in use. */
  rest(): boolean
  /** Closes the file permanently; later uses throw `error`. */
  end(error: EngineError): void
}

/** Callbacks for the opening of the file. */
export interface FileEvents {
  /** Returns the error for a missing file. */
  readonly missing: () => EngineError
  /** Called at the first opening, to recover the state of dead processes before any use. */
  readonly onFirst: (file: ProjectFile) => void
  /** Called at each opening. */
  readonly onOpened: () => void
}

/** A source that is opened again for each read. */
const storedSource = (reading: <T>(read: (source: PartSource) => Promise<T>) => Promise<T>): PartSource => ({
  read: (name) => reading((source) => source.read(name)),
  stored: {
    fill: (name, target) => reading((source) => source.stored!.fill(name, target)),
    rows: (name, width, requested) => reading((source) => source.stored!.rows(name, width, requested)),
  },
})

/** `made` is the file of a new project. Files are never created here: a missing or empty file has been lost. */
export function openFile(
  path: string | undefined,
  { missing, onFirst, onOpened }: FileEvents,
  made: ProjectFile | undefined,
): OpenFile {
  let ended: EngineError | undefined
  let underWay = 0
  let opened = made
  let isReady = false

  const file = (): ProjectFile => {
    if (ended !== undefined) throw ended
    if (opened !== undefined && isReady) return opened
    if (opened === undefined) {
      if (path !== undefined && !projectFileExists(path)) throw missing()
      opened = openProjectFile(path, { mustExist: path !== undefined })
    }
    try {
      if (!isReady) onFirst(opened)
    } catch (error) {
      close()
      throw error
    }
    isReady = true
    onOpened()
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
        : storedSource((read) => during(() => read(file().snapshots.source(version)))),
    rest: () => {
      // A project in memory stays open, because it is stored nowhere else.
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
