import type { Compute } from '../../compute/compute.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { kernel } from '../../compute/kernel.js'
import { packStrings, sharedFloat64, sharedUint32, unpackStrings } from '../../compute/shared.js'
import { sortTexts } from '../../compute/sortTexts.js'
import { isSparse, offsetsOfEntries, SHORT_VALUES } from '../../snapshot/columns.js'
import type { Column, ColumnRows, Columns, StringColumn } from '../../snapshot/snapshot.js'
import { REMOVED, type RetainedDocuments } from './retainedDocuments.js'

interface ExtendInput {
  readonly newDocuments: Uint32Array
  readonly retainedCount: number
  readonly addedCount: number
  /** Number of fields of the project. */
  readonly fieldCount: number
  readonly previous: Column | undefined
  /** The column of the added documents, numbered from 0. */
  readonly added: Column | undefined
}

/** One column without the removed documents, then with the added ones; undefined if it has no value. */
function extendOne(input: ExtendInput): Column | undefined {
  const { previous, added } = input
  const counts = { documents: input.retainedCount + input.addedCount, fields: input.fieldCount }
  const rows: ColumnRows = isSparse(entriesOf(previous) + entriesOf(added), counts)
    ? { documents: extendDocuments(input) }
    : { offsets: extendOffsets(input) }
  const entries = rows.documents === undefined ? rows.offsets.at(-1)! : rows.documents.length
  if (entries === 0) return undefined
  const { name, type } = (previous ?? added)!
  const values = type === 'string' ? sharedUint32(entries) : sharedFloat64(entries)
  const copied = previous === undefined ? 0 : copyValues(previous, input.newDocuments, values)
  if (added !== undefined) values.set(added.values, copied)
  if (type !== 'string') return { name, type, ...rows, values } as Column
  const dictionary = joinDictionaries(
    values as Uint32Array,
    copied,
    previous as StringColumn | undefined,
    added as StringColumn | undefined,
  )
  return { name, type, ...rows, values: values as Uint32Array, dictionary }
}

/** The same in a thread. */
export const extendColumn = kernel('build.extendColumn', extendOne)

const entriesOf = (column: Column | undefined): number => column?.values.length ?? 0

/** Offsets of the values by document: retained documents, then added ones. */
function extendOffsets({ newDocuments, retainedCount, addedCount, previous, added }: ExtendInput): Uint32Array {
  const offsets = sharedUint32(retainedCount + addedCount + 1)
  let entries = 0
  if (previous !== undefined) {
    const before = offsetsIn(previous, newDocuments.length)
    for (let document = 0; document < newDocuments.length; document++) {
      const at = newDocuments[document]!
      if (at === REMOVED) continue
      entries += before[document + 1]! - before[document]!
      offsets[at + 1] = entries
    }
  }
  const fresh = added && offsetsIn(added, addedCount)
  for (let document = 0; document < addedCount; document++) {
    if (fresh !== undefined) entries += fresh[document + 1]! - fresh[document]!
    offsets[retainedCount + document + 1] = entries
  }
  return offsets
}

/** The offsets of a column of `count` documents. */
const offsetsIn = ({ offsets, documents }: Column, count: number): Uint32Array =>
  offsets ?? offsetsOfEntries(documents!, new Uint32Array(count + 1))

/** The document of each value: of retained documents, then of added ones. */
function extendDocuments({ newDocuments, retainedCount, previous, added }: ExtendInput): Uint32Array {
  const extended = sharedUint32(entriesOf(previous) + entriesOf(added))
  let entries = 0
  for (const document of previous === undefined ? [] : documentsOf(previous)) {
    const at = newDocuments[document]!
    if (at !== REMOVED) extended[entries++] = at
  }
  for (const document of added === undefined ? [] : documentsOf(added)) extended[entries++] = retainedCount + document
  return extended.subarray(0, entries)
}

/** The document of each value of a column. */
function documentsOf({ offsets, documents, values }: Column): Uint32Array {
  if (documents !== undefined) return documents
  const owners = new Uint32Array(values.length)
  for (let document = 0; document + 1 < offsets.length; document++)
    owners.fill(document, offsets[document], offsets[document + 1])
  return owners
}

/** Copies the values of retained documents; returns how many. */
function copyValues(
  { offsets, documents, values }: Column,
  newDocuments: Uint32Array,
  target: Uint32Array | Float64Array,
): number {
  let length = 0
  if (documents !== undefined) {
    for (let i = 0; i < documents.length; i++)
      if (newDocuments[documents[i]!] !== REMOVED) target[length++] = values[i]!
    return length
  }
  for (let document = 0; document < newDocuments.length; document++) {
    if (newDocuments[document] === REMOVED) continue
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) target[length++] = values[i]!
  }
  return length
}

/**
 * The sorted dictionary of all texts in use. Rewrites `values` to its numbers. Before, the first `copied` values are numbers in the
 * dictionary of `previous`, and the others in the dictionary of `added`.
 */
function joinDictionaries(
  values: Uint32Array,
  copied: number,
  previous: StringColumn | undefined,
  added: StringColumn | undefined,
) {
  const old = previous === undefined ? [] : unpackStrings(previous.dictionary)
  const fresh = added === undefined ? [] : unpackStrings(added.dictionary)
  const used = new Uint8Array(old.length)
  for (let i = 0; i < copied; i++) used[values[i]!] = 1
  const texts = [...new Set([...old.filter((_, number) => used[number] === 1), ...fresh])].sort()
  const numbers = new Map(texts.map((text, number) => [text, number]))
  const oldNumbers = Uint32Array.from(old, (text) => numbers.get(text) ?? 0)
  const freshNumbers = Uint32Array.from(fresh, (text) => numbers.get(text)!)
  for (let i = 0; i < copied; i++) values[i] = oldNumbers[values[i]!]!
  for (let i = copied; i < values.length; i++) values[i] = freshNumbers[values[i]!]!
  return packStrings(texts)
}

interface ExtendOptions {
  readonly retained: RetainedDocuments
  readonly added: Columns
  readonly addedCount: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The columns without the values of removed documents, with those of added ones. */
export async function extendColumns(
  previous: Columns,
  { retained, added, addedCount, compute, signal }: ExtendOptions,
): Promise<Columns> {
  const [before, fresh] = [byName(previous), byName(added)]
  const names = [...new Set([...before.keys(), ...fresh.keys()])]
  const counts = { retainedCount: retained.count, addedCount, fieldCount: names.length }
  const inputs = Array.from(await sortTexts(names), (index) => {
    const name = names[index]!
    const [old, more] = [before.get(name), fresh.get(name)]
    // A field can be deleted and added again with another type: its old values do not count then.
    const isSame = more === undefined || old?.type === more.type
    return { ...counts, newDocuments: retained.newNumbers, previous: isSame ? old : undefined, added: more }
  })
  const columns = await mapShort(inputs, compute, signal)
  return { fields: columns.filter((column) => column !== undefined) }
}

const byName = ({ fields }: Columns): Map<string, Column> => new Map(fields.map((column) => [column.name, column]))

/** Extends columns: short ones in this thread, which takes less time than messages, the others in threads. */
async function mapShort(
  inputs: readonly ExtendInput[],
  compute: Compute,
  signal: AbortSignal | undefined,
): Promise<(Column | undefined)[]> {
  const isShort = inputs.map(
    ({ previous, added }) => previous?.offsets === undefined && entriesOf(previous) + entriesOf(added) < SHORT_VALUES,
  )
  const others = inputs.filter((_, i) => !isShort[i])
  const extended = (await compute.map(extendColumn, others, { signal })).values()
  return await mapYielding(inputs, (input, i) => (isShort[i] ? extendOne(input) : extended.next().value), signal)
}
