import { sharedUint32 } from '../../compute/shared.js'

/** Counts of some numbers, in the order of their first occurrence. */
export interface Counts {
  readonly numbers: Uint32Array
  readonly counts: Uint32Array
}

/** Counts by number, reused on one thread. Only the counts in use are cleared, however many numbers there are. */
export class HashCounter {
  private counts = new Uint32Array(0)
  private readonly met: number[] = []

  /** Allocates the counts of the numbers below `size`. */
  reserve(size: number): void {
    if (this.counts.length < size) this.counts = new Uint32Array(size)
  }

  add(number: number): void {
    if (this.counts[number]!++ === 0) this.met.push(number)
  }

  /** The counts, in shared memory. Sets all counts to 0. */
  take(): Counts {
    const { counts, met } = this
    const taken = { numbers: sharedUint32(met.length), counts: sharedUint32(met.length) }
    for (let i = 0; i < met.length; i++) {
      const number = met[i]!
      taken.numbers[i] = number
      taken.counts[i] = counts[number]!
      counts[number] = 0
    }
    met.length = 0
    return taken
  }
}

/** Adds counts to an array by number. */
export function addHashCounts(into: Uint32Array | Float64Array, { numbers, counts }: Counts): void {
  for (let i = 0; i < numbers.length; i++) into[numbers[i]!]! += counts[i]!
}
