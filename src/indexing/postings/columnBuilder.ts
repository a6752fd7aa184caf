import { setImmediate as nextTurn } from 'node:timers/promises'
import { packStrings, sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import type { Column, Columns } from '../../snapshot/snapshot.js'
import { NumberList } from '../../typedArrays.js'
import type { SourceDocument } from '../documentSource.js'

/** Number of documents processed before yielding to the event loop. */
const DOCUMENTS_PER_TURN = 1 << 15

/** Collects metadata by field, page by page. */
export class ColumnBuilder {
  private readonly fields = new Map<string, FieldBuilder>()
  private documents = 0

  add(page: readonly SourceDocument[]): void {
    for (const document of page) {
      for (const { name, type, value } of document.metadata) {
        let field = this.fields.get(name)
        if (field === undefined) {
          field = { type, documents: new NumberList(), values: new NumberList(), ordinals: new Map() }
          this.fields.set(name, field)
        }
        field.documents.add(this.documents)
        field.values.add(type === 'string' ? ordinalOf(field.ordinals, String(value)) : Number(value))
      }
      this.documents++
    }
  }

  /** The columns, sorted by name; the values of each document are distinct and ascending. */
  async finish(): Promise<Columns> {
    const fields: Column[] = []
    for (const name of [...this.fields.keys()].sort()) fields.push(await this.column(name, this.fields.get(name)!))
    return { fields }
  }

  private async column(name: string, field: FieldBuilder): Promise<Column> {
    const dictionary = [...field.ordinals.keys()].sort()
    const indexes = new Map(dictionary.map((text, index) => [text, index]))
    const sortedIndexes = Float64Array.from(field.ordinals.keys(), (text) => indexes.get(text)!)
    const offsets = sharedUint32(this.documents + 1)
    const values = new NumberList()
    let entry = 0
    for (let document = 0; document < this.documents; document++) {
      if (document % DOCUMENTS_PER_TURN === 0) await nextTurn()
      const from = entry
      while (entry < field.documents.length && field.documents.at(entry) === document) entry++
      if (entry - from === 1) values.add(this.valueAt(field, sortedIndexes, from))
      else if (entry > from) {
        const own = new Set<number>()
        for (let i = from; i < entry; i++) own.add(this.valueAt(field, sortedIndexes, i))
        for (const value of Float64Array.from(own).sort()) values.add(value)
      }
      offsets[document + 1] = values.length
    }
    if (field.type === 'string') {
      const shared = sharedUint32(values.length)
      shared.set(values.finish())
      return { name, type: 'string', offsets, values: shared, dictionary: packStrings(dictionary) }
    }
    const shared = sharedFloat64(values.length)
    shared.set(values.finish())
    return { name, type: field.type, offsets, values: shared }
  }

  private valueAt(field: FieldBuilder, sortedIndexes: Float64Array, entry: number): number {
    const value = field.values.at(entry)
    return field.type === 'string' ? sortedIndexes[value]! : value
  }
}

interface FieldBuilder {
  readonly type: SourceDocument['metadata'][number]['type']
  readonly documents: NumberList
  readonly values: NumberList
  readonly ordinals: Map<string, number>
}

function ordinalOf(ordinals: Map<string, number>, text: string): number {
  const known = ordinals.get(text)
  if (known !== undefined) return known
  ordinals.set(text, ordinals.size)
  return ordinals.size - 1
}
