/** Factor and shift of the hash of a row: those of FNV-1a (Fowler, Noll, Vo), over words instead of bytes. */
const FACTOR = 0x01000193
const START = 0x811c9dc5
/** One word of so many is hashed: rows that are not the same seldom have a third of their words alike. */
const HASHED = 3

/** For each row (of `width` numbers) the first that is the same in every bit. */
export function firstEqualRows(rows: Float32Array, width: number): Uint32Array {
  const words = new Uint32Array(rows.buffer, rows.byteOffset, rows.length)
  const count = width === 0 ? 0 : rows.length / width
  const firsts = new Uint32Array(new SharedArrayBuffer(count * 4))
  const hashes = new Uint32Array(count)
  let size = 16
  while (size < 2 * count) size *= 2
  // Rows plus one by hash, 0 where empty.
  const slots = new Uint32Array(size)
  for (let row = 0; row < count; row++) {
    let hash = START
    for (let at = row * width; at < (row + 1) * width; at += HASHED) hash = Math.imul(hash ^ words[at]!, FACTOR)
    hash ^= hash >>> 15
    hashes[row] = hash
    let slot = hash & (size - 1)
    while (slots[slot] !== 0) {
      const other = slots[slot]! - 1
      if (hashes[other] === hashes[row] && isEqual(words, other * width, row * width, width)) break
      slot = (slot + 1) & (size - 1)
    }
    if (slots[slot] === 0) slots[slot] = row + 1
    firsts[row] = slots[slot]! - 1
  }
  return firsts
}

function isEqual(words: Uint32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (words[a + i] !== words[b + i]) return false
  return true
}
