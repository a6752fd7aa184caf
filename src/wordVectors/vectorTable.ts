/** Unit vectors by term id as bytes, one scale a row, and a table of hashes to find them: 34 MB for 340,000 x 100. */
export interface VectorTable {
  readonly axes: number
  readonly count: number
  /** Term ids back to back as UTF-8; id i is bytes offsets[i] to offsets[i+1]. */
  readonly keyBytes: Uint8Array
  readonly keyOffsets: Uint32Array
  /** Open addressing: row + 1 for a stored key, 0 for a free slot. The length is a power of two. */
  readonly slots: Uint32Array
  /** Value of one step of each row. */
  readonly scales: Float32Array
  /** count x axes. */
  readonly rows: Int8Array
}

/** A table for some term ids, its rows still zero and in no slot. */
export function allocateTable(axes: number, ids: readonly string[]): VectorTable {
  const count = ids.length
  const keyOffsets = new Uint32Array(count + 1)
  for (let row = 0; row < count; row++) keyOffsets[row + 1] = keyOffsets[row]! + Buffer.byteLength(ids[row]!)
  const keyBytes = new Uint8Array(keyOffsets[count]!)
  const buffer = Buffer.from(keyBytes.buffer)
  for (let row = 0; row < count; row++) buffer.write(ids[row]!, keyOffsets[row]!, 'utf8')
  return {
    axes,
    count,
    keyBytes,
    keyOffsets,
    slots: new Uint32Array(slotCount(count)),
    scales: new Float32Array(count),
    rows: new Int8Array(count * axes),
  }
}

/** Slots of a table of `count` keys: at most half of them are taken. */
export const slotCount = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)))

/** Steps of a byte to each side of zero. */
const STEPS = 127

/** Stores a vector as row `row` of bytes; returns the value of one step. */
export function quantizeRow(
  rows: Int8Array,
  axes: number,
  row: number,
  vector: Float64Array,
  steps: number = STEPS,
): number {
  let largest = 0
  for (let axis = 0; axis < axes; axis++) largest = Math.max(largest, Math.abs(vector[axis]!))
  const scale = largest / steps
  for (let axis = 0; axis < axes; axis++) rows[row * axes + axis] = scale === 0 ? 0 : Math.round(vector[axis]! / scale)
  return scale
}

/** Enters row `row` under its key, which must be in `keyBytes` already. */
export function insertRow(table: Pick<VectorTable, 'keyBytes' | 'keyOffsets' | 'slots'>, row: number): void {
  const { keyBytes, keyOffsets, slots } = table
  const mask = slots.length - 1
  let slot = hashKey(keyBytes, keyOffsets[row]!, keyOffsets[row + 1]!) & mask
  while (slots[slot] !== 0) slot = (slot + 1) & mask
  slots[slot] = row + 1
}

/** Row of a term id, -1 when it has none. */
export function findRow(table: VectorTable, termId: string): number {
  const { keyBytes, keyOffsets, slots } = table
  const requested = Buffer.from(termId)
  const mask = slots.length - 1
  for (let slot = hashKey(requested, 0, requested.length) & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const row = slots[slot]! - 1
    const start = keyOffsets[row]!
    if (
      keyOffsets[row + 1]! - start === requested.length &&
      requested.every((byte, i) => keyBytes[start + i] === byte)
    ) {
      return row
    }
  }
  return -1
}

/** What a space needs of a table, which may compute a row when it is first looked up. */
export interface TermRows extends Pick<VectorTable, 'axes' | 'count'> {
  /** Row of a term id, -1 when it has none. */
  find(termId: string): number
  /** Adds weight x a row that `find` returned to a sum. */
  add(row: number, weight: number, sum: Float64Array): void
  termIdOf(row: number): string
  /** Rows `from` to `to`, one after the other. */
  rowsOf(from: number, to: number): Int8Array
}

/** A table whose rows are all known. */
export const knownRows = (table: VectorTable): TermRows => ({
  axes: table.axes,
  count: table.count,
  find: (termId) => findRow(table, termId),
  add: (row, weight, sum) => addTableRow(table, row, weight, sum),
  termIdOf: (row) => keyOf(table, row),
  rowsOf: (from, to) => table.rows.subarray(from * table.axes, to * table.axes),
})

/** Term id of a row. */
export const keyOf = ({ keyBytes, keyOffsets }: VectorTable, row: number): string =>
  Buffer.from(keyBytes.subarray(keyOffsets[row]!, keyOffsets[row + 1]!)).toString()

/** Adds weight x row to a sum. */
export function addTableRow(
  { axes, rows, scales }: Pick<VectorTable, 'axes' | 'rows' | 'scales'>,
  row: number,
  weight: number,
  sum: Float64Array,
): void {
  const step = scales[row]! * weight
  for (let axis = 0; axis < axes; axis++) sum[axis]! += rows[row * axes + axis]! * step
}

/** FNV-1a of bytes `from` to `to` - 1, 32 bits. */
export function hashKey(bytes: Uint8Array, from: number, to: number): number {
  let value = 0x811c9dc5
  for (let i = from; i < to; i++) value = Math.imul(value ^ bytes[i]!, 0x01000193)
  return value >>> 0
}
