import { inSteps, runSteps } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import type { Snapshot } from '../../snapshot/snapshot.js'

/** Number of documents of a window, a power of two. The arrays of a window then fit into the cache of a processor core. */
export const WINDOW = 1 << 15

/** Documents `from` to `to` - 1, which have places from 0 in the arrays of a window. */
export interface Window {
  readonly from: number
  readonly to: number
  /** The limit of a walk to the end of the window. */
  readonly limit: number
}

/** All windows of `count` documents. */
export function* windowsOf(count: number): Generator<Window> {
  let from = 0
  for (; from + WINDOW < count; from += WINDOW) yield { from, to: from + WINDOW, limit: from + WINDOW }
  yield { from, to: count, limit: Number.POSITIVE_INFINITY }
}

/** Working memory of one window that all calls share, with any content. */
export interface MatchBuffers {
  /** One bit per document. */
  readonly seen: Uint32Array
  readonly isExact: Uint32Array
  readonly isExcluded: Uint32Array
  /** By document: distinct exact terms, and the sum of squared similarities. */
  readonly exact: Uint16Array
  readonly related: Float64Array
  /** By document with an exact term, the code of its cosine, where these are known. */
  readonly codes: Uint8Array
  /** Settles when the last call that was made is done with them. */
  free: Promise<unknown>
}

const bufferSlot = cacheSlot<'buffers', MatchBuffers>({
  name: 'match buffers',
  bytesOf: ({ seen, isExact, isExcluded, exact, related, codes }) =>
    [seen, isExact, isExcluded, exact, related, codes].reduce((sum, { byteLength }) => sum + byteLength, 0),
  isPinned: true,
})

function matchBuffers({ cache, documents: { count } }: Snapshot): MatchBuffers {
  let buffers = cache.get(bufferSlot, 'buffers')
  if (buffers === undefined) {
    const places = Math.min(WINDOW, count)
    const words = Math.ceil(places / 32)
    buffers = {
      seen: new Uint32Array(words),
      isExact: new Uint32Array(words),
      isExcluded: new Uint32Array(words),
      exact: new Uint16Array(places),
      related: new Float64Array(places),
      codes: new Uint8Array(places),
      free: Promise.resolve(),
    }
    cache.set(bufferSlot, 'buffers', buffers)
  }
  return buffers
}

/** Projects of at most this many documents are searched in one turn: promises would be a tenth of a search. */
const FEW_DOCUMENTS = 1 << 16

/** Runs steps on the buffers once no earlier call uses them: a hundred searches at a time need the memory of one. */
export function onBuffers<Result>(
  snapshot: Snapshot,
  stepsOn: (buffers: MatchBuffers) => Generator<void, Result>,
  signal: AbortSignal | undefined,
): Result | Promise<Result> {
  const buffers = matchBuffers(snapshot)
  if (snapshot.documents.count <= FEW_DOCUMENTS) return runSteps(stepsOn(buffers))
  const result = buffers.free.then(() => {
    signal?.throwIfAborted()
    return inSteps(stepsOn(buffers), signal)
  })
  buffers.free = result.catch(() => {})
  return result
}
