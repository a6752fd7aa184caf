/**
 * Runs work again and again, so many milliseconds apart, until the returned function is called; ignores its failures. Work that takes
 * longer is not begun a second time beside itself: the times that it misses are left out.
 */
export function repeatEvery(milliseconds: number, work: () => Promise<unknown>): () => void {
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } catch {
      // It is tried again.
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), milliseconds).unref()
  return () => clearInterval(timer)
}
