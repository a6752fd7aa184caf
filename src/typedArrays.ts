type TypedArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** A longer copy of an array, filled up with 0. */
export function grown<A extends TypedArray>(old: A, length: number): A {
  const next = new (old.constructor as new (length: number) => A)(length)
  next.set(old)
  return next
}

/** Index of the first of ascending keys, from `from` on, that is not below `key`. */
export function firstNotBelow(keys: Float64Array, key: number, from = 0): number {
  let low = from
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

/** A list of numbers that grows, outside of the heap: a list of ten million would take an ordinary array's garbage collection long. */
export class NumberList {
  length = 0
  private numbers = new Float64Array(1 << 10)

  add(number: number): void {
    if (this.length === this.numbers.length) this.numbers = grown(this.numbers, 2 * this.length)
    this.numbers[this.length++] = number
  }

  at(index: number): number {
    return this.numbers[index]!
  }

  /** Its numbers, in memory of their own. */
  finish(): Float64Array {
    return this.numbers.slice(0, this.length)
  }
}
