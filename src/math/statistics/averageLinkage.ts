import { arenaBytes, createArena } from '../simd/arena.js'
import { denseTimesSmall } from '../simd/matrixKernels.js'

/**
 * A binary tree over `count` rows. Node numbers: rows are 0 to count-1, merge i makes node count+i of two earlier ones.
 * Merges are in the order of their heights, lowest first.
 */
export interface Dendrogram {
  readonly count: number
  /** The two nodes of merge i; `left` is the one that holds the smaller row number. */
  readonly left: Uint32Array
  readonly right: Uint32Array
  /** 1 - mean cosine between the rows of the two sides, never lower than a height below it. */
  readonly heights: Float64Array
  /** Rows in the order of the tree: the rows under any node are adjacent. */
  readonly order: Uint32Array
  /** Rows under node v: order[starts[v]] to order[starts[v] + sizes[v] - 1]. */
  readonly starts: Uint32Array
  readonly sizes: Uint32Array
}

/**
 * Average linkage over the cosine of unit rows (count x k), by the nearest-neighbour chain: count^2 steps and 4 count^2
 * bytes, under a second for 5,000 rows. Of equal similarities the smaller row number comes first.
 */
export function averageLinkage(rows: Float32Array, count: number, k: number): Dendrogram {
  const merges = chain(cosines(rows, count, k), count)
  return arrange(merges, count)
}

/** All cosines, count x count. */
function cosines(rows: Float32Array, count: number, k: number): Float32Array {
  const arena = createArena(arenaBytes(count * k * 4, count * k * 4, count * count * 4))
  const left = arena.float32(count * k)
  left.set(rows.subarray(0, count * k))
  const turned = arena.float32(count * k)
  for (let row = 0; row < count; row++) for (let j = 0; j < k; j++) turned[j * count + row] = left[row * k + j]!
  const out = arena.float32(count * count)
  denseTimesSmall(left, turned, out, k, count, 0, count)
  return out
}

/** A merge, identified by one row of each side, in order of discovery: a merge below comes before the one above. */
interface Merge {
  readonly a: number
  readonly b: number
  readonly height: number
}

/**
 * Follows nearest neighbours until two are each other's, merges them, and goes on from what is left of the chain. The
 * merged cluster keeps the smaller slot; its similarities are means weighted by size (Lance, Williams).
 */
function chain(similarity: Float32Array, count: number): Merge[] {
  const merges: Merge[] = []
  const sizes = new Uint32Array(count).fill(1)
  const heights = new Float64Array(count)
  // Slots still in use, ascending.
  const active = Uint32Array.from({ length: count }, (_, slot) => slot)
  let activeCount = count
  const path: number[] = []
  while (activeCount > 1) {
    if (path.length === 0) path.push(active[0]!)
    const tip = path[path.length - 1]!
    const before = path[path.length - 2]
    // The previous neighbour wins a tie, or the chain could cycle.
    let nearest = before ?? -1
    let best = before === undefined ? Number.NEGATIVE_INFINITY : similarity[tip * count + before]!
    for (let i = 0; i < activeCount; i++) {
      const slot = active[i]!
      const cosine = similarity[tip * count + slot]!
      if (cosine > best && slot !== tip) {
        best = cosine
        nearest = slot
      }
    }
    if (nearest !== before) {
      path.push(nearest)
      continue
    }
    path.length -= 2
    const merged = Math.min(tip, nearest)
    const absorbed = Math.max(tip, nearest)
    const height = Math.max(1 - best, heights[merged]!, heights[absorbed]!)
    merges.push({ a: merged, b: absorbed, height })
    heights[merged] = height
    const share = sizes[merged]! / (sizes[merged]! + sizes[absorbed]!)
    sizes[merged]! += sizes[absorbed]!
    let to = 0
    for (let i = 0; i < activeCount; i++) {
      const slot = active[i]!
      if (slot === absorbed) continue
      active[to++] = slot
      if (slot === merged) continue
      const mean = share * similarity[merged * count + slot]! + (1 - share) * similarity[absorbed * count + slot]!
      similarity[merged * count + slot] = mean
      similarity[slot * count + merged] = mean
    }
    activeCount--
  }
  return merges
}

/** Merges in order of height with node numbers, and the rows in the order of the tree. */
function arrange(found: readonly Merge[], count: number): Dendrogram {
  // A stable sort keeps merges of equal height in order of discovery, so that what is below stays before.
  const merges = [...found].sort((x, y) => x.height - y.height)
  const nodes = Math.max(0, 2 * count - 1)
  const sizes = new Uint32Array(nodes).fill(1, 0, count)
  const left = new Uint32Array(merges.length)
  const right = new Uint32Array(merges.length)
  // The slot of a cluster is its smallest row; which node it is now.
  const nodeOf = Uint32Array.from({ length: count }, (_, row) => row)
  for (const [i, { a, b }] of merges.entries()) {
    left[i] = nodeOf[a]!
    right[i] = nodeOf[b]!
    nodeOf[a] = count + i
    sizes[count + i] = sizes[left[i]!]! + sizes[right[i]!]!
  }
  const starts = new Uint32Array(nodes)
  for (let i = merges.length - 1; i >= 0; i--) {
    starts[left[i]!] = starts[count + i]!
    starts[right[i]!] = starts[count + i]! + sizes[left[i]!]!
  }
  const order = new Uint32Array(count)
  for (let row = 0; row < count; row++) order[starts[row]!] = row
  return { count, left, right, heights: Float64Array.from(merges, ({ height }) => height), order, starts, sizes }
}
