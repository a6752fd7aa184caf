import type { Compute } from '../../compute/compute.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { joinNearest, type RowRequest } from '../../snapshot/nearestJoin.js'
import { relatableCount } from '../../snapshot/relatableTerms.js'
import { createEvidence } from '../../snapshot/relatedEvidence.js'
import {
  createRelatedLists,
  MOST_RELATED,
  NONE_RELATED,
  type RelatedLists,
  type RelatedTerms,
} from '../../snapshot/relatedLists.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { MOST_LISTED, type RelatableSpace } from '../vectors/relateTerms.js'

interface ExtendOptions {
  /** Number of each old term; NO_TERM for one that is gone. */
  readonly newNumbers: Uint32Array
  /** Old number of each term that keeps its vector; NO_TERM for all others. */
  readonly sourceRows: Uint32Array
  /** Number of the axes of general word vectors; undefined if the space has none. */
  readonly generalAxes?: number | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * The lists of related terms of an extended snapshot: the previous lists with new numbers, without terms that are no longer
 * related, and with terms that are related only now. Terms with a new vector, or with enough evidence only now, are compared with
 * all terms. A list that was full and has lost a term is left out, since the term that would take its place is not known.
 */
export async function extendRelated(
  previous: Pick<Snapshot, 'documents' | 'info' | 'terms' | 'space' | 'related'>,
  next: RelatableSpace,
  { newNumbers, sourceRows, generalAxes, compute, signal }: ExtendOptions,
): Promise<RelatedLists | undefined> {
  const before = await previous.related?.all()
  if (before === undefined) return undefined
  const count = relatableCount(next)
  const countBefore = relatableCount(previous)
  const isKnown = createEvidence(next, generalAxes) ?? always
  const wasKnown = createEvidence(previous, generalAxes) ?? always
  const isNew = (term: number): boolean => {
    const source = sourceRows[term]!
    return !(source < countBefore && wasKnown(source))
  }
  const added = await findAdded(next, { count, isNew, isKnown, compute, signal })
  if (added === undefined) return undefined
  const lists = createRelatedLists(Math.min(count, MOST_LISTED))
  const nearest = createNearest()
  const extend = (term: number): RelatedTerms | undefined => {
    if (!isKnown(term)) return NONE_RELATED
    nearest.clear()
    for (const { term: other, similarity } of added.get(term) ?? []) nearest.add(other, similarity)
    if (isNew(term)) return nearest.list()
    const source = sourceRows[term]!
    if (before.known[source] !== 1) return undefined
    const from = before.offsets[source]!
    const to = before.offsets[source + 1]!
    let lost = 0
    for (let at = from; at < to; at++) {
      const other = newNumbers[before.terms[at]!] ?? count
      if (other < count && !isNew(other) && isKnown(other)) nearest.add(other, before.similarities[at]!)
      else lost++
    }
    return lost > 0 && to - from === MOST_RELATED ? undefined : nearest.list()
  }
  const listed = Uint32Array.from({ length: Math.min(count, MOST_LISTED) }, (_, term) => term)
  await forEachYielding(listed, (term) => lists.add(extend(term)), signal)
  return lists.finish()
}

const always = (): boolean => true

interface RelatedTerm {
  readonly term: number
  readonly similarity: number
}

/** The nearest terms of one term, in order: those of a list come in order, so few are moved. */
function createNearest() {
  const terms = new Uint32Array(MOST_RELATED)
  const similarities = new Float32Array(MOST_RELATED)
  let count = 0
  return {
    clear(): void {
      count = 0
    },
    add(term: number, similarity: number): void {
      let at = count
      for (; at > 0; at--) {
        const before = similarities[at - 1]!
        if (before > similarity || (before === similarity && terms[at - 1]! < term)) break
      }
      if (at === MOST_RELATED) return
      if (count < MOST_RELATED) count++
      terms.copyWithin(at + 1, at, count - 1)
      similarities.copyWithin(at + 1, at, count - 1)
      terms[at] = term
      similarities[at] = similarity
    },
    /** Until the next change. */
    list: (): RelatedTerms => ({ terms: terms.subarray(0, count), similarities: similarities.subarray(0, count) }),
  }
}

interface AddedOptions extends Pick<ExtendOptions, 'compute' | 'signal'> {
  /** Number of terms that can be related. */
  readonly count: number
  readonly isNew: (term: number) => boolean
  /** Whether enough is known about a term to relate it. */
  readonly isKnown: (term: number) => boolean
}

/**
 * By term, the new terms that are related to it; for a new term all related ones. Undefined where too many are.
 */
async function findAdded(
  { space }: RelatableSpace,
  { count, isNew, isKnown, compute, signal }: AddedOptions,
): Promise<Map<number, RelatedTerm[]> | undefined> {
  const { termVectors, axes, relatedFloor: floor } = space
  const requests: RowRequest[] = []
  for (let term = 0; term < count; term++) {
    if (!isNew(term) || !isKnown(term)) continue
    const vector = termVectors.subarray(term * axes, (term + 1) * axes)
    requests.push({ vector, excluded: [term], row: term })
  }
  const found = new Map<number, RelatedTerm[]>()
  const searched = { rows: termVectors.subarray(0, count * axes), axes }
  const bounds = { count, floor, limit: count, atAnyCost: true }
  if (requests.length === 0) return found
  const nearest = await joinNearest({ compute, signal }, searched, requests, bounds)
  if (nearest === undefined) return undefined
  const add = (term: number, other: RelatedTerm): void => {
    const known = found.get(term)
    if (known === undefined) found.set(term, [other])
    else known.push(other)
  }
  await forEachYielding(
    requests,
    ({ row: term }, i) => {
      const { rows, products } = nearest[i]!
      for (let at = 0; at < rows.length; at++) {
        const other = rows[at]!
        if (!isKnown(other)) continue
        const similarity = products[at]!
        add(term, { term: other, similarity })
        // A new term has all of its own.
        if (!isNew(other)) add(other, { term, similarity })
      }
    },
    signal,
  )
  return found
}
