/** Factors of a hash of two words: large and odd, so that each bit of a word changes many bits of the hash. */
const FACTORS = [0x9e3779b1, 0x85ebca77] as const

/**
 * For each row (of `width` numbers), the first row with the same bits. `keys` are two numbers for each row, which are
 * equal for equal rows and rarely for others; only rows with the same keys are compared.
 */
export function firstEqualRows(
  rows: Float32Array,
  width: number,
  keys: readonly [Float32Array, Float32Array],
): Uint32Array {
  const words = wordsOf(rows)
  const [ones, others] = [wordsOf(keys[0]), wordsOf(keys[1])]
  const count = width === 0 ? 0 : rows.length / width
  const firsts = new Uint32Array(new SharedArrayBuffer(count * 4))
  let size = 16
  while (size < 2 * count) size *= 2
  // Rows plus one by hash, 0 where empty.
  const slots = new Uint32Array(size)
  for (let row = 0; row < count; row++) {
    const mixed = Math.imul(ones[row]!, FACTORS[0]) ^ Math.imul(others[row]!, FACTORS[1])
    let slot = (mixed ^ (mixed >>> 15)) & (size - 1)
    for (; slots[slot] !== 0; slot = (slot + 1) & (size - 1)) {
      const first = slots[slot]! - 1
      if (ones[first] !== ones[row] || others[first] !== others[row]) continue
      if (isEqual(words, first * width, row * width, width)) break
    }
    if (slots[slot] === 0) slots[slot] = row + 1
    firsts[row] = slots[slot]! - 1
  }
  return firsts
}

const wordsOf = (numbers: Float32Array): Uint32Array =>
  new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length)

function isEqual(words: Uint32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (words[a + i] !== words[b + i]) return false
  return true
}
