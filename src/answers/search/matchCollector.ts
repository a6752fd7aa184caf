import { LargestValues } from '../../math/largestValues.js'
import { LARGEST_COSINES, LEAST_COSINES } from '../../snapshot/postingCosines.js'
import { grown } from '../../typedArrays.js'
import { COSINE_WEIGHT } from '../texts/conceptMatcher.js'

/** What the cosine of each code adds to a score, at least and at most. */
const LEAST_ADDED = LEAST_COSINES.map((cosine) => COSINE_WEIGHT * cosine)
const MOST_ADDED = LARGEST_COSINES.map((cosine) => COSINE_WEIGHT * cosine)

/** Minimum number of matches between two removals. */
const LEAST_ROOM = 1_024

/** Matches that can be among the best, ascending. */
export interface CollectedMatches {
  readonly documents: Uint32Array
  /** By position, the part of match_score that terms have. */
  readonly termScores: Float64Array
}

/**
 * Collects, from matches given in ascending order, those whose match_score can be among the `requested` highest. A match that
 * cannot be, whatever its cosine, is removed, so that memory does not depend on the number of matches unless most have equal
 * scores. Each score is known only between two bounds, which follow from the code of its cosine; `HighestCollector` takes scores
 * with one error for all.
 */
export class MatchCollector {
  private readonly room: number
  /** What scores are at least. A match that cannot reach the least of the best of these is none of the best. */
  private readonly sure: LargestValues
  /** What one of the collected matches reaches at most, the least of all. */
  private leastReach = Number.POSITIVE_INFINITY
  private documents: Uint32Array
  private termScores: Float64Array
  private codes: Uint8Array
  private count = 0

  /** `most` is the largest number of matches that can be added. */
  constructor(
    private readonly requested: number,
    private readonly most: number,
  ) {
    this.room = Math.min(2 * requested + LEAST_ROOM, most)
    this.sure = new LargestValues(requested)
    this.documents = new Uint32Array(this.room)
    this.termScores = new Float64Array(this.room)
    this.codes = new Uint8Array(this.room)
  }

  /** Adds a match with the code of its cosine. */
  add(document: number, termScore: number, code: number): void {
    const { sure } = this
    const reach = termScore + MOST_ADDED[code]!
    if (reach < sure.least || this.requested === 0) return
    if (this.count === this.documents.length) {
      this.removeOthers()
      if (2 * this.count > this.documents.length) this.grow(2 * this.count)
    }
    sure.add(termScore + LEAST_ADDED[code]!)
    if (reach < this.leastReach) this.leastReach = reach
    this.documents[this.count] = document
    this.termScores[this.count] = termScore
    this.codes[this.count++] = code
  }

  /** Makes room for all matches if most of those of a share of the documents are left: to grow step by step takes longer. */
  expect(share: number): void {
    const wanted = Math.ceil(this.count / share)
    if (this.count > this.room && wanted > 2 * this.documents.length) this.grow(wanted)
  }

  /** The matches that are left: views. */
  take(): CollectedMatches {
    this.removeOthers()
    return { documents: this.documents.subarray(0, this.count), termScores: this.termScores.subarray(0, this.count) }
  }

  /** Removes what is none of the best. */
  private removeOthers(): void {
    const { documents, termScores, codes } = this
    const { least } = this.sure
    // All scores are the same where a search has one exact term without codes.
    if (this.leastReach >= least) return
    this.leastReach = Number.POSITIVE_INFINITY
    let kept = 0
    for (let i = 0; i < this.count; i++) {
      const reach = termScores[i]! + MOST_ADDED[codes[i]!]!
      if (reach < least) continue
      if (reach < this.leastReach) this.leastReach = reach
      documents[kept] = documents[i]!
      termScores[kept] = termScores[i]!
      codes[kept++] = codes[i]!
    }
    this.count = kept
  }

  private grow(wanted: number): void {
    const length = Math.min(wanted, this.most)
    this.documents = grown(this.documents, length)
    this.termScores = grown(this.termScores, length)
    this.codes = grown(this.codes, length)
  }
}
