import { sharedUint32 } from '../compute/shared.js'
import { GAP_NONE, GAP_SPACE } from '../text/tokenization/gaps.js'
import type { PhraseTable } from './snapshot.js'

/** The gap class for phrases: white space, a hyphen and nothing are equivalent. */
export const gapClass = (gap: number): number => (gap <= GAP_NONE ? GAP_SPACE : gap)

/** Finds edges of a phrase trie: an open-addressing table over its arrays. */
export interface PhraseMatcher {
  readonly table: PhraseTable
  /** Slots hold an edge number plus one; 0 is empty. */
  readonly slots: Uint32Array
}

const matchers = new WeakMap<PhraseTable, PhraseMatcher>()

/** The lookup table of phrases, in shared memory, built once; linear in the number of edges. */
export function openPhraseMatcher(table: PhraseTable): PhraseMatcher {
  const known = matchers.get(table)
  if (known !== undefined) return known
  for (const _ of matcherSteps(table));
  return matchers.get(table)!
}

/** Number of edges added to a lookup table at a time: some milliseconds. */
const EDGES_A_STEP = 50_000

/** Builds a missing lookup table step by step, for callers that must not block the event loop. */
export function* matcherSteps(table: PhraseTable): Generator<void> {
  if (matchers.has(table)) return
  let size = 16
  while (size < table.edgeFrom.length * 2) size *= 2
  const slots = sharedUint32(size)
  for (let edge = 0; edge < table.edgeFrom.length; edge++) {
    let slot = hashEdge(table.edgeFrom[edge]!, table.edgeGap[edge]!, table.edgeTerm[edge]!) & (size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = edge + 1
    if (edge % EDGES_A_STEP === EDGES_A_STEP - 1) yield
  }
  matchers.set(table, { table, slots })
}

/**
 * The node reached from `node` by a word after a gap, or -1. The first word of a phrase has an edge from the root with
 * gap 0.
 */
export function followEdge(matcher: PhraseMatcher, node: number, gap: number, term: number): number {
  const { table, slots } = matcher
  const mask = slots.length - 1
  let slot = hashEdge(node, gap, term) & mask
  for (;;) {
    const entry = slots[slot]!
    if (entry === 0) return -1
    const edge = entry - 1
    if (table.edgeTerm[edge] === term && table.edgeFrom[edge] === node && table.edgeGap[edge] === gap) {
      return table.edgeTo[edge]!
    }
    slot = (slot + 1) & mask
  }
}

/** Receives a term that covers the words `from` to `to` - 1; `fragment` if it is inside a longer term. */
type EmitTerm = (term: number, from: number, to: number, fragment: boolean) => void

/** Words of a text, by the numbers of their terms. */
interface MatchedWords {
  /** Negative for a word that is not a term of the snapshot. */
  readonly terms: Int32Array | readonly number[]
  /** Gap before each word. */
  readonly gaps: Uint8Array | readonly number[]
  /** The words to read. */
  readonly from: number
  readonly to: number
}

/**
 * Reads the words `from` to `to` - 1 as terms: the longest phrase from the left wins, and every other word is a term;
 * inside a phrase, every shorter phrase and every single word is a fragment. Terms are ordered by first word, longest
 * first. Words with a negative term are skipped, and end a phrase. Builds and queries both use this function.
 */
export function matchPhrases(matcher: PhraseMatcher, words: MatchedWords, emit: EmitTerm): void {
  matchPhrasesUntil(matcher, words, words.to, emit)
}

/** Reads the terms that begin before the word `until`; returns the first word behind them, from which to go on. */
export function matchPhrasesUntil(matcher: PhraseMatcher, words: MatchedWords, until: number, emit: EmitTerm): number {
  const { terms } = words
  let word = words.from
  while (word < until) {
    const term = terms[word]!
    const end = term < 0 ? word : longestPhrase(matcher, words, word)
    if (end > word) emitPhrase(matcher, words, word, end, emit)
    else if (term >= 0) emit(term, word, word + 1, false)
    word = Math.max(end, word + 1)
  }
  return word
}

/** End of the longest phrase that starts at a word, or the word itself when none does. */
function longestPhrase(matcher: PhraseMatcher, { terms, gaps, to }: MatchedWords, start: number): number {
  const { nodeTerm } = matcher.table
  let node = followEdge(matcher, 0, GAP_SPACE, terms[start]!)
  let end = start
  for (let next = start + 1; node >= 0 && next < to && terms[next]! >= 0; next++) {
    node = followEdge(matcher, node, gapClass(gaps[next]!), terms[next]!)
    if (node >= 0 && nodeTerm[node]! >= 0) end = next + 1
  }
  return end
}

/** End and term of each phrase from one word, shortest first; used again for the next word. */
const found: number[] = []

/** Emits a phrase and all terms inside it, from each word the longest first. */
function emitPhrase(matcher: PhraseMatcher, words: MatchedWords, first: number, end: number, emit: EmitTerm): void {
  const { terms, gaps } = words
  const { nodeTerm } = matcher.table
  for (let start = first; start < end; start++) {
    found.length = 0
    let node = followEdge(matcher, 0, GAP_SPACE, terms[start]!)
    for (let next = start + 1; node >= 0 && next < end; next++) {
      node = followEdge(matcher, node, gapClass(gaps[next]!), terms[next]!)
      if (node >= 0 && nodeTerm[node]! >= 0) found.push(next + 1, nodeTerm[node]!)
    }
    for (let i = found.length - 2; i >= 0; i -= 2) {
      emit(found[i + 1]!, start, found[i]!, !(start === first && found[i] === end))
    }
    emit(terms[start]!, start, start + 1, true)
  }
}

/** A hash of 32 bits. The multipliers are those of MurmurHash3 and xxHash32. */
function hashEdge(node: number, gap: number, term: number): number {
  let hash = Math.imul(node ^ Math.imul(term, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(gap + 1, 0xc2b2ae35)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> 0
}
