/** Limits how many tasks run at once. Waiting tasks start in order of `rank`, lowest first, then in order of arrival. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, rank?: number) => Promise<T>

export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  const waiting: { readonly rank: number; readonly start: () => void }[] = []
  let running = 0
  const next = (): void => {
    let first = 0
    for (const [i, { rank }] of waiting.entries()) if (rank < waiting[first]!.rank) first = i
    waiting.splice(first, 1)[0]?.start()
  }
  return async (work, rank = 0) => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push({ rank, start }))
    else running++
    try {
      return await work()
    } finally {
      // The next waiting task takes over the slot.
      if (waiting.length > 0) next()
      else running--
    }
  }
}
