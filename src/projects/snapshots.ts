import { memoizeAsync } from '../compute/memoizeAsync.js'
import { EngineError, type ErrorCode } from '../errors.js'
import { isLaterScience, isOlderVersion } from '../indexing/version.js'
import type { BuiltSnapshot } from '../snapshot/codec.js'
import { DamagedSnapshot, type PartSource } from '../snapshot/parts.js'
import { openBuiltSnapshot, readSnapshot } from '../snapshot/readSnapshot.js'
import { readKinds, readLessons, readSentiment, readUsages } from '../snapshot/sentimentParts.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { SnapshotStore, SnapshotVersion } from '../storage/port/project/snapshots.js'
import type { DictionarySource } from '../text/morphology/dictionaries/dictionary.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { MemoryBudget } from './memoryBudget.js'

/**
 * A snapshot, or the reason why there is none: no build yet, or one by a science version that is too old or too new, another tokenizer or
 * another dictionary.
 */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

/**
 * The snapshot itself. Throws PROJECT_NEEDS_UPDATING for an outdated one, and without any PROJECT_NOT_BUILT or what older interfaces have
 * in its place.
 */
export function requireSnapshot(state: SnapshotState, unbuilt: ErrorCode = 'PROJECT_NOT_BUILT'): Snapshot {
  if (state === 'unbuilt') throw new EngineError(unbuilt)
  if (state === 'outdated') throw new EngineError('PROJECT_NEEDS_UPDATING')
  return state
}

/** What is asked of a snapshot. */
export interface SnapshotRequest {
  /** Whether its `later` parts may be unread. */
  readonly forSearch: boolean
}

export interface OpenSnapshots {
  /** The current snapshot. It is opened once, and again when a build of any process has published a newer one. */
  current(): Promise<SnapshotState>
  /**
   * The same as of the last reading of the catalog, for questions: without a call of the storage if that has seen no newer one. For a
   * search its `later` parts need not be read.
   */
  seen(request?: SnapshotRequest): Promise<SnapshotState>
  /** Replaces the open snapshot by its extension, which a build has published, without reading it. */
  adopt(version: SnapshotVersion, built: BuiltSnapshot): Promise<void>
  /** Whether damage was found in the stored snapshot of this build since the project was opened. */
  isDamaged(number: number): boolean
  /** Opens the current snapshot if an older one is open, so that the next question need not wait for it. */
  refresh(): Promise<void>
  /** Releases the open snapshot. */
  forget(): void
}

/** Access to the stored snapshots of a project. */
export interface SnapshotAccess {
  readonly store: Pick<SnapshotStore, 'current' | 'seen' | 'bytes' | 'source'>
  /** Tokenizes the texts of requests. It must be the tokenizer that tokenized the documents. */
  readonly tokenizer?: TokenizerSource | undefined
  /** Knows the stems of words. The fingerprints must be those of the build. */
  readonly dictionary?: DictionarySource | undefined
  /** A snapshot of an older science version cannot answer. */
  readonly minimumScienceVersion: string
  /** Shorter arrays of a snapshot are read when it is opened. Default: 256 KiB. */
  readonly leastLaterBytes?: number | undefined
}

interface Opened {
  readonly version: SnapshotVersion
  readonly snapshot: Promise<Snapshot | 'outdated'>
}

/** Attempts to open a snapshot that other processes keep replacing. */
const ATTEMPTS = 5

/** The current snapshot of one project. Its number is read each time from a row of the project file. */
export function openSnapshots(access: SnapshotAccess, memory: MemoryBudget): OpenSnapshots {
  let opened: Opened | undefined
  const damaged = new Set<number>()
  const sourceOf = (version: SnapshotVersion): PartSource =>
    watchDamage(access.store.source(version), () => void damaged.add(version.number))
  const forget = (): void => {
    opened = undefined
  }
  const release = (): void => {
    forget()
    memory.forget(access)
  }
  const admit = async (opening: Opened): Promise<void> => {
    try {
      const bytes = await access.store.bytes(opening.version)
      if (opened === opening) memory.admit(access, bytes, forget)
    } catch (error) {
      // A snapshot that does not count would stay open for ever.
      if (opened === opening) release()
      throw error
    }
  }
  /** Begins to open a version, unless it is open or a later one is. */
  const begin = async (version: SnapshotVersion): Promise<Opened> => {
    const opening = versionOf(opened, version, { access, sourceOf })
    if (opening === opened) memory.touch(access)
    else {
      opened = opening
      // Its failure is thrown where it is awaited.
      opening.snapshot.catch(() => {})
      await admit(opening)
    }
    return opening
  }
  /** The snapshot, once it is open; one that cannot be opened is forgotten. */
  const finish = async (opening: Opened, forSearch: boolean): Promise<Snapshot | 'outdated'> => {
    try {
      const snapshot = await opening.snapshot
      if (opened === opening && snapshot !== 'outdated') memory.attach(access, snapshot.cache)
      if (snapshot !== 'outdated' && !forSearch && snapshot.later?.isRead() === false) await snapshot.later.read()
      return snapshot
    } catch (error) {
      if (opened === opening) release()
      throw error
    }
  }
  const open = async (
    readVersion: () => Promise<SnapshotVersion | undefined>,
    { forSearch }: SnapshotRequest = { forSearch: false },
  ): Promise<SnapshotState> => {
    for (let attempt = 1; ; attempt++) {
      // Another process may have replaced the one that was seen.
      const version = await (attempt === 1 ? readVersion() : access.store.current())
      if (version === undefined) return 'unbuilt'
      const opening = await begin(version)
      try {
        return await finish(opening, forSearch)
      } catch (error) {
        if ((await access.store.current())?.number === version.number || attempt === ATTEMPTS) throw error
      }
    }
  }
  return {
    current: () => open(access.store.current),
    seen: (request) => open(access.store.seen, request),
    async adopt(version, built) {
      if (opened === undefined) return
      const source = sourceOf(version)
      opened = { version, snapshot: Promise.resolve(withSentiment(openBuiltSnapshot(built, source), source)) }
      await admit(opened)
    },
    isDamaged: (number) => damaged.has(number),
    async refresh() {
      if (opened !== undefined) await open(access.store.current)
    },
    forget: release,
  }
}

/**
 * What is open already, if it is of the version or of a later one. Otherwise the version, which has all but the sentiment of one that is
 * open of the same build.
 */
function versionOf(
  before: Opened | undefined,
  version: SnapshotVersion,
  {
    access,
    sourceOf,
  }: { readonly access: SnapshotAccess; readonly sourceOf: (version: SnapshotVersion) => PartSource },
): Opened {
  // A request that asked earlier may learn the version later.
  if (before !== undefined && isLater(before.version, version)) return before
  if (before?.version.number !== version.number) return { version, snapshot: openVersion(access, sourceOf(version)) }
  if (before.version.layer === version.layer) return before
  const source = sourceOf(version)
  const snapshot = before.snapshot.then((core) => (core === 'outdated' ? core : withSentiment(core, source)))
  return { version, snapshot }
}

const isLater = (a: SnapshotVersion, b: SnapshotVersion): boolean =>
  a.number > b.number || (a.number === b.number && a.layer > b.layer)

async function openVersion(access: SnapshotAccess, source: PartSource): Promise<Snapshot | 'outdated'> {
  const snapshot = await readSnapshot(source, { leastLaterBytes: access.leastLaterBytes })
  if (snapshot === undefined) return 'outdated'
  const { scienceVersion, language, otherLanguages = [], tokenizer, dictionaries = {} } = snapshot.info
  if (isOlderVersion(scienceVersion, access.minimumScienceVersion) || isLaterScience(scienceVersion)) return 'outdated'
  if (tokenizer !== access.tokenizer?.(language)?.name) return 'outdated'
  const fingerprintOf = (code: string) => access.dictionary?.(code)?.fingerprint
  if ([language, ...otherLanguages].some((code) => dictionaries[code] !== fingerprintOf(code))) return 'outdated'
  return withSentiment(snapshot, source)
}

/** The same source, which calls `onDamage` when a read fails because what is stored is damaged. */
function watchDamage({ read, stored }: PartSource, onDamage: () => void): PartSource {
  const watch =
    <Values extends unknown[], Result>(method: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        return await method(...values)
      } catch (error) {
        if (error instanceof DamagedSnapshot) onDamage()
        throw error
      }
    }
  return {
    read: watch(read),
    stored: stored && {
      fill: watch(stored.fill),
      rows: watch(stored.rows),
      fillRows: watch(stored.fillRows),
      allocate: watch(stored.allocate),
      fillRuns: watch(stored.fillRuns),
    },
  }
}

/** The same snapshot with another sentiment run; everything else is shared. */
function withSentiment(snapshot: Snapshot, source: PartSource): Snapshot {
  return {
    ...snapshot,
    sentiment: memoizeAsync(() => readSentiment(source, snapshot)),
    usages: memoizeAsync(() => readUsages(source)),
    kinds: memoizeAsync(() => readKinds(source)),
    lessons: memoizeAsync(() => readLessons(source)),
  }
}
