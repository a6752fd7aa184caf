import type { Compute } from '../../compute/compute.js'
import { drain } from '../../compute/drain.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { type FilledRange, fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { Occurrences } from '../../snapshot/snapshot.js'
import { DOCUMENT_POSITION_GAP, type TermSequence } from '../vectors/cooccurrence.js'
import type { ShardTerms } from '../words/shardTerms.js'
import { allocateOccurrences } from './sharedTables.js'

/** The terms of a shard without their surfaces. */
export type PlacedShard = Omit<ShardTerms, 'surfaces'>

interface ConcatenateInput {
  readonly shard: Pick<ShardTerms, 'offsets' | 'terms' | 'starts' | 'lengths' | 'fragments' | 'positions' | 'spans'>
  readonly wordCounts: Uint32Array
  readonly occurrences: Omit<Occurrences, 'offsets'>
  readonly sequence: TermSequence
  /** Number of the first occurrence of the shard among all. */
  readonly at: number
  /** Position of the first word of the shard in the sequence. */
  readonly firstPosition: number
}

function concatenatedRanges({ shard, occurrences, sequence, at }: ConcatenateInput): FilledRange[] {
  const { terms, starts, lengths, fragments } = occurrences
  return rangeOf(at, at + shard.terms.length, terms, starts, lengths, fragments, sequence.positions, sequence.spans)
}

/** Appends the occurrences of a shard to those of the previous shards, with their positions in the whole sequence. */
export const concatenateShard = fillKernel(
  'build.concatenateShard',
  concatenatedRanges,
  (input: ConcatenateInput): null => {
    const { shard, occurrences, sequence, at } = input
    occurrences.terms.set(shard.terms, at)
    occurrences.starts.set(shard.starts, at)
    occurrences.lengths.set(shard.lengths, at)
    occurrences.fragments.set(shard.fragments, at)
    sequence.spans.set(shard.spans, at)
    let first = input.firstPosition
    for (let d = 0; d + 1 < shard.offsets.length; d++) {
      for (let i = shard.offsets[d]!; i < shard.offsets[d + 1]!; i++) {
        sequence.positions[at + i] = first + shard.positions[i]!
      }
      first += input.wordCounts[d]! + DOCUMENT_POSITION_GAP
    }
    return null
  },
)

interface ConcatenateOptions {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The occurrences of all shards, one shard after the other. Removes the shards from their list. */
export async function concatenateOccurrences(
  shards: PlacedShard[],
  wordCounts: Uint32Array,
  { compute, signal }: ConcatenateOptions,
): Promise<{ occurrences: Occurrences; sequence: TermSequence }> {
  const lists = shards.map((shard) => shard.offsets)
  const allocated = allocateOccurrences(await joinedOffsets(lists, signal))
  const { offsets: _, ...occurrences } = allocated
  const { terms } = occurrences
  const sequence = { terms, positions: sharedUint32(terms.length), spans: sharedUint8(terms.length) }
  async function* inputs(): AsyncGenerator<ConcatenateInput> {
    let at = 0
    let document = 0
    let firstPosition = 0
    for await (const { offsets, terms, starts, lengths, fragments, positions, spans } of drain(shards, compute)) {
      const shard = { offsets, terms, starts, lengths, fragments, positions, spans }
      const counts = wordCounts.subarray(document, document + offsets.length - 1)
      yield { shard, wordCounts: counts, occurrences, sequence, at, firstPosition }
      for (const count of counts) firstPosition += count + DOCUMENT_POSITION_GAP
      document += counts.length
      at += terms.length
    }
  }
  await compute.map(concatenateShard, inputs(), { signal })
  return { occurrences: allocated, sequence }
}

/** Concatenates the offsets of several lists of rows. */
async function joinedOffsets(lists: readonly Uint32Array[], signal: AbortSignal | undefined): Promise<Uint32Array> {
  const offsets = sharedUint32(lists.reduce((sum, list) => sum + list.length - 1, 0) + 1)
  let row = 0
  let first = 0
  await forEachYielding(
    lists,
    (list) => {
      for (let i = 1; i < list.length; i++) offsets[++row] = first + list[i]!
      first = offsets[row]!
    },
    signal,
  )
  return offsets
}
