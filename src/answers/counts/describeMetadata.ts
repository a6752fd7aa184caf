import { forEachChunk, MOST_NUMBERS, mapYielding, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { packedCount } from '../../compute/shared.js'
import { sortIndexes } from '../../compute/sortTexts.js'
import { lazily } from '../../lazily.js'
import { columnRange, readDictionary } from '../../snapshot/columns.js'
import type { Column, FieldType, Snapshot } from '../../snapshot/snapshot.js'

/** A value of a field and the documents that have it. */
export interface ValueCount {
  readonly value: string | number
  readonly count: number
}

/** One metadata field of the project. Spec v5 2.10. */
export interface FieldDescription {
  readonly name: string
  readonly type: FieldType
  /** Numbers, scores and dates (seconds since 1970). */
  readonly minimum?: number
  readonly maximum?: number
  /** Ascending; undefined for dates, and if there are too many. */
  readonly values?: readonly ValueCount[]
}

/** A number or score field with more distinct values than this has no `values`. Spec v5 section 8. */
const MOST_NUMBER_VALUES = 100

/**
 * The metadata fields of a project, sorted by name. With `maxValues`, string and number fields with more distinct
 * values have no `values`. A document counts once for each of its distinct values. Spec v5 4.1.
 */
export async function describeMetadata(
  snapshot: Snapshot,
  maxValues = Number.POSITIVE_INFINITY,
  signal?: AbortSignal,
): Promise<FieldDescription[]> {
  const { fields } = snapshot.columns
  const described: FieldDescription[] = []
  const isBefore = (a: number, b: number): boolean => byName(fields[a]!, fields[b]!) < 0
  for (const index of await sortIndexes(fields.length, isBefore, RUN_NAMES, signal)) {
    await yieldIfSpent(signal)
    described.push(await describeField(snapshot, fields[index]!, maxValues, signal))
  }
  return described
}

/** Names sorted in one call, of some microseconds for each comparison. */
const RUN_NAMES = 256

/** The same order on every machine, independent of its locale. Making it takes some 6 ms, and few processes need it. */
const alphabet = lazily(() => new Intl.Collator('en'))

/** Alphabetical: `age` before `Brand`, `item 10` before `item 2`; ties are resolved by code unit. */
const byName = (a: Column, b: Column): number =>
  alphabet().compare(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name)

async function describeField(
  snapshot: Snapshot,
  column: Column,
  maxValues: number,
  signal: AbortSignal | undefined,
): Promise<FieldDescription> {
  const { name, type } = column
  if (column.type === 'string') {
    if (packedCount(column.dictionary) > maxValues) return { name, type }
    const dictionary = await readDictionary(snapshot, column, signal)
    const counts = new Uint32Array(dictionary.length)
    const count = (from: number, to: number): void => {
      for (let i = from; i < to; i++) counts[column.values[i]!]!++
    }
    await forEachChunk(column.values.length, count, signal, MOST_NUMBERS)
    const values = await mapYielding(dictionary, (value, index) => ({ value, count: counts[index]! }), signal)
    return { name, type, values }
  }
  const range = await rangeOf(column.values, signal)
  const most = Math.min(maxValues, MOST_NUMBER_VALUES)
  const values = type === 'date' ? undefined : await countValues(column.values, most, signal)
  return { name, type, ...range, ...(values && { values }) }
}

/** The smallest and the largest of some numbers; undefined for none. */
async function rangeOf(
  values: Column['values'],
  signal: AbortSignal | undefined,
): Promise<ReturnType<typeof columnRange>> {
  let range: ReturnType<typeof columnRange>
  const widen = (from: number, to: number): void => {
    const { minimum, maximum } = columnRange({ values: values.subarray(from, to) })!
    range = {
      minimum: Math.min(minimum, range?.minimum ?? minimum),
      maximum: Math.max(maximum, range?.maximum ?? maximum),
    }
  }
  await forEachChunk(values.length, widen, signal, MOST_NUMBERS)
  return range
}

/** Distinct numbers with their counts, ascending; undefined when there are more than `most`. */
async function countValues(
  values: Column['values'],
  most: number,
  signal: AbortSignal | undefined,
): Promise<ValueCount[] | undefined> {
  const counts = new Map<number, number>()
  const count = (from: number, to: number): boolean => {
    for (let i = from; i < to && counts.size <= most; i++) counts.set(values[i]!, (counts.get(values[i]!) ?? 0) + 1)
    return counts.size <= most
  }
  await forEachChunk(values.length, count, signal, MOST_NUMBERS)
  if (counts.size > most) return undefined
  return [...counts].sort((a, b) => a[0] - b[0]).map(([value, count]) => ({ value, count }))
}
