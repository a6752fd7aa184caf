import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import { addTableRow, quantizeRow, type TermRows, type VectorTable } from '../vectorTable.js'
import { type GroupTable, withLanguage, withoutLanguage } from './groupTable.js'
import { GroupTerms } from './groupTerms.js'

const TAB = 0x09
const NEWLINE = 0x0a

/** Terms that are searched in the text before a table of all is made, which takes as long as some 200 searches. */
const MOST_SEARCHED = 64
/** Rows of searched terms begin here, behind those of any table. */
const SEARCHED = 2 ** 30

/**
 * The same terms and vectors as those of `GroupTerms`. A small project looks up a few of ten thousands of terms: the first ones are searched in
 * the text. More of them, and questions for all terms, need the table.
 */
export class SearchedTerms implements TermRows {
  readonly axes: number
  private table: GroupTerms | undefined
  private readonly text: Buffer
  /** Where each line ends; made by the first search. */
  private lineEnds: Uint32Array | undefined
  /** By term id: the row, -1 for none. */
  private readonly searched = new Map<string, number>()
  private readonly vectors: Pick<VectorTable, 'axes' | 'rows' | 'scales'>[] = []

  /** `text` has one group on each line and tabs between its terms, without the language at the ends of their words. */
  constructor(
    private readonly groups: Pick<GroupTable, 'axes' | 'scales' | 'rows'>,
    text: Uint8Array,
    private readonly language: string,
  ) {
    this.axes = groups.axes
    this.text = Buffer.from(text.buffer, text.byteOffset, text.byteLength)
  }

  get count(): number {
    return this.all().count
  }

  find(termId: string): number {
    if (this.table !== undefined) return this.table.find(termId)
    let row = this.searched.get(termId)
    if (row === undefined) {
      if (this.searched.size === MOST_SEARCHED) return this.all().find(termId)
      row = this.search(termId)
      this.searched.set(termId, row)
    }
    return row
  }

  add(row: number, weight: number, sum: Float64Array): void {
    if (row < SEARCHED) this.all().add(row, weight, sum)
    else addTableRow(this.vectors[row - SEARCHED]!, 0, weight, sum)
  }

  termIdOf(row: number): string {
    return this.all().termIdOf(row)
  }

  rowsOf(from: number, to: number): Int8Array {
    return this.all().rowsOf(from, to)
  }

  private all(): GroupTerms {
    this.table ??= new GroupTerms(this.groups, this.text, this.language)
    return this.table
  }

  /** Sums the vectors of the groups of a term; -1 if it has none, or where they cancel out. */
  private search(termId: string): number {
    const words = withoutLanguage(termId, this.language)
    if (withLanguage(words, this.language) !== termId) return -1
    const sum = new Float64Array(this.axes)
    for (const group of this.groupsOf(words)) addTableRow(this.groups, group, 1, sum)
    if (divideByLength(sum) === 0) return -1
    const { axes } = this
    const rows = new Int8Array(axes)
    const scales = Float32Array.of(quantizeRow(rows, axes, 0, sum))
    return SEARCHED + this.vectors.push({ axes, rows, scales }) - 1
  }

  /** The groups that mention a term, in their order. */
  private *groupsOf(words: string): Generator<number> {
    if (words === '') return
    const { text } = this
    const term = Buffer.from(words)
    this.lineEnds ??= lineEndsOf(text)
    const isEdge = (at: number): boolean => at < 0 || at === text.length || text[at] === TAB || text[at] === NEWLINE
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      if (!isEdge(at - 1) || !isEdge(at + term.length)) continue
      yield lineAt(this.lineEnds, at)
    }
  }
}

/** The first line that ends at a place or behind it. */
function lineAt(lineEnds: Uint32Array, at: number): number {
  let [from, to] = [0, lineEnds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (lineEnds[middle]! < at) from = middle + 1
    else to = middle
  }
  return from
}

/** Lines are split as text, which takes less time than a look at each byte: there a byte is a character. */
function lineEndsOf(text: Buffer): Uint32Array {
  const lines = text.toString('latin1').split('\n')
  const ends = new Uint32Array(lines.length)
  let end = -1
  for (const [n, line] of lines.entries()) {
    end += line.length + 1
    ends[n] = end
  }
  return ends
}
