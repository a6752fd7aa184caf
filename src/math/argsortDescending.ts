/** Numbers from which on digits of sixteen bits take less time than those of eight, whose counts fit into the nearest cache. */
const MANY = 1 << 15

/** Indexes of non-negative numbers in descending order, equal ones in their order: a radix sort of their bits. */
export function argsortDescending(numbers: Float32Array): Uint32Array {
  const count = numbers.length
  // The bits of non-negative numbers ascend like the numbers.
  const bits = new Uint32Array(numbers.slice().buffer)
  let order = new Uint32Array(count)
  for (let number = 0; number < count; number++) order[number] = number
  let sorted = new Uint32Array(count)
  const width = count < MANY ? 8 : 16
  for (let shift = 0; shift < 32; shift += width) {
    const digitOf = (number: number): number => (bits[number]! >>> shift) & ((1 << width) - 1)
    const starts = new Uint32Array(1 << width)
    for (let number = 0; number < count; number++) starts[digitOf(number)]!++
    for (let digit = starts.length - 1, before = 0; digit >= 0; digit--) {
      const times = starts[digit]!
      starts[digit] = before
      before += times
    }
    for (const number of order) sorted[starts[digitOf(number)]!++] = number
    ;[order, sorted] = [sorted, order]
  }
  const shared = new Uint32Array(new SharedArrayBuffer(count * 4))
  shared.set(order)
  return shared
}
