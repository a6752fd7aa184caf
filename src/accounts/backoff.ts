/** Limits and pauses of `createBackoff`. Times are seconds. */
export interface BackoffOptions {
  /** Events before the first pause. */
  readonly free: number
  /** The first pause; each further event doubles it. */
  readonly firstPause: number
  readonly maxPause: number
  /** After this time without events a key is forgotten. Default: an hour. */
  readonly memory?: number | undefined
  /** Maximum number of keys in memory; beyond it the key with the oldest last event is forgotten. Default: 10,000. */
  readonly maxKeys?: number | undefined
}

/** Counts events by key, and computes how long a key must pause before its next one. */
export interface Backoff {
  /** Events of a key that are remembered. */
  count(key: string, now: number): number
  /** Seconds until the next event of a key is allowed; 0 if it is allowed now. */
  pause(key: string, now: number): number
  /** Remaining seconds of the pause after `count` events, the last one now or in the past. */
  pauseAfter(count: number, last: number, now: number): number
  /** Time of the last remembered event of a key. */
  last(key: string, now: number): number | undefined
  add(key: string, now: number): void
  /** Removes events. */
  remove(key: string, events: number): void
}

const DEFAULT_MEMORY_SECONDS = 3_600
const DEFAULT_MAX_KEYS = 10_000

export function createBackoff(options: BackoffOptions): Backoff {
  const { free, firstPause, maxPause, memory = DEFAULT_MEMORY_SECONDS, maxKeys = DEFAULT_MAX_KEYS } = options
  // In the order of their last event.
  const entries = new Map<string, { readonly count: number; readonly last: number }>()
  const entryOf = (key: string, now: number) => {
    const entry = entries.get(key)
    if (entry !== undefined && now - entry.last >= memory) entries.delete(key)
    return entries.get(key)
  }
  const pauseAfter = (count: number, last: number, now: number): number => {
    if (count < free) return 0
    const pause = Math.min(maxPause, firstPause * 2 ** (count - free))
    // A clock that is set back never makes a client wait longer than one full pause.
    return Math.min(pause, Math.max(0, last + pause - now))
  }
  return {
    count: (key, now) => entryOf(key, now)?.count ?? 0,
    last: (key, now) => entryOf(key, now)?.last,
    pauseAfter,
    pause(key, now) {
      const entry = entryOf(key, now)
      return entry === undefined ? 0 : pauseAfter(entry.count, entry.last, now)
    },
    add(key, now) {
      const count = (entryOf(key, now)?.count ?? 0) + 1
      entries.delete(key)
      entries.set(key, { count, last: now })
      if (entries.size > maxKeys) entries.delete(entries.keys().next().value!)
    },
    remove(key, events) {
      const entry = entries.get(key)
      if (entry === undefined) return
      if (entry.count <= events) entries.delete(key)
      else entries.set(key, { count: entry.count - events, last: entry.last })
    },
  }
}
