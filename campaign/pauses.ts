import { readFileSync } from 'node:fs'

/** Milliseconds between two looks at the clock. */
const TICK = 20

/** Pauses of the event loop of this process. */
export interface PauseWatch {
  /** The longest pause since the last call, in milliseconds. */
  take(): number
}

/**
 * Watches how long the event loop stands still. Time that the thread has waited for a processor that others were using does not
 * count, where the system tells it (Linux): a busy machine is not the engine's fault.
 */
export function watchPauses(): PauseWatch {
  let before = performance.now()
  let waited = processorWait() ?? 0
  let worst = 0
  const look = (): void => {
    const now = performance.now()
    const waitedNow = processorWait() ?? waited
    worst = Math.max(worst, now - before - TICK - (waitedNow - waited))
    before = now
    waited = waitedNow
  }
  setInterval(look, TICK).unref()
  return {
    take: () => {
      look()
      const longest = worst
      worst = 0
      return longest
    },
  }
}

/** Milliseconds that the main thread was ready to run and had no processor; undefined where nobody tells, or no file can be opened. */
function processorWait(): number | undefined {
  try {
    const [, wait] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(wait) / 1e6
  } catch {
    return undefined
  }
}
