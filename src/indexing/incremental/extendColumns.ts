import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { packStrings, sharedFloat64, sharedUint32, unpackStrings } from '../../compute/shared.js'
import type { Column, Columns, StringColumn } from '../../snapshot/snapshot.js'
import { REMOVED, type RetainedDocuments } from './retainedDocuments.js'

interface ExtendInput {
  readonly newDocuments: Uint32Array
  readonly retainedCount: number
  readonly addedCount: number
  readonly previous: Column | undefined
  /** The column of the documents that come, numbered from 0. */
  readonly added: Column | undefined
}

/** One column without the documents that go, with those that come behind the rest; undefined when nothing is left. */
export const extendColumn = kernel('build.extendColumn', (input: ExtendInput): Column | undefined => {
  const { newDocuments, retainedCount, addedCount, previous, added } = input
  const offsets = sharedUint32(retainedCount + addedCount + 1)
  let entries = 0
  if (previous !== undefined) {
    for (let document = 0; document < newDocuments.length; document++) {
      const at = newDocuments[document]!
      if (at === REMOVED) continue
      entries += previous.offsets[document + 1]! - previous.offsets[document]!
      offsets[at + 1] = entries
    }
  }
  for (let document = 0; document < addedCount; document++) {
    if (added !== undefined) entries += added.offsets[document + 1]! - added.offsets[document]!
    offsets[retainedCount + document + 1] = entries
  }
  if (entries === 0) return undefined
  const isText = (previous ?? added)!.type === 'string'
  const values = isText ? sharedUint32(entries) : sharedFloat64(entries)
  let length = 0
  if (previous !== undefined) {
    for (let document = 0; document < newDocuments.length; document++) {
      if (newDocuments[document] === REMOVED) continue
      for (let i = previous.offsets[document]!; i < previous.offsets[document + 1]!; i++) {
        values[length++] = previous.values[i]!
      }
    }
  }
  if (added !== undefined) values.set(added.values, length)
  const { name } = (previous ?? added)!
  if (!isText) return { name, type: (previous ?? added)!.type, offsets, values } as Column
  const dictionary = joinDictionaries(
    values as Uint32Array,
    length,
    previous as StringColumn | undefined,
    added as StringColumn | undefined,
  )
  return { name, type: 'string', offsets, values: values as Uint32Array, dictionary }
})

/** The texts still in use, sorted; values below `border` point into the one dictionary, the rest into the other. */
function joinDictionaries(
  values: Uint32Array,
  border: number,
  previous: StringColumn | undefined,
  added: StringColumn | undefined,
) {
  const old = previous === undefined ? [] : unpackStrings(previous.dictionary)
  const fresh = added === undefined ? [] : unpackStrings(added.dictionary)
  const used = new Uint8Array(old.length)
  for (let i = 0; i < border; i++) used[values[i]!] = 1
  const texts = [...new Set([...old.filter((_, place) => used[place] === 1), ...fresh])].sort()
  const places = new Map(texts.map((text, place) => [text, place]))
  const oldPlaces = Uint32Array.from(old, (text) => places.get(text) ?? 0)
  const freshPlaces = Uint32Array.from(fresh, (text) => places.get(text)!)
  for (let i = 0; i < border; i++) values[i] = oldPlaces[values[i]!]!
  for (let i = border; i < values.length; i++) values[i] = freshPlaces[values[i]!]!
  return packStrings(texts)
}

/** The columns of a snapshot with some documents more or less. */
export async function extendColumns(
  previous: Columns,
  options: {
    readonly retained: RetainedDocuments
    readonly added: Columns
    readonly addedCount: number
    readonly compute: Compute
    readonly signal?: AbortSignal | undefined
  },
): Promise<Columns> {
  const { retained, added, addedCount, compute, signal } = options
  const names = [...new Set([...previous.fields, ...added.fields].map(({ name }) => name))].sort()
  const columnOf = (columns: Columns, name: string) => columns.fields.find((column) => column.name === name)
  const columns = await compute.map(
    extendColumn,
    names.map((name) => {
      const fresh = columnOf(added, name)
      const old = columnOf(previous, name)
      // A field that was forgotten may have come back with another type: all its old entries are gone then.
      const isSame = fresh === undefined || old?.type === fresh.type
      return {
        newDocuments: retained.newNumbers,
        retainedCount: retained.count,
        addedCount,
        previous: isSame ? old : undefined,
        added: fresh,
      }
    }),
    { signal },
  )
  return { fields: columns.filter((column) => column !== undefined) }
}
