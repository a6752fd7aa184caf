import { forEachChunk, forEachYielding } from './eventLoopBudget.js'

/** Texts sorted in one call: a few milliseconds. */
const RUN_TEXTS = 4_096

/**
 * The indexes of distinct texts in ascending order of the texts, by UTF-16 code units. Yields to the event loop: a million
 * texts take a second. `runTexts` is for tests.
 */
export async function sortTexts(texts: readonly string[], runTexts = RUN_TEXTS): Promise<Uint32Array> {
  const count = texts.length
  let order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  const starts = Array.from({ length: Math.ceil(count / runTexts) }, (_, run) => run * runTexts)
  await forEachYielding(starts, (from) => {
    order.subarray(from, from + runTexts).sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1))
  })
  let merged = count > runTexts ? new Uint32Array(count) : order
  for (let width = runTexts; width < count; width *= 2) {
    await mergeRuns(texts, order, merged, width)
    ;[order, merged] = [merged, order]
  }
  return order
}

/** Merges each two neighbouring runs of `width` sorted indexes. */
async function mergeRuns(
  texts: readonly string[],
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
      const isLeft = right === end || (left < middle && texts[order[left]!]! < texts[order[right]!]!)
      merged[at] = order[isLeft ? left++ : right++]!
    }
  })
}
