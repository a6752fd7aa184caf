import { forEachChunk, MOST_NUMBERS } from './eventLoopBudget.js'

/** The sum of whole numbers; yields to the event loop. */
export async function sumNumbers(numbers: Uint32Array, signal?: AbortSignal): Promise<number> {
  let sum = 0
  await forEachChunk(
    numbers.length,
    (from, to) => {
      for (let i = from; i < to; i++) sum += numbers[i]!
    },
    signal,
    MOST_NUMBERS,
  )
  return sum
}
