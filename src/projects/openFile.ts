import type { EngineError } from '../errors.js'
import type { PartSink, PartSource } from '../snapshot/parts.js'
import type { InstallationStorage, StoredProject } from '../storage/port/installation.js'
import type { ProjectRecords, ProjectStorage } from '../storage/port/project/projectRecords.js'
import type { SnapshotStore, SnapshotVersion } from '../storage/port/project/snapshots.js'

/**
 * The file of a project, or its rows in a database, opened on first use. It may be closed while it is idle, to save file handles, and is opened
 * again on the next use.
 */
export interface OpenFile {
  /** The records of the project. Every call opens the file if it is closed. */
  readonly records: ProjectStorage
  /** The file itself, to be used within `during`. Throws the error of `missing`, or the error of opening it. */
  file(): Promise<StoredProject>
  /** Whether the file is open and ready. */
  isOpen(): boolean
  /** Runs work of several steps on one open file. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Closes the file until the next use; false while it is in use. */
  closeIfIdle(): boolean
  /** Closes the file permanently; later uses throw `error`. */
  end(error: EngineError): Promise<void>
}

/** The project whose file it is. */
export interface FilePlace {
  readonly storage: Pick<InstallationStorage, 'open' | 'isLasting' | 'builds'>
  readonly projectId: string
}

/** Callbacks for the opening of the file. */
export interface FileEvents {
  /** Returns the error for a missing file. */
  readonly missing: () => EngineError | Promise<EngineError>
  /** Called at the first opening, to recover the state of dead processes before any use. */
  readonly onFirst: (file: StoredProject) => Promise<void>
  /** Called at each opening. */
  readonly onOpened: () => void
}

/** `made` is the storage of a new project. */
export function openFile(place: FilePlace, events: FileEvents, made: StoredProject | undefined): OpenFile {
  const { storage } = place
  const opener = createOpener(place, events, made)
  let ended: EngineError | undefined
  let underWay = 0

  const file = async (): Promise<StoredProject> => {
    if (ended !== undefined) throw ended
    const found = opener.opened() ?? (await opener.open())
    if (ended !== undefined) throw ended
    return found
  }
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }
  const onSettled = (): void => {
    underWay--
  }
  const use: Use = (work) => {
    const opened = opener.opened()
    // Nearly all calls find the file open. They make no promise but their own, and one that counts them.
    if (opened === undefined || ended !== undefined) return during(async () => await work(await file()))
    underWay++
    const call = work(opened)
    call.then(onSettled, onSettled)
    return call
  }
  return {
    records: recordsOf(use, {
      inMemory: storage.isLasting ? undefined : made,
      sharesBuilds: storage.builds !== undefined,
    }),
    file,
    isOpen: () => opener.opened() !== undefined && ended === undefined,
    during,
    closeIfIdle: () => {
      // A project in memory stays open, because it is stored nowhere else.
      if (!storage.isLasting || underWay > 0 || opener.opening() !== undefined) return false
      void opener.close().catch(() => {})
      return true
    },
    end: async (error) => {
      ended = error
      await opener.opening()?.catch(() => {})
      await opener.close()
    },
  }
}

/** Opens and closes the file; calls that need it while it is opened wait for the same opening. */
function createOpener(
  { storage, projectId }: FilePlace,
  { missing, onFirst, onOpened }: FileEvents,
  made: StoredProject | undefined,
) {
  let current = made
  let opening: Promise<StoredProject> | undefined
  let isRecovered = false

  const openOnce = async (): Promise<StoredProject> => {
    current ??= await storage.open(projectId)
    if (current === undefined) throw await missing()
    const file = current
    try {
      if (!isRecovered) await onFirst(file)
    } catch (error) {
      current = undefined
      await file.close()
      throw error
    }
    isRecovered = true
    onOpened()
    return file
  }
  return {
    /** The file, if it is open and ready. */
    opened: () => (isRecovered ? current : undefined),
    opening: () => opening,
    open: (): Promise<StoredProject> => {
      opening ??= openOnce().finally(() => {
        opening = undefined
      })
      return opening
    },
    close: async (): Promise<void> => {
      const closing = current
      current = undefined
      await closing?.close()
    },
  }
}

/** Runs a call on the open file. A call that fails rejects; it does not throw. */
type Use = <T>(work: (file: StoredProject) => Promise<T>) => Promise<T>

/** Records that open the file for each call. Parts of a project in memory are read where they are. */
function recordsOf(
  use: Use,
  { inMemory, sharesBuilds }: { readonly inMemory: StoredProject | undefined; readonly sharesBuilds: boolean },
): ProjectStorage {
  const store = <Name extends Exclude<keyof ProjectRecords, 'askedBuilds'>>(name: Name) =>
    forwarded(use, (file) => file[name])
  return {
    label: store('label'),
    documents: store('documents'),
    versions: store('versions'),
    arrivals: store('arrivals'),
    fields: store('fields'),
    flags: store('flags'),
    builds: store('builds'),
    askedBuilds: sharesBuilds ? forwarded(use, (file) => file.askedBuilds!) : undefined,
    jobs: store('jobs'),
    lease: store('lease'),
    management: store('management'),
    conceptLists: store('conceptLists'),
    dashboards: store('dashboards'),
    settings: store('settings'),
    topics: store('topics'),
    snapshots: {
      ...snapshotRecords(use),
      sink: (version, extended) => inMemory?.snapshots.sink(version, extended) ?? storedSink(use, version, extended),
      source: (version) => inMemory?.snapshots.source(version) ?? storedSource(use, version),
    },
    atomically: (work) => use((file) => file.atomically(work)),
    unsynced: (work) => use((file) => file.unsynced(work)),
    disown: () => use((file) => file.disown()),
    truncateLog: () => use((file) => file.truncateLog()),
    bytes: () => use((file) => file.bytes()),
  }
}

/** A store whose methods call those of the open file. */
function forwarded<Store extends object>(use: Use, storeOf: (file: StoredProject) => Store): Store {
  const methods: Record<string, (...values: unknown[]) => Promise<unknown>> = {}
  return new Proxy(methods, {
    get: (known, name: string) => {
      known[name] ??= (...values) => use((file) => (storeOf(file) as typeof methods)[name]!(...values))
      return known[name]
    },
  }) as Store
}

const snapshotRecords = (use: Use): Omit<SnapshotStore, 'sink' | 'source'> => ({
  seen: () => use(({ snapshots }) => snapshots.seen()),
  current: () => use(({ snapshots }) => snapshots.current()),
  publish: (version) => use(({ snapshots }) => snapshots.publish(version)),
  unpublish: () => use(({ snapshots }) => snapshots.unpublish()),
  nextLayer: (number) => use(({ snapshots }) => snapshots.nextLayer(number)),
  bytes: (version) => use(({ snapshots }) => snapshots.bytes(version)),
  removeSome: (request) => use(({ snapshots }) => snapshots.removeSome(request)),
})

const storedSink = (use: Use, version: SnapshotVersion, extended: SnapshotVersion | undefined): PartSink => {
  const sink = ({ snapshots }: StoredProject): PartSink => snapshots.sink(version, extended)
  return {
    write: (name, part, before) => use((file) => sink(file).write(name, part, before)),
    grow: extended && ((name, count, more) => use((file) => sink(file).grow!(name, count, more))),
  }
}

const storedSource = (use: Use, version: SnapshotVersion): PartSource => {
  const source = ({ snapshots }: StoredProject): PartSource => snapshots.source(version)
  return {
    read: (name) => use((file) => source(file).read(name)),
    stored: {
      fill: (name, target) => use((file) => source(file).stored!.fill(name, target)),
      rows: (name, width, requested) => use((file) => source(file).stored!.rows(name, width, requested)),
      fillRows: (name, width, requested, target) =>
        use((file) => source(file).stored!.fillRows(name, width, requested, target)),
      allocate: (name) => use((file) => source(file).stored!.allocate(name)),
      fillRuns: (name, target, runs) => use((file) => source(file).stored!.fillRuns(name, target, runs)),
    },
  }
}
