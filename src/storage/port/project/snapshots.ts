import type { PartSink, PartSource } from '../../../snapshot/parts.js'

/** A snapshot by the number of its build, and a sentiment run on it: 1 and up, 0 for none. */
export interface SnapshotVersion {
  readonly number: number
  readonly layer: number
}

/** The snapshots of one project, one per build. Answers read the current one; a build writes the next one beside it. */
export interface SnapshotRecords {
  /** The current snapshot, which answers read. */
  current(): Promise<SnapshotVersion | undefined>
  /** Makes a completely written version the current one, in the transaction of the caller. */
  publish(version: SnapshotVersion): Promise<void>
  /** Leaves the project without a current snapshot, in the transaction of the caller. */
  unpublish(): Promise<void>
  /** The layer that the next sentiment run on a snapshot writes. */
  nextLayer(number: number): Promise<number>
  /** Bytes of a version when it is open. */
  bytes(version: SnapshotVersion): Promise<number>
  /**
   * Removes a few parts of snapshots other than the current one and the one with the number `keep`. With `layers` it also removes
   * sentiment runs that a later one has replaced. False when nothing is left to remove. No snapshot except `keep` may be written
   * meanwhile.
   */
  removeSome(request: { readonly keep?: number | undefined; readonly layers: boolean }): Promise<boolean>
}

/** Snapshots with their parts, which are written and read in many transactions. */
export interface SnapshotStore extends SnapshotRecords {
  /**
   * The current snapshot as it was when the version of the catalog was last read, or a later one. A question reads that
   * version first, so it learns of all that was published before it; a database answers both in one round trip.
   */
  seen(): Promise<SnapshotVersion | undefined>
  /**
   * Opens a version for writing. Parts that it shares with another version, which is not removed meanwhile, need not be
   * written.
   */
  sink(version: SnapshotVersion, extended?: SnapshotVersion): PartSink
  /** Reads parts, with arrays in shared memory. Throws when the snapshot has been removed. */
  source(version: SnapshotVersion): PartSource
}
