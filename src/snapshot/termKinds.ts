import type { PolarityScorer } from '../text/sentiment/polarityScorer.js'
import { createKindReader, type TermKind, type WrittenTerm } from '../text/sentiment/termKind.js'
import type { TermTable } from './snapshot.js'
import { termDisplay, termId, termSurfaces } from './termTable.js'

/** Kinds by their code, a byte of `SentimentLayer.kinds`; 0 stands for a term whose kind was not looked for. */
const KINDS: readonly TermKind[] = ['unknown', 'unknown', 'thing', 'opinion', 'quality', 'action', 'function']

export const kindOfCode = (code: number): TermKind => KINDS[code]!

/** What kinds are read from. */
export interface KindSource {
  readonly terms: Pick<TermTable, 'ids' | 'displays' | 'surfaceOffsets' | 'surfaceTexts' | 'surfaceCounts'>
  /** Codes of the languages of the project, its first language first, and the scorer of each. */
  readonly scorers: ReadonlyMap<string, PolarityScorer>
  /** A code of `text/sentiment/usage.ts` for each term; undefined where no sentiment was built. */
  readonly usages: Uint8Array | undefined
}

/** Gives the code of the kind of a term. A term of another language is read as one of the first. */
export function createKindFinder({ terms, scorers, usages }: KindSource): (term: number) => number {
  const readers = new Map<string, (term: WrittenTerm) => TermKind>()
  for (const [language, scorer] of scorers) readers.set(language, createKindReader(scorer))
  const [first] = readers.values()
  return (term) => {
    const id = termId(terms, term)
    const separator = id.lastIndexOf('|')
    const language = id.slice(separator + 1)
    const kind = (readers.get(language) ?? first!)({
      text: termDisplay(terms, term),
      lemma: id.slice(id.lastIndexOf(' ') + 1, separator),
      usage: usages?.[term] ?? 0,
      hasCapital: () => hasCapital(termSurfaces(terms, term)),
    })
    return KINDS.indexOf(kind, 1)
  }
}

/** Minimum number of capitalized occurrences of a noun, and their minimum share. */
const LEAST_CAPITALS = 3
const CAPITAL_SHARE = 0.9
const CAPITAL = /^\p{Lu}/u

function hasCapital(surfaces: readonly [text: string, count: number][]): boolean {
  let [capitals, total] = [0, 0]
  for (const [text, count] of surfaces) {
    total += count
    if (CAPITAL.test(text)) capitals += count
  }
  return capitals >= LEAST_CAPITALS && capitals >= total * CAPITAL_SHARE
}
