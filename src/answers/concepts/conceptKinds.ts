import { cacheSlot } from '../../compute/slotCache.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { termDisplay, termId, termSurfaces } from '../../snapshot/termTable.js'
import { createKindReader, type TermKind, type WrittenTerm } from '../../text/sentiment/termKind.js'
import { openScorers } from './polarityScorers.js'
import type { Concept, ConceptTerm } from './resolveConcept.js'

/** What a concept is: a thing that texts talk of, an opinion, a quality, an action, a word of function, or unknown. */
export type ConceptKind = TermKind

/** Kinds of the concepts of one snapshot. */
export interface ConceptKinds {
  /** The kind of the most frequent term of the concept; `unknown` if it has no known term. */
  kindOf(concept: Pick<Concept, 'exactTerms'>): ConceptKind
}

const KINDS: readonly TermKind[] = ['unknown', 'thing', 'opinion', 'quality', 'action', 'function']

/** The word lists of a project's languages. */
const READER_BYTES = 64 << 10

interface OpenKinds extends ConceptKinds {
  /** The `usages` of the snapshot that they were opened for; another sentiment run has another function. */
  readonly usages: Snapshot['usages']
}

const kindSlot = cacheSlot<number, OpenKinds>({
  name: 'kinds',
  bytesOf: (_, termCount) => termCount + READER_BYTES,
  // A byte for each term; most of the time of reading a kind is that of its stems.
  isPinned: true,
})

type KindReader = (term: WrittenTerm) => TermKind

/**
 * The kinds of a snapshot: a promise at the first call for its sentiment run, then the kinds themselves. Until its sentiment
 * is built, they follow from the word lists of the language alone. The kind of a term is computed on first use.
 */
export function openKinds(snapshot: Snapshot): ConceptKinds | Promise<ConceptKinds> {
  const opened = snapshot.cache.get(kindSlot, snapshot.terms.count)
  return opened?.usages === snapshot.usages ? opened : loadKinds(snapshot)
}

async function loadKinds(snapshot: Snapshot): Promise<ConceptKinds> {
  const { cache, info, terms } = snapshot
  const usages = await snapshot.usages()
  const { scorerOf } = await openScorers(snapshot)
  const readers = new Map<string, KindReader>()
  for (const language of [info.language, ...(info.otherLanguages ?? [])]) {
    readers.set(language, createKindReader(scorerOf(language)))
  }
  const kinds = { usages: snapshot.usages, kindOf: conceptReader(snapshot, usages, readers) }
  cache.set(kindSlot, terms.count, kinds)
  return kinds
}

function conceptReader(
  { terms, info }: Snapshot,
  usages: Uint8Array | undefined,
  readers: ReadonlyMap<string, KindReader>,
): ConceptKinds['kindOf'] {
  /** Index in KINDS + 1, by term; 0 if it has not been computed. */
  const known = new Uint8Array(terms.count)
  const kindOfTerm = (term: number): TermKind => {
    if (known[term] === 0) {
      const language = termId(terms, term).split('|').at(-1)!
      const read = readers.get(language) ?? readers.get(info.language)!
      const written = {
        text: termDisplay(terms, term),
        usage: usages?.[term] ?? 0,
        hasCapital: () => hasCapital(termSurfaces(terms, term)),
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
