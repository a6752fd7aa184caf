import { type PackedStrings, packStrings, sharedUint32, unpackString } from '../compute/shared.js'
import { gapText } from '../text/gaps.js'
import type { ShardWords } from './terms.js'

/** Surface texts of terms, counted: as a term for itself, and in all. */
export interface SurfaceCounts {
  readonly terms: Uint32Array
  readonly texts: PackedStrings
  readonly distinctCounts: Uint32Array
  readonly totalCounts: Uint32Array
}

/** Counts surfaces: single words by their surface number, phrases by the text written from their words and gaps. */
export class SurfaceTally {
  private readonly wordDistinct: Uint32Array
  private readonly wordTotal: Uint32Array
  private readonly wordTerm: Uint32Array
  private readonly phrases = new Map<string, { term: number; text: string; distinct: number; total: number }>()
  private readonly surfaceCache: string[] = []

  constructor(
    private readonly words: Pick<ShardWords, 'surfaces' | 'gaps' | 'surfaceTexts'>,
    private readonly innerWords: readonly string[],
  ) {
    const surfaces = words.surfaceTexts.offsets.length - 1
    this.wordDistinct = new Uint32Array(surfaces)
    this.wordTotal = new Uint32Array(surfaces)
    this.wordTerm = new Uint32Array(surfaces)
  }

  count(term: number, from: number, end: number, fragment: boolean): void {
    const { words } = this
    if (end === from + 1) {
      const surface = words.surfaces[from]!
      this.wordTerm[surface] = term
      this.wordTotal[surface]!++
      if (!fragment) this.wordDistinct[surface]!++
      return
    }
    let text = this.surface(words.surfaces[from]!)
    for (let word = from + 1; word < end; word++) {
      text += gapText(words.gaps[word]!, this.innerWords) + this.surface(words.surfaces[word]!)
    }
    const key = `${term} ${text}`
    let entry = this.phrases.get(key)
    if (entry === undefined) {
      entry = { term, text, distinct: 0, total: 0 }
      this.phrases.set(key, entry)
    }
    entry.total++
    if (!fragment) entry.distinct++
  }

  finish(): SurfaceCounts {
    const terms: number[] = []
    const texts: string[] = []
    const distinct: number[] = []
    const total: number[] = []
    for (let surface = 0; surface < this.wordTotal.length; surface++) {
      if (this.wordTotal[surface] === 0) continue
      terms.push(this.wordTerm[surface]!)
      texts.push(this.surface(surface))
      distinct.push(this.wordDistinct[surface]!)
      total.push(this.wordTotal[surface]!)
    }
    for (const entry of this.phrases.values()) {
      terms.push(entry.term)
      texts.push(entry.text)
      distinct.push(entry.distinct)
      total.push(entry.total)
    }
    return {
      terms: filled(terms),
      texts: packStrings(texts),
      distinctCounts: filled(distinct),
      totalCounts: filled(total),
    }
  }

  private surface(surface: number): string {
    this.surfaceCache[surface] ??= unpackString(this.words.surfaceTexts, surface)
    return this.surfaceCache[surface]!
  }
}

function filled(numbers: readonly number[]): Uint32Array {
  const array = sharedUint32(numbers.length)
  array.set(numbers)
  return array
}
