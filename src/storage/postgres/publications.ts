/**
 * How often a snapshot of any project was published, as this process last read it. What was read of current snapshots after the
 * count was read stays true until the count grows.
 */
export interface Publications {
  /** Notes a count that was read; lower ones than the last are late. */
  note(count: number): void
  /** Reads a value once for each count that is noted. */
  cached<Value>(read: () => Promise<Value>): () => Promise<Value>
}

export function createPublications(): Publications {
  let seen: number | undefined
  return {
    note(count) {
      if (seen === undefined || count > seen) seen = count
    },
    cached<Value>(read: () => Promise<Value>) {
      let known: { readonly count: number; readonly value: Value } | undefined
      return async () => {
        const count = seen
        if (known !== undefined && known.count === count) return known.value
        const value = await read()
        if (count !== undefined) known = { count, value }
        return value
      }
    },
  }
}

/** The statement that counts a publication; its row stays locked until the transaction ends. */
export const countPublication = (schema: string): string => `UPDATE ${schema}.publications SET count = count + 1`
