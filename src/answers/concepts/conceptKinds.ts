import { cacheSlot } from '../../compute/slotCache.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { createKindFinder, kindOfCode } from '../../snapshot/termKinds.js'
import type { TermKind } from '../../text/sentiment/termKind.js'
import { openScorers } from './polarityScorers.js'
import type { Concept, ConceptTerm } from './resolveConcept.js'

/** What a concept is: a thing that texts talk of, an opinion, a quality, an action, a word of function, or unknown. */
export type ConceptKind = TermKind

/** Kinds of the concepts of one snapshot. */
export interface ConceptKinds {
  /** The kind of the most frequent term of the concept; `unknown` if it has no known term. */
  kindOf(concept: Pick<Concept, 'exactTerms'>): ConceptKind
}

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

/**
 * The kinds of a snapshot: a promise at the first call for its sentiment run, then the kinds themselves. The sentiment run finds
 * those of all terms. Until it is built, and for an analyser of the caller's, they follow from the word lists of the language alone, and
 * the kind of a term is found on first use.
 */
export function openKinds(snapshot: Snapshot): ConceptKinds | Promise<ConceptKinds> {
  const opened = snapshot.cache.get(kindSlot, snapshot.terms.count)
  return opened?.usages === snapshot.usages ? opened : loadKinds(snapshot)
}

async function loadKinds(snapshot: Snapshot): Promise<ConceptKinds> {
  const { cache, terms, usages } = snapshot
  const found = await snapshot.kinds()
  const codeOf = found === undefined ? await openFinder(snapshot) : (term: number) => found[term]!
  const kindOf: ConceptKinds['kindOf'] = ({ exactTerms }) => {
    const term = mostFrequent(exactTerms)
    return term < 0 ? 'unknown' : kindOfCode(codeOf(term))
  }
  const kinds = { usages, kindOf }
  cache.set(kindSlot, terms.count, kinds)
  return kinds
}

/** Finds the kinds of terms by word lists, and remembers them. */
async function openFinder(snapshot: Snapshot): Promise<(term: number) => number> {
  const { terms } = snapshot
  const usages = await snapshot.usages()
  const { byLanguage } = await openScorers(snapshot)
  const findKind = createKindFinder({ terms, scorers: byLanguage, usages })
  /** Codes by term; 0 if it has not been found. */
  const known = new Uint8Array(terms.count)
  return (term) => {
    if (known[term] === 0) known[term] = findKind(term)
    return known[term]!
  }
}

/** Terms are numbered by their documents, the most frequent first. */
function mostFrequent(exactTerms: readonly ConceptTerm[]): number {
  let best = -1
  for (const { term } of exactTerms) if (term >= 0 && (best < 0 || term < best)) best = term
  return best
}
