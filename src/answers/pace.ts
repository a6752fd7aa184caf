import { setImmediate as nextTurn } from 'node:timers/promises'

/** A question works this many milliseconds before it gives way to the event loop. */
const STRETCH = 8

export interface Pace {
  /** True when it is time to give way; cheap enough to ask every few thousand steps. */
  due(): boolean
  /** Gives way to the event loop; throws the signal's reason once it is aborted. */
  rest(): Promise<void>
}

/** Keeps a long answer from blocking the event loop: `if (pace.due()) await pace.rest()`. */
export function createPace(signal?: AbortSignal | undefined): Pace {
  let started = performance.now()
  return {
    due: () => performance.now() - started > STRETCH,
    async rest() {
      await nextTurn()
      signal?.throwIfAborted()
      started = performance.now()
    },
  }
}
