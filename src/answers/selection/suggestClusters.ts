import { sharedFloat32 } from '../../compute/shared.js'
import { type DocumentSet, isMember } from '../../snapshot/documentSet.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import type { Snapshot, TermTable } from '../../snapshot/snapshot.js'
import { termId, termVector } from '../../snapshot/termTable.js'
import type { AnswerContext } from '../context.js'
import { topTerms } from '../terms/topTerms.js'
import { findThemes, type ThemesInput } from './findThemes.js'

export interface ClusterRequest {
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

/** A larger subtree is too general for a theme. */
const MOST_CLUSTER_TERMS = 60
/** Terms to cluster per document of the project, up to the limit. */
const TERMS_PER_DOCUMENT = 0.5
/**
 * Documents in the sample of a filter: for 2,400 headlines a thousand give equally good clusters, three hundred worse
 * ones.
 */
const SAMPLED_DOCUMENTS = 1_000
/** Clustering more terms than this takes longer than starting a thread, and than one turn of the event loop may take. */
const INLINE_TERMS = 500
/** The same where a thread runs. */
const INLINE_TERMS_BESIDE_THREADS = 100

/**
 * Clusters among the top terms of a filter: the themes with the highest cosines with its documents (see `findThemes`).
 * Clusters follow the order of a tree over the terms, so similar ones are adjacent. Terms of a cluster are sorted by
 * relevance; those that add a new word come first. Spec v5 2.5.
 *
 * Our choices: a small project clusters fewer terms than the limit, one for two documents, since a term in one or two
 * documents is near every other term of these documents. A theme has at most 60 terms and at most an equal share of
 * all. If fewer terms are clustered than there are places, all of them are returned and the last cluster is smaller.
 */
export async function suggestClusters(
  context: AnswerContext,
  filter: DocumentSet,
  { limit, numClusters, numClusterConcepts }: ClusterRequest,
): Promise<ClusteredTerm[]> {
  const { space, terms, documents } = context.snapshot
  const enough = numClusters * numClusterConcepts * 2
  const requested = Math.min(limit, Math.max(enough, Math.ceil(documents.count * TERMS_PER_DOCUMENT)))
  const top = await topTerms(context, filter, requested)
  const pool = top.filter((term) => termVector(space, term) !== undefined)
  if (pool.length === 0 || numClusters === 0 || numClusterConcepts === 0) return []
  const rows = sharedFloat32(pool.length * space.axes)
  for (const [row, term] of pool.entries()) rows.set(termVector(space, term)!, row * space.axes)
  const fair = Math.floor(pool.length / numClusters)
  const input: ThemesInput = {
    rows,
    documents: await sampleDocuments(context.snapshot, filter),
    axes: space.axes,
    least: numClusterConcepts,
    most: Math.max(numClusterConcepts, Math.min(MOST_CLUSTER_TERMS, fair)),
    count: numClusters,
  }
  const { compute, signal } = context
  const inline = compute.isRunning?.() === true ? INLINE_TERMS_BESIDE_THREADS : INLINE_TERMS
  const groups = await (pool.length <= inline ? findThemes.run(input) : compute.run(findThemes, input, { signal }))
  const relevance = (row: number): number => terms.relevances[pool[row]!]!
  return groups.flatMap((members) => {
    members.sort((a, b) => relevance(b) - relevance(a) || a - b)
    const ranked = members.map((row) => pool[row]!)
    const label = ranked[0]!
    return varied(terms, ranked, numClusterConcepts).map((term) => ({ term, label }))
  })
}

/**
 * The first terms that each contain a word that the terms before do not (after `flight` and `return` not `return
 * flight`), in their order. If there are too few, the first of the other terms follow.
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

/** Vectors of documents of a filter; an evenly spaced sample if there are many. */
async function sampleDocuments(
  { documentVectors, space: { axes } }: Snapshot,
  set: DocumentSet,
): Promise<Float32Array> {
  const sample = new Uint32Array(Math.min(set.count, SAMPLED_DOCUMENTS))
  let chosen = 0
  let member = 0
  for (let document = 0; chosen < sample.length; document++) {
    if (!isMember(set, document)) continue
    // The first member of each of several equal parts.
    if (member++ * sample.length < chosen * set.count) continue
    sample[chosen++] = document
  }
  const vectors = await documentVectors.of(sample)
  const rows = sharedFloat32(sample.length * axes)
  for (let row = 0; row < sample.length; row++) rows.set(vectorOf(vectors, axes, row), row * axes)
  return rows
}
