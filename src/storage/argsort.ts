/** Indexes of numbers in ascending order; equal ones in the order of their indexes. */
export function argsort(numbers: ArrayLike<number>): Uint32Array {
  const order = new Uint32Array(numbers.length)
  let isAscending = true
  for (let i = 0; i < order.length; i++) {
    order[i] = i
    if (i > 0 && numbers[i]! < numbers[i - 1]!) isAscending = false
  }
  return isAscending ? order : order.sort((a, b) => numbers[a]! - numbers[b]! || a - b)
}
