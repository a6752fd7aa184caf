import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'
import { packChunk, packPlainly, unpackChunk, unpackPlainly, unpackRange } from '../../src/storage/chunkPacking.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from './folder.js'

const bytesOf = (array: Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

/** Numbers of a block, and as many once more beside some. */
const lengths = [0, 1, 2, 6, 255, 256, 257, 703]
const arrays = {
  u8: (numbers: number[]) => Uint8Array.from(numbers),
  i8: (numbers: number[]) => Int8Array.from(numbers),
  u16: (numbers: number[]) => Uint16Array.from(numbers),
  u32: (numbers: number[]) => Uint32Array.from(numbers),
  i32: (numbers: number[]) => Int32Array.from(numbers),
} as const
const views = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const

/** Numbers of so many bits around any other, ascending or not. */
const someNumbers = fc
  .record({
    length: fc.constantFrom(...lengths),
    bits: fc.integer({ min: 0, max: 32 }),
    offset: fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
    isAscending: fc.boolean(),
  })
  .chain(({ length, bits, offset, isAscending }) =>
    fc.array(fc.integer({ min: 0, max: 2 ** bits - 1 }), { minLength: length, maxLength: length }).map((numbers) => {
      let sum = offset
      return numbers.map((number) => {
        if (isAscending) sum += number
        return isAscending ? sum : offset + number
      })
    }),
  )

test.each(Object.keys(arrays) as (keyof typeof arrays)[])('numbers of type %s come back as they were', (type) => {
  let packs = 0
  fc.assert(
    fc.property(someNumbers, fc.integer({ min: 0, max: 3 }), (numbers, skipped) => {
      const bytes = bytesOf(arrays[type](numbers))
      // Wherever they lie in memory.
      const moved = Buffer.concat([Buffer.alloc(skipped), bytes]).subarray(skipped)
      const packed = packChunk(moved, type)
      expect(packPlainly(moved, views[type])).toEqual(packed)
      if (packed === undefined) return
      packs++
      expect(packed.length).toBeLessThan(bytes.length)
      expect(Buffer.compare(unpackChunk(packed, bytes.length)!, bytes)).toBe(0)
      const View = { 1: Uint8Array, 2: Uint16Array, 4: Int32Array }[views[type].BYTES_PER_ELEMENT]!
      expect(Buffer.compare(unpackPlainly(packed, bytes.length, View)!, bytes)).toBe(0)
    }),
    { numRuns: 300 },
  )
  expect(packs).toBeGreaterThan(20)
})

test('blocks are written as the description of the files says', () => {
  // 100, 103, 101, … : numbers from 100 to 103 in two bits each.
  const plain = Uint32Array.from({ length: 16 }, (_, i) => [100, 103, 101, 102][i % 4]!)
  const quarter = 0b10_01_11_00
  expect([...packChunk(bytesOf(plain), 'u32')!]).toEqual([
    ...[4, 2, 100, 0, 0, 0],
    ...[quarter, quarter, quarter, quarter, 0, 0, 0, 0],
  ])
  // Each 1,000 more than the one before: the least difference, the number before the first, and no bits for the numbers.
  const ascending = Uint32Array.from({ length: 20 }, (_, i) => 5_000 + 1_000 * i)
  expect([...packChunk(bytesOf(ascending), 'u32')!]).toEqual([
    ...[4, 64, 1_000 & 255, 1_000 >> 8, 0, 0, 4_000 & 255, 4_000 >> 8, 0, 0],
    ...[0, 0, 0, 0],
  ])
})

test('chunks of their full size and longer ones are packed in the same way', () => {
  const random = createRandom(5)
  for (const type of ['u8', 'u16', 'u32'] as const) {
    for (const bits of [0, 3, 7]) {
      for (const length of [1 << 16, 1 << 18]) {
        const count = length / views[type].BYTES_PER_ELEMENT
        const bytes = bytesOf(arrays[type](Array.from({ length: count }, () => random.int(2 ** bits))))
        const packed = packChunk(bytes, type)
        expect(packed === undefined).toBe(type === 'u8' && bits === 7)
        if (packed === undefined) continue
        expect(Buffer.compare(packed, packPlainly(bytes, views[type])!)).toBe(0)
        expect(Buffer.compare(unpackChunk(packed, length)!, bytes)).toBe(0)
      }
    }
  }
})

test('a block of all bits comes back beside blocks of few', () => {
  // The second of four blocks has numbers of 32 bits, of which no difference is smaller.
  const numbers = Uint32Array.from({ length: 1_024 }, (_, i) =>
    i >= 256 && i < 512 ? [0, 0xffff_ffff, 0x8000_0001, 0x1234_5678, 0x7fff_fffe][i % 5]! : i % 4,
  )
  const packed = packChunk(bytesOf(numbers), 'u32')!
  expect(packed.length).toBeLessThan(2_000)
  const unpacked = unpackChunk(packed, 4_096)!
  expect([...new Uint32Array(Uint8Array.from(unpacked).buffer)]).toEqual([...numbers])
})

test('a chunk is unpacked into the beginning of memory where it fits, and elsewhere otherwise', () => {
  const shorts = bytesOf(Uint16Array.from({ length: 600 }, (_, i) => 300 + (i % 7)))
  const packed = packChunk(shorts, 'u16')!
  // Threads share the memory of a snapshot.
  const memory = new Uint8Array(new SharedArrayBuffer(1_210)).fill(9)
  const target = memory.subarray(2, 1_204)
  const unpacked = unpackChunk(packed, 1_200, target)!
  expect(unpacked.buffer).toBe(memory.buffer)
  expect([unpacked.byteOffset, unpacked.length]).toEqual([2, 1_200])
  expect([...memory]).toEqual([9, 9, ...shorts, ...Array(8).fill(9)])
  const elsewhere = [
    // Too short.
    unpackChunk(packed, 1_200, memory.subarray(2, 1_200))!,
    unpackPlainly(packed, 1_200, Uint16Array, memory.subarray(2, 1_200))!,
    // Not where numbers of 16 bits can lie.
    unpackPlainly(packed, 1_200, Uint16Array, memory.subarray(3))!,
  ]
  for (const other of elsewhere) {
    expect(other.buffer).not.toBe(memory.buffer)
    expect([...other]).toEqual([...shorts])
  }
  expect([...unpackChunk(packed, 1_200, memory.subarray(3))!]).toEqual([...shorts])
  expect([...memory.subarray(3, 1_203)]).toEqual([...shorts])
})

test('a range of a packed chunk is that of the chunk, whatever blocks it begins and ends in', () => {
  const random = createRandom(3)
  for (const type of ['u8', 'u16', 'i32'] as const) {
    const bytes = bytesOf(arrays[type](Array.from({ length: 2_000 }, () => random.int(12))))
    const packed = packChunk(bytes, type)!
    for (let i = 0; i < 200; i++) {
      const from = random.int(bytes.length)
      const to = from + 1 + random.int(bytes.length - from)
      expect(Buffer.compare(unpackRange(packed, bytes.length, from, to)!, bytes.subarray(from, to))).toBe(0)
    }
    expect(unpackRange(packed, bytes.length, 8, bytes.length + 1)).toBeUndefined()
    expect(unpackRange(packed.subarray(0, 100), bytes.length, bytes.length - 8, bytes.length)).toBeUndefined()
    expect(unpackRange(Buffer.concat([Buffer.of(3), packed.subarray(1)]), bytes.length, 0, 8)).toBeUndefined()
  }
})

test('what would hardly get smaller, texts and fractions stay as they are', () => {
  const fractions = new Uint8Array(new Float32Array(1_000).buffer)
  expect(packChunk(fractions, 'f32')).toBeUndefined()
  expect(packChunk(fractions, 'json')).toBeUndefined()
  expect(packChunk(fractions, 'u32')).toBeInstanceOf(Buffer)
  expect(packChunk(fractions.subarray(1), 'u32')).toBeUndefined()
  // Numbers of eight bits in bytes, of 29 bits and of 28: above 25 bits they take 32.
  expect(
    packChunk(
      Uint8Array.from({ length: 512 }, (_, i) => i * 7),
      'u8',
    ),
  ).toBeUndefined()
  const wide = Uint32Array.from({ length: 512 }, (_, i) => Math.imul(i, 0x9e3779b1) >>> 4)
  expect(packChunk(bytesOf(wide), 'u32')).toBeUndefined()
})

test('bytes that are no packed chunk of that length are refused', () => {
  const bytes = bytesOf(Uint32Array.from({ length: 600 }, (_, i) => i % 50))
  const packed = packChunk(bytes, 'u32')!
  expect(unpackChunk(packed, bytes.length)).toEqual(Buffer.from(bytes))
  for (let end = 0; end < packed.length; end++)
    expect(unpackChunk(packed.subarray(0, end), bytes.length)).toBeUndefined()
  expect(unpackChunk(Buffer.concat([packed, Buffer.of(0)]), bytes.length)).toBeUndefined()
  for (const length of [-4, 0, 1_200, 2_399, 2_800, 2 ** 40]) expect(unpackChunk(packed, length)).toBeUndefined()
  expect(unpackChunk(Buffer.concat([Buffer.of(3), packed.subarray(1)]), bytes.length)).toBeUndefined()
})

test('a block whose numbers would have more than 32 bits is refused, by whichever way it is read', () => {
  // Eight numbers of four bytes in 33 bits each, and the padding.
  const packed = Buffer.concat([Buffer.of(4, 33, 0, 0, 0, 0), Buffer.alloc(33, 7), Buffer.alloc(4)])
  expect(unpackChunk(packed, 32)).toBeUndefined()
  expect(unpackPlainly(packed, 32, Int32Array)).toBeUndefined()
  expect(unpackRange(packed, 32, 4, 12)).toBeUndefined()
})

test('parts of whole numbers take less room in the file of a project, and rows of them are read', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const version = { number: 1, layer: 0 }
  const file = openProjectFile(path)
  const ascending = Uint32Array.from({ length: 100_000 }, (_, i) => 3 * i + (i % 2))
  const sink = file.snapshots.sink(version)
  await sink.write('info', '{}')
  await sink.write('ascending', ascending)
  // Too short to be packed.
  await sink.write('short', ascending.subarray(0, 1_023))
  const next = file.snapshots.sink({ number: 2, layer: 0 }, version)
  const more = Uint32Array.from({ length: 20_000 }, (_, i) => 9 * i)
  await next.write('info', '{}')
  await next.grow!('ascending', 70_001, more)
  expect(await file.snapshots.source(version).read('ascending')).toEqual(ascending)
  const source = file.snapshots.source({ number: 2, layer: 0 })
  const grown = Uint32Array.of(...ascending.subarray(0, 70_001), ...more)
  expect(await source.read('ascending')).toEqual(grown)
  const requested = [89_999, 0, 70_000, 70_001, 16_384]
  const rows = await source.stored!.rows('ascending', 1, requested)
  expect([...new Uint32Array(rows.buffer)]).toEqual(requested.map((row) => grown[row]))
  await file.close()
  const database = new Sqlite(path, { readonly: true })
  const sizes = database
    .prepare(`SELECT sum(length(data)) AS stored, sum(unpacked) AS before,
         max(length(data)) FILTER (WHERE unpacked IS NULL) AS short FROM chunks`)
    .get() as Record<string, number>
  database.close()
  expect(sizes.short).toBe(4 * 1_023)
  expect(sizes.stored!).toBeLessThan(sizes.before! / 8)
})
