import { kernel } from '../../compute/kernel.js'
import { PackedNumbers } from '../../compute/packedNumbers.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedUint32,
  unpackString,
} from '../../compute/shared.js'
import { GAP_BREAK, gapText } from '../../text/tokenization/gaps.js'
import { PairCounter } from '../phrases/pairTable.js'
import type { ShardWords } from './shardWords.js'

/** Surface texts of terms with their numbers of occurrences, including those inside phrases. */
export interface SurfaceFormCounts {
  readonly terms: Uint32Array
  /** The same text may be listed more than once for a term. */
  readonly texts: PackedStrings
  readonly counts: Uint32Array
  /** Of phrases, how many of these occurrences have a word before them in the same clause. */
  readonly insideCounts: Uint32Array
}

/** Adds up the counts of several shards: equal texts of a term are listed once, in the order of their first occurrence. */
export const mergeSurfaces = kernel(
  'build.mergeSurfaces',
  ({ shards }: { readonly shards: readonly SurfaceFormCounts[] }): SurfaceFormCounts => {
    const numbers = new PackedNumbers()
    const pairs = new PairCounter()
    const sums: number[] = []
    const insideSums: number[] = []
    for (const { terms, texts, counts, insideCounts } of shards) {
      for (let i = 0; i < terms.length; i++) {
        const pair = pairs.add(terms[i]!, numbers.numberOf(texts, i), 0, 1)
        sums[pair] = (sums[pair] ?? 0) + counts[i]!
        insideSums[pair] = (insideSums[pair] ?? 0) + insideCounts[i]!
      }
    }
    const { first, second } = pairs.pick(sums.map((_, pair) => pair))
    const counts = sharedUint32(sums.length)
    counts.set(sums)
    const insideCounts = sharedUint32(sums.length)
    insideCounts.set(insideSums)
    return { terms: first, texts: pickStrings([numbers.finish()], second), counts, insideCounts }
  },
)

/**
 * Counts surfaces: single words by surface number, phrases by a number for each of their prefixes, so that a text is
 * created only once, when its words and gaps first occur.
 */
export class SurfaceFormCounter {
  private readonly surfaceCount: number
  /** Surfaces of words, by their numbers; then those of phrases. */
  private readonly terms: number[] = []
  private readonly counts: number[] = []
  private readonly insideCounts: number[] = []
  private readonly phraseTexts: string[] = []
  /** Prefixes of phrases: a surface or a prefix, the gap, the next surface. They are numbered after the surfaces. */
  private readonly beginnings = new PairCounter()
  /** By prefix, its index among the surfaces of phrases, if it is a whole phrase. */
  private readonly phrases: (number | undefined)[] = []

  constructor(private readonly words: Pick<ShardWords, 'surfaces' | 'gaps' | 'surfaceTexts'>) {
    this.surfaceCount = packedCount(words.surfaceTexts)
    for (let surface = 0; surface < this.surfaceCount; surface++) {
      this.terms.push(0)
      this.counts.push(0)
      this.insideCounts.push(0)
    }
  }

  /** Counts a term that covers the words `from` to `end` - 1; `innerWords` are those of its language. */
  count(term: number, from: number, end: number, innerWords: readonly string[]): void {
    const isPhrase = end > from + 1
    const at = isPhrase ? this.phraseAt(from, end, innerWords) : this.words.surfaces[from]!
    this.terms[at] = term
    this.counts[at]!++
    if (isPhrase && this.words.gaps[from] !== GAP_BREAK) this.insideCounts[at]!++
  }

  finish(): SurfaceFormCounts {
    const { terms, counts, insideCounts } = this
    const met: number[] = []
    for (let at = 0; at < counts.length; at++) if (counts[at]! > 0) met.push(at)
    const pick = (numbers: readonly number[]): Uint32Array => {
      const picked = sharedUint32(met.length)
      for (let i = 0; i < met.length; i++) picked[i] = numbers[met[i]!]!
      return picked
    }
    return {
      terms: pick(terms),
      texts: pickStrings([this.words.surfaceTexts, packStrings(this.phraseTexts)], Uint32Array.from(met)),
      counts: pick(counts),
      insideCounts: pick(insideCounts),
    }
  }

  /** Index of a phrase among all surfaces. */
  private phraseAt(from: number, end: number, innerWords: readonly string[]): number {
    const { surfaces, gaps } = this.words
    let beginning = surfaces[from]!
    for (let word = from + 1; word < end; word++) {
      beginning = this.surfaceCount + this.beginnings.add(beginning, surfaces[word]!, gaps[word]!, 1)
    }
    const known = this.phrases[beginning - this.surfaceCount]
    if (known !== undefined) return known
    const at = this.terms.push(0) - 1
    this.counts.push(0)
    this.insideCounts.push(0)
    this.phraseTexts.push(this.textOf(from, end, innerWords))
    this.phrases[beginning - this.surfaceCount] = at
    return at
  }

  private textOf(from: number, end: number, innerWords: readonly string[]): string {
    const { surfaces, gaps } = this.words
    let text = this.surface(surfaces[from]!)
    for (let word = from + 1; word < end; word++) {
      text += gapText(gaps[word]!, innerWords) + this.surface(surfaces[word]!)
    }
    return text
  }

  private surface(surface: number): string {
    return unpackString(this.words.surfaceTexts, surface)
  }
}
