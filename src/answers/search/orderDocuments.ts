import { cacheSlot } from '../../compute/slotCache.js'
import { highestScores } from '../../math/topK.js'
import { findColumn } from '../../snapshot/columns.js'
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
export function orderDocuments(
  { columns, documents: { count }, cache }: Pick<Snapshot, 'columns' | 'documents' | 'cache'>,
  { field, direction }: DocumentOrder,
): Uint32Array {
  const key = `${direction} ${field}`
  const known = cache.get(orderSlot, key)
  if (known !== undefined) return known
  const { offsets, values } = findColumn(columns, field)!
  const scores = new Float64Array(count)
  for (let document = 0; document < count; document++) {
    const from = offsets[document]!
    const to = offsets[document + 1]!
    if (from === to) scores[document] = Number.NEGATIVE_INFINITY
    else scores[document] = direction === 'ascending' ? -values[from]! : values[to - 1]!
  }
  const order = highestScores(scores, count)
  cache.set(orderSlot, key, order)
  return order
}
