import { memoizeAsync } from '../compute/memoizeAsync.js'
import type { PartSource, StoredParts } from './parts.js'
import type { PlaceFinder } from './sharedOccurrences.js'
import type { DocumentOccurrences, DocumentPositions, Occurrences, Snapshot } from './snapshot.js'

/** All occurrences of fewer documents are read in less than a tenth of a second. */
const FEW_DOCUMENTS = 1 << 18
/**
 * Reading one document by itself takes about a ten-thousandth of the time of reading a million, and memory for none of the others. So
 * after one in this many all are read: that at most doubles the time for whoever reads many, and spares it to those who read few.
 */
const SINGLE_SHARE = 64

interface OccurrenceOptions {
  /** Number of documents. */
  readonly count: number
  /** Fewer are read as a whole. */
  readonly fewDocuments?: number | undefined
  /** Where occurrences are stored that are shared with another snapshot; undefined if they are in the order of the documents. */
  readonly places?: FindPlaces | undefined
}

type FindPlaces = () => Promise<PlaceFinder>

/** The occurrences of a snapshot. Those of a few documents among many are read by themselves, until they have become many. */
export function openOccurrences(
  readAll: () => Promise<Occurrences>,
  { stored }: Pick<PartSource, 'stored'>,
  { count, fewDocuments = FEW_DOCUMENTS, places }: OccurrenceOptions,
): Pick<Snapshot, 'occurrences' | 'occurrencesOf' | 'positionsOf' | 'occurringTerms'> {
  let singles = count < fewDocuments ? 0 : count / SINGLE_SHARE
  const occurrences = memoizeAsync(() => {
    singles = 0
    return readAll()
  })
  /** Where some documents are read by themselves; undefined where all are. */
  const singly = (documents: ArrayLike<number>): StoredParts | undefined => {
    singles -= documents.length
    return singles < 0 ? undefined : stored
  }
  return {
    occurrences,
    async occurrencesOf(documents) {
      const parts = singly(documents)
      return parts === undefined
        ? occurrencesIn(await occurrences(), documents)
        : await readSome(parts, documents, places)
    },
    async positionsOf(documents) {
      const parts = singly(documents)
      if (parts === undefined) return occurrencesIn(await occurrences(), documents)
      const ranges = await readRanges(parts, documents, places)
      return await readPositions(parts, ranges, places)
    },
    async occurringTerms(documents) {
      const parts = singly(documents)
      if (parts === undefined) return occurrencesIn(await occurrences(), documents).map(({ terms }) => terms)
      const ranges = await readRanges(parts, documents, places)
      const terms = await readTerms(parts, ranges, places)
      return Array.from(documents, (_, i) => terms.subarray(ranges.offsets[i]!, ranges.offsets[i + 1]!))
    },
  }
}

/** The occurrences of some documents among those of all. */
export const occurrencesIn = (
  { offsets, terms, starts, lengths, fragments }: Occurrences,
  documents: ArrayLike<number>,
): DocumentOccurrences[] =>
  Array.from(documents, (document) => {
    const range = [offsets[document]!, offsets[document + 1]!] as const
    return {
      first: range[0],
      terms: terms.subarray(...range),
      starts: starts.subarray(...range),
      lengths: lengths.subarray(...range),
      fragments: fragments.subarray(...range),
    }
  })

/** Which occurrences are those of some documents. */
interface Ranges {
  /** The first occurrence of each document. */
  readonly firsts: Uint32Array
  /** Rows of `numbers`, a row for each document. */
  readonly offsets: Uint32Array
  /** Where the occurrences are stored. */
  readonly numbers: Uint32Array
}

async function readRanges(
  stored: StoredParts,
  documents: ArrayLike<number>,
  places: FindPlaces | undefined,
): Promise<Ranges> {
  if (places !== undefined) return rangesAt(await places(), documents)
  const bounds = await stored.rows(
    'occurrences.offsets',
    1,
    Uint32Array.from({ length: 2 * documents.length }, (_, i) => documents[i >>> 1]! + (i & 1)),
  )
  const firsts = Uint32Array.from(documents, (_, i) => bounds[2 * i]!)
  const lengths = Uint32Array.from(documents, (_, i) => bounds[2 * i + 1]! - bounds[2 * i]!)
  return { firsts, ...numbersFrom(firsts, lengths) }
}

function rangesAt({ find }: PlaceFinder, documents: ArrayLike<number>): Ranges {
  const { firsts, starts, lengths } = find(documents)
  return { firsts, ...numbersFrom(starts, lengths) }
}

/** Ranges of numbers one after the other. */
function numbersFrom(firsts: Uint32Array, lengths: Uint32Array): Pick<Ranges, 'offsets' | 'numbers'> {
  const offsets = new Uint32Array(firsts.length + 1)
  for (let i = 0; i < firsts.length; i++) offsets[i + 1] = offsets[i]! + lengths[i]!
  const numbers = new Uint32Array(offsets[firsts.length]!)
  for (let i = 0; i < firsts.length; i++) {
    for (let at = offsets[i]!, number = firsts[i]!; at < offsets[i + 1]!; at++, number++) numbers[at] = number
  }
  return { offsets, numbers }
}

/** The terms with the numbers that they have in the snapshot. */
async function readTerms(stored: StoredParts, ranges: Ranges, places: FindPlaces | undefined): Promise<Uint32Array> {
  const terms = await readNumbers<Uint32Array>(stored, 'terms', ranges)
  if (places === undefined) return terms
  const { sharedCount, sharedTerms } = await places()
  return Uint32Array.from(terms, (term, i) => (ranges.numbers[i]! < sharedCount ? sharedTerms[term]! : term))
}

const readNumbers = async <Numbers>(stored: StoredParts, name: string, { numbers }: Ranges): Promise<Numbers> =>
  (await stored.rows(`occurrences.${name}`, 1, numbers)) as Numbers

/** Where words are in the documents of some ranges. */
async function readPositions(
  stored: StoredParts,
  ranges: Ranges,
  places: FindPlaces | undefined,
): Promise<DocumentPositions[]> {
  const terms = await readTerms(stored, ranges, places)
  const starts = await readNumbers<Uint32Array>(stored, 'starts', ranges)
  const lengths = await readNumbers<Uint16Array>(stored, 'lengths', ranges)
  return Array.from(ranges.firsts, (_, i) => {
    const range = [ranges.offsets[i]!, ranges.offsets[i + 1]!] as const
    return { terms: terms.subarray(...range), starts: starts.subarray(...range), lengths: lengths.subarray(...range) }
  })
}

async function readSome(
  stored: StoredParts,
  documents: ArrayLike<number>,
  places: FindPlaces | undefined,
): Promise<DocumentOccurrences[]> {
  const ranges = await readRanges(stored, documents, places)
  const positions = await readPositions(stored, ranges, places)
  const fragments = await readNumbers<Uint8Array>(stored, 'fragments', ranges)
  return positions.map((own, i) => ({
    ...own,
    fragments: fragments.subarray(ranges.offsets[i]!, ranges.offsets[i + 1]!),
    first: ranges.firsts[i]!,
  }))
}
