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
import type { Occurrences, PhraseTable, Snapshot, TermManagement } from '../../snapshot/snapshot.js'
import { loadChangedLanguages, termChanges, termReplacer } from '../../text/termChanges.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import { findPhrases, type MergedUnit } from '../phrases/findPhrases.js'
import { countNeighbours, type NeighbourOptions, numberNeighbours, openNeighbours } from '../phrases/neighbours.js'
import { buildPhraseTable, type Spelling, spellUnits } from '../phrases/phraseTable.js'
import type { ShardUnits } from '../words/shardWords.js'
import { NO_TERM } from '../words/termNumbers.js'
import { type CandidatePairs, seekPairs } from './candidatePairs.js'
import { type DeltaWords, findTermId, findTermNumbers } from './delta.js'

/**
 * Finds the phrases that added documents make frequent enough, by the rule of a full build over all documents. The
 * terms of the snapshot are the units, as in one more pass. candidatePairs.ts selects pairs, and the old documents that
 * may contain them. These documents are read again, because only their texts have the gaps. If a pair is a phrase,
 * their terms change in any case. Our choice: gaps that are allowed conditionally wait for a full build, because the
 * condition depends on all pairs.
 */

interface NewPhrases {
  /** The phrases of the snapshot and the new ones. */
  readonly phrases: PhraseTable
  /** Ids of the new phrases, numbered after all others. */
  readonly newIds: PackedStrings
  /** Documents of the snapshot that may have them, ascending. */
  readonly documents: Uint32Array
  readonly delta: DeltaWords
}

interface NewPhraseOptions {
  readonly occurrences: Occurrences
  readonly added: DeltaWords
  /** Numbers of the removed documents, ascending. */
  readonly removed: Uint32Array
  /** Number of documents after the changes. */
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

/** The phrases of a snapshot, and those that become frequent enough through added documents. */
export async function findNewPhrases(
  previous: Pick<Snapshot, 'terms' | 'phrases' | 'postings'>,
  options: NewPhraseOptions,
): Promise<NewPhrases> {
  const { known, management, documentCount, phraseGaps, compute, signal } = options
  const matcher = openPhraseMatcher(previous.phrases)
  const unitCount = countIds(known)
  const unitWords = sharedUint8(unitCount).fill(1)
  unitWords.set(previous.terms.wordCounts)
  const added = await joinPhrases(options.added, matcher, options)
  const candidates = await findCandidates(previous, added, unitWords, options)
  const delta = await options.reread(candidates.documents)
  const merged = await findPhrases([...added, ...(await joinPhrases(delta, matcher, options))], {
    documentCount,
    unitCount,
    phraseGaps,
    conditionalGaps: [],
    rest: { units: candidates.restUnits, unitWords, pairs: candidates.pairs },
    compute,
    signal,
  })
  const named = await compute.run(nameNewPhrases, { known, merged, management, phrases: previous.phrases }, { signal })
  return { ...named, documents: candidates.documents, delta }
}

const countIds = (packs: readonly PackedStrings[]): number => packs.reduce((sum, ids) => sum + packedCount(ids), 0)

/** Converts the words of some documents to terms, with known phrases as one unit. */
function joinPhrases(
  { units }: DeltaWords,
  matcher: PhraseMatcher,
  { compute, signal }: Pick<NewPhraseOptions, 'compute' | 'signal'>,
): Promise<ShardUnits[]> {
  const inputs = units.map((shard) => ({ shard, matcher }))
  return compute.map(joinKnownPhrases, inputs, { signal })
}

/** The candidate pairs among the neighbours in added documents. */
async function findCandidates(
  { postings }: Pick<Snapshot, 'postings'>,
  added: readonly ShardUnits[],
  unitWords: Uint8Array,
  { occurrences, removed, documentCount, phraseGaps, innerWords, compute, signal }: NewPhraseOptions,
): Promise<CandidatePairs> {
  const gaps = [GAP_SPACE, ...phraseGaps]
  const unitCount = unitWords.length
  const options: NeighbourOptions = { unitCount, gaps, conditionalGaps: [], leastDocuments: 1, compute, signal }
  const neighbours = await numberNeighbours(await openNeighbours(added, options), options)
  const { pairs, totals } = neighbours
  const counts = await countNeighbours(neighbours, options)
  const input = { pairs, totals, counts, unitWords, occurrences, postings, removed, documentCount, innerWords }
  return seekPairs(input, compute, signal)
}

/** Converts the words of a shard to terms, with known phrases as one unit. */
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

interface NameInput {
  readonly known: readonly PackedStrings[]
  readonly merged: readonly MergedUnit[]
  readonly management: TermManagement
  /** The phrases of the snapshot. */
  readonly phrases: PhraseTable
}

/** The ids of phrases that have none yet, and the trie of all phrases. Applies term management as a full build does. */
export const nameNewPhrases = kernel(
  'build.nameNewPhrases',
  async ({ known, merged, management, phrases }: NameInput): Promise<Pick<NewPhrases, 'phrases' | 'newIds'>> => {
    if (merged.length === 0) return { phrases, newIds: packStrings([]) }
    await loadChangedLanguages(management)
    const replace = termReplacer(termChanges(management))
    const unitCount = countIds(known)
    const idOf = (words: readonly number[]): string => words.map((word) => findTermId(known, word)).join(' ')
    const termIdOf = (words: readonly number[]): string | undefined => replace(idOf(words))
    const spellings = spellNewPhrases(known, merged, phrases)
    const allowed = spellings.filter(({ words }) => termIdOf(words) !== undefined)
    const ids = [...new Set(allowed.map(({ words }) => termIdOf(words)!))]
    const found = findTermNumbers(known, packStrings(ids))
    const newIds = ids.filter((_, i) => found[i]! < 0)
    const numbers = new Map(newIds.map((id, i) => [id, unitCount + i]))
    for (const [i, id] of ids.entries()) if (found[i]! >= 0) numbers.set(id, found[i]!)
    const termOf = (words: readonly number[]): number => numbers.get(termIdOf(words)!)!
    return { phrases: buildPhraseTable(allowed, termOf, phrases), newIds: packStrings(newIds) }
  },
)

/** The spellings of the new phrases in words; a part that is a known phrase can have several. */
function spellNewPhrases(
  known: readonly PackedStrings[],
  merged: readonly MergedUnit[],
  phrases: PhraseTable,
): Spelling[] {
  const parts = new Set(merged.flatMap(({ first, second }) => [first, second]))
  const spellings = spellingsOf(phrases, parts)
  return spellUnits(countIds(known), merged, (unit) => {
    const asWord = { words: [unit], gaps: [GAP_SPACE] }
    const asPhrase = spellings.get(unit)
    if (asPhrase === undefined) return [asWord]
    // Term management can give a phrase the id of a word.
    return findTermId(known, unit).includes(' ') ? asPhrase : [asWord, ...asPhrase]
  })
}

/** The spellings of some terms as phrases of a trie; a term can have several. */
function spellingsOf(
  { edgeFrom, edgeGap, edgeTerm, nodeTerm }: PhraseTable,
  terms: ReadonlySet<number>,
): Map<number, Spelling[]> {
  const spellings = new Map<number, Spelling[]>()
  for (let end = 1; end < nodeTerm.length; end++) {
    const term = nodeTerm[end]!
    if (!terms.has(term)) continue
    const words: number[] = []
    const gaps: number[] = []
    // The edge to node n has the number n - 1.
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
