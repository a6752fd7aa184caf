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

const decodeLists = (bytes: Buffer, from: number, to: number): string[][] =>
  bytes
    .toString('utf8', from, to)
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

/** Reads the terms of one language only; the others are not in the result. */
export function decodeGroups(bytes: Buffer, language: string): GroupTable {
  const newline = bytes.indexOf('\n')
  const { axes, groups, cognates: keys, languages } = JSON.parse(bytes.toString('utf8', 0, newline)) as Head
  let at = newline + 1
  const scales = Float32Array.from({ length: groups }, (_, group) => bytes.readFloatLE(at + group * 4))
  at += groups * 4
  const rows = new Int8Array(bytes.subarray(at, at + groups * axes))
  at += groups * axes
  const cognates = decodeLists(bytes, at, at + keys)
  at += keys
  const terms = new Map<string, readonly (readonly string[])[]>()
  for (const [code, length] of Object.entries(languages)) {
    if (code === language) terms.set(code, decodeLists(bytes, at, at + length))
    at += length
  }
  return { axes, scales, rows, terms, cognates }
}
