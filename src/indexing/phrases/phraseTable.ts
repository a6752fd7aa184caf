import { sharedInt32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { followEdge, openPhraseMatcher, type PhraseMatcher } from '../../snapshot/phrases.js'
import type { PhraseTable } from '../../snapshot/snapshot.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import type { MergedUnit } from './findPhrases.js'

/** Words, and the gap before each. */
export interface Spelling {
  readonly words: readonly number[]
  readonly gaps: readonly number[]
}

const spellWord = (word: number): readonly Spelling[] => [{ words: [word], gaps: [GAP_SPACE] }]

/** The spellings of every merged unit: one, or several if a part is a known phrase with several (`spell`). */
export function spellUnits(
  unitCount: number,
  merged: readonly MergedUnit[],
  spell: (unit: number) => readonly Spelling[] = spellWord,
): Spelling[] {
  const spelled: Spelling[][] = []
  const spellingsOf = (unit: number) => (unit < unitCount ? spell(unit) : spelled[unit - unitCount]!)
  for (const { first, second, gap } of merged) {
    spelled.push(
      spellingsOf(first).flatMap((left) =>
        spellingsOf(second).map((right) => ({
          words: [...left.words, ...right.words],
          gaps: [...left.gaps, gap, ...right.gaps.slice(1)],
        })),
      ),
    )
  }
  return spelled.flat()
}

const noPhrases: PhraseTable = {
  edgeFrom: new Uint32Array(0),
  edgeGap: new Uint8Array(0),
  edgeTerm: new Uint32Array(0),
  edgeTo: new Uint32Array(0),
  nodeTerm: Int32Array.of(-1),
}

/**
 * The trie of phrases over word numbers, extended from a known one. `termOf` gives the term number of a phrase; phrases
 * with the same words and different gaps are one term.
 */
export function buildPhraseTable(
  phrases: readonly Spelling[],
  termOf: (words: readonly number[]) => number,
  known: PhraseTable = noPhrases,
): PhraseTable {
  const trie = new TrieBuilder(known)
  for (const { words, gaps } of phrases) {
    let node = 0
    for (let i = 0; i < words.length; i++) node = trie.child(node, i === 0 ? GAP_SPACE : gaps[i]!, words[i]!)
    trie.nodeTerm[node] = termOf(words)
  }
  return trie.finish()
}

/** A trie that grows. The edge to node n has the number n - 1. */
class TrieBuilder {
  readonly nodeTerm: number[]
  private readonly edgeFrom: number[]
  private readonly edgeGap: number[]
  private readonly edgeTerm: number[]
  private readonly matcher: PhraseMatcher
  private readonly knownNodes: number
  /** Child by node, gap and word, for new edges. */
  private readonly children = new Map<string, number>()

  constructor(known: PhraseTable) {
    this.matcher = openPhraseMatcher(known)
    this.knownNodes = known.nodeTerm.length
    this.edgeFrom = [...known.edgeFrom]
    this.edgeGap = [...known.edgeGap]
    this.edgeTerm = [...known.edgeTerm]
    this.nodeTerm = [...known.nodeTerm]
  }

  /** The child node of an edge; adds the edge if it does not exist. */
  child(node: number, gap: number, word: number): number {
    const known = node < this.knownNodes ? followEdge(this.matcher, node, gap, word) : -1
    if (known >= 0) return known
    const key = `${node} ${gap} ${word}`
    const added = this.children.get(key)
    if (added !== undefined) return added
    const child = this.nodeTerm.length
    this.children.set(key, child)
    this.nodeTerm.push(-1)
    this.edgeFrom.push(node)
    this.edgeGap.push(gap)
    this.edgeTerm.push(word)
    return child
  }

  /** The trie in shared memory. */
  finish(): PhraseTable {
    const { edgeFrom, edgeGap, edgeTerm, nodeTerm } = this
    const table = {
      edgeFrom: sharedUint32(edgeFrom.length),
      edgeGap: sharedUint8(edgeFrom.length),
      edgeTerm: sharedUint32(edgeFrom.length),
      edgeTo: sharedUint32(edgeFrom.length),
      nodeTerm: sharedInt32(nodeTerm.length),
    }
    table.edgeFrom.set(edgeFrom)
    table.edgeGap.set(edgeGap)
    table.edgeTerm.set(edgeTerm)
    for (let edge = 0; edge < edgeFrom.length; edge++) table.edgeTo[edge] = edge + 1
    table.nodeTerm.set(nodeTerm)
    return table
  }
}
