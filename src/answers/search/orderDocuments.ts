import { forEachChunk, inSteps, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { highestSteps } from '../../math/topK.js'
import { findColumn, offsetsOf } from '../../snapshot/columns.js'
import type { Snapshot } from '../../snapshot/snapshot.js'

/** Documents by the value of a field. */
export interface DocumentOrder {
  readonly field: string
  readonly direction: 'ascending' | 'descending'
}

/** Orders by field and direction, so that the next page is read from them. */
const orderSlot = cacheSlot<string, Uint32Array>({
  name: 'orders of documents',
  bytesOf: (order, key) => order.byteLength + 2 * key.length,
})

/**
 * All documents by the value of a field that the project has: strings by code unit, documents without a value last, equal
 * ones in upload order. Of several values of a document the one that comes first in this direction counts.
 */
export async function orderDocuments(
  snapshot: Pick<Snapshot, 'columns' | 'documents' | 'cache'>,
  { field, direction }: DocumentOrder,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  const { cache } = snapshot
  const { count } = snapshot.documents
  const key = `${direction} ${field}`
  const known = cache.get(orderSlot, key)
  if (known !== undefined) return known
  const column = findColumn(snapshot.columns, field)!
  const { values } = column
  const offsets = offsetsOf(snapshot, column)
  const scores = new Float64Array(count)
  const score = (from: number, to: number): void => {
    for (let document = from; document < to; document++) {
      const first = offsets[document]!
      const end = offsets[document + 1]!
      if (first === end) scores[document] = Number.NEGATIVE_INFINITY
      else scores[document] = direction === 'ascending' ? -values[first]! : values[end - 1]!
    }
  }
  await forEachChunk(count, score, signal, MOST_NUMBERS)
  const order = await inSteps(highestSteps(scores, count), signal)
  cache.set(orderSlot, key, order)
  return order
}
