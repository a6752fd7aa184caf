import { kernel } from '../../compute/kernel.js'
import {
  type PackedStrings,
  packedCount,
  packStrings,
  pickStrings,
  sharedFloat32,
  sharedUint8,
  sharedUint32,
  unpackString,
  unpackStrings,
} from '../../compute/shared.js'
import type { Occurrences, TermTable } from '../../snapshot/snapshot.js'
import { firstWordOf, termSurfaces } from '../../snapshot/termTable.js'
import { displayForm, insideSentence, mayBeginSentences } from '../../text/displayForm.js'
import { loadChangedLanguages, type TermManagementLike } from '../../text/termChanges.js'
import { orderSurfaces } from '../postings/termSurfaces.js'
import { describeIds, type LanguageDictionary, rank } from '../postings/termTable.js'
import type { ShardTerms } from '../words/shardTerms.js'
import type { SurfaceFormCounts } from '../words/surfaceFormCounts.js'
import { NO_TERM, orderTerms, type TermNumbers } from '../words/termNumbers.js'

interface CountInput {
  readonly previous: Pick<TermTable, 'totalDocCounts' | 'distinctDocCounts'>
  /** The terms of the snapshot that is extended. */
  readonly occurrences: Pick<Occurrences, 'offsets' | 'terms' | 'fragments'>
  /** Its documents that are removed or read again. */
  readonly removed: readonly number[]
  /** The documents that are added or read again. */
  readonly added: readonly Pick<ShardTerms, 'documentTerms' | 'distinct'>[]
  /** Terms of the snapshot and new ones. */
  readonly termCount: number
  /** Number of documents after all changes. */
  readonly documentCount: number
}

/** Updates the document counts, and renumbers the terms by them. */
export const renumberTerms = kernel('build.renumberTerms', (input: CountInput): TermNumbers => {
  const { previous, occurrences, termCount } = input
  const total = new Uint32Array(termCount)
  const distinct = new Uint32Array(termCount)
  total.set(previous.totalDocCounts)
  distinct.set(previous.distinctDocCounts)
  for (const document of input.removed) {
    const standing = new Map<number, number>()
    for (let i = occurrences.offsets[document]!; i < occurrences.offsets[document + 1]!; i++) {
      const term = occurrences.terms[i]!
      standing.set(term, Math.max(standing.get(term) ?? 0, 1 - occurrences.fragments[i]!))
    }
    for (const [term, stands] of standing) {
      total[term]!--
      distinct[term]! -= stands
    }
  }
  for (const { documentTerms, distinct: stands } of input.added) {
    for (let i = 0; i < documentTerms.length; i++) {
      total[documentTerms[i]!]!++
      distinct[documentTerms[i]!]! += stands[i]!
    }
  }
  return orderTerms(total, distinct, input.documentCount)
})

interface ExtendInput {
  readonly languages: readonly LanguageDictionary[]
  readonly previous: TermTable
  readonly newIds: PackedStrings
  readonly numbers: TermNumbers
  /** Surfaces of removed and added documents, with new term numbers; documents that are read again count as both. */
  readonly added: readonly SurfaceFormCounts[]
  readonly removed: readonly SurfaceFormCounts[]
  readonly documentCount: number
  /** Mean number of words in a document, including function words. */
  readonly meanWords: number
  readonly management: TermManagementLike
}

/** Extends the term table of a snapshot by the changes to its documents. */
export const extendTerms = kernel('build.extendTerms', async (input: ExtendInput): Promise<TermTable> => {
  const { languages, previous, newIds, numbers } = input
  const { oldNumbers, totalDocCounts, distinctDocCounts } = numbers
  const count = oldNumbers.length
  const ids = pickStrings([previous.ids, newIds], oldNumbers)
  await loadChangedLanguages(input.management)
  const fresh = await describeIds(languages, newIds)
  const wordCounts = sharedUint8(count)
  const backgroundFrequencies = sharedFloat32(count)
  const stemHashes = sharedUint32(count)
  for (let term = 0; term < count; term++) {
    const old = oldNumbers[term]!
    const table = old < previous.count ? previous : fresh
    const at = old < previous.count ? old : old - previous.count
    wordCounts[term] = table.wordCounts[at]!
    backgroundFrequencies[term] = table.backgroundFrequencies[at]!
    stemHashes[term] = table.stemHashes[at]!
  }
  const surfaces = extendSurfaces(input, { ids, wordCounts })
  // What is no concept had no relevance; whether a word is one may depend on how it is shown.
  const isConcept = (term: number): boolean => {
    const old = oldNumbers[term]!
    return old < previous.count && previous.relevances[old]! > 0 && !surfaces.changed.has(term)
  }
  return {
    count,
    ids,
    wordCounts,
    totalDocCounts,
    distinctDocCounts,
    backgroundFrequencies,
    stemHashes,
    ...rank({
      ...input,
      ids,
      displays: surfaces.columns.displays,
      backgroundFrequencies,
      distinctDocCounts,
      isConcept,
    }),
    ...surfaces.columns,
  }
})

/**
 * Copies the surface forms of unchanged terms as bytes, and counts the surface forms of all other terms again. Also returns which
 * terms changed.
 */
function extendSurfaces(input: ExtendInput, table: Pick<TermTable, 'ids' | 'wordCounts'>) {
  const { previous, numbers } = input
  const { oldNumbers } = numbers
  const count = oldNumbers.length
  const changed = changedTerms(input, table)
  const displays = Uint32Array.from(oldNumbers)
  const surfaceOffsets = sharedUint32(count + 1)
  for (let term = 0; term < count; term++) {
    const old = oldNumbers[term]!
    if (old < previous.count)
      surfaceOffsets[term + 1] = previous.surfaceOffsets[old + 1]! - previous.surfaceOffsets[old]!
  }
  // What changed is numbered after the unchanged.
  const newDisplays: string[] = []
  for (const [term, { display, surfaces }] of changed) {
    displays[term] = previous.count + newDisplays.push(display) - 1
    surfaceOffsets[term + 1] = surfaces.length
  }
  // Numbers of surfaces so far.
  for (let term = 0; term < count; term++) surfaceOffsets[term + 1]! += surfaceOffsets[term]!
  const texts = new Uint32Array(surfaceOffsets[count]!)
  const surfaceCounts = sharedUint32(texts.length)
  const known = packedCount(previous.surfaceTexts)
  const newTexts: string[] = []
  for (let term = 0; term < count; term++) {
    const at = surfaceOffsets[term]!
    const surfaces = changed.get(term)?.surfaces
    if (surfaces !== undefined) {
      for (const [i, [text, number]] of surfaces.entries()) {
        texts[at + i] = known + newTexts.push(text) - 1
        surfaceCounts[at + i] = number
      }
      continue
    }
    const first = previous.surfaceOffsets[oldNumbers[term]!]!
    for (let i = at; i < surfaceOffsets[term + 1]!; i++) {
      texts[i] = first + i - at
      surfaceCounts[i] = previous.surfaceCounts[first + i - at]!
    }
  }
  const columns = {
    displays: pickStrings([previous.displays, packStrings(newDisplays)], displays),
    surfaceOffsets,
    surfaceTexts: pickStrings([previous.surfaceTexts, packStrings(newTexts)], texts),
    surfaceCounts,
  }
  return { columns, changed }
}

interface ChangedTerm {
  /** In storage order. */
  readonly surfaces: readonly (readonly [text: string, count: number])[]
  display: string
}

/** The terms with changed surfaces, in ascending order. */
function changedTerms(
  { previous, numbers, added, removed }: ExtendInput,
  { ids, wordCounts }: Pick<TermTable, 'ids' | 'wordCounts'>,
): Map<number, ChangedTerm> {
  const changes = surfaceChanges(added, removed, ({ counts }) => counts)
  const insideChanges = surfaceChanges(added, removed, ({ insideCounts }) => insideCounts)
  const terms = new Map<number, ChangedTerm>()
  /** Phrases whose display form only begins sentences. */
  const beginners: number[] = []
  for (const term of Uint32Array.from(changes.keys()).sort()) {
    const old = numbers.oldNumbers[term]!
    const surfaces = changeSurfaces(previous, old, changes.get(term)!)
    const before = old < previous.count ? unpackString(previous.displays, old) : ''
    const display = surfaces.length > 0 ? displayForm(surfaces, unpackString(ids, term)) : before
    terms.set(term, { surfaces, display })
    const isInside = display === before || (insideChanges.get(term)?.get(display) ?? 0) > 0
    if (wordCounts[term]! > 1 && !isInside && mayBeginSentences(display, unpackString(ids, term))) beginners.push(term)
  }
  for (const term of beginners) {
    const changed = terms.get(term)!
    const firstWord = firstWordOf({ ids }, term)
    const display =
      firstWord < 0
        ? undefined
        : (terms.get(firstWord)?.display ?? unpackString(previous.displays, numbers.oldNumbers[firstWord]!))
    changed.display = insideSentence(changed.display, unpackString(ids, term), display)
  }
  return terms
}

/** By term, the change of a number of occurrences of each text. */
type SurfaceChanges = ReadonlyMap<number, ReadonlyMap<string, number>>

function surfaceChanges(
  added: readonly SurfaceFormCounts[],
  removed: readonly SurfaceFormCounts[],
  countsOf: (shard: SurfaceFormCounts) => Uint32Array,
): SurfaceChanges {
  const changes = new Map<number, Map<string, number>>()
  for (const shard of added) addChanges(changes, shard, { counts: countsOf(shard), sign: 1 })
  for (const shard of removed) addChanges(changes, shard, { counts: countsOf(shard), sign: -1 })
  return changes
}

function addChanges(
  changes: Map<number, Map<string, number>>,
  { terms, texts }: SurfaceFormCounts,
  { counts, sign }: { readonly counts: Uint32Array; readonly sign: 1 | -1 },
): void {
  for (const [i, text] of unpackStrings(texts).entries()) {
    const term = terms[i]!
    if (term === NO_TERM || counts[i] === 0) continue
    let surfaces = changes.get(term)
    if (surfaces === undefined) {
      surfaces = new Map()
      changes.set(term, surfaces)
    }
    surfaces.set(text, (surfaces.get(text) ?? 0) + sign * counts[i]!)
  }
}

/** The surfaces of a term after its changes, in storage order. */
function changeSurfaces(previous: TermTable, old: number, changes: ReadonlyMap<string, number>) {
  const counted = new Map(old < previous.count ? termSurfaces(previous, old) : [])
  for (const [text, change] of changes) counted.set(text, (counted.get(text) ?? 0) + change)
  return orderSurfaces([...counted].filter(([, number]) => number > 0))
}
