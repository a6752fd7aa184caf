import { forEachChunk, forEachYielding } from './eventLoopBudget.js'

/** Texts sorted in one call: a few milliseconds. */
const RUN_TEXTS = 4_096

/**
 * The indexes of distinct texts in ascending order of the texts, by UTF-16 code units. Yields to the event loop: a million
 * texts take a second. `runTexts` is for tests.
 */
export const sortTexts = (texts: readonly string[], runTexts = RUN_TEXTS): Promise<Uint32Array> =>
  sortIndexes(texts.length, (a, b) => texts[a]! < texts[b]!, runTexts)

/**
 * The indexes from 0 to `count` - 1 in an order in which no two are equal. Yields to the event loop after `run` of them are sorted, and
 * while such runs are merged.
 */
export async function sortIndexes(
  count: number,
  isBefore: (a: number, b: number) => boolean,
  run: number,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  let order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  const starts = Array.from({ length: Math.ceil(count / run) }, (_, number) => number * run)
  const sortRun = (from: number): void => {
    order.subarray(from, from + run).sort((a, b) => (isBefore(a, b) ? -1 : 1))
  }
  await forEachYielding(starts, sortRun, signal)
  let merged = count > run ? new Uint32Array(count) : order
  for (let width = run; width < count; width *= 2) {
    await mergeRuns(isBefore, order, merged, width)
    ;[order, merged] = [merged, order]
  }
  return order
}

/** Merges each two neighbouring runs of `width` sorted indexes. */
async function mergeRuns(
  isBefore: (a: number, b: number) => boolean,
  order: Uint32Array,
  merged: Uint32Array,
  width: number,
): Promise<void> {
  const count = order.length
  let [left, middle, right, end] = [0, 0, 0, 0]
  await forEachChunk(count, (from, to) => {
    for (let at = from; at < to; at++) {
      if (at === end) {
        left = at
        middle = right = Math.min(count, at + width)
        end = Math.min(count, at + 2 * width)
      }
      const isLeft = right === end || (left < middle && isBefore(order[left]!, order[right]!))
      merged[at] = order[isLeft ? left++ : right++]!
    }
  })
}
