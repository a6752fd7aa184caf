import { BackgroundFileError } from './wordVectors.js'

/** The format of a file of vectors. `count` is the number of vectors if the file has it. */
export type VectorFormat =
  /** One word and its numbers per line: GloVe and Numberbatch, and word2vec after a line with two counts. */
  | ({ readonly kind: 'text'; readonly axes: number; readonly count: number | undefined } & TextOrder)
  /** word2vec: a line with two counts, then word, space, 32-bit floats. */
  | {
      readonly kind: 'binary'
      readonly axes: number
      readonly count: number
      readonly ranked: true
      readonly tagged: false
    }
  /** The package: `"vectors": {word: [numbers]}`. */
  | {
      readonly kind: 'json'
      readonly axes: number
      readonly count: undefined
      readonly ranked: true
      readonly tagged: false
    }

interface TextOrder {
  /** Whether words are in order of frequency, the most frequent first. */
  readonly ranked: boolean
  /** Whether words include their language, as in `/c/en/word`. */
  readonly tagged: boolean
}

/** Number of uncompressed bytes that are examined to detect the format. */
export const SAMPLE_BYTES = 1 << 16
/** Lines in ascending order that cannot be an order by frequency. */
const SORTED_LINES = 10
/** More axes are a damaged number: a row has to fit into the sample. */
const MOST_AXES = SAMPLE_BYTES / 4
/** Components of word vectors are small; text read as 32-bit floats is not. */
const LARGEST_COMPONENT = 1_000

/** Detects the format of a file by its beginning. Throws BackgroundFileError for an unknown format. */
export function detectFormat(path: string, sample: Buffer): VectorFormat {
  if (sample[0] === 0x7b) return jsonFormat(path, sample)
  const lines = sample.toString('utf8').split(/\r?\n/)
  if (sample.length >= SAMPLE_BYTES) lines.pop()
  const header = /^\uFEFF?(\d+)[ \t](\d+)[ \t]*$/.exec(lines[0] ?? '')
  if (header === null) {
    const axes = numbersOf(lines[0] ?? '')
    if (axes >= 2) return { kind: 'text', axes, count: undefined, ...orderOf(lines) }
    throw none(path)
  }
  const count = Number(header[1])
  const axes = Number(header[2])
  if (axes < 2) throw none(path)
  if (numbersOf(lines[1] ?? '') >= axes) return { kind: 'text', axes, count, ...orderOf(lines.slice(1)) }
  const start = sample.indexOf(0x0a) + 1
  const space = sample.indexOf(0x20, start)
  const first = space + 1
  const isBinary =
    space > start &&
    first + axes * 4 <= sample.length &&
    Array.from({ length: axes }, (_, axis) => sample.readFloatLE(first + axis * 4)).every(
      (value) => Math.abs(value) < LARGEST_COMPONENT,
    )
  if (!isBinary) throw none(path)
  return { kind: 'binary', axes, count, ranked: true, tagged: false }
}

function jsonFormat(path: string, sample: Buffer): VectorFormat {
  const axes = Number(/"dimensions":\s*(\d+)/.exec(sample.toString('latin1'))?.[1])
  if (!(axes >= 2 && axes <= MOST_AXES)) throw none(path)
  return { kind: 'json', axes, count: undefined, ranked: true, tagged: false }
}

/** Numbers at the end of a line, of which the first word cannot be one. */
function numbersOf(line: string): number {
  const fields = line.trim().split(/[ \t]+/)
  let numbers = 0
  while (numbers < fields.length - 1 && /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(fields[fields.length - 1 - numbers]!))
    numbers++
  return numbers
}

/** An order by alphabet says nothing about frequency; Numberbatch is in that order. */
function orderOf(lines: readonly string[]): TextOrder {
  const words = lines.filter((line) => line !== '').map((line) => line.slice(0, line.search(/[ \t]|$/)))
  const tagged = words.some((word) => word.startsWith('/c/'))
  const sorted = words.length >= SORTED_LINES && words.every((word, i) => i === 0 || words[i - 1]! <= word)
  return { ranked: !tagged && !sorted, tagged }
}

const none = (path: string): BackgroundFileError =>
  new BackgroundFileError(`${path} is no file of word vectors: neither word2vec (text, binary), GloVe nor Numberbatch.`)
