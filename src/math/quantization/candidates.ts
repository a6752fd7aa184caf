/** Rows that may be among those with the largest values, of which only bounds are known. */
export interface Candidates {
  /** The upper bound of a row must reach this: the floor, or the lower bounds of as many other rows as are wanted. */
  least: number
  /** A row with a value between `value - error` and `value + error`. */
  add(row: number, value: number, error: number): void
  /** The rows, in the order in which they were added, and their upper bounds. */
  finish(): { readonly rows: number[]; readonly reach: number[] }
}

/** Candidates for the `most` largest values above `floor`. */
export function createCandidates({ most, floor }: { readonly most: number; readonly floor: number }): Candidates {
  const rows: number[] = []
  const reach: number[] = []
  // The largest lower bounds of rows, as a min-heap.
  const sure = new Float64Array(most)
  let known = 0
  const candidates: Candidates = {
    least: floor,
    add(row, value, error) {
      rows.push(row)
      reach.push(value + error)
      const atLeast = value - error
      if (known < most) raise(sure, known++, atLeast)
      else if (most > 0 && atLeast > sure[0]!) sink(sure, atLeast)
      if (known === most && most > 0 && sure[0]! > candidates.least) candidates.least = sure[0]!
    },
    finish() {
      let kept = 0
      for (let i = 0; i < rows.length; i++) {
        if (reach[i]! < candidates.least) continue
        rows[kept] = rows[i]!
        reach[kept++] = reach[i]!
      }
      rows.length = kept
      reach.length = kept
      return { rows, reach }
    },
  }
  return candidates
}

/** Appends a value to a heap and sifts it up. */
function raise(heap: Float64Array, end: number, value: number): void {
  let hole = end
  for (let parent = (hole - 1) >> 1; hole > 0 && heap[parent]! > value; parent = (hole - 1) >> 1) {
    heap[hole] = heap[parent]!
    hole = parent
  }
  heap[hole] = value
}

/** Replaces the smallest value of a heap and sifts the new one down. */
function sink(heap: Float64Array, value: number): void {
  let hole = 0
  for (let child = 1; child < heap.length; child = 2 * hole + 1) {
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++
    if (heap[child]! >= value) break
    heap[hole] = heap[child]!
    hole = child
  }
  heap[hole] = value
}
