import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { packStrings, sharedFloat64, sharedUint32, unpackStrings } from '../../compute/shared.js'
import { findColumn } from '../../snapshot/columns.js'
import type { Column, Columns, StringColumn } from '../../snapshot/snapshot.js'
import { REMOVED, type RetainedDocuments } from './retainedDocuments.js'

interface ExtendInput {
  readonly newDocuments: Uint32Array
  readonly retainedCount: number
  readonly addedCount: number
  readonly previous: Column | undefined
  /** The column of the added documents, numbered from 0. */
  readonly added: Column | undefined
}

/** One column without the removed documents, then with the added ones; undefined if it has no value. */
export const extendColumn = kernel('build.extendColumn', (input: ExtendInput): Column | undefined => {
  const { previous, added } = input
  const offsets = extendOffsets(input)
  const entries = offsets.at(-1)!
  if (entries === 0) return undefined
  const { name, type } = (previous ?? added)!
  const values = type === 'string' ? sharedUint32(entries) : sharedFloat64(entries)
  const copied = previous === undefined ? 0 : copyValues(previous, input.newDocuments, values)
  if (added !== undefined) values.set(added.values, copied)
  if (type !== 'string') return { name, type, offsets, values } as Column
  const dictionary = joinDictionaries(
    values as Uint32Array,
    copied,
    previous as StringColumn | undefined,
    added as StringColumn | undefined,
  )
  return { name, type, offsets, values: values as Uint32Array, dictionary }
})

/** Offsets of the values by document: retained documents, then added ones. */
function extendOffsets({ newDocuments, retainedCount, addedCount, previous, added }: ExtendInput): Uint32Array {
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
  return offsets
}

/** Copies the values of retained documents; returns how many. */
function copyValues(
  { offsets, values }: Column,
  newDocuments: Uint32Array,
  target: Uint32Array | Float64Array,
): number {
  let length = 0
  for (let document = 0; document < newDocuments.length; document++) {
    if (newDocuments[document] === REMOVED) continue
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) target[length++] = values[i]!
  }
  return length
}

/**
 * The sorted dictionary of all texts in use. Rewrites `values` to it: the first `copied` ones are numbers in the
 * dictionary of `previous`, the others in that of `added`.
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
  const names = [...new Set([...previous.fields, ...added.fields].map(({ name }) => name))].sort()
  const counts = { newDocuments: retained.newNumbers, retainedCount: retained.count, addedCount }
  const inputs = names.map((name) => {
    const fresh = findColumn(added, name)
    const old = findColumn(previous, name)
    // A field can be deleted and added again with another type: its old values do not count then.
    const isSame = fresh === undefined || old?.type === fresh.type
    return { ...counts, previous: isSame ? old : undefined, added: fresh }
  })
  const columns = await compute.map(extendColumn, inputs, { signal })
  return { fields: columns.filter((column) => column !== undefined) }
}
