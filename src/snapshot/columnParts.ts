import { forEachYielding, mapYielding } from '../compute/eventLoopBudget.js'
import { packInSteps } from '../compute/packInSteps.js'
import {
  type PackedStrings,
  packedCount,
  sharedFloat64,
  sharedUint8,
  sharedUint32,
  unpackString,
} from '../compute/shared.js'
import { SHORT_VALUES } from './columns.js'
import { widened } from './narrowNumbers.js'
import type { PartSink, PartSource } from './parts.js'
import { type ReadPart, readRequiredRecord, writeRecord } from './records.js'
import type { Column, Columns, FieldType } from './snapshot.js'

/** Short fields share one record: one of their own has five parts. */
const hasOwnRecord = ({ offsets, values }: Column): boolean => offsets !== undefined || values.length >= SHORT_VALUES

/** The record of fields without one of their own. */
const SHORT_FIELDS = 'shortColumns'

const TYPES: readonly FieldType[] = ['string', 'number', 'score', 'date']

/** Fields of few values, in the order of their names. */
interface ShortColumns {
  readonly names: PackedStrings
  /** Places in `TYPES`. */
  readonly types: Uint8Array
  /** Values of field f: entries starts[f] to starts[f+1]. */
  readonly starts: Uint32Array
  /** The document of each value. */
  readonly documents: Uint32Array
  /** Values of all string fields, one field after the other: places in the dictionary of the field. */
  readonly places: Uint32Array
  /** Values of all other fields. */
  readonly numbers: Float64Array
  /** Dictionary of field f: texts textStarts[f] to textStarts[f+1]. */
  readonly textStarts: Uint32Array
  readonly texts: PackedStrings
}

/** How the fields of a snapshot are written. */
export interface ColumnCounts {
  /** Fields with a record of their own. */
  readonly records: number
  /** Fields that share a record. */
  readonly short: number
}

/** Writes the metadata of all documents; `previous` is that of the snapshot that is extended. */
export async function writeColumns(
  sink: PartSink,
  { fields }: Columns,
  previous: Columns | undefined,
): Promise<ColumnCounts> {
  const own = fields.filter(hasOwnRecord)
  const before = previous?.fields.filter(hasOwnRecord)
  for (const [index, column] of own.entries()) {
    const old = before?.[index]
    await writeRecord(sink, `columns.${index}`, column, { before: old && asStored(old) })
  }
  const short = fields.filter((column) => !hasOwnRecord(column))
  if (short.length > 0) await writeRecord(sink, SHORT_FIELDS, await joinShort(short))
  return { records: own.length, short: short.length }
}

/** A column as it is stored, so that its bytes can be compared. */
const asStored = (column: Column): object => ({
  ...column,
  values: widened(column.values, column.type === 'string' ? 4 : 8),
})

async function joinShort(fields: readonly Column[]): Promise<ShortColumns> {
  const starts = sharedUint32(fields.length + 1)
  const textStarts = sharedUint32(fields.length + 1)
  let [places, bytes] = [0, 0]
  await forEachYielding(fields, (column, index) => {
    const { values } = column
    starts[index + 1] = starts[index]! + values.length
    textStarts[index + 1] = textStarts[index]!
    if (column.type !== 'string') return
    places += values.length
    textStarts[index + 1]! += packedCount(column.dictionary)
    bytes += bytesOf(column.dictionary).length
  })
  const entries = starts.at(-1)!
  const joined: ShortColumns = {
    names: await packInSteps(fields.length, (index) => fields[index]!.name),
    types: sharedUint8(fields.length),
    starts,
    documents: sharedUint32(entries),
    places: sharedUint32(places),
    numbers: sharedFloat64(entries - places),
    textStarts,
    texts: { bytes: sharedUint8(bytes), offsets: sharedUint32(textStarts.at(-1)! + 1) },
  }
  const filled = { places: 0, numbers: 0 }
  await forEachYielding(fields, (column, index) => {
    joined.types[index] = TYPES.indexOf(column.type)
    joined.documents.set(column.documents!, starts[index])
    if (column.type === 'string') {
      joined.places.set(column.values, filled.places)
      filled.places += column.values.length
      copyTexts(column.dictionary, joined.texts, textStarts[index]!)
    } else {
      joined.numbers.set(column.values, filled.numbers)
      filled.numbers += column.values.length
    }
  })
  return joined
}

/** The texts alone: a dictionary may be a part of a longer one. */
const bytesOf = ({ bytes, offsets }: PackedStrings): Uint8Array => bytes.subarray(offsets[0], offsets.at(-1))

/** Copies texts to the places of a pack from `first` on, whose texts before are complete. */
function copyTexts(texts: PackedStrings, { bytes, offsets }: PackedStrings, first: number): void {
  const [from, to] = [texts.offsets[0]!, offsets[first]!]
  bytes.set(bytesOf(texts), to)
  for (let i = 1; i <= packedCount(texts); i++) offsets[first + i] = to + texts.offsets[i]! - from
}

/** Reads the metadata of all documents; `readLater` gives arrays whose numbers may be read later. */
export async function readColumns(
  source: PartSource,
  { records, short }: ColumnCounts,
  readLater: ReadPart,
): Promise<Columns> {
  const fields: Column[] = []
  for (let index = 0; index < records; index++) {
    fields.push(await readRequiredRecord<Column>(source, `columns.${index}`, { readArray: readLater }))
  }
  if (short === 0) return { fields }
  const joined = await readRequiredRecord<ShortColumns>(source, SHORT_FIELDS, {
    readArray: (name) => (AT_ONCE.has(name.slice(SHORT_FIELDS.length + 1)) ? source.read(name) : readLater(name)),
  })
  return { fields: await joinByName(fields, await divideShort(joined)) }
}

/** Two lists of fields in the order of their names as one. */
async function joinByName(own: readonly Column[], short: readonly Column[]): Promise<Column[]> {
  const joined: Column[] = []
  let next = 0
  await forEachYielding(short, (column) => {
    while (next < own.length && own[next]!.name < column.name) joined.push(own[next++]!)
    joined.push(column)
  })
  return [...joined, ...own.slice(next)]
}

/** Parts by which the others are divided among the fields. */
const AT_ONCE: ReadonlySet<string> = new Set(['names.bytes', 'names.offsets', 'types', 'starts', 'textStarts'])

/** Each field with its parts of the arrays. */
async function divideShort(joined: ShortColumns): Promise<Column[]> {
  const { names, types, starts, documents, places, numbers, textStarts, texts } = joined
  const next = { place: 0, number: 0 }
  return await mapYielding(types, (typeNumber, index): Column => {
    const [from, to] = [starts[index]!, starts[index + 1]!]
    const rows = { name: unpackString(names, index), documents: documents.subarray(from, to) }
    const type = TYPES[typeNumber]!
    if (type !== 'string') {
      const first = next.number
      next.number += to - from
      return { ...rows, type, values: numbers.subarray(first, next.number) }
    }
    const first = next.place
    next.place += to - from
    const offsets = texts.offsets.subarray(textStarts[index], textStarts[index + 1]! + 1)
    return { ...rows, type, values: places.subarray(first, next.place), dictionary: { bytes: texts.bytes, offsets } }
  })
}
