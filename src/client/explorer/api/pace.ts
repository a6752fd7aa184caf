/** The service refuses more than 10 calls per second to one endpoint; a few stay free for other pages of the same person. */
const MOST_CALLS = 8
/** Milliseconds in which that many calls may begin: a little more than a second, since calls do not all travel equally fast. */
const WINDOW = 1_100

const begun = new Map<string, readonly number[]>()

/** Milliseconds until another call may begin, by the times at which earlier ones began; 0: now. */
export function pauseBefore(times: readonly number[], now: number): number {
  const recent = times.filter((time) => now - time < WINDOW)
  const blocking = recent.length < MOST_CALLS ? undefined : recent.at(-MOST_CALLS)
  return blocking === undefined ? 0 : blocking + WINDOW - now
}

/** Waits until another call to an endpoint may begin. Throws the reason of `signal`. */
export async function keepPace(endpoint: string, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const now = performance.now()
    const times = (begun.get(endpoint) ?? []).filter((time) => now - time < WINDOW)
    const pause = pauseBefore(times, now)
    if (pause === 0) {
      begun.set(endpoint, [...times, now])
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
