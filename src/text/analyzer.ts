import { grown } from '../typedArrays.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'

/**
 * The interface between text analysis and everything that needs words. An analyzer handles one language with the term
 * management of a project, and turns texts into words with positions. It does not know phrases, documents or projects.
 */
export interface Analyzer {
  /** Two-letter code. */
  readonly language: string
  /** Replaces our tokenizer, if given. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Distinct raw word forms so far, in order of first appearance. */
  readonly surfaces: readonly string[]
  /** For each surface the number of its term in `termIds`, -1 for a function word or an ignored one. */
  readonly surfaceTerms: readonly number[]
  /** Distinct single-word term ids (`stem|lang`) so far, in order of first appearance. */
  readonly termIds: readonly string[]
  /**
   * Appends the content words (and negators) of `text` to `words`; returns the number of words, including function
   * words.
   */
  analyze(text: string, words: WordList): number
  /** Does so in steps, for a long text. The analyzer may read other texts meanwhile. */
  analyzeSteps(text: string, words: WordList): Generator<void, number>
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
  /** Index of the word in its text, counting function words. */
  positions: Uint32Array
  /** The gap between the previous content word and this one: a code of `gaps.ts`. */
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

/** Ensures capacity for at least one more word. */
export function growWordList(words: WordList): void {
  if (words.length < words.surfaces.length) return
  const capacity = Math.max(16, words.surfaces.length * 2)
  words.surfaces = grown(words.surfaces, capacity)
  words.starts = grown(words.starts, capacity)
  words.lengths = grown(words.lengths, capacity)
  words.positions = grown(words.positions, capacity)
  words.gaps = grown(words.gaps, capacity)
}
