import { sharedFloat32 } from '../../../compute/shared.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'

/** Bytes for a document of the arrays that one hybrid search has at the same time: term scores, two cosines, marks. */
const ENTRY_BYTES = 8 + 2 * 4 + 1

/**
 * Arrays of a number for each document that searches use one after the other. To allocate tens of megabytes for each search of
 * a large project would start several collections of garbage.
 */
export interface ScoreBuffers {
  /** With any content. */
  scores(): Float64Array
  /** On shared memory, with any content. */
  cosines(): Float32Array
  /** Zeros. */
  marks(): Uint8Array
  /** Lets later searches use arrays of this one. The caller must not use them any more, and gives none back twice. */
  giveBack(...arrays: readonly (Float64Array | Float32Array | Uint8Array)[]): void
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
  const scores = createStack<Float64Array>(1, count, () => new Float64Array(count))
  const cosines = createStack<Float32Array>(2, count, () => sharedFloat32(count))
  const marks = createStack<Uint8Array>(1, count, () => new Uint8Array(count))
  return {
    scores: scores.take,
    cosines: cosines.take,
    marks: () => marks.take().fill(0),
    giveBack(...arrays) {
      for (const array of arrays) {
        if (array instanceof Float32Array) cosines.giveBack(array)
        else if (array instanceof Float64Array) scores.giveBack(array)
        else marks.giveBack(array)
      }
    },
  }
}

/** Arrays of one type and length. */
function createStack<A extends ArrayLike<number>>(most: number, length: number, allocate: () => A) {
  const free: A[] = []
  return {
    take: (): A => free.pop() ?? allocate(),
    giveBack(array: A): void {
      // Those of spaces without axes are empty; those beyond the limit are of searches at the same time.
      if (array.length === length && free.length < most) free.push(array)
    },
  }
}
