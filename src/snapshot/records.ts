import { type PackedStrings, packedCount } from '../compute/shared.js'
import { DamagedSnapshot, type Part, type PartArray, type PartSink, type PartSource, readRequired } from './parts.js'

/** Writes the JSON part of a record whose arrays and packed strings are parts. */
export const writeHead = (
  sink: PartSink,
  name: string,
  plain: Readonly<Record<string, unknown>>,
  arrays: readonly string[],
  packs: readonly string[] = [],
): Promise<void> => sink.write(name, JSON.stringify({ plain, arrays, packs }))

export interface WriteOptions {
  /** The same record of the snapshot that is extended, as its parts are stored. */
  readonly before?: object | undefined
  /** Arrays that are written in another way. */
  readonly instead?: Readonly<Record<string, (() => Promise<void>) | undefined>> | undefined
}

/** Writes a record of typed arrays, packed strings and plain values: arrays become parts, all others one JSON part. */
export async function writeRecord(
  sink: PartSink,
  name: string,
  record: object,
  { before, instead }: WriteOptions = {},
): Promise<void> {
  const plain: Record<string, unknown> = {}
  const arrays: string[] = []
  const packs: string[] = []
  const earlier = (before ?? {}) as Readonly<Record<string, unknown>>
  for (const [key, value] of Object.entries(record) as [string, unknown][]) {
    const old = earlier[key]
    if (ArrayBuffer.isView(value)) {
      arrays.push(key)
      const write = instead?.[key]
      if (write !== undefined) await write()
      else
        await sink.write(`${name}.${key}`, value as PartArray, ArrayBuffer.isView(old) ? (old as PartArray) : undefined)
    } else if (isPacked(value)) {
      packs.push(key)
      const packed = isPacked(old) ? old : undefined
      await sink.write(`${name}.${key}.bytes`, value.bytes, packed?.bytes)
      await sink.write(`${name}.${key}.offsets`, value.offsets, packed?.offsets)
    } else plain[key] = value
  }
  await writeHead(sink, name, plain, arrays, packs)
}

/** Reads a part of a snapshot; undefined for a missing one. */
export type ReadPart = (name: string) => Promise<Part | undefined>

interface ReadOptions {
  /** Arrays that are not read. */
  readonly leftOut?: readonly string[] | undefined
  /** Reads the arrays and packed strings. Default: that of the source. */
  readonly readArray?: ReadPart | undefined
}

/** A required record of a snapshot. */
export async function readRequiredRecord<T>(source: PartSource, name: string, options?: ReadOptions): Promise<T> {
  const record = await readRecord<T>(source, name, options)
  if (record === undefined) throw new DamagedSnapshot()
  return record
}

/** Reads a record without the omitted arrays. */
export async function readRecord<T>(
  source: PartSource,
  name: string,
  { leftOut = [], readArray = source.read }: ReadOptions = {},
): Promise<T | undefined> {
  const head = await source.read(name)
  if (typeof head !== 'string') return undefined
  const { plain, arrays, packs } = JSON.parse(head) as {
    plain: Record<string, unknown>
    arrays: string[]
    packs: string[]
  }
  const record = plain
  const read = (part: string): Promise<Part> => readRequired({ read: readArray }, `${name}.${part}`)
  for (const key of arrays) if (!leftOut.includes(key)) record[key] = await read(key)
  for (const key of packs) {
    record[key] = {
      bytes: (await read(`${key}.bytes`)) as Uint8Array,
      offsets: (await read(`${key}.offsets`)) as Uint32Array,
    } satisfies PackedStrings
  }
  return record as T
}

function isPacked(value: unknown): value is PackedStrings {
  const packed = value as Partial<PackedStrings> | null | undefined
  return (
    typeof packed === 'object' &&
    packed !== null &&
    packed !== undefined &&
    packed.bytes instanceof Uint8Array &&
    packed.offsets instanceof Uint32Array &&
    packedCount(packed as PackedStrings) >= 0
  )
}
