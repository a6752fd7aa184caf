/** Product of two unit vectors; 0 where one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0
  let sum = 0
  for (let axis = 0; axis < a.length; axis++) sum += a[axis]! * b[axis]!
  return sum
}
