import { sharedFloat32 } from '../../../compute/shared.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import { arenaBytes, createArena } from '../../../math/simd/arena.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'
import { type FusionScratch, SCORE_BLOCK } from './scoreFusion.js'

/** Bytes of the arrays that one hybrid search has at the same time: term scores, two cosines, marks, and those of fusion. */
const bytesOf = (count: number): number =>
  arenaBytes(8 * count, 4 * count, 4 * count, 4 * Math.ceil(count / 4), 8 * SCORE_BLOCK, 48, 48)

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
  readonly scratch: FusionScratch
  /** Lets later searches use arrays of this one. The caller must not use them any more, and gives none back twice. */
  giveBack(...arrays: readonly (Float64Array | Float32Array | Uint8Array)[]): void
}

const bufferSlot = cacheSlot<number, ScoreBuffers>({
  name: 'score buffers',
  bytesOf: (_, count) => bytesOf(count),
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

/** Buffers for `count` documents. Those of the first search, and later of one at a time, are in the memory of fast kernels. */
export function createScoreBuffers(count: number): ScoreBuffers {
  const arena = createArena(bytesOf(count))
  const scores = createStack<Float64Array>([arena.float64(count)], () => new Float64Array(count))
  const cosines = createStack<Float32Array>([arena.float32(count), arena.float32(count)], () => sharedFloat32(count))
  const bytes = arena.int8(count)
  const marks = createStack<Uint8Array>(
    [new Uint8Array(bytes.buffer, bytes.byteOffset, count)],
    () => new Uint8Array(count),
  )
  return {
    scratch: { block: arena.float64(SCORE_BLOCK), sums: arena.float64(6), scaling: arena.float64(6) },
    scores: scores.take,
    cosines: cosines.take,
    marks: () => marks.take().fill(0),
    giveBack(...arrays) {
      for (const array of arrays) {
        // Those of spaces without axes are empty.
        if (array.length !== count) continue
        if (array instanceof Float32Array) cosines.giveBack(array)
        else if (array instanceof Float64Array) scores.giveBack(array)
        else marks.giveBack(array)
      }
    },
  }
}

/** Arrays for one search at a time, and others for more searches at the same time, which are not used again. */
function createStack<A>(own: readonly A[], allocate: () => A) {
  const free = [...own]
  return {
    take: (): A => free.pop() ?? allocate(),
    giveBack(array: A): void {
      if (own.includes(array)) free.push(array)
    },
  }
}
