import { kernel } from '../../compute/kernel.js'
import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import { arenaBytes, createArena } from '../../math/simd/arena.js'
import { denseTimesSmall } from '../../math/simd/matrixKernels.js'
import { averageLinkage, type Dendrogram } from '../../math/statistics/averageLinkage.js'

export interface ThemesInput {
  /** Unit vectors of terms, terms x axes. */
  readonly rows: Float32Array
  /** Unit vectors of documents, documents x axes. */
  readonly documents: Float32Array
  readonly axes: number
  /** Terms of a theme. */
  readonly least: number
  readonly most: number
  /** Number of themes to return. */
  readonly count: number
}

/**
 * Groups of terms that describe the documents, in the order of an average-linkage tree over cosines. Themes are
 * disjoint subtrees within the size limits. Each step chooses the subtree that most increases the sum over documents of
 * max over themes of the cosine (facility location; this greedy choice reaches 1 - 1/e of the optimum, Nemhauser,
 * Wolsey, Fisher 1978). For equal gains the lower node comes first.
 *
 * If there are too few subtrees, groups of terms that are adjacent in the tree make up the number. The last group takes
 * the remaining terms and may be smaller than the least size.
 */
export const findThemes = kernel('answers.findThemes', (input: ThemesInput): number[][] => {
  const { rows, axes, least, most, count } = input
  const tree = averageLinkage(rows, rows.length / axes, axes)
  const nodes: number[] = []
  for (let node = 0; node < tree.sizes.length; node++) {
    if (tree.sizes[node]! >= least && tree.sizes[node]! <= most) nodes.push(node)
  }
  const cosines = centreCosines(centresOf(tree, nodes, rows, axes), input.documents, axes)
  const taken = new Uint8Array(tree.count)
  const chosen = cover({ tree, nodes, cosines, taken, count }).map((node) => {
    const start = tree.starts[node]!
    return { start, rows: [...tree.order.subarray(start, start + tree.sizes[node]!)] }
  })
  const left = [...tree.order.keys()].filter((index) => taken[index] === 0)
  for (let i = 0; chosen.length < count && i < left.length; i += least) {
    chosen.push({ start: left[i]!, rows: left.slice(i, i + least).map((index) => tree.order[index]!) })
  }
  return chosen.sort((a, b) => a.start - b.start).map((theme) => theme.rows)
})

/** Unit means of the terms under each node, nodes x axes. */
function centresOf(tree: Dendrogram, nodes: readonly number[], rows: Float32Array, axes: number): Float32Array {
  const centres = new Float32Array(nodes.length * axes)
  const sum = new Float64Array(axes)
  for (const [i, node] of nodes.entries()) {
    sum.fill(0)
    for (let index = tree.starts[node]!; index < tree.starts[node]! + tree.sizes[node]!; index++) {
      const row = tree.order[index]! * axes
      for (let axis = 0; axis < axes; axis++) sum[axis]! += rows[row + axis]!
    }
    divideByLength(sum)
    centres.set(sum, i * axes)
  }
  return centres
}

/** Cosines of every center with every document, centers x documents. */
function centreCosines(centres: Float32Array, documents: Float32Array, axes: number): Float32Array {
  const count = centres.length / axes
  const width = documents.length / axes
  const arena = createArena(
    arenaBytes(centres.byteLength) + arenaBytes(documents.byteLength) + arenaBytes(count * width * 4),
  )
  const turned = arena.float32(documents.length)
  for (let row = 0; row < width; row++) {
    for (let axis = 0; axis < axes; axis++) turned[axis * width + row] = documents[row * axes + axis]!
  }
  const out = arena.float32(count * width)
  denseTimesSmall(arena.copy(centres), turned, out, axes, width, 0, count)
  return out
}

interface Covering {
  readonly tree: Dendrogram
  readonly nodes: readonly number[]
  /** Cosines of the center of each node with each document, nodes x documents. */
  readonly cosines: Float32Array
  /** 1 for each position of the tree's order that belongs to a chosen node; this function writes it. */
  readonly taken: Uint8Array
  /** Maximum number of nodes to choose. */
  readonly count: number
}

/**
 * The chosen nodes; marks the positions of their terms as taken. Gains only fall as more nodes are chosen, so an
 * earlier gain is an upper bound. Only gains that could be the largest are computed again (Minoux 1978).
 */
function cover({ tree, nodes, cosines, taken, count }: Covering): number[] {
  const width = nodes.length === 0 ? 0 : cosines.length / nodes.length
  const covered = new Float32Array(width)
  const bounds = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY)
  /** Number of chosen nodes when the bound was computed. */
  const known = new Int32Array(nodes.length).fill(-1)
  const chosen: number[] = []
  while (chosen.length < count) {
    let best = -1
    for (let i = 0; i < nodes.length; i++) {
      if (bounds[i]! >= 0 && (best < 0 || bounds[i]! > bounds[best]!)) best = i
    }
    if (best < 0) break
    const node = nodes[best]!
    const start = tree.starts[node]!
    const end = start + tree.sizes[node]!
    if (taken.subarray(start, end).includes(1)) bounds[best] = -1
    else if (known[best]! < chosen.length) {
      let gain = 0
      for (let d = 0; d < width; d++) gain += Math.max(0, cosines[best * width + d]! - covered[d]!)
      bounds[best] = gain
      known[best] = chosen.length
    } else {
      for (let d = 0; d < width; d++) covered[d] = Math.max(covered[d]!, cosines[best * width + d]!)
      taken.fill(1, start, end)
      bounds[best] = -1
      chosen.push(node)
    }
  }
  return chosen
}
