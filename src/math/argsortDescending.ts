/** Values of a digit of sixteen bits. */
const DIGITS = 1 << 16

/** Indexes of non-negative numbers in descending order, equal ones in their order: a radix sort of their bits. */
export function argsortDescending(numbers: Float32Array): Uint32Array {
  const count = numbers.length
  // The bits of non-negative numbers ascend like the numbers.
  const bits = new Uint32Array(numbers.slice().buffer)
  let order = new Uint32Array(count)
  for (let index = 0; index < count; index++) order[index] = index
  let sorted = new Uint32Array(count)
  for (const shift of [0, 16]) {
    const starts = new Uint32Array(DIGITS)
    for (let index = 0; index < count; index++) starts[digitOf(bits[index]!, shift)]!++
    for (let digit = DIGITS - 1, before = 0; digit >= 0; digit--) {
      const times = starts[digit]!
      starts[digit] = before
      before += times
    }
    for (let at = 0; at < count; at++) sorted[starts[digitOf(bits[order[at]!]!, shift)]!++] = order[at]!
    ;[order, sorted] = [sorted, order]
  }
  const shared = new Uint32Array(new SharedArrayBuffer(count * 4))
  shared.set(order)
  return shared
}

const digitOf = (bits: number, shift: number): number => (bits >>> shift) % DIGITS
