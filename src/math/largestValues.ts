/** The least of the `most` largest values so far, which are kept as a min-heap. */
export class LargestValues {
  /** Negative infinity until there are as many values. It only rises. */
  least = Number.NEGATIVE_INFINITY
  private readonly heap: Float64Array
  private known = 0

  constructor(most: number) {
    this.heap = new Float64Array(most)
  }

  add(value: number): void {
    const { heap } = this
    if (this.known < heap.length) {
      raise(heap, this.known++, value)
      if (this.known === heap.length) this.least = heap[0]!
    } else if (value > this.least && heap.length > 0) {
      sink(heap, value)
      this.least = heap[0]!
    }
  }
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
