import type { VectorFormat } from './formats.js'
import { BackgroundFileError } from './wordVectors.js'

/** Receives one row: the word as in the file, its vector (valid until the next row), and its rank by frequency. */
type RowVisitor = (word: string, vector: Float32Array, rank: number) => void

/** Parses a file in pieces of any size into rows. */
export interface RowReader {
  /** Rows read so far. */
  readonly rows: number
  push(bytes: Buffer): void
  /** Ends the input. Throws BackgroundFileError if the file ended too early. */
  end(): void
}

const NEWLINE = 0x0a
const SPACE = 0x20
const TAB = 0x09
const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Longer than any row: a file without a line end in this many bytes has another format. */
const LONGEST_ROW = 1 << 22

/** Opens a reader of the rows of a file of vectors; `path` is named in errors. */
export function createRowReader(path: string, format: VectorFormat, take: RowVisitor): RowReader {
  const reader = { text: readText, binary: readBinary, json: readJson }[format.kind]
  let rest: Buffer = Buffer.alloc(0)
  const vector = new Float32Array(format.axes)
  const state: State = {
    rows: 0,
    path,
    axes: format.axes,
    count: format.count,
    vector,
    take: (word, rank) => {
      // One such row would make all vectors so, by what they have in common.
      if (!vector.every(Number.isFinite)) throw broken(state, 'has a number that is not finite')
      state.rows++
      take(word, vector, rank)
    },
  }
  const consume = reader(state)
  const push = (bytes: Buffer): void => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    const used = consume(all)
    if (all.length - used > LONGEST_ROW) throw broken(state, 'does not end')
    // A copy, so that the piece it was cut from can go.
    rest = Buffer.from(all.subarray(used))
  }
  return {
    get rows() {
      return state.rows
    },
    push,
    end() {
      if (format.kind === 'text' && rest.length > 0) push(Buffer.from('\n'))
      const { count, rows } = state
      if (format.kind !== 'text' && count !== rows && rest.toString('latin1').trim() !== '') {
        throw broken(state, 'is cut off')
      }
      if (count !== undefined && rows < count) {
        throw new BackgroundFileError(`${path} ends after ${rows} of the ${count} words that its first line promises.`)
      }
      if (rows === 0) throw new BackgroundFileError(`${path} holds no word vectors.`)
    },
  }
}

interface State {
  rows: number
  readonly path: string
  readonly axes: number
  readonly count: number | undefined
  readonly vector: Float32Array
  /** Passes on the row in `vector`, and counts it. */
  readonly take: (word: string, rank: number) => void
}
/** Parses the complete rows at the start of some bytes; returns the number of bytes consumed. */
type Consume = (bytes: Buffer) => number

const isBlank = (byte: number): boolean => byte === SPACE || byte === TAB

function readText(state: State): Consume {
  const { axes, vector } = state
  let isHeader = state.count !== undefined
  return (bytes) => {
    let from = 0
    for (;;) {
      const newline = bytes.indexOf(NEWLINE, from)
      if (newline < 0) return from
      let end = newline
      while (end > from && bytes[end - 1]! <= SPACE) end--
      const start = from
      from = newline + 1
      if (end === start) continue
      if (isHeader) {
        isHeader = false
        continue
      }
      let split = start
      while (split < end && !isBlank(bytes[split]!)) split++
      if (readNumbers(bytes, split, end, vector) !== axes) {
        // A word with a space in it: its numbers are the last ones of the line.
        split = end
        for (let fields = 0; fields < axes && split > start; fields++) {
          while (split > start && !isBlank(bytes[split - 1]!)) split--
          while (split > start && isBlank(bytes[split - 1]!)) split--
        }
        if (split === start || readNumbers(bytes, split, end, vector) !== axes) {
          throw broken(state, `has not ${axes} numbers`)
        }
      }
      state.take(bytes.toString('utf8', start, split), state.rows)
    }
  }
}

function readBinary(state: State): Consume {
  const { axes, count, vector } = state
  const target = new Uint8Array(vector.buffer)
  let isHeader = true
  return (bytes) => {
    let from = 0
    if (isHeader) {
      from = bytes.indexOf(NEWLINE) + 1
      if (from === 0) return 0
      isHeader = false
    }
    while (state.rows < count!) {
      let start = from
      while (bytes[start] === NEWLINE) start++
      const space = bytes.indexOf(SPACE, start)
      if (space < 0 || space + 1 + axes * 4 > bytes.length) return from
      target.set(bytes.subarray(space + 1, space + 1 + axes * 4))
      from = space + 1 + axes * 4
      state.take(bytes.toString('utf8', start, space), state.rows)
    }
    return bytes.length
  }
}

/** The text before the first row of the package's JSON. */
const VECTORS = Buffer.from('"vectors":{')

function readJson(state: State): Consume {
  const { axes } = state
  // Behind the components come the length of the vector and the word's place by frequency.
  const numbers = new Float64Array(axes + 2)
  let inside = false
  let over = false
  return (bytes) => {
    let from = 0
    if (!inside) {
      const found = bytes.indexOf(VECTORS)
      if (found < 0) return Math.max(0, bytes.length - VECTORS.length)
      inside = true
      from = found + VECTORS.length
    }
    for (;;) {
      if (over) return bytes.length
      const opening = bytes[from]
      if (opening === undefined) return from
      if (opening !== QUOTE) {
        over = true
        continue
      }
      let closing = from + 1
      while (closing < bytes.length && bytes[closing] !== QUOTE) closing += bytes[closing] === BACKSLASH ? 2 : 1
      const end = bytes.indexOf(0x5d, closing)
      // The byte behind the row says whether another one follows.
      if (closing >= bytes.length || end < 0 || end + 1 >= bytes.length) return from
      const found = readNumbers(bytes, closing + 3, end, numbers)
      if (found < axes) throw broken(state, `has not ${axes} numbers`)
      state.vector.set(numbers.subarray(0, axes))
      const rank = found >= axes + 2 ? numbers[axes + 1]! : state.rows
      state.take(JSON.parse(bytes.toString('utf8', from, closing + 1)) as string, rank)
      from = bytes[end + 1] === 0x2c ? end + 2 : end + 1
    }
  }
}

const ZERO = 0x30
const powers = Float64Array.from({ length: 23 }, (_, power) => 10 ** power)

/**
 * Parses numbers separated by spaces, tabs or commas into `out`; returns their count, or -1 if something is not a
 * number. Digits are combined to integers and scaled once, which is exact for a 32-bit float.
 */
function readNumbers(bytes: Buffer, from: number, to: number, out: Float32Array | Float64Array): number {
  let at = from
  let count = 0
  while (at < to) {
    let byte = bytes[at]!
    if (byte === SPACE || byte === TAB || byte === 0x2c) {
      at++
      continue
    }
    const negative = byte === 0x2d
    if (negative || byte === 0x2b) at++
    let digits = 0
    let value = 0
    let power = 0
    let point = false
    for (; at < to; at++) {
      byte = bytes[at]!
      if (byte === 0x2e && !point) {
        point = true
        continue
      }
      const digit = byte - ZERO
      if (digit < 0 || digit > 9) break
      digits++
      // Beyond 2^53 more digits only move the point.
      if (value < 9e14) {
        value = value * 10 + digit
        if (point) power--
      } else if (!point) power++
    }
    if (digits === 0) return -1
    if (at < to && (byte === 0x65 || byte === 0x45)) {
      at++
      const minus = bytes[at] === 0x2d
      if (minus || bytes[at] === 0x2b) at++
      let exponent = 0
      for (; at < to && bytes[at]! >= ZERO && bytes[at]! <= 0x39; at++) exponent = exponent * 10 + bytes[at]! - ZERO
      power += minus ? -exponent : exponent
    }
    if (at < to && bytes[at] !== SPACE && bytes[at] !== TAB && bytes[at] !== 0x2c) return -1
    if (power < 0) value = power >= -22 ? value / powers[-power]! : value * 10 ** power
    else if (power > 0) value *= 10 ** power
    if (count < out.length) out[count] = negative ? -value : value
    count++
  }
  return count
}

const broken = ({ path, rows }: State, what: string): BackgroundFileError =>
  new BackgroundFileError(`${path}: the row after word ${rows} ${what}.`)
