type TypedArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** A longer copy of an array, filled up with 0. */
export function grown<A extends TypedArray>(old: A, length: number): A {
  const next = new (old.constructor as new (length: number) => A)(length)
  next.set(old)
  return next
}

/** Whether two arrays of one type have the same bytes. Takes a fraction of the time of a loop. */
export const haveSameBytes = (a: TypedArray, b: TypedArray): boolean => bytesOf(a).equals(bytesOf(b))

const bytesOf = ({ buffer, byteOffset, byteLength }: TypedArray): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

/** Index of the first of ascending keys `from` to `to` - 1 that is not below `key`; `to` if there is none. */
export function firstNotBelow(keys: TypedArray, key: number, from = 0, to = keys.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Numbers in one piece of a list, as a power of two. */
const PIECE_BITS = 16
const PIECE = 1 << PIECE_BITS
/** Numbers for which the first piece has room at first. */
const FIRST_NUMBERS = 8

/**
 * A list of numbers that grows. Its memory is outside of the heap, because garbage collection of an ordinary array of ten million
 * takes long. It grows by pieces, because copying a long list would block the event loop.
 */
export class NumberList {
  length = 0
  private readonly pieces: Float64Array[] = []
  private last = new Float64Array(0)

  add(number: number): void {
    const at = this.length++ & (PIECE - 1)
    if (at === 0 || at === this.last.length) this.grow()
    this.last[at] = number
  }

  at(index: number): number {
    return this.pieces[index >>> PIECE_BITS]![index & (PIECE - 1)]!
  }

  /** Copies the numbers `from` to `to` - 1 to the same places of an array. */
  copyTo(target: Uint32Array | Float64Array, from: number, to: number): void {
    for (let at = from; at < to; ) {
      const piece = at >>> PIECE_BITS
      const end = Math.min(to, (piece + 1) << PIECE_BITS)
      const first = piece << PIECE_BITS
      target.set(this.pieces[piece]!.subarray(at - first, end - first), at)
      at = end
    }
  }

  /** The first piece grows, so that short lists take little memory. The platform allocates a few numbers much faster than many. */
  private grow(): void {
    const isFirst = this.last.length < PIECE
    this.last = isFirst ? grown(this.last, Math.max(FIRST_NUMBERS, 2 * this.last.length)) : new Float64Array(PIECE)
    if (isFirst) this.pieces[0] = this.last
    else this.pieces.push(this.last)
  }
}
