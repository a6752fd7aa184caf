import { forEachChunk, forEachYielding } from '../../compute/eventLoopBudget.js'
import { finishNumbers } from '../../compute/finishNumbers.js'
import { packInSteps } from '../../compute/packInSteps.js'
import { sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import { sortTexts } from '../../compute/sortTexts.js'
import { isSparse } from '../../snapshot/columns.js'
import type { Column, ColumnRows, Columns } from '../../snapshot/snapshot.js'
import { NumberList } from '../../typedArrays.js'
import type { SourceDocument } from '../documentSource.js'

/** Collects metadata by field, page by page. */
export class ColumnBuilder {
  private readonly fields = new Map<string, FieldBuilder>()
  private documents = 0

  /** Adds the documents of a page. Yields to the event loop: a page can have 100,000 fields that no other has. */
  async add(page: readonly SourceDocument[], signal?: AbortSignal): Promise<void> {
    await forEachYielding(page, (document) => this.addDocument(document), signal)
  }

  /** The columns, sorted by name; the values of each document are distinct and ascending. */
  async finish(signal?: AbortSignal): Promise<Columns> {
    const fields: Column[] = []
    const names = [...this.fields.keys()]
    for (const index of await sortTexts(names)) {
      const name = names[index]!
      fields.push(await this.column(name, this.fields.get(name)!, signal))
    }
    return { fields }
  }

  private addDocument({ metadata }: SourceDocument): void {
    for (const { name, type, value } of metadata) {
      let field = this.fields.get(name)
      if (field === undefined) {
        field = { type, documents: new NumberList(), values: new NumberList(), ordinals: new Map(), texts: [] }
        this.fields.set(name, field)
      }
      field.documents.add(this.documents)
      field.values.add(type === 'string' ? ordinalOf(field, String(value)) : Number(value))
    }
    this.documents++
  }

  private async column(name: string, field: FieldBuilder, signal: AbortSignal | undefined): Promise<Column> {
    const order = await sortTexts(field.texts)
    const indexes = new Uint32Array(order.length)
    for (let index = 0; index < order.length; index++) indexes[order[index]!] = index
    const values = new NumberList()
    const rows = await this.readRows(field, indexes, values, signal)
    if (field.type === 'string') {
      const shared = await finishNumbers(values, sharedUint32(values.length), signal)
      return {
        name,
        type: 'string',
        ...rows,
        values: shared,
        dictionary: await packInSteps(order.length, (index) => field.texts[order[index]!]!, signal),
      }
    }
    const shared = await finishNumbers(values, sharedFloat64(values.length), signal)
    return { name, type: field.type, ...rows, values: shared }
  }

  /** Adds the values of all documents to a list, and gives the rows. */
  private async readRows(
    field: FieldBuilder,
    indexes: Uint32Array,
    values: NumberList,
    signal: AbortSignal | undefined,
  ): Promise<ColumnRows> {
    const entries = field.documents.length
    let entry = 0
    /** Reads the entries of one document from `entry` on. */
    const readDocument = (document: number): void => {
      const from = entry
      while (entry < entries && field.documents.at(entry) === document) entry++
      if (entry - from === 1) values.add(valueAt(field, indexes, from))
      else if (entry > from) {
        const own = new Set<number>()
        for (let i = from; i < entry; i++) own.add(valueAt(field, indexes, i))
        for (const value of Float64Array.from(own).sort()) values.add(value)
      }
    }
    if (isSparse(entries, { documents: this.documents, fields: this.fields.size })) {
      const documents = new NumberList()
      const readEntries = (_: number, to: number): void => {
        while (entry < to) {
          const document = field.documents.at(entry)
          readDocument(document)
          while (documents.length < values.length) documents.add(document)
        }
      }
      await forEachChunk(entries, readEntries, signal)
      return { documents: await finishNumbers(documents, sharedUint32(documents.length), signal) }
    }
    const offsets = sharedUint32(this.documents + 1)
    const readDocuments = (from: number, to: number): void => {
      for (let document = from; document < to; document++) {
        readDocument(document)
        offsets[document + 1] = values.length
      }
    }
    await forEachChunk(this.documents, readDocuments, signal)
    return { offsets }
  }
}

function valueAt(field: FieldBuilder, indexes: Uint32Array, entry: number): number {
  const value = field.values.at(entry)
  return field.type === 'string' ? indexes[value]! : value
}

interface FieldBuilder {
  readonly type: SourceDocument['metadata'][number]['type']
  readonly documents: NumberList
  readonly values: NumberList
  /** Number of each text by first appearance, and the texts by number. */
  readonly ordinals: Map<string, number>
  readonly texts: string[]
}

function ordinalOf({ ordinals, texts }: FieldBuilder, text: string): number {
  const known = ordinals.get(text)
  if (known !== undefined) return known
  ordinals.set(text, texts.length)
  return texts.push(text) - 1
}
