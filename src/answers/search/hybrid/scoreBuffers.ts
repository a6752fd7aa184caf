import { sharedFloat32 } from '../../../compute/shared.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'

/** Arrays that one hybrid search has at the same time: term scores, frequencies of a family, fused scores; two cosines of each pass. */
const MOST_SCORES = 3
const MOST_COSINES = 4
const ENTRY_BYTES = 8 * MOST_SCORES + 4 * MOST_COSINES

/**
 * Arrays of a number for each document that searches use one after the other. To allocate tens of megabytes for each search of
 * a large project would start several collections of garbage.
 */
export interface ScoreBuffers {
  /** Zeros. */
  scores(): Float64Array
  /** The same with any content. */
  unfilled(): Float64Array
  /** On shared memory, with any content. */
  cosines(): Float32Array
  /** Lets later searches use arrays of this one. The caller must not use them any more, and gives none back twice. */
  giveBack(...arrays: readonly (Float64Array | Float32Array)[]): void
}

const bufferSlot = cacheSlot<number, ScoreBuffers>({
  name: 'score buffers',
  bytesOf: (_, count) => ENTRY_BYTES * count,
  isPinned: true,
})

export function scoreBuffers({ cache, documents: { count } }: Pick<Snapshot, 'cache' | 'documents'>): ScoreBuffers {
  let buffers = cache.get(bufferSlot, count)
  if (buffers === undefined) {
    buffers = createScoreBuffers(count)
    cache.set(bufferSlot, count, buffers)
  }
  return buffers
}

/** Buffers for `count` documents. */
export function createScoreBuffers(count: number): ScoreBuffers {
  const scores: Float64Array[] = []
  const cosines: Float32Array[] = []
  return {
    scores: () => scores.pop()?.fill(0) ?? new Float64Array(count),
    unfilled: () => scores.pop() ?? new Float64Array(count),
    cosines: () => cosines.pop() ?? sharedFloat32(count),
    giveBack(...arrays) {
      for (const array of arrays) {
        // Those of spaces without axes are empty; those beyond the limit are of searches at the same time.
        if (array.length !== count) continue
        if (array instanceof Float32Array) {
          if (cosines.length < MOST_COSINES) cosines.push(array)
        } else if (scores.length < MOST_SCORES) scores.push(array)
      }
    },
  }
}
