/**
 * Indexes of the highest scores, highest first, equal scores in order of index. If few are requested, a heap of that
 * size selects them; otherwise all are sorted by radix, in linear time.
 */
export function highestScores(scores: Float64Array, requested: number): Uint32Array {
  const count = Math.min(requested, scores.length)
  return count <= MOST_IN_HEAP && (count * 4 <= scores.length || scores.length <= FEW)
    ? heapSelect(scores, count)
    : radixSort(scores).subarray(0, count)
}

/** The scores at some indexes. */
export function scoresAt(scores: Float64Array, indexes: Uint32Array): Float64Array {
  // Filled by a loop: typed arrays made by `from` take twenty times as long.
  const chosen = new Float64Array(indexes.length)
  for (let i = 0; i < indexes.length; i++) chosen[i] = scores[indexes[i]!]!
  return chosen
}

/** A larger heap is slower than sorting everything. */
const MOST_IN_HEAP = 1_000
/** Eight passes over so few values take longer than a heap of all. */
const FEW = 500

function heapSelect(scores: Float64Array, count: number): Uint32Array {
  // The root is the worst of the best: the lowest score, and among equal ones the highest index.
  const heap = new Uint32Array(count)
  const worse = (a: number, b: number): boolean => scores[a]! < scores[b]! || (scores[a] === scores[b] && a > b)
  const sink = (from: number, size: number): void => {
    const moved = heap[from]!
    let hole = from
    for (let child = 2 * hole + 1; child < size; child = 2 * hole + 1) {
      if (child + 1 < size && worse(heap[child + 1]!, heap[child]!)) child++
      if (!worse(heap[child]!, moved)) break
      heap[hole] = heap[child]!
      hole = child
    }
    heap[hole] = moved
  }
  for (let index = 0; index < count; index++) heap[index] = index
  for (let node = (count >> 1) - 1; node >= 0; node--) sink(node, count)
  // A later index with an equal score is worse.
  let least = count > 0 ? scores[heap[0]!]! : Number.POSITIVE_INFINITY
  for (let index = count; index < scores.length; index++) {
    if (!(scores[index]! > least)) continue
    heap[0] = index
    sink(0, count)
    least = scores[heap[0]!]!
  }
  for (let size = count - 1; size > 0; size--) {
    const worst = heap[0]!
    heap[0] = heap[size]!
    heap[size] = worst
    sink(0, size)
  }
  return heap
}

/** All indexes, highest score first: eight stable passes over the bytes of the scores, lowest byte first. */
function radixSort(scores: Float64Array): Uint32Array {
  const count = scores.length
  // Adding 0 turns -0 into 0. Bits that order descending as unsigned integers: negative numbers are so already,
  // positive ones are inverted but for the sign.
  const words = new Uint32Array(scores.map((score) => score + 0).buffer)
  for (let low = 0; low < 2 * count; low += 2) {
    if (words[low + 1]! >= 0x8000_0000) continue
    words[low] = ~words[low]!
    words[low + 1] = ~words[low + 1]! & 0x7fff_ffff
  }
  let from = new Uint32Array(count).map((_, index) => index)
  let to = new Uint32Array(count)
  for (let pass = 0; pass < 8; pass++) {
    const half = pass >> 2
    const shift = (pass & 3) * 8
    const starts = new Uint32Array(257)
    for (let i = 0; i < count; i++) starts[((words[2 * from[i]! + half]! >>> shift) & 255) + 1]!++
    for (let digit = 0; digit < 256; digit++) starts[digit + 1]! += starts[digit]!
    for (let i = 0; i < count; i++) {
      const index = from[i]!
      to[starts[(words[2 * index + half]! >>> shift) & 255]!++] = index
    }
    ;[from, to] = [to, from]
  }
  return from
}
