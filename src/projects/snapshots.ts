import { MINIMUM_SCIENCE_VERSION } from '../build/version.js'
import { readSnapshot } from '../snapshot/codec.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { SnapshotStore } from '../storage/project/snapshots.js'

/** A snapshot to answer from, or why there is none: never built, or built by science no longer understood. */
export type SnapshotState = Snapshot | 'unbuilt' | 'outdated'

export interface OpenSnapshots {
  /** The current snapshot: opened once, and again when a build (of any process) has published a newer one. */
  current(): Promise<SnapshotState>
  /** Lets go of what is open. */
  forget(): void
}

export function openSnapshots(store: SnapshotStore): OpenSnapshots {
  let opened: { readonly number: number; readonly snapshot: Promise<SnapshotState> } | undefined
  return {
    current() {
      const number = store.current()
      if (number === undefined) return Promise.resolve('unbuilt')
      if (opened?.number === number) return opened.snapshot
      const opening = { number, snapshot: open(store, number) }
      opened = opening
      opening.snapshot.catch(() => {
        if (opened === opening) opened = undefined
      })
      return opening.snapshot
    },
    forget() {
      opened = undefined
    },
  }
}

async function open(store: SnapshotStore, number: number): Promise<SnapshotState> {
  const snapshot = await readSnapshot(store.source(number))
  return snapshot === undefined || isOlder(snapshot.info.scienceVersion, MINIMUM_SCIENCE_VERSION)
    ? 'outdated'
    : snapshot
}

/** Whether version a comes before version b, both numbers joined by dots. */
function isOlder(a: string, b: string): boolean {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
