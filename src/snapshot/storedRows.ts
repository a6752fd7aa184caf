import { memoizeAsync } from '../compute/memoizeAsync.js'
import { type PartArray, type PartSource, readRequired } from './parts.js'

interface PickedRows<A> {
  readonly numbers: A
  /** The row of the i-th that was requested. */
  readonly at: (i: number) => number
}

/** A part with a row of `width` numbers for each document. */
export interface StoredRows<A> {
  /** All rows. Cached. */
  readonly all: () => Promise<A>
  /** Some rows: from memory if all are there, else by themselves if they are few, else all are read. */
  readonly pick: (requested: ArrayLike<number>, isFew: boolean) => Promise<PickedRows<A>>
  /** Uses rows that were read elsewhere. */
  readonly keep: (numbers: A) => void
}

/** Opens a part with `width` numbers for each document. Reading throws `DamagedSnapshot` if the part is missing. */
export function openRows<A extends PartArray>(source: PartSource, name: string, width: number): StoredRows<A> {
  let known: A | undefined
  const all = memoizeAsync(async (): Promise<A> => {
    known ??= await readRequired<A>(source, name)
    return known
  })
  return {
    all,
    keep(numbers) {
      known ??= numbers
    },
    async pick(requested, isFew) {
      if (known === undefined && isFew && source.stored !== undefined) {
        return { numbers: (await source.stored.rows(name, width, requested)) as A, at: (i) => i }
      }
      return { numbers: known ?? (await all()), at: (i) => requested[i]! }
    },
  }
}
