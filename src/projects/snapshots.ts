import { memoizeAsync } from '../compute/memoizeAsync.js'
import { isOlderVersion } from '../indexing/version.js'
import { type BuiltSnapshot, openBuiltSnapshot, readSentiment, readSnapshot } from '../snapshot/codec.js'
import type { PartSource } from '../snapshot/parts.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { SnapshotStore, SnapshotVersion } from '../storage/project/snapshots.js'
import type { TokenizerSource } from '../text/tokenization/customTokenizer.js'
import type { MemoryBudget } from './memoryBudget.js'

/** A snapshot to answer from, or why there is none: never built, or built by a science or a tokenizer no longer there. */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

export interface OpenSnapshots {
  /** The current snapshot: opened once, and again when a build (of any process) has published a newer one. */
  current(): Promise<SnapshotState>
  /** A build has published an extension of the snapshot that is open, which takes its place without being read. */
  adopt(version: SnapshotVersion, built: BuiltSnapshot): void
  /** Lets go of what is open. */
  forget(): void
}

/** How a project gives access to its stored snapshots: its file may be closed and opened again between two reads. */
export interface SnapshotAccess {
  store(): SnapshotStore
  source(version: SnapshotVersion): PartSource
  /** Tokenizes the texts of requests. It must be the tokenizer that tokenized the documents. */
  readonly tokenizer?: TokenizerSource | undefined
  /** A snapshot of an earlier science does not answer. */
  readonly minimumScienceVersion: string
}

interface Opened {
  readonly version: SnapshotVersion
  readonly snapshot: Promise<Snapshot | 'outdated'>
}

/** Tries to open a snapshot that others keep replacing meanwhile. */
const ATTEMPTS = 5

/** The current snapshot of one project. Which one that is is asked each time: a row of the project's file. */
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

/** The same snapshot with another run of sentiment: everything else is shared. */
function withSentiment(snapshot: Snapshot, source: PartSource): Snapshot {
  return { ...snapshot, sentiment: memoizeAsync(() => readSentiment(source)) }
}
