import { cacheSlot } from '../../compute/slotCache.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termDisplay, termId, termSurfaces } from '../../snapshot/termTable.js'
import { loadPolarityScorer } from '../../text/sentiment/loadPolarityScorer.js'
import { createKindReader, type TermKind, type WrittenTerm } from '../../text/sentiment/termKind.js'
import type { Concept, ConceptTerm } from './resolveConcept.js'

export type ConceptKind = TermKind

/** Kinds of the concepts of one snapshot. */
export interface ConceptKinds {
  /** Of several terms, the kind of the one that most documents have; a concept without a known term is `unknown`. */
  kindOf(concept: Pick<Concept, 'exactTerms'>): ConceptKind
}

const KINDS: readonly TermKind[] = ['unknown', 'thing', 'opinion', 'quality', 'action', 'function']

/** A lexicon with its tables, for each language of a project. */
const READER_BYTES = 2 << 20

interface OpenKinds extends ConceptKinds {
  readonly usages: Uint8Array | undefined
}

const kindSlot = cacheSlot<number, OpenKinds>({
  name: 'kinds',
  bytesOf: (_, termCount) => termCount + READER_BYTES,
})

type KindReader = (term: WrittenTerm) => TermKind

/**
 * Opens the kinds of a snapshot. Until its sentiment is built, they follow from the lists of the language alone. A term
 * is read when it is first asked for.
 */
export async function openKinds(snapshot: Snapshot): Promise<ConceptKinds> {
  const { cache, info, terms } = snapshot
  const usages = await snapshot.usages()
  const opened = cache.get(kindSlot, terms.count)
  if (opened?.usages === usages && opened !== undefined) return opened
  const readers = new Map<string, KindReader>()
  for (const language of [info.language, ...(info.otherLanguages ?? [])]) {
    readers.set(language, createKindReader(await loadPolarityScorer(language)))
  }
  const kinds = { usages, kindOf: conceptReader(snapshot, usages, readers) }
  cache.set(kindSlot, terms.count, kinds)
  return kinds
}

function conceptReader(
  { terms, info }: Snapshot,
  usages: Uint8Array | undefined,
  readers: ReadonlyMap<string, KindReader>,
): ConceptKinds['kindOf'] {
  /** By term: place in KINDS plus one; 0 where it has not been read. */
  const known = new Uint8Array(terms.count)
  const kindOfTerm = (term: number): TermKind => {
    if (known[term] === 0) {
      const language = termId(terms, term).split('|').at(-1)!
      const read = readers.get(language) ?? readers.get(info.language)!
      const written = {
        text: termDisplay(terms, term),
        usage: usages?.[term] ?? 0,
        capital: hasCapital(termSurfaces(terms, term)),
      }
      known[term] = KINDS.indexOf(read(written)) + 1
    }
    return KINDS[known[term]! - 1]!
  }
  return ({ exactTerms }) => {
    const term = mostFrequent(exactTerms)
    return term < 0 ? 'unknown' : kindOfTerm(term)
  }
}

/** Terms are numbered by their documents, the most frequent first. */
function mostFrequent(exactTerms: readonly ConceptTerm[]): number {
  let best = -1
  for (const { term } of exactTerms) if (term >= 0 && (best < 0 || term < best)) best = term
  return best
}

/** Occurrences with a capital, of which a noun has these at least, and their share. */
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
