import type { Compute } from './compute.js'

/** Number of shards after which `drain` gives memory back: about half a million documents. */
const RELEASED_SHARDS = 1_024

/**
 * Yields the items in their order and removes them from the list, so that what only an item refers to can be collected
 * before the last one is taken. From time to time the memory of those that were taken is given back.
 */
export async function* drain<T>(items: T[], { release }: Pick<Compute, 'release'>): AsyncGenerator<T> {
  items.reverse()
  for (let taken = 0; items.length > 0; taken++) {
    if (taken > 0 && taken % RELEASED_SHARDS === 0) await release?.()
    yield items.pop()!
  }
}
