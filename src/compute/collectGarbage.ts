import { getHeapStatistics } from 'node:v8'

/** Bytes in use above which the platform decides: collecting a larger heap would block the thread for more than 50 ms. */
const MOST_HEAP = 256 << 20
/** Maximum time to wait for the answer of a platform that has accepted the request. */
const MOST_MILLISECONDS = 1_000

/**
 * Collects the garbage of this thread. V8 does not count shared memory, so it does not know that a collection of a small heap
 * would free gigabytes. Resolves at once where the platform cannot be asked, or the heap is large.
 */
export async function collectGarbage(): Promise<void> {
  if (getHeapStatistics().used_heap_size > MOST_HEAP) return
  try {
    const { Session } = await import('node:inspector')
    const session = new Session()
    session.connect()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, MOST_MILLISECONDS)
      session.post('HeapProfiler.collectGarbage', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    session.disconnect()
  } catch {
    // Bun has no sessions, and the permission model of Node.js can forbid them.
  }
}
