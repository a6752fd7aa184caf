/**
 * Indexes of the highest scores, highest first, equal scores in order of index. If few are requested, a heap of that
 * size selects them; otherwise all are sorted by radix, in linear time.
 */
export function highestScores(scores: Float64Array, requested: number): Uint32Array {
  const steps = highestSteps(scores, requested)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/** The same in steps of a millisecond or less, for a caller that lets others run between them. */
export function* highestSteps(scores: Float64Array, requested: number): Generator<void, Uint32Array> {
  const count = Math.min(requested, scores.length)
  return count <= MOST_IN_HEAP && (count * 4 <= scores.length || scores.length <= FEW)
    ? yield* heapSteps(scores, count)
    : (yield* radixSteps(scores)).subarray(0, count)
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
/** Scores that a step compares with the heap, or moves by one digit. */
const SCORES_BY_STEP = 1 << 17

function* heapSteps(scores: Float64Array, count: number): Generator<void, Uint32Array> {
  // The root is the worst of the best: the lowest score, and among equal ones the highest index.
  const heap = new Uint32Array(count)
  for (let index = 0; index < count; index++) heap[index] = index
  for (let node = (count >> 1) - 1; node >= 0; node--) sink(heap, scores, node, count)
  for (let from = count; from < scores.length; from += SCORES_BY_STEP) {
    if (from > count) yield
    replaceWorst(heap, scores, from, Math.min(scores.length, from + SCORES_BY_STEP))
  }
  for (let size = count - 1; size > 0; size--) {
    const worst = heap[0]!
    heap[0] = heap[size]!
    heap[size] = worst
    sink(heap, scores, 0, size)
  }
  return heap
}

const isWorse = (scores: Float64Array, a: number, b: number): boolean =>
  scores[a]! < scores[b]! || (scores[a] === scores[b] && a > b)

/** Moves the index at a node of the heap down to where none below it is worse. */
function sink(heap: Uint32Array, scores: Float64Array, from: number, size: number): void {
  const moved = heap[from]!
  let hole = from
  for (let child = 2 * hole + 1; child < size; child = 2 * hole + 1) {
    if (child + 1 < size && isWorse(scores, heap[child + 1]!, heap[child]!)) child++
    if (!isWorse(scores, heap[child]!, moved)) break
    heap[hole] = heap[child]!
    hole = child
  }
  heap[hole] = moved
}

/** Puts each index of a range that is better than the worst of the heap into its place. */
function replaceWorst(heap: Uint32Array, scores: Float64Array, from: number, to: number): void {
  // A later index with an equal score is worse.
  let least = heap.length > 0 ? scores[heap[0]!]! : Number.POSITIVE_INFINITY
  for (let index = from; index < to; index++) {
    if (!(scores[index]! > least)) continue
    heap[0] = index
    sink(heap, scores, 0, heap.length)
    least = scores[heap[0]!]!
  }
}

/** All indexes, highest score first: stable passes over the bytes of the scores in which they differ, lowest byte first. */
function* radixSteps(scores: Float64Array): Generator<void, Uint32Array> {
  const count = scores.length
  const words = new Uint32Array(2 * count)
  let from = new Uint32Array(count)
  let to = new Uint32Array(count)
  const counts = Array.from({ length: 8 }, () => new Uint32Array(256))
  for (const [start, end] of ranges(count)) {
    orderBits(scores, words, start, end)
    for (let index = start; index < end; index++) from[index] = index
    for (const [place, own] of counts.entries()) countDigits(digitAt(words, place), start, end, own)
    yield
  }
  for (const [place, own] of counts.entries()) {
    // Small whole numbers, and numbers of about one size, have the same byte in many places.
    if (own.includes(count)) continue
    const starts = startsOf(own)
    for (const [start, end] of ranges(count)) {
      moveByDigit(digitAt(words, place), from.subarray(start, end), starts, to)
      yield
    }
    ;[from, to] = [to, from]
  }
  return from
}

function* ranges(count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += SCORES_BY_STEP) yield [from, Math.min(count, from + SCORES_BY_STEP)]
}

/** Bits of scores that order descending as unsigned integers: negative numbers are so already, others are inverted but for the sign. */
function orderBits(scores: Float64Array, words: Uint32Array, from: number, to: number): void {
  const numbers = new Float64Array(words.buffer)
  for (let index = from; index < to; index++) {
    // Adding 0 turns -0 into 0.
    numbers[index] = scores[index]! + 0
    const low = 2 * index
    if (words[low + 1]! >= 0x8000_0000) continue
    words[low] = ~words[low]!
    words[low + 1] = ~words[low + 1]! & 0x7fff_ffff
  }
}

/** A byte of the bits of each score: of the low or the high 32 bits, from a bit on. */
interface Digit {
  readonly words: Uint32Array
  readonly half: number
  readonly shift: number
}

/** The bytes by place, the lowest one first. */
const digitAt = (words: Uint32Array, place: number): Digit => ({ words, half: place >> 2, shift: (place & 3) * 8 })

/** Counts each digit of a range of scores. */
function countDigits({ words, half, shift }: Digit, from: number, to: number, counts: Uint32Array): void {
  for (let index = from; index < to; index++) counts[(words[2 * index + half]! >>> shift) & 255]!++
}

/** Where the first index of each digit is placed. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length)
  for (let digit = 1; digit < counts.length; digit++) starts[digit] = starts[digit - 1]! + counts[digit - 1]!
  return starts
}

/** Writes indexes to the next place of their digit. */
function moveByDigit({ words, half, shift }: Digit, indexes: Uint32Array, next: Uint32Array, to: Uint32Array): void {
  for (let i = 0; i < indexes.length; i++) {
    const index = indexes[i]!
    to[next[(words[2 * index + half]! >>> shift) & 255]!++] = index
  }
}
