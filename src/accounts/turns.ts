/** Runs work at most some at a time; the rest waits, the lowest `rank` first, then in the order of coming. */
export type Turns = <T>(work: () => Promise<T>, rank?: number) => Promise<T>

export function createTurns(atOnce: number): Turns {
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
      // Whoever is next takes over the place.
      if (waiting.length > 0) next()
      else running--
    }
  }
}
