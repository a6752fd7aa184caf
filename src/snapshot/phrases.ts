import { sharedUint32 } from '../compute/shared.js'
import { GAP_NONE, GAP_SPACE } from '../text/tokenization/gaps.js'
import type { PhraseTable } from './snapshot.js'

/** The gap as phrases see it: white space, a hyphen and nothing at all are the same neighbourhood. */
export const gapClass = (gap: number): number => (gap <= GAP_NONE ? GAP_SPACE : gap)

/** Finds edges of a phrase trie: an open-addressing table over its arrays. */
export interface PhraseMatcher {
  readonly table: PhraseTable
  /** Slots hold an edge number plus one; 0 is empty. */
  readonly slots: Uint32Array
}

const matchers = new WeakMap<PhraseTable, PhraseMatcher>()

/** The look-up of a phrase table, in shared memory, made once; linear in its edges. */
export function openPhraseMatcher(table: PhraseTable): PhraseMatcher {
  const known = matchers.get(table)
  if (known !== undefined) return known
  for (const _ of matcherSteps(table));
  return matchers.get(table)!
}

/** Edges put into a look-up at a time: some milliseconds. */
const EDGES_A_STEP = 50_000

/** Makes the look-up of a table that has none, step by step, for who must not hold the event loop. */
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

/** The node reached from `node` by a word after a gap, or -1. The first word of a phrase hangs on the root by gap 0. */
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

/** Receives a term standing on words `from` to `to` - 1; `fragment` when it lies inside a longer term. */
export type EmitTerm = (term: number, from: number, to: number, fragment: boolean) => void

/**
 * Reads the words `from` to `to` - 1 as terms: the longest phrase from the left wins, every other word stands for itself;
 * inside a phrase every shorter phrase and every single word is a fragment. Terms come ordered by first word, longest
 * first. Words whose term is negative are passed over (and end a phrase). A build and a query both read words this way.
 */
export function matchPhrases(
  matcher: PhraseMatcher,
  terms: Int32Array | readonly number[],
  gaps: Uint8Array | readonly number[],
  from: number,
  to: number,
  emit: EmitTerm,
): void {
  const { nodeTerm } = matcher.table
  let word = from
  while (word < to) {
    const term = terms[word]!
    if (term < 0) {
      word++
      continue
    }
    const end = longestPhrase(matcher, terms, gaps, word, to)
    if (end === word) {
      emit(term, word, word + 1, false)
      word++
      continue
    }
    for (let start = word; start < end; start++) {
      emitLongestFirst(matcher, nodeTerm, terms, gaps, start, end, start === word, emit)
    }
    word = end
  }
}

/** End of the longest phrase that starts at a word, or the word itself when none does. */
function longestPhrase(
  matcher: PhraseMatcher,
  terms: Int32Array | readonly number[],
  gaps: Uint8Array | readonly number[],
  start: number,
  to: number,
): number {
  const { nodeTerm } = matcher.table
  let node = followEdge(matcher, 0, GAP_SPACE, terms[start]!)
  let end = start
  for (let next = start + 1; node >= 0 && next < to && terms[next]! >= 0; next++) {
    node = followEdge(matcher, node, gapClass(gaps[next]!), terms[next]!)
    if (node >= 0 && nodeTerm[node]! >= 0) end = next + 1
  }
  return end
}

const found: number[] = []

function emitLongestFirst(
  matcher: PhraseMatcher,
  nodeTerm: Int32Array,
  terms: Int32Array | readonly number[],
  gaps: Uint8Array | readonly number[],
  start: number,
  end: number,
  first: boolean,
  emit: EmitTerm,
): void {
  found.length = 0
  let node = followEdge(matcher, 0, GAP_SPACE, terms[start]!)
  for (let next = start + 1; node >= 0 && next < end; next++) {
    node = followEdge(matcher, node, gapClass(gaps[next]!), terms[next]!)
    if (node >= 0 && nodeTerm[node]! >= 0) found.push(next + 1, nodeTerm[node]!)
  }
  for (let i = found.length - 2; i >= 0; i -= 2) {
    emit(found[i + 1]!, start, found[i]!, !(first && found[i] === end))
  }
  emit(terms[start]!, start, start + 1, true)
}

function hashEdge(node: number, gap: number, term: number): number {
  let hash = Math.imul(node ^ Math.imul(term, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(gap + 1, 0xc2b2ae35)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> 0
}
