import { forEachChunk, mapYielding } from '../../compute/eventLoopBudget.js'
import { falseDiscoveryRates, fisherTail } from '../../math/statistics/tests.js'
import { type DocumentSet, differenceOf } from '../../snapshot/documentSet.js'
import { countDocuments } from '../../snapshot/postings.js'
import { type Concept, termConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'
import { isConcept } from '../terms/topTerms.js'

/** Frequency of a concept on two sides, and whether the difference is significant. */
export interface Difference {
  readonly concept: Concept
  /** Documents of each side with an exact match, as in every other answer. */
  readonly count: number
  readonly otherCount: number
  /**
   * Documents of each side that were tested: for a term that was not requested, those where it occurs outside of phrases;
   * for a requested concept, all with an exact match.
   */
  readonly testedCount: number
  readonly otherTestedCount: number
  /** Of the documents of each side, from 0 to 1. */
  readonly share: number
  readonly otherShare: number
  /** p-value: probability of a difference at least this large in this direction between two random sides. */
  readonly p: number
  /**
   * q-value: expected share of false discoveries among all differences with at most this value (Benjamini, Hochberg).
   */
  readonly q: number
  /**
   * Count x logarithm of the lift, which puts concepts first that are both frequent and typical. For a of n tested documents
   * against b of m it is a ln(((a + .5) / (n + 1)) / ((b + .5) / (m + 1))). Above 0 for the first side, below 0 for the other.
   */
  readonly distinctive: number
}

export interface Comparison {
  /** Documents of each side; those on both sides are left out of both. */
  readonly count: number
  readonly otherCount: number
  readonly overlap: number
  /**
   * Concepts that are more frequent on the first side, and on the second: significant ones first, then by
   * distinctiveness.
   */
  readonly more: readonly Difference[]
  readonly less: readonly Difference[]
}

export interface CompareOptions {
  /** Concepts to compare; default: the terms that are most frequent on either side. */
  readonly concepts?: readonly Concept[] | undefined
  /** Maximum number of differences in each direction. */
  readonly limit: number
}

type Untested = Omit<Difference, 'q'>

/** Maximum number of terms to test: the most frequent ones of each side. */
const TESTED_TERMS = 1_000
/**
 * A term in fewer documents cannot be significant, however they are distributed; testing it would only raise the q of
 * other terms.
 */
const LEAST_DOCUMENTS = 5
/** Differences with a q below this are significant; others follow them. */
export const SIGNIFICANT_Q = 0.05

/**
 * Compares two sets of documents. Each concept is tested in both directions with Fisher's exact test, one-sided, with
 * one more document on the other side; q controls false discoveries over all tests of the answer. Without concepts,
 * terms are compared by the documents in which they occur outside longer phrases, as `unique_to_filter` does, so that
 * the words of a phrase are not listed along with it.
 */
export async function compareFilters(
  context: AnswerContext,
  first: DocumentSet,
  other: DocumentSet,
  { concepts, limit }: CompareOptions,
): Promise<Comparison> {
  const { a, b, overlap } = disjoint(first, other, context.snapshot.documents.count)
  const differences =
    concepts === undefined ? await measureTerms(context, a, b) : await measureConcepts(context, concepts, a, b)
  const q = falseDiscoveryRates(differences.map(({ p }) => p))
  const judged = differences.map((difference, i) => ({ ...difference, q: q[i]! }))
  const side = (sign: 1 | -1): Difference[] =>
    bySignificance(
      judged.filter((d) => d.distinctive * sign > 0 && !isOpposed(d)),
      limit,
    )
  return { count: a.count, otherCount: b.count, overlap, more: side(1), less: side(-1) }
}

/** Whether the documents within phrases turn the direction of a difference. */
const isOpposed = ({ count, testedCount, otherCount, otherTestedCount, share, otherShare, distinctive }: Untested) =>
  (count !== testedCount || otherCount !== otherTestedCount) && (share - otherShare) * distinctive < 0

/** Significant differences first, then by distinctiveness (stable). */
export function bySignificance<D extends Pick<Difference, 'q' | 'distinctive'>>(
  differences: readonly D[],
  limit: number,
): D[] {
  const isUnclear = ({ q }: D): number => Number(q >= SIGNIFICANT_Q)
  return [...differences]
    .sort((a, b) => isUnclear(a) - isUnclear(b) || Math.abs(b.distinctive) - Math.abs(a.distinctive))
    .slice(0, limit)
}

/** Removes the documents that are on both sides. */
function disjoint(
  first: DocumentSet,
  other: DocumentSet,
  documents: number,
): { a: DocumentSet; b: DocumentSet; overlap: number } {
  const a = differenceOf(first, other, documents)
  return { a, b: differenceOf(other, first, documents), overlap: first.count - a.count }
}

/**
 * The concepts that occur outside longer phrases in the most documents of either side, most frequent in both together
 * first.
 */
async function measureTerms(context: AnswerContext, a: DocumentSet, b: DocumentSet): Promise<Untested[]> {
  const { terms, postings, later } = context.snapshot
  await later?.readDistinct()
  const [inA, inB] = [new Uint32Array(terms.count), new Uint32Array(terms.count)]
  const [allInA, allInB] = [new Uint32Array(terms.count), new Uint32Array(terms.count)]
  await forEachChunk(
    terms.count,
    (from, to) => {
      for (let term = from; term < to; term++) {
        const [first, other] = [countDocuments(postings, term, a), countDocuments(postings, term, b)]
        inA[term] = first.distinct
        inB[term] = other.distinct
        allInA[term] = first.total
        allInB[term] = other.total
      }
    },
    context.signal,
  )
  const mostFrequent = (counts: Uint32Array): number[] => {
    const isTestable = (term: number): boolean =>
      counts[term]! > 0 && inA[term]! + inB[term]! >= LEAST_DOCUMENTS && isConcept(terms, term)
    const testable = [...counts.keys()].filter(isTestable)
    return testable.sort((s, t) => counts[t]! - counts[s]! || s - t).slice(0, TESTED_TERMS)
  }
  const both = [...new Set([...mostFrequent(inA), ...mostFrequent(inB)])]
  both.sort((s, t) => inA[t]! + inB[t]! - inA[s]! - inB[s]! || s - t)
  const measure = (term: number): Untested => {
    const [testedCount, otherTestedCount] = [inA[term]!, inB[term]!]
    const [count, otherCount] = [allInA[term]!, allInB[term]!]
    return {
      concept: termConcept(context, term),
      count,
      otherCount,
      testedCount,
      otherTestedCount,
      ...difference(testedCount, a.count, otherTestedCount, b.count),
      share: shareOf(count, a.count),
      otherShare: shareOf(otherCount, b.count),
    }
  }
  return await mapYielding(both, measure, context.signal)
}

async function measureConcepts(
  context: AnswerContext,
  concepts: readonly Concept[],
  a: DocumentSet,
  b: DocumentSet,
): Promise<Untested[]> {
  const walkers = [createWalker(context.snapshot, a), createWalker(context.snapshot, b)] as const
  return await mapYielding(
    concepts,
    (concept) => {
      const [count, otherCount] = walkers.map((walker) => exactDocuments(walker, concept).length) as [number, number]
      const tested = { testedCount: count, otherTestedCount: otherCount }
      return { concept, count, otherCount, ...tested, ...difference(count, a.count, otherCount, b.count) }
    },
    context.signal,
  )
}

/** The tests on one table of counts: `count` of `size` documents against `otherCount` of `otherSize`. */
export function difference(
  count: number,
  size: number,
  otherCount: number,
  otherSize: number,
): Pick<Untested, 'share' | 'otherShare' | 'p' | 'distinctive'> {
  const lift = Math.log((count + 0.5) / (size + 1) / ((otherCount + 0.5) / (otherSize + 1)))
  const p =
    lift > 0
      ? tailAgainst(count, size, otherCount, otherSize)
      : lift < 0
        ? tailAgainst(otherCount, otherSize, count, size)
        : 1
  return {
    share: shareOf(count, size),
    otherShare: shareOf(otherCount, otherSize),
    p,
    distinctive: (lift > 0 ? count : otherCount) * lift,
  }
}

const shareOf = (count: number, size: number): number => (size === 0 ? 0 : count / size)

/**
 * Fisher's p of this many hits in one sample, where the other sample has one more hit (of as many documents or one
 * more).
 */
function tailAgainst(hits: number, drawn: number, otherHits: number, otherSize: number): number {
  if (otherSize === 0) return 1
  const marked = hits + otherHits + 1
  return fisherTail({ hits, drawn, marked, total: drawn + Math.max(otherSize, otherHits + 1) })
}
