import { grown } from '../typedArrays.js'
import { highestScores, scoresAt } from './topK.js'

/** Indexes with their scores, in ascending order of index. */
export interface IndexedScores {
  readonly indexes: Uint32Array
  readonly scores: Float64Array
}

/** Minimum number of entries between two counts of the highest. */
const LEAST_ROOM = 1_024

/**
 * Collects, from indexes given in ascending order, those whose score can be among the `requested` highest once each changes
 * by at most `error`, which is the same for all. Memory does not depend on the number of scores unless most are equal.
 */
export class HighestCollector {
  /** Lower scores need not be added. It only rises. */
  bar = Number.NEGATIVE_INFINITY
  private indexes: Uint32Array
  private scores: Float64Array
  private count = 0

  constructor(
    private readonly requested: number,
    private readonly error: number,
  ) {
    if (requested === 0) this.bar = Number.POSITIVE_INFINITY
    const room = 2 * requested + LEAST_ROOM
    this.indexes = new Uint32Array(room)
    this.scores = new Float64Array(room)
  }

  add(index: number, score: number): void {
    if (!(score >= this.bar)) return
    if (this.count === this.indexes.length) {
      this.raiseBar()
      if (this.count > this.indexes.length / 2) this.grow()
      if (score < this.bar) return
    }
    this.indexes[this.count] = index
    this.scores[this.count++] = score
  }

  /** The indexes collected that reach the bar, ascending: copies. */
  take(): IndexedScores {
    this.raiseBar()
    return { indexes: this.indexes.slice(0, this.count), scores: this.scores.slice(0, this.count) }
  }

  /** Counts the highest so far, and removes what cannot be among them. */
  private raiseBar(): void {
    const { requested, indexes, scores, count } = this
    if (requested === 0 || count < requested) return
    const own = scores.subarray(0, count)
    const [least] = scoresAt(own, highestScores(own, requested).subarray(requested - 1))
    this.bar = least! - 2 * this.error
    let kept = 0
    for (let i = 0; i < count; i++) {
      if (scores[i]! < this.bar) continue
      indexes[kept] = indexes[i]!
      scores[kept++] = scores[i]!
    }
    this.count = kept
  }

  private grow(): void {
    const length = 2 * this.indexes.length
    this.indexes = grown(this.indexes, length)
    this.scores = grown(this.scores, length)
  }
}
