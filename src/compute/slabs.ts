import { isMainThread } from 'node:worker_threads'

/**
 * Bytes of a slab. C libraries give blocks of this size back to the system as soon as they are freed, while many small
 * blocks leave memory that the process keeps: half a gigabyte after the analysis of a million documents.
 */
const SLAB_BYTES = 40 << 20
/** Larger arrays get memory of their own. */
const MOST_IN_SLAB = 4 << 20

let slab: SharedArrayBuffer | undefined
let used = 0
let isOpen = false

/**
 * Places the shared arrays that `allocate` makes in slabs of this thread. For the many small arrays of a stage of a build, which
 * are freed together: one that lives on keeps its whole slab. The caller's thread has no slabs.
 */
export function inSlabs<T>(allocate: () => T): T {
  if (isMainThread) return allocate()
  isOpen = true
  try {
    return allocate()
  } finally {
    isOpen = false
  }
}

/** Begins another slab with the next array: what follows belongs to another stage. */
export function leaveSlab(): void {
  slab = undefined
}

/** Shared memory for an array of so many bytes, filled with zeros. */
export function placeShared(bytes: number): { readonly buffer: SharedArrayBuffer; readonly offset: number } {
  if (!isOpen || bytes > MOST_IN_SLAB) return { buffer: new SharedArrayBuffer(bytes), offset: 0 }
  const needed = (bytes + 7) & ~7
  if (slab === undefined || used + needed > SLAB_BYTES) {
    slab = new SharedArrayBuffer(SLAB_BYTES)
    used = 0
  }
  const offset = used
  used += needed
  return { buffer: slab, offset }
}
