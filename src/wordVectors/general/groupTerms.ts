import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import { addTableRow, hashKey, quantizeRow, slotCount, type TermRows } from '../vectorTable.js'
import { type GroupTable, withLanguage, withoutLanguage } from './groupTable.js'

const TAB = 0x09
const NEWLINE = 0x0a

/** What is known of a row. */
const UNKNOWN = 0
const KNOWN = 1
/** The vectors of its groups cancel out. */
const CANCELLED = 2

/**
 * The terms of one language in the order of the file, each with the sum of its groups' vectors. Opening it only notes where each
 * term is in the text, since a small project looks up a few of thousands. The vector of a term is computed on first use.
 */
export class GroupTerms implements TermRows {
  readonly axes: number
  readonly count: number
  /** By row: the bytes of the term in the text. */
  private readonly starts: Uint32Array
  private readonly ends: Uint32Array
  /** Open addressing: row + 1 for a term, 0 for a free slot. */
  private readonly slots: Uint32Array
  /** By row: the first mention of the term. A mention is one place in the text. */
  private readonly firstMentions: Uint32Array
  /** By mention: the next one of the same term, 0 for none. */
  private readonly nextMentions: Uint32Array
  private readonly groupOfMention: Uint32Array
  private readonly states: Uint8Array
  private readonly scales: Float32Array
  private readonly rows: Int8Array
  private readonly sum: Float64Array

  /** `text` has one group on each line and tabs between its terms, without the language at the ends of their words. */
  constructor(
    private readonly groups: Pick<GroupTable, 'axes' | 'scales' | 'rows'>,
    private readonly text: Uint8Array,
    private readonly language: string,
  ) {
    const most = countSeparators(text) + 1
    this.axes = groups.axes
    this.starts = new Uint32Array(most)
    this.ends = new Uint32Array(most)
    this.slots = new Uint32Array(slotCount(most))
    this.firstMentions = new Uint32Array(most)
    this.nextMentions = new Uint32Array(most)
    this.groupOfMention = new Uint32Array(most)
    this.count = this.enterTerms()
    this.states = new Uint8Array(this.count)
    this.scales = new Float32Array(this.count)
    this.rows = new Int8Array(this.count * groups.axes)
    this.sum = new Float64Array(groups.axes)
  }

  /** Enters each term at its first mention and returns their number. */
  private enterTerms(): number {
    const { text, starts, ends, firstMentions, nextMentions, groupOfMention } = this
    const lastMentions = new Uint32Array(starts.length)
    let [count, mention, group, start] = [0, 0, 0, 0]
    for (let at = 0; at <= text.length; at++) {
      const byte = at < text.length ? text[at]! : NEWLINE
      if (byte !== TAB && byte !== NEWLINE) continue
      if (at > start) {
        groupOfMention[mention] = group
        const slot = this.slotOf(text, start, at)
        const row = this.slots[slot]! - 1
        if (row >= 0) nextMentions[lastMentions[row]!] = mention
        else {
          this.slots[slot] = count + 1
          starts[count] = start
          ends[count] = at
          firstMentions[count] = mention
        }
        lastMentions[row >= 0 ? row : count++] = mention++
      }
      if (byte === NEWLINE) group++
      start = at + 1
    }
    return count
  }

  /** The slot of a term, or the free one where it belongs. */
  private slotOf(bytes: Uint8Array, from: number, to: number): number {
    const { text, starts, ends, slots } = this
    const mask = slots.length - 1
    let slot = hashKey(bytes, from, to) & mask
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const row = slots[slot]! - 1
      const start = starts[row]!
      if (ends[row]! - start !== to - from) continue
      let at = from
      while (at < to && bytes[at] === text[start + at - from]) at++
      if (at === to) break
    }
    return slot
  }

  find(termId: string): number {
    const words = withoutLanguage(termId, this.language)
    if (withLanguage(words, this.language) !== termId) return -1
    const bytes = Buffer.from(words)
    const row = this.slots[this.slotOf(bytes, 0, bytes.length)]! - 1
    if (row < 0) return -1
    if (this.states[row] === UNKNOWN) this.compute(row)
    return this.states[row] === KNOWN ? row : -1
  }

  add(row: number, weight: number, sum: Float64Array): void {
    const { axes, rows, scales } = this
    addTableRow({ axes, rows, scales }, row, weight, sum)
  }

  termIdOf(row: number): string {
    return withLanguage(Buffer.from(this.text.subarray(this.starts[row], this.ends[row])).toString(), this.language)
  }

  rowsOf(from: number, to: number): Int8Array {
    for (let row = from; row < to; row++) if (this.states[row] === UNKNOWN) this.compute(row)
    return this.rows.subarray(from * this.axes, to * this.axes)
  }

  /** Sums the vectors of the groups of a term; nothing where they cancel out. */
  private compute(row: number): void {
    const { axes, groups, nextMentions, sum } = this
    sum.fill(0)
    let mention = this.firstMentions[row]!
    do {
      addTableRow(groups, this.groupOfMention[mention]!, 1, sum)
      mention = nextMentions[mention]!
    } while (mention !== 0)
    const hasVector = divideByLength(sum) > 0
    this.states[row] = hasVector ? KNOWN : CANCELLED
    if (hasVector) this.scales[row] = quantizeRow(this.rows, axes, row, sum)
  }
}

function countSeparators(text: Uint8Array): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (text[at] === TAB || text[at] === NEWLINE) count++
  return count
}
