import { memoizeAsync } from '../compute/memoizeAsync.js'
import { isOlderVersion } from '../indexing/version.js'
import { type BuiltSnapshot, openBuiltSnapshot, readSentiment, readSnapshot, readUsages } from '../snapshot/codec.js'
import type { PartSource } from '../snapshot/parts.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { SnapshotStore, SnapshotVersion } from '../storage/project/snapshots.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { MemoryBudget } from './memoryBudget.js'

/**
 * A snapshot, or the reason why there is none: no build yet, or one by an older science version or another tokenizer.
 */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

export interface OpenSnapshots {
  /** The current snapshot. It is opened once, and again when a build of any process has published a newer one. */
  current(): Promise<SnapshotState>
  /** Replaces the open snapshot by its extension, which a build has published, without reading it. */
  adopt(version: SnapshotVersion, built: BuiltSnapshot): void
  /** Releases the open snapshot. */
  forget(): void
}

/** Access to the stored snapshots of a project, whose file may be closed and opened again between two reads. */
export interface SnapshotAccess {
  store(): SnapshotStore
  source(version: SnapshotVersion): PartSource
  /** Tokenizes the texts of requests. It must be the tokenizer that tokenized the documents. */
  readonly tokenizer?: TokenizerSource | undefined
  /** A snapshot of an older science version cannot answer. */
  readonly minimumScienceVersion: string
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
  const forget = (): void => {
    opened = undefined
  }
  const openCurrent = (version: SnapshotVersion): Opened => {
    const before = opened
    if (before?.version.number === version.number) {
      if (before.version.layer === version.layer) return before
      const source = access.source(version)
      return {
        version,
        snapshot: before.snapshot.then((core) => (core === 'outdated' ? core : withSentiment(core, source))),
      }
    }
    return { version, snapshot: openVersion(access, version) }
  }
  return {
    async current() {
      for (let attempt = 1; ; attempt++) {
        const version = access.store().current()
        if (version === undefined) return 'unbuilt'
        const opening = openCurrent(version)
        if (opening !== opened) {
          opened = opening
          memory.admit(access, access.store().bytes(version), forget)
        } else memory.touch(access)
        try {
          const snapshot = await opening.snapshot
          if (opened === opening && snapshot !== 'outdated') memory.attach(access, snapshot.cache)
          return snapshot
        } catch (error) {
          if (opened === opening) forget()
          if (access.store().current()?.number === version.number || attempt === ATTEMPTS) throw error
        }
      }
    },
    adopt(version, built) {
      if (opened === undefined) return
      const source = access.source(version)
      opened = { version, snapshot: Promise.resolve(withSentiment(openBuiltSnapshot(built, source), source)) }
      memory.admit(access, access.store().bytes(version), forget)
    },
    forget() {
      forget()
      memory.forget(access)
    },
  }
}

async function openVersion(access: SnapshotAccess, version: SnapshotVersion): Promise<Snapshot | 'outdated'> {
  const source = access.source(version)
  const snapshot = await readSnapshot(source)
  if (snapshot === undefined) return 'outdated'
  const { scienceVersion, language, tokenizer } = snapshot.info
  if (isOlderVersion(scienceVersion, access.minimumScienceVersion)) return 'outdated'
  if (tokenizer !== access.tokenizer?.(language)?.name) return 'outdated'
  return withSentiment(snapshot, source)
}

/** The same snapshot with another sentiment run; everything else is shared. */
function withSentiment(snapshot: Snapshot, source: PartSource): Snapshot {
  return {
    ...snapshot,
    sentiment: memoizeAsync(() => readSentiment(source)),
    usages: memoizeAsync(() => readUsages(source)),
  }
}
