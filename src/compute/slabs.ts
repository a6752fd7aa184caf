import { isMainThread } from 'node:worker_threads'

/**
 * Bytes of a slab. C libraries give blocks of this size back to the system as soon as they are freed, while many small
 * blocks leave memory that the process keeps: half a gigabyte after the analysis of a million documents.
 */
const SLAB_BYTES = 40 << 20
/** Larger arrays get memory of their own. */
const MOST_IN_SLAB = 4 << 20

interface Slab {
  readonly buffer: SharedArrayBuffer
  used: number
}

/** By what they hold. */
const slabs = new Map<string, Slab>()
let open: string | undefined

/**
 * Places the shared arrays that `allocate` makes in slabs of this thread. For the many small arrays of a stage of a build, which
 * are freed together: one that lives on keeps its whole slab. Arrays that are freed at another time get slabs of another
 * name. The caller's thread has no slabs.
 */
export function inSlabs<T>(allocate: () => T, name = 'stage'): T {
  if (isMainThread) return allocate()
  const outer = open
  open = name
  try {
    return allocate()
  } finally {
    open = outer
  }
}

/** Begins other slabs with the next array: what follows belongs to another stage. */
export function leaveSlab(): void {
  slabs.clear()
}

/** Shared memory for an array of `bytes` bytes, filled with zeros. */
export function placeShared(bytes: number): { readonly buffer: SharedArrayBuffer; readonly offset: number } {
  if (open === undefined || bytes > MOST_IN_SLAB) return { buffer: new SharedArrayBuffer(bytes), offset: 0 }
  const needed = (bytes + 7) & ~7
  let slab = slabs.get(open)
  if (slab === undefined || slab.used + needed > SLAB_BYTES) {
    slab = { buffer: new SharedArrayBuffer(SLAB_BYTES), used: 0 }
    slabs.set(open, slab)
  }
  const offset = slab.used
  slab.used += needed
  return { buffer: slab.buffer, offset }
}
