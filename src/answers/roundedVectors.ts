import { kernel } from '../compute/kernel.js'
import { createRoundedRows, LANE_ROWS, type RoundedRows, roundInto } from '../math/roundedRows.js'
import type { AnswerContext } from './context.js'
import { createPace } from './pace.js'

/** Fewer rows than this are looked through as they are. */
const LEAST_ROWS = 500
/** Rows that are rounded at a time: some ten milliseconds. */
const SHARD_ROWS = 20 * LANE_ROWS
/** More shards than this are shared out; to start a thread takes as long as so many. */
const OWN_SHARDS = 12

interface RoundInput {
  readonly rounded: RoundedRows
  readonly source: Float32Array
  readonly from: number
  readonly to: number
}

/** Rounds the rows of one shard. */
export const roundShard = kernel('answers.roundShard', ({ rounded, source, from, to }: RoundInput): null => {
  roundInto(rounded, source, from, to)
  return null
})

/** By the vectors that were rounded. */
const known = new WeakMap<Float32Array, Promise<RoundedRows>>()

/**
 * Vectors of terms or documents of a snapshot (rows x axes) rounded to bytes, made when they are first wanted; undefined
 * for those that are too few to be worth it.
 */
export function roundedVectors(
  { compute, snapshot: { space } }: Pick<AnswerContext, 'compute' | 'snapshot'>,
  vectors: Float32Array,
): Promise<RoundedRows> | undefined {
  const count = space.axes === 0 ? 0 : vectors.length / space.axes
  if (count < LEAST_ROWS) return undefined
  let rounding = known.get(vectors)
  if (rounding === undefined) {
    // Of terms a few are looked for among all; of documents the terms have left out most.
    const options = { lanes: compute.threads + 1, coarse: vectors === space.termVectors }
    const rounded = createRoundedRows(count, space.axes, options)
    const shards = Array.from({ length: Math.ceil(count / SHARD_ROWS) }, (_, shard) => ({
      rounded,
      source: vectors,
      from: shard * SHARD_ROWS,
      to: Math.min(count, (shard + 1) * SHARD_ROWS),
    }))
    rounding = round(compute, shards).then(() => rounded)
    // Failed (a thread could not start): the next question tries again.
    rounding.catch(() => known.delete(vectors))
    known.set(vectors, rounding)
  }
  return rounding
}

async function round(compute: AnswerContext['compute'], shards: readonly RoundInput[]): Promise<void> {
  if (shards.length > OWN_SHARDS) {
    await compute.map(roundShard, shards)
    return
  }
  const pace = createPace()
  for (const shard of shards) {
    await roundShard.run(shard)
    if (pace.due()) await pace.rest()
  }
}
