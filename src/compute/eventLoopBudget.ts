import { setImmediate as onNextTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Answers hold the event loop this many milliseconds, all together, before they give way. */
const STRETCH = 8

export interface Pace {
  /** True when it is time to give way; cheap enough to ask every few thousand steps. */
  due(): boolean
  /** Gives way to the event loop; throws the signal's reason once it is aborted. */
  rest(): Promise<void>
}

/**
 * When the first answer of this turn of the event loop began. One clock for all answers: a hundred short ones in a row hold
 * the loop as one long one does, since awaiting what is there already does not let it turn.
 */
let turnBegan = 0
let isTurnKnown = false

function sinceTurnBegan(): number {
  const now = performance.now()
  if (!isTurnKnown) {
    isTurnKnown = true
    turnBegan = now
    onNextTurn(() => {
      isTurnKnown = false
    })
  }
  return now - turnBegan
}

/** Keeps answers from blocking the event loop: `if (pace.due()) await pace.rest()`. */
export function createPace(signal?: AbortSignal | undefined): Pace {
  sinceTurnBegan()
  return {
    due: () => sinceTurnBegan() > STRETCH,
    async rest() {
      await nextTurn()
      signal?.throwIfAborted()
    },
  }
}
