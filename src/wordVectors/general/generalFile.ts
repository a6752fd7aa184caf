import type { GroupTable } from './groupTable.js'

/** Increment it whenever the file format changes. */
const VERSION = 1

interface Head {
  readonly version: number
  readonly axes: number
  readonly groups: number
  /** Bytes of each language's terms. */
  readonly languages: Readonly<Record<string, number>>
}

/** One line of JSON; scales and rows of the groups; for each language its terms as text, one group per line. */
export function encodeGroups({ axes, scales, rows, terms }: GroupTable): Buffer {
  const texts = [...terms].map(([language, groups]) => ({
    language,
    bytes: Buffer.from(groups.map((ids) => ids.join('\t')).join('\n')),
  }))
  const head: Head = {
    version: VERSION,
    axes,
    groups: scales.length,
    languages: Object.fromEntries(texts.map(({ language, bytes }) => [language, bytes.length])),
  }
  const steps = Buffer.alloc(scales.length * 4)
  for (const [group, scale] of scales.entries()) steps.writeFloatLE(scale, group * 4)
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    steps,
    Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength),
    ...texts.map(({ bytes }) => bytes),
  ])
}

/** Reads the terms of one language only; the others are not in the result. */
export function decodeGroups(bytes: Buffer, language: string): GroupTable {
  const newline = bytes.indexOf('\n')
  const { axes, groups, languages } = JSON.parse(bytes.toString('utf8', 0, newline)) as Head
  let at = newline + 1
  const scales = Float32Array.from({ length: groups }, (_, group) => bytes.readFloatLE(at + group * 4))
  at += groups * 4
  const rows = new Int8Array(bytes.subarray(at, at + groups * axes))
  at += groups * axes
  const terms = new Map<string, readonly (readonly string[])[]>()
  for (const [code, length] of Object.entries(languages)) {
    if (code === language) {
      const lines = bytes.toString('utf8', at, at + length).split('\n')
      terms.set(
        code,
        lines.map((line) => (line === '' ? [] : line.split('\t'))),
      )
    }
    at += length
  }
  return { axes, scales, rows, terms }
}
