// Pairs of similar rows.

import { addPairs, F32 } from './lanes'
import { rowTimesVector } from './matrixTimesVector'

/**
 * Pairs of a query and an earlier row whose f32 product is above the floor: their numbers, row first, their products, and how many
 * they are. Only pairs whose product of `width` shorts reaches `least` are multiplied exactly. A group of four rows has a lane for
 * each of them, and in it two shorts at a time. Queries are taken by four, rows by eight: each load serves several products.
 */
export function pairsAbove(
  groups: usize,
  shorts: usize,
  width: u32,
  exact: usize,
  axes: u32,
  least: i32,
  floor: f64,
  rowFrom: u32,
  rowTo: u32,
  queryFrom: u32,
  queryTo: u32,
  pairs: usize,
  products: usize,
): u32 {
  const stride = (<usize>width) << 1
  const group = stride << 2
  const bar = i32x4.splat(least - 1)
  let found: u32 = 0
  for (let query = queryFrom; query < queryTo; query += 4) {
    const first = shorts + (<usize>query) * stride
    const end = first + stride
    const lastRow = min(rowTo, query + 3)
    for (let row = rowFrom; row < lastRow; row += 8) {
      let rows = groups + (<usize>(row >> 2)) * group
      let s00 = i32x4.splat(0)
      let s01 = s00
      let s02 = s00
      let s03 = s00
      let s10 = s00
      let s11 = s00
      let s12 = s00
      let s13 = s00
      for (let q = first; q < end; q += 4) {
        const a = v128.load(rows)
        const b = v128.load(rows + group)
        const q0 = v128.load32_splat(q)
        s00 = addPairs(s00, a, q0)
        s10 = addPairs(s10, b, q0)
        const q1 = v128.load32_splat(q + stride)
        s01 = addPairs(s01, a, q1)
        s11 = addPairs(s11, b, q1)
        const q2 = v128.load32_splat(q + 2 * stride)
        s02 = addPairs(s02, a, q2)
        s12 = addPairs(s12, b, q2)
        const q3 = v128.load32_splat(q + 3 * stride)
        s03 = addPairs(s03, a, q3)
        s13 = addPairs(s13, b, q3)
        rows += 16
      }
      const low = i32x4.max_s(i32x4.max_s(s00, s01), i32x4.max_s(s02, s03))
      const high = i32x4.max_s(i32x4.max_s(s10, s11), i32x4.max_s(s12, s13))
      if (!v128.any_true(i32x4.gt_s(i32x4.max_s(low, high), bar))) continue
      for (let i: u32 = 0; i < 4; i++) {
        if (query + i >= queryTo) break
        const one = i == 0 ? s00 : i == 1 ? s01 : i == 2 ? s02 : s03
        const other = i == 0 ? s10 : i == 1 ? s11 : i == 2 ? s12 : s13
        let bits = i32x4.bitmask(i32x4.gt_s(one, bar)) | (i32x4.bitmask(i32x4.gt_s(other, bar)) << 4)
        for (; bits != 0; bits &= bits - 1) {
          const earlier = row + ctz(bits)
          if (earlier >= min(rowTo, query + i)) continue
          const bytes = (<usize>axes) * F32
          const product = rowTimesVector(exact + (<usize>earlier) * bytes, exact + (<usize>(query + i)) * bytes, bytes)
          if (!(<f64>product > floor)) continue
          store<u32>(pairs + (<usize>found) * 8, earlier)
          store<u32>(pairs + (<usize>found) * 8, query + i, 4)
          store<f32>(products + (<usize>found) * F32, product)
          found++
        }
      }
    }
  }
  return found
}
