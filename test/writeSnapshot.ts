import type { Compute } from '../src/compute/compute.js'
import { type BuiltSnapshot, openSnapshotWriter } from '../src/snapshot/codec.js'
import type { PartSink } from '../src/snapshot/parts.js'

/** Writes all parts of a freshly built snapshot except sentiment. */
export const writeSnapshot = (snapshot: BuiltSnapshot, sink: PartSink, compute: Compute): Promise<void> =>
  openSnapshotWriter(sink, compute).finish(snapshot)
