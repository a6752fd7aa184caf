import { grown } from '../typedArrays.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'

/**
 * The contract between text and everything that needs words. An analyzer knows one language and the project's term
 * management; it turns texts into words with places. It knows nothing of phrases, documents or projects.
 */
export interface Analyzer {
  /** Two-letter code. */
  readonly language: string
  /** Finds the words, if it is not ours. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Distinct raw word forms met so far, in order of first appearance. */
  readonly surfaces: readonly string[]
  /** For each surface the number of its term in `termIds`, -1 for a function word or an ignored one. */
  readonly surfaceTerms: readonly number[]
  /** Distinct single-word term ids (`stem|lang`) met so far, in order of first appearance. */
  readonly termIds: readonly string[]
  /** Appends the content words (and negators) of `text` to `words`; gives the number of words, function words included. */
  analyze(text: string, words: WordList): number
}

/** Content words and negators of one or more texts, as parallel arrays that grow. */
export interface WordList {
  length: number
  /** Index into `Analyzer.surfaces`. */
  surfaces: Uint32Array
  /** First UTF-16 code unit. */
  starts: Uint32Array
  /** UTF-16 code units. */
  lengths: Uint16Array
  /** Running number of the word within its text, function words counted. */
  positions: Uint32Array
  /** What stands between this word and the content word before it: a code of `gaps.ts`. */
  gaps: Uint8Array
}

export function createWordList(capacity = 1024): WordList {
  return {
    length: 0,
    surfaces: new Uint32Array(capacity),
    starts: new Uint32Array(capacity),
    lengths: new Uint16Array(capacity),
    positions: new Uint32Array(capacity),
    gaps: new Uint8Array(capacity),
  }
}

/** Makes room for at least one word more. */
export function growWordList(words: WordList): void {
  if (words.length < words.surfaces.length) return
  const capacity = Math.max(16, words.surfaces.length * 2)
  words.surfaces = grown(words.surfaces, capacity)
  words.starts = grown(words.starts, capacity)
  words.lengths = grown(words.lengths, capacity)
  words.positions = grown(words.positions, capacity)
  words.gaps = grown(words.gaps, capacity)
}
