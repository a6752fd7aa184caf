import { LargestValues } from '../largestValues.js'

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
  const sure = new LargestValues(most)
  const candidates: Candidates = {
    least: floor,
    add(row, value, error) {
      rows.push(row)
      reach.push(value + error)
      sure.add(value - error)
      if (sure.least > candidates.least) candidates.least = sure.least
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
