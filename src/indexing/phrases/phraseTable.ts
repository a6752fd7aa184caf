import { sharedInt32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import { followEdge, openPhraseMatcher } from '../../snapshot/phrases.js'
import type { PhraseTable } from '../../snapshot/snapshot.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import type { MergedUnit } from './findPhrases.js'

/** Words with the gap before each. */
export interface Spelling {
  readonly words: readonly number[]
  readonly gaps: readonly number[]
}

const spellWord = (word: number): readonly Spelling[] => [{ words: [word], gaps: [GAP_SPACE] }]

/** The spellings of every merged unit: one, unless a phrase that was known before (`spell`) has several. */
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
 * The trie of phrases over word numbers, grown from a known one. `termOf` gives a phrase's term number (phrases with the
 * same words and other gaps are one term).
 */
export function buildPhraseTable(
  phrases: readonly Spelling[],
  termOf: (words: readonly number[]) => number,
  known: PhraseTable = noPhrases,
): PhraseTable {
  const matcher = openPhraseMatcher(known)
  const knownNodes = known.nodeTerm.length
  const edges = new Map<string, number>()
  const from = [...known.edgeFrom]
  const gapBefore = [...known.edgeGap]
  const term = [...known.edgeTerm]
  const nodeTerm = [...known.nodeTerm]
  const follow = (node: number, gap: number, word: number): number | undefined => {
    const next = node < knownNodes ? followEdge(matcher, node, gap, word) : -1
    return next < 0 ? edges.get(`${node} ${gap} ${word}`) : next
  }
  for (const { words, gaps } of phrases) {
    let node = 0
    for (let i = 0; i < words.length; i++) {
      const gap = i === 0 ? GAP_SPACE : gaps[i]!
      let next = follow(node, gap, words[i]!)
      if (next === undefined) {
        next = nodeTerm.length
        edges.set(`${node} ${gap} ${words[i]}`, next)
        nodeTerm.push(-1)
        from.push(node)
        gapBefore.push(gap)
        term.push(words[i]!)
      }
      node = next
    }
    nodeTerm[node] = termOf(words)
  }
  const table = {
    edgeFrom: sharedUint32(from.length),
    edgeGap: sharedUint8(from.length),
    edgeTerm: sharedUint32(from.length),
    edgeTo: sharedUint32(from.length),
    nodeTerm: sharedInt32(nodeTerm.length),
  }
  table.edgeFrom.set(from)
  table.edgeGap.set(gapBefore)
  table.edgeTerm.set(term)
  for (let edge = 0; edge < from.length; edge++) table.edgeTo[edge] = edge + 1
  table.nodeTerm.set(nodeTerm)
  return table
}
