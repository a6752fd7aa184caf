import { bitOf } from '../../compute/bits.js'
import { forEachChunk, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { fisherTail } from '../../math/statistics/tests.js'
import { dictionaryOf } from '../../snapshot/columns.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { ColumnRows, Snapshot, StringColumn } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import type { AnswerContext } from '../context.js'
import { type Buckets, breakDown, MOST_BUCKETS } from '../counts/breakdowns.js'
import { openTimeline } from '../counts/timeline.js'

/** Where most documents of a concept are: a value of a field, or a quarter. */
export interface Concentration {
  readonly field: string
  /** The value; of a date field the start of the quarter. */
  readonly label: string
  /** Documents of the concept that are there, and their share of all of the concept's. */
  readonly count: number
  readonly share: number
}

/** Least share of a concept's documents, for a value of a field and for a quarter. */
const VALUE_SHARE = 0.6
const QUARTER_SHARE = 0.5
/** A concentration is clear below this p, times the number of values that could have been found. */
const CLEAR_P = 0.05

/** The buckets of the string fields and of the quarters of a set of documents, opened once for all concepts. */
export interface Divisions {
  readonly set: DocumentSet
  readonly fields: readonly Division[]
  readonly quarters: { readonly field: string; readonly buckets: Buckets } | undefined
}

/** A string field. */
interface Division {
  readonly field: string
  readonly buckets: FilterBuckets
}

/** Buckets, as far as they count documents; those of a sparse field are not listed by document. */
type FilterBuckets = Pick<Buckets, 'labels' | 'buckets' | 'filterCounts'> & ColumnRows

/** Fields with too many values, and dates over too many quarters, are left out. Takes one pass over each field. */
export async function openDivisions(
  context: AnswerContext,
  set: DocumentSet,
  dateField: string | undefined,
): Promise<Divisions | 'noDateField'> {
  const fields: Division[] = []
  for (const column of context.snapshot.columns.fields) {
    if (column.type !== 'string') continue
    await yieldIfSpent(context.signal)
    const { name } = column
    const buckets = sparseBuckets(context.snapshot, column, set) ?? (await breakDown(context, { name }, set))
    if (typeof buckets === 'object') fields.push({ field: name, buckets })
  }
  const timeline = await openTimeline(context, { field: dateField, interval: 'quarter' }, set)
  if (timeline === 'noDateField') return timeline
  return { set, fields, quarters: typeof timeline === 'object' ? timeline : undefined }
}

/**
 * One bucket for each value of a sparse field; undefined for another field, or too many values. It takes time by the values of the
 * field, not by documents: there may be thousands of such fields.
 */
function sparseBuckets(
  snapshot: Pick<Snapshot, 'cache'>,
  column: StringColumn,
  { bits }: DocumentSet,
): FilterBuckets | undefined {
  const { documents, values } = column
  if (documents === undefined) return undefined
  const labels = dictionaryOf(snapshot, column)
  if (labels.length > MOST_BUCKETS) return undefined
  const filterCounts = new Uint32Array(labels.length)
  for (let i = 0; i < values.length; i++) filterCounts[values[i]!]! += bitOf(bits, documents[i]!)
  return { labels, documents, buckets: values, filterCounts }
}

/** A value of any field that 60 % of the documents have, clearly more than others do; the clearest one. */
export async function fieldValueOf(
  { set, fields }: Divisions,
  documents: Uint32Array,
  signal?: AbortSignal,
): Promise<Concentration | undefined> {
  let best: (Concentration & { readonly p: number }) | undefined
  for (const { field, buckets } of fields) {
    const found = await densest(buckets, documents, set.count, signal)
    if (found === undefined || found.share < VALUE_SHARE || found.p * fields.length >= CLEAR_P) continue
    if (best === undefined || found.p < best.p) best = { field, ...found }
  }
  return concentrationOf(best)
}

/** The quarter that half of the documents are from, clearly more than of others. */
export async function quarterOf(
  { set, quarters }: Divisions,
  documents: Uint32Array,
  signal?: AbortSignal,
): Promise<Concentration | undefined> {
  if (quarters === undefined) return undefined
  const { field, buckets } = quarters
  const found = await densest(buckets, documents, set.count, signal)
  if (found === undefined || found.share < QUARTER_SHARE || found.p * buckets.labels.length >= CLEAR_P) return undefined
  return concentrationOf({ field, ...found })
}

/** A concentration without the p that it was chosen by. */
function concentrationOf(found: (Concentration & { readonly p: number }) | undefined): Concentration | undefined {
  if (found === undefined) return undefined
  const { p: _, ...concentration } = found
  return concentration
}

/** The bucket with most of the documents, and the p of its number by Fisher's exact test. */
async function densest(
  counted: FilterBuckets,
  documents: Uint32Array,
  total: number,
  signal: AbortSignal | undefined,
): Promise<(Omit<Concentration, 'field'> & { readonly p: number }) | undefined> {
  const { labels, filterCounts } = counted
  const counts = await countValues(counted, documents, signal)
  let best = -1
  for (let bucket = 0; bucket < counts.length; bucket++) if (counts[bucket]! > (counts[best] ?? 0)) best = bucket
  if (best < 0) return undefined
  const count = counts[best]!
  const p = fisherTail({ hits: count, drawn: documents.length, marked: filterCounts[best]!, total })
  return { label: labels[best]!, count, share: count / documents.length, p }
}

/** The documents of each bucket among some. */
async function countValues(
  { labels, offsets, documents: owners, buckets }: FilterBuckets,
  documents: Uint32Array,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const counts = new Uint32Array(labels.length)
  if (owners !== undefined) {
    let at = 0
    const count = (from: number, to: number): void => {
      for (let i = from; i < to; i++) {
        at = firstNotBelow(documents, owners[i]!, at)
        if (documents[at] === owners[i]) counts[buckets[i]!]!++
      }
    }
    await forEachChunk(owners.length, count, signal)
    return counts
  }
  await forEachChunk(
    documents.length,
    (from, to) => {
      for (let i = from; i < to; i++) {
        const document = documents[i]!
        for (let j = offsets[document]!; j < offsets[document + 1]!; j++) counts[buckets[j]!]!++
      }
    },
    signal,
  )
  return counts
}
