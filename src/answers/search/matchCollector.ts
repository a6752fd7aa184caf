import { highestScores } from '../../math/topK.js'
import { LARGEST_COSINES, LEAST_COSINES } from '../../snapshot/postingCosines.js'
import { grown } from '../../typedArrays.js'
import { COSINE_WEIGHT } from '../texts/conceptMatcher.js'

/** What the cosine of each code adds to a score, at least and at most. */
const LEAST_ADDED = LEAST_COSINES.map((cosine) => COSINE_WEIGHT * cosine)
const MOST_ADDED = LARGEST_COSINES.map((cosine) => COSINE_WEIGHT * cosine)

/** Minimum number of matches between two counts of the best. */
const LEAST_ROOM = 1_024

/** Matches that can be among the best, ascending. */
export interface CollectedMatches {
  readonly documents: Uint32Array
  /** By position, the part of match_score that terms have. */
  readonly termScores: Float64Array
}

/**
 * Collects, from matches given in ascending order, those whose match_score can be among the `requested` highest. A match that cannot be,
 * whatever its cosine, is removed, so that memory does not depend on the number of matches unless most have equal scores.
 */
export class MatchCollector {
  /** Matches that cannot reach this score need not be added. It only rises. */
  private bar = Number.NEGATIVE_INFINITY
  private readonly room: number
  private documents: Uint32Array
  private termScores: Float64Array
  private codes: Uint8Array
  private count = 0

  /** `most` is the largest number of matches that can be added. */
  constructor(
    private readonly requested: number,
    most: number,
  ) {
    if (requested === 0) this.bar = Number.POSITIVE_INFINITY
    this.room = Math.min(2 * requested + LEAST_ROOM, most)
    this.documents = new Uint32Array(this.room)
    this.termScores = new Float64Array(this.room)
    this.codes = new Uint8Array(this.room)
  }

  /** Adds a match with the code of its cosine. */
  add(document: number, termScore: number, code: number): void {
    if (termScore + MOST_ADDED[code]! < this.bar) return
    if (this.count === this.documents.length) {
      this.raiseBar()
      if (2 * this.count > this.documents.length) this.grow(2 * this.count)
      if (termScore + MOST_ADDED[code]! < this.bar) return
    }
    this.documents[this.count] = document
    this.termScores[this.count] = termScore
    this.codes[this.count++] = code
  }

  /** Makes room for as many matches as so far in each of so many later windows, if few are removed: to grow step by step takes longer. */
  expect(windows: number): void {
    const wanted = this.count * (1 + windows)
    if (this.count > this.room && wanted > this.documents.length) this.grow(wanted)
  }

  /** The matches that are left: views. */
  take(): CollectedMatches {
    this.raiseBar()
    return { documents: this.documents.subarray(0, this.count), termScores: this.termScores.subarray(0, this.count) }
  }

  /** Finds what the best so far reach for certain, and removes what cannot reach that. */
  private raiseBar(): void {
    const { requested, documents, termScores, codes, count } = this
    if (requested === 0 || count < requested) return
    const sure = new Float64Array(count)
    let [leastReach, mostSure] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let i = 0; i < count; i++) {
      const score = termScores[i]!
      sure[i] = score + LEAST_ADDED[codes[i]!]!
      leastReach = Math.min(leastReach, score + MOST_ADDED[codes[i]!]!)
      mostSure = Math.max(mostSure, sure[i]!)
    }
    // All scores are the same where a search has one exact term without codes.
    if (leastReach >= mostSure) return
    this.bar = sure[highestScores(sure, requested)[requested - 1]!]!
    let kept = 0
    for (let i = 0; i < count; i++) {
      if (termScores[i]! + MOST_ADDED[codes[i]!]! < this.bar) continue
      documents[kept] = documents[i]!
      termScores[kept] = termScores[i]!
      codes[kept++] = codes[i]!
    }
    this.count = kept
  }

  private grow(length: number): void {
    this.documents = grown(this.documents, length)
    this.termScores = grown(this.termScores, length)
    this.codes = grown(this.codes, length)
  }
}
