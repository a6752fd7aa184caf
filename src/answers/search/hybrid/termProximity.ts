import type { DocumentPositions } from '../../../snapshot/snapshot.js'
import { GAP_BREAK } from '../../../text/tokenization/gaps.js'

/** Words of one text in their order: term numbers (-1 where the project has none), UTF-16 positions, gaps before them. */
export interface WordLine {
  readonly terms: ArrayLike<number>
  readonly starts: ArrayLike<number>
  readonly lengths: ArrayLike<number>
  readonly gaps: ArrayLike<number>
  readonly length: number
}

/** Two adjacent words of a query. */
export interface WordPair {
  readonly first: number
  readonly second: number
  /** UTF-16 code units between them in the query. */
  readonly gap: number
  /** How often the two words are adjacent in this order. */
  count: number
}

/** Unit of distance: about one word of an alphabetic script with the space before it. */
const WORD_UNITS = 6
/** Words further apart, in UTF-16 code units, add nothing. */
const MOST_DISTANCE = 60

/**
 * Pairs of different words that follow each other without punctuation between them; function words may stand between.
 */
export function pairsOf(lines: readonly WordLine[]): WordPair[] {
  const pairs = new Map<string, WordPair>()
  for (const { terms, starts, lengths, gaps, length } of lines) {
    for (let word = 1; word < length; word++) {
      const [first, second] = [terms[word - 1]!, terms[word]!]
      if (first < 0 || second < 0 || first === second || gaps[word] === GAP_BREAK) continue
      const key = `${first} ${second}`
      const known = pairs.get(key)
      if (known !== undefined) known.count++
      else pairs.set(key, { first, second, gap: starts[word]! - starts[word - 1]! - lengths[word - 1]!, count: 1 })
    }
  }
  return [...pairs.values()]
}

/** Reads the occurrences of a document for pairs of words. */
export type ProximityReader = (document: DocumentPositions) => Float64Array

/**
 * Proximity of each pair in a document, on the scale of a frequency: the sum of 1 / (1 + d / 6) over the positions where both words
 * occur. d is the difference between their distance in the document and their distance in the query, mirrored where the order is
 * reversed. After the sequential dependence of Metzler and Croft 2005 and the distances of Büttcher, Clarke and Lushman 2006. The
 * same array is reused for every document.
 */
export function createProximityReader(termCount: number, pairs: readonly WordPair[]): ProximityReader {
  // Most words of a document are in no pair, so one look-up rules them out. Words of pairs are numbered from 1.
  const numbers = new Uint16Array(termCount)
  const indexes: number[][] = [[]]
  for (const [index, { first, second }] of pairs.entries()) {
    for (const term of [first, second]) {
      if (numbers[term] === 0) numbers[term] = indexes.push([]) - 1
      indexes[numbers[term]!]!.push(index)
    }
  }
  const sums = new Float64Array(pairs.length)
  const ends = new Int32Array(indexes.length)
  return ({ terms, starts, lengths }) => {
    sums.fill(0)
    ends.fill(-1)
    for (let o = 0; o < terms.length; o++) {
      const number = numbers[terms[o]!]!
      if (number === 0) continue
      for (const index of indexes[number]!) {
        const { first, second, gap } = pairs[index]!
        const isOrdered = terms[o] === second
        const end = ends[numbers[isOrdered ? first : second]!]!
        const apart = starts[o]! - end
        if (end < 0 || apart > MOST_DISTANCE) continue
        sums[index]! += 1 / (1 + (isOrdered ? Math.abs(apart - gap) : apart + gap) / WORD_UNITS)
      }
      ends[number] = starts[o]! + lengths[o]!
    }
    return sums
  }
}
