/** Number of stems allocated at a time. */
const BLOCK = 512

/** Weighted sums of vectors by term id, numbered in order of first appearance. */
export class StemSums {
  private readonly numbers = new Map<string, number>()
  private readonly blocks: Float32Array[] = []
  private readonly weights: number[] = []

  constructor(readonly axes: number) {}

  get count(): number {
    return this.weights.length
  }

  /** Ids in the order of their numbers. */
  get ids(): string[] {
    return [...this.numbers.keys()]
  }

  add(id: string, vector: Float32Array, weight: number): void {
    const { axes } = this
    const number = this.numberOf(id)
    const sums = this.blocks[Math.floor(number / BLOCK)]!
    const row = (number % BLOCK) * axes
    for (let axis = 0; axis < axes; axis++) sums[row + axis]! += vector[axis]! * weight
    this.weights[number]! += weight
  }

  /** Writes the sum of a stem, minus its weight times the mean. */
  read(number: number, mean: Float64Array, into: Float64Array): void {
    const { axes } = this
    const sums = this.blocks[Math.floor(number / BLOCK)]!
    const from = (number % BLOCK) * axes
    for (let axis = 0; axis < axes; axis++) into[axis] = sums[from + axis]! - this.weights[number]! * mean[axis]!
  }

  private numberOf(id: string): number {
    const known = this.numbers.get(id)
    if (known !== undefined) return known
    const number = this.weights.push(0) - 1
    this.numbers.set(id, number)
    if (number % BLOCK === 0) this.blocks.push(new Float32Array(BLOCK * this.axes))
    return number
  }
}
