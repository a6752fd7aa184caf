import { sharedFloat32 } from '../../../compute/shared.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import { arenaBytes, createArena } from '../../../math/simd/arena.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'
import { createScratch, type FusionScratch, SCRATCH_NUMBERS } from './scoreFusion.js'

/**
 * Bytes of the arrays that one hybrid search uses at the same time: term scores, cosines in two spaces, marks, and the memory in
 * which scores are fused.
 */
const bufferBytes = (count: number): number =>
  arenaBytes(
    8 * count,
    4 * count,
    4 * count,
    4 * Math.ceil(count / 4),
    ...Object.values(SCRATCH_NUMBERS).map((length) => 8 * length),
  )

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
  /** Takes arrays back for a later call. The caller must not use them any more, and gives none back twice. */
  giveBack(...arrays: readonly (Float64Array | Float32Array | Uint8Array)[]): void
}

/** Buffers that searches have one after the other. */
interface SharedBuffers {
  readonly buffers: ScoreBuffers
  isTaken: boolean
}

const bufferSlot = cacheSlot<number, SharedBuffers>({
  name: 'score buffers',
  bytesOf: (_, count) => bufferBytes(count),
  isPinned: true,
})

/** Buffers for one search, which must call one of the two functions at its end. */
export interface TakenBuffers extends ScoreBuffers {
  /** Makes the buffers available to later searches. The caller no longer reads or writes them. */
  release(): void
  /** Drops the buffers, so that later searches get others: a thread may still write to these. */
  abandon(): void
}

/** The buffers of a snapshot; while another search uses them, new arrays. */
export function takeBuffers({ cache, documents: { count } }: Pick<Snapshot, 'cache' | 'documents'>): TakenBuffers {
  let shared = cache.get(bufferSlot, count)
  if (shared === undefined) {
    shared = { buffers: createScoreBuffers(count), isTaken: false }
    cache.set(bufferSlot, count, shared)
  } else if (shared.isTaken) return { ...ownBuffers(count), release: () => {}, abandon: () => {} }
  const taken = shared
  taken.isTaken = true
  const end = (work: () => void) => (): void => {
    // Buffers that were abandoned are no longer in the cache.
    if (taken.isTaken && cache.get(bufferSlot, count) === taken) work()
  }
  return {
    ...taken.buffers,
    release: end(() => {
      taken.isTaken = false
    }),
    abandon: end(() => cache.delete(bufferSlot, count)),
  }
}

/** Buffers for `count` documents in the memory of fast kernels. */
export function createScoreBuffers(count: number): ScoreBuffers {
  const arena = createArena(bufferBytes(count))
  const scores = [arena.float64(count)]
  const cosines = [arena.float32(count), arena.float32(count)]
  const { buffer, byteOffset } = arena.int8(count)
  const scratch = createScratch(arena.float64)
  return buffersOf(count, scratch, { scores, cosines, marks: [new Uint8Array(buffer, byteOffset, count)] })
}

/** The same in ordinary memory, which is taken when it is needed. */
const ownBuffers = (count: number): ScoreBuffers =>
  buffersOf(count, createScratch(), { scores: [], cosines: [], marks: [] })

interface FreeArrays {
  readonly scores: Float64Array[]
  readonly cosines: Float32Array[]
  readonly marks: Uint8Array[]
}

function buffersOf(count: number, scratch: FusionScratch, { scores, cosines, marks }: FreeArrays): ScoreBuffers {
  const known = new Set<unknown>([...scores, ...cosines, ...marks])
  return {
    scratch,
    scores: () => scores.pop() ?? new Float64Array(count),
    cosines: () => cosines.pop() ?? sharedFloat32(count),
    marks: () => marks.pop()?.fill(0) ?? new Uint8Array(count),
    giveBack(...arrays) {
      for (const array of arrays) {
        // Other arrays belong to spaces without axes, or were allocated because all of these were in use.
        if (!known.has(array)) continue
        if (array instanceof Float32Array) cosines.push(array)
        else if (array instanceof Float64Array) scores.push(array)
        else marks.push(array)
      }
    },
  }
}
