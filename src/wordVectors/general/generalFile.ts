import type { GroupTable } from './groupTable.js'

/** Increment it whenever the file format changes. */
const VERSION = 2

interface Head {
  readonly version: number
  readonly axes: number
  readonly groups: number
  /** Bytes of the cognates' keys. */
  readonly cognates: number
  /** Bytes of each language's terms. */
  readonly languages: Readonly<Record<string, number>>
}

const encodeLists = (lists: readonly (readonly string[])[]): Buffer =>
  Buffer.from(lists.map((list) => list.join('\t')).join('\n'))

const decodeLists = (bytes: Buffer): string[][] =>
  bytes
    .toString()
    .split('\n')
    .map((line) => (line === '' ? [] : line.split('\t')))

/** One line of JSON; scales and rows of the groups; the cognates' keys and each language's terms as text, one group per line. */
export function encodeGroups({ axes, scales, rows, terms, cognates }: GroupTable): Buffer {
  const texts = [...terms].map(([language, groups]) => ({ language, bytes: encodeLists(groups) }))
  const keys = encodeLists(cognates)
  const head: Head = {
    version: VERSION,
    axes,
    groups: scales.length,
    cognates: keys.length,
    languages: Object.fromEntries(texts.map(({ language, bytes }) => [language, bytes.length])),
  }
  const steps = Buffer.alloc(scales.length * 4)
  for (const [group, scale] of scales.entries()) steps.writeFloatLE(scale, group * 4)
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    steps,
    Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength),
    keys,
    ...texts.map(({ bytes }) => bytes),
  ])
}

/** The parts of a file; words are still text: one group per line, tabs between its words. */
export interface GroupFile extends Pick<GroupTable, 'axes' | 'scales' | 'rows'> {
  readonly cognates: Buffer
  /** The terms of a language, undefined where the file has none. */
  termsOf(language: string): Buffer | undefined
}

/** Finds the parts of a file and copies the vectors. */
export function openGroupFile(bytes: Buffer): GroupFile {
  const newline = bytes.indexOf('\n')
  const head = JSON.parse(bytes.toString('utf8', 0, newline)) as Head
  const { axes, groups, languages } = head
  const view = new DataView(bytes.buffer, bytes.byteOffset + newline + 1)
  const scales = new Float32Array(groups)
  for (let group = 0; group < groups; group++) scales[group] = view.getFloat32(group * 4, true)
  let at = newline + 1 + groups * 4
  const take = (length: number): Buffer => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const rows = new Int8Array(take(groups * axes))
  const cognates = take(head.cognates)
  const terms = new Map(Object.entries(languages).map(([language, length]) => [language, take(length)]))
  return { axes, scales, rows, cognates, termsOf: (language) => terms.get(language) }
}

/** Reads the terms of one language only; the others are not in the result. */
export function decodeGroups({ axes, scales, rows, cognates, termsOf }: GroupFile, language: string): GroupTable {
  const own = termsOf(language)
  const terms = new Map(own === undefined ? [] : [[language, decodeLists(own)]])
  return { axes, scales, rows, terms, cognates: decodeLists(cognates) }
}
