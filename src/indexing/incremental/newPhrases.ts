import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  sharedInt32,
  sharedUint8,
  sharedUint32,
} from '../../compute/shared.js'
import { matchPhrases, openPhraseMatcher, type PhraseMatcher } from '../../snapshot/phrases.js'
import type { Occurrences, PhraseTable, Postings, Snapshot, TermManagement } from '../../snapshot/snapshot.js'
import { termChanges } from '../../text/termChanges.js'
import { GAP_SPACE, gapText } from '../../text/tokenization/gaps.js'
import { findPhrases, type MergedUnit } from '../phrases/findPhrases.js'
import { countNeighbours, type NeighbourOptions, numberNeighbours, openNeighbours } from '../phrases/neighbours.js'
import { findPair, type PairTable, tablePairs } from '../phrases/pairTable.js'
import {
  type CountedNeighbours,
  fitsPhrase,
  leastDocuments,
  phraseScore,
  sumPairCounts,
} from '../phrases/phraseRule.js'
import { buildPhraseTable, type Spelling, spellUnits } from '../phrases/phraseTable.js'
import type { ShardUnits } from '../words/extractTerms.js'
import { NO_TERM } from '../words/termCounts.js'
import { type DeltaWords, findTermId, findTermNumber } from './delta.js'

/**
 * Neighbours that documents to come make frequent enough for a phrase, by the rule of a full build and over all documents:
 * the terms of the snapshot are its units, as if this were one more pass. A pair counts in the old documents wherever its
 * terms stand next to each other with as much room between them as its gap takes; whether it is that gap only their texts
 * tell, so those of the strongest pairs are read again, and would have to be in any case: what they say is another term
 * now. Our choice: gaps that are allowed under a condition wait for a full build, since the condition looks at all pairs.
 */

/** Of all documents, those that may be read again for new phrases, the strongest first; other pairs wait for a full build. */
const MOST_READ_AGAIN = 0.01

interface NewPhrases {
  /** Those of the snapshot and the new ones. */
  readonly phrases: PhraseTable
  /** Ids of the new ones, numbered after all others. */
  readonly newIds: PackedStrings
  /** Documents of the snapshot that may have them, ascending. */
  readonly documents: Uint32Array
  readonly delta: DeltaWords
}

interface NewPhraseOptions {
  readonly occurrences: Occurrences
  readonly added: DeltaWords
  /** Numbers of the documents that go, ascending. */
  readonly removed: Uint32Array
  /** Documents when all have come and gone. */
  readonly documentCount: number
  /** Ids that have a number. */
  readonly known: readonly PackedStrings[]
  readonly phraseGaps: readonly number[]
  readonly innerWords: readonly string[]
  readonly management: TermManagement
  /** Reads documents of the snapshot. */
  readonly reread: (documents: Uint32Array) => Promise<DeltaWords>
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The phrases of a snapshot, and those that documents to come make. */
export async function findNewPhrases(
  previous: Pick<Snapshot, 'terms' | 'phrases' | 'postings'>,
  options: NewPhraseOptions,
): Promise<NewPhrases> {
  const { occurrences, added, removed, documentCount, phraseGaps, innerWords, compute, signal } = options
  const matcher = openPhraseMatcher(previous.phrases)
  const standing = async ({ units }: DeltaWords): Promise<ShardUnits[]> =>
    compute.map(
      joinKnownPhrases,
      units.map((shard) => ({ shard, matcher })),
      { signal },
    )
  const unitCount = options.known.reduce((sum, ids) => sum + packedCount(ids), 0)
  const unitWords = sharedUint8(unitCount).fill(1)
  unitWords.set(previous.terms.wordCounts)
  const ours = await standing(added)
  const gaps = [GAP_SPACE, ...phraseGaps]
  const looking: NeighbourOptions = { unitCount, gaps, conditionalGaps: [], leastDocuments: 1, compute, signal }
  const { pairs, totals, ...neighbours } = await numberNeighbours(await openNeighbours(ours, looking), looking)
  const counts = await countNeighbours({ pairs, totals, ...neighbours }, looking)
  const sought = await compute.run(
    findCandidatePairs,
    { pairs, totals, counts, unitWords, occurrences, postings: previous.postings, removed, documentCount, innerWords },
    { signal },
  )
  const delta = await options.reread(sought.documents)
  const merged = await findPhrases([...ours, ...(await standing(delta))], {
    documentCount,
    unitCount,
    phraseGaps,
    conditionalGaps: [],
    rest: { units: sought.restUnits, unitWords, pairs: sought.pairs },
    compute,
    signal,
  })
  const named = await compute.run(
    nameNewPhrases,
    { known: options.known, merged, management: options.management, phrases: previous.phrases },
    { signal },
  )
  return { ...named, documents: sought.documents, delta }
}

/** Words of a shard -> its terms, known phrases as one unit. */
export const joinKnownPhrases = kernel(
  'build.joinKnown',
  ({ shard, matcher }: { readonly shard: ShardUnits; readonly matcher: PhraseMatcher }): ShardUnits => {
    const documents = shard.documentOffsets.length - 1
    const documentOffsets = sharedUint32(documents + 1)
    const units = sharedInt32(shard.units.length)
    const gaps = sharedUint8(shard.units.length)
    let length = 0
    for (let document = 0; document < documents; document++) {
      const from = shard.documentOffsets[document]!
      const to = shard.documentOffsets[document + 1]!
      matchPhrases(matcher, { terms: shard.units, gaps: shard.gaps, from, to }, (term, first, _end, fragment) => {
        if (fragment) return
        units[length] = term
        gaps[length++] = shard.gaps[first]!
      })
      documentOffsets[document + 1] = length
    }
    return { documentOffsets, units: units.subarray(0, length), gaps: gaps.subarray(0, length) }
  },
)

/** Neighbours in the documents that come, with gaps that phrases may have. */
interface CandidateInput extends Omit<CountedNeighbours, 'restUnits'> {
  readonly unitWords: Uint8Array
  readonly occurrences: Occurrences
  readonly postings: Postings
  readonly removed: Uint32Array
  readonly documentCount: number
  readonly innerWords: readonly string[]
}

interface CandidatePairs {
  readonly pairs: PairTable
  /** Old documents where one of the pairs may stand, ascending. */
  readonly documents: Uint32Array
  /** By unit: how often it stands in the old documents that are neither among those nor go. */
  readonly restUnits: Uint32Array
}

/** The pairs that may be phrases if whatever takes as much room as their gap is their gap. */
export const findCandidatePairs = kernel('build.seekPairs', (input: CandidateInput): CandidatePairs => {
  const { unitWords, occurrences, documentCount } = input
  const oldDocuments = occurrences.offsets.length - 1
  const isGone = new Uint8Array(oldDocuments)
  for (const document of input.removed) isGone[document] = 1
  const restUnits = sharedUint32(unitWords.length)
  for (let document = 0; document < oldDocuments; document++) {
    if (isGone[document] === 0) countStanding(occurrences, document, 1, restUnits)
  }
  const { pairs, times, documents: added, units, expected } = sumPairCounts({ ...input, restUnits })
  const possible: number[] = []
  for (let pair = 0; pair < pairs.first.length; pair++) {
    const words = unitWords[pairs.first[pair]!]! + unitWords[pairs.second[pair]!]!
    if (fitsPhrase(words)) possible.push(pair)
  }

  // Pairs whose gaps take as much room share one place.
  const rooms = { ...pairs, gap: pairs.gap.map((gap) => Math.max(NARROW, gapText(gap, input.innerWords).length)) }
  const places = tablePairs(rooms, possible, unitWords.length)
  const before = countBefore(occurrences, isGone, places)
  const scored: { pair: number; place: number; score: number }[] = []
  for (const pair of possible) {
    const first = pairs.first[pair]!
    const second = pairs.second[pair]!
    const place = findPair(places, first, second, rooms.gap[pair]!)
    if (added[pair]! + before.documents[place]! < leastDocuments(documentCount)) continue
    const score = phraseScore({
      times: times[pair]! + before.times[place]!,
      expected: expected(first, second, pairs.gap[pair]!),
      rarer: Math.min(units[first]!, units[second]!),
      documentCount,
    })
    if (score > 0) scored.push({ pair, place, score })
  }
  scored.sort((a, b) => b.score - a.score || a.pair - b.pair)
  const isWanted = new Uint8Array(possible.length)
  const wanted: number[] = []
  let room = Math.ceil(oldDocuments * MOST_READ_AGAIN)
  for (const { pair, place } of scored) {
    const more = isWanted[place] === 1 ? 0 : before.documents[place]!
    if (more > room) continue
    room -= more
    isWanted[place] = 1
    wanted.push(pair)
  }
  const documents = documentsWith(input, isGone, tablePairs(rooms, wanted, unitWords.length))
  for (const document of documents) countStanding(occurrences, document, -1, restUnits)
  return { pairs: tablePairs(pairs, wanted, unitWords.length), documents, restUnits }
})

/** Room of white space, a hyphen or nothing: one code unit at most. */
const NARROW = 1
/** The widest room that a table of pairs tells from others. */
const WIDEST = 255

/** Counts the terms of a document that stand for themselves. */
function countStanding(
  { offsets, terms, fragments }: Occurrences,
  document: number,
  by: number,
  counts: Uint32Array,
): void {
  const end = offsets[document + 1]!
  for (let i = offsets[document]!; i < end; i++) if (fragments[i] === 0) counts[terms[i]!]! += by
}

/** Visits what of a table is next to each other in a document. */
function eachPlace(
  { offsets, terms, starts, lengths, fragments }: Occurrences,
  document: number,
  places: PairTable,
  visit: (place: number) => void,
): void {
  const end = offsets[document + 1]!
  let before = -1
  let wordsEnd = 0
  for (let i = offsets[document]!; i < end; i++) {
    if (fragments[i] === 1) continue
    const term = terms[i]!
    const room = Math.max(NARROW, starts[i]! - wordsEnd)
    const place = before < 0 || room > WIDEST ? -1 : findPair(places, before, term, room)
    if (place >= 0) visit(place)
    before = term
    wordsEnd = starts[i]! + lengths[i]!
  }
}

/** How often, and in how many documents that stay, terms stand next to each other. */
function countBefore(occurrences: Occurrences, isGone: Uint8Array, places: PairTable) {
  const times = new Uint32Array(places.first.length)
  const documents = new Uint32Array(places.first.length)
  const last = new Int32Array(places.first.length).fill(-1)
  for (let document = 0; document < isGone.length; document++) {
    if (isGone[document] === 1) continue
    eachPlace(occurrences, document, places, (place) => {
      times[place]!++
      if (last[place] !== document) documents[place]!++
      last[place] = document
    })
  }
  return { times, documents }
}

/** The documents that stay in which one of the pairs is. */
function documentsWith(
  { occurrences, postings: { offsets, documents } }: Pick<CandidateInput, 'occurrences' | 'postings'>,
  isGone: Uint8Array,
  pairs: PairTable,
): Uint32Array {
  // Terms that are new stand nowhere yet.
  const documentsOf = (term: number): Uint32Array =>
    documents.subarray(offsets[term] ?? documents.length, offsets[term + 1] ?? documents.length)
  // Each has the rarer of the two.
  const hopeful = new Set<number>()
  for (let pair = 0; pair < pairs.first.length; pair++) {
    const [first, second] = [documentsOf(pairs.first[pair]!), documentsOf(pairs.second[pair]!)]
    for (const document of first.length < second.length ? first : second) hopeful.add(document)
  }
  const found = Uint32Array.from(hopeful).filter((document) => {
    let isFound = false
    if (isGone[document] === 0) {
      eachPlace(occurrences, document, pairs, () => {
        isFound = true
      })
    }
    return isFound
  })
  const sorted = sharedUint32(found.length)
  sorted.set(found.sort())
  return sorted
}

interface NameInput {
  readonly known: readonly PackedStrings[]
  readonly merged: readonly MergedUnit[]
  readonly management: TermManagement
  /** Those of the snapshot. */
  readonly phrases: PhraseTable
}

/** Ids of the new phrases that have none, and the trie grown by them; term management applies as in a full build. */
export const nameNewPhrases = kernel(
  'build.nameNewPhrases',
  ({ known, merged, management, phrases }: NameInput): Pick<NewPhrases, 'phrases' | 'newIds'> => {
    if (merged.length === 0) return { phrases, newIds: packStrings([]) }
    const changeOf = termChanges(management)
    const unitCount = known.reduce((sum, ids) => sum + packedCount(ids), 0)
    const parts = new Set(merged.flatMap(({ first, second }) => [first, second]))
    const spellings = spellingsOf(phrases, parts)
    const spelled = spellUnits(unitCount, merged, (unit) => {
      const asWord = { words: [unit], gaps: [GAP_SPACE] }
      const asPhrase = spellings.get(unit)
      if (asPhrase === undefined) return [asWord]
      // Management can give a phrase the id of a word.
      return findTermId(known, unit).includes(' ') ? asPhrase : [asWord, ...asPhrase]
    })
    const idOf = (words: readonly number[]): string => words.map((word) => findTermId(known, word)).join(' ')
    const numbers = new Map<string, number>()
    const table = buildPhraseTable(
      spelled.filter(({ words }) => changeOf(idOf(words))?.action !== 'ignore'),
      (words) => {
        const written = idOf(words)
        const id = changeOf(written)?.new_term_id ?? written
        const number = numbers.get(id) ?? findTermNumber(known, id)
        if (number >= 0) return number
        numbers.set(id, unitCount + numbers.size)
        return unitCount + numbers.size - 1
      },
      phrases,
    )
    return { phrases: table, newIds: packStrings([...numbers.keys()]) }
  },
)

/** How some terms are written as phrases of a trie, perhaps in several ways. */
function spellingsOf(
  { edgeFrom, edgeGap, edgeTerm, nodeTerm }: PhraseTable,
  wanted: ReadonlySet<number>,
): Map<number, Spelling[]> {
  const spellings = new Map<number, Spelling[]>()
  for (let end = 1; end < nodeTerm.length; end++) {
    const term = nodeTerm[end]!
    if (!wanted.has(term)) continue
    const words: number[] = []
    const gaps: number[] = []
    // The edge to a node has the number before it.
    for (let node = end; node > 0; node = edgeFrom[node - 1]!) {
      words.unshift(edgeTerm[node - 1]!)
      gaps.unshift(edgeGap[node - 1]!)
    }
    if (words.includes(NO_TERM)) continue
    const known = spellings.get(term)
    if (known === undefined) spellings.set(term, [{ words, gaps }])
    else known.push({ words, gaps })
  }
  return spellings
}
