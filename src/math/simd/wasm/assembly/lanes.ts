// What several kernels need: the bytes of a number, and sums of products in lanes.

export const F32: usize = 4
export const F64: usize = 8

/** Adds to each of four i32 lanes the products of its two shorts. */
// @ts-ignore: decorator
@inline
export function addPairs(lanes: v128, rows: v128, factors: v128): v128 {
  return i32x4.add(lanes, i32x4.dot_i16x8_s(rows, factors))
}
