import { kernel } from '../compute/kernel.js'
import { sharedFloat32 } from '../compute/shared.js'
import { averageLinkage, type Dendrogram } from '../math/cluster.js'
import type { DocumentSet } from '../snapshot/filter.js'
import type { TermTable } from '../snapshot/snapshot.js'
import { termId, termVector } from '../snapshot/termTable.js'
import type { AnswerContext } from './context.js'
import { topTerms } from './topTerms.js'

export interface ClusterQuestion {
  /** Top terms that are clustered. */
  readonly limit: number
  readonly numClusters: number
  readonly numClusterConcepts: number
}

/** A term of a cluster. */
export interface ClusteredTerm {
  readonly term: number
  /** The cluster's most relevant term. */
  readonly label: number
}

/** A larger node is a theme no longer, but the project. */
const MOST_CLUSTER_TERMS = 60
/** Terms clustered for each document of the project, up to the limit. */
const TERMS_PER_DOCUMENT = 0.5
/** Clustering more terms than this takes longer than a thread's start. */
const INLINE_TERMS = 500

export const linkTerms = kernel(
  'answers.linkTerms',
  ({ rows, count, axes }: { rows: Float32Array; count: number; axes: number }): Dendrogram =>
    averageLinkage(rows, count, axes),
)

/**
 * Clusters among the top terms of a filter: the best disjoint subtrees of an average-linkage tree over cosines, a
 * subtree's score being sqrt(sum of relevance) x (1 - height). Clusters come in the order of the tree, so similar ones
 * stand side by side; the terms of one come by relevance, those first that bring a word of their own. Spec v5 2.5.
 *
 * Our choices: in a small project fewer terms than the limit are clustered, one for two documents, since what stands in
 * one or two of them is near whatever stands beside it; subtrees hold at most 60 terms and at most a fair share of all;
 * where there are not enough of them, terms that are neighbours in the tree make up the number, if there are the terms.
 */
export async function suggestClusters(
  context: AnswerContext,
  filter: DocumentSet,
  { limit, numClusters, numClusterConcepts }: ClusterQuestion,
): Promise<ClusteredTerm[]> {
  const { space, terms, documents } = context.snapshot
  const enough = numClusters * numClusterConcepts * 2
  const wanted = Math.min(limit, Math.max(enough, Math.ceil(documents.count * TERMS_PER_DOCUMENT)))
  const top = await topTerms(context, filter, wanted)
  const pool = top.filter((term) => termVector(space, term) !== undefined)
  if (pool.length < numClusterConcepts || numClusters === 0 || numClusterConcepts === 0) return []
  const rows = sharedFloat32(pool.length * space.axes)
  for (const [row, term] of pool.entries()) rows.set(termVector(space, term)!, row * space.axes)
  const input = { rows, count: pool.length, axes: space.axes }
  const tree = await (pool.length <= INLINE_TERMS ? linkTerms.run(input) : context.compute.run(linkTerms, input))
  const fair = Math.floor(pool.length / numClusters)
  const most = Math.max(numClusterConcepts, Math.min(MOST_CLUSTER_TERMS, fair))
  const relevance = (row: number): number => terms.relevances[pool[row]!]!
  const groups = bestGroups(tree, relevance, { least: numClusterConcepts, most, count: numClusters })
  return groups.flatMap((members) => {
    members.sort((a, b) => relevance(b) - relevance(a) || a - b)
    const ranked = members.map((row) => pool[row]!)
    const label = ranked[0]!
    return varied(terms, ranked, numClusterConcepts).map((term) => ({ term, label }))
  })
}

/**
 * The first terms that each say a word that those before do not (after `flight` and `return` not `return flight`), in
 * their order; where there are not enough of them, the first of the others as well, behind.
 */
function varied(table: TermTable, ranked: readonly number[], count: number): number[] {
  const said = new Set<string>()
  const chosen: number[] = []
  const others: number[] = []
  for (const term of ranked) {
    const words = termId(table, term).split(' ')
    if (words.every((word) => said.has(word))) others.push(term)
    else chosen.push(term)
    for (const word of words) said.add(word)
  }
  return [...chosen, ...others].slice(0, count)
}

/**
 * Groups of rows in the order of the tree: disjoint nodes of the best scores within the sizes, and where there are too few
 * of them, neighbours among the rows that are left.
 */
function bestGroups(
  tree: Dendrogram,
  relevance: (row: number) => number,
  { least, most, count }: { readonly least: number; readonly most: number; readonly count: number },
): number[][] {
  const candidates: { start: number; end: number; score: number }[] = []
  for (let node = 0; node < tree.sizes.length; node++) {
    const size = tree.sizes[node]!
    if (size < least || size > most) continue
    const height = node < tree.count ? 0 : tree.heights[node - tree.count]!
    const start = tree.starts[node]!
    let sum = 0
    for (let i = 0; i < size; i++) sum += relevance(tree.order[start + i]!)
    candidates.push({ start, end: start + size, score: Math.sqrt(sum) * (1 - height) })
  }
  // Equal scores in the order of the nodes: sorting is stable.
  candidates.sort((a, b) => b.score - a.score)
  const taken = new Uint8Array(tree.count)
  const chosen: { start: number; rows: number[] }[] = []
  for (const { start, end } of candidates) {
    if (chosen.length === count) break
    if (taken.subarray(start, end).includes(1)) continue
    taken.fill(1, start, end)
    chosen.push({ start, rows: [...tree.order.subarray(start, end)] })
  }
  const left = [...tree.order.keys()].filter((place) => taken[place] === 0)
  for (let i = 0; chosen.length < count && i + least <= left.length; i += least) {
    chosen.push({ start: left[i]!, rows: left.slice(i, i + least).map((place) => tree.order[place]!) })
  }
  return chosen.sort((a, b) => a.start - b.start).map(({ rows }) => rows)
}
