import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { sharedFloat32 } from '../../src/compute/shared.js'
import { createRandom } from '../../src/math/random.js'
import { type DocumentVectors, vectorOf } from '../../src/snapshot/documentVectors.js'
import { DamagedSnapshot, type PartArray, type PartSource } from '../../src/snapshot/parts.js'
import { encodeVectors, quantizeVectors } from '../../src/snapshot/quantizeVectors.js'
import { isPartlyRead, readAhead } from '../../src/snapshot/readAhead.js'
import { openDocumentVectors, writeDocumentVectors } from '../../src/snapshot/storedVectors.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { fillNormal, normalizeRows } from '../math/matrices.js'
import { emptyFolder } from '../storage/folder.js'

const [count, axes, stride] = [3_000, 21, 24]
const compute = inlineCompute
const version = { number: 1, layer: 0 }
const shape = { record: 'space', count, axes } as const
/** All vectors count as many. */
const asMany = { ...shape, fewBytes: 0 } as const

/** Unit rows, some of them zero, and every fortieth the same. */
function unitRows(): Float32Array {
  const rows = fillNormal(createRandom(7), sharedFloat32(count * axes))
  for (let row = 0; row < count; row++) {
    if (row % 40 === 0) rows.copyWithin(row * axes, 0, axes)
    if (row % 41 === 1) rows.fill(0, row * axes, (row + 1) * axes)
  }
  normalizeRows(rows, axes)
  return rows
}

const vectors = unitRows()

/** Rows in two digits, from the description of the file format: entries are scale x (byte + digit / 15), scale x 127 the largest. */
function inDigits(rows: Float32Array): Float32Array {
  const decoded = new Float32Array(rows.length)
  for (let from = 0; from < rows.length; from += axes) {
    const row = rows.subarray(from, from + axes)
    const scale = Math.fround(Math.max(...row.map(Math.abs)) / 127)
    if (scale === 0) continue
    for (const [axis, value] of row.entries()) decoded[from + axis] = (Math.round((value / scale) * 15) / 15) * scale
  }
  return decoded
}

const decoded = inDigits(vectors)

/** Largest difference of two lists of numbers. */
const distance = (a: Float32Array, b: Float32Array): number =>
  a.length === b.length ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0) : Infinity

async function rowsOf(opened: DocumentVectors, requested: readonly number[]): Promise<Float32Array> {
  const some = await opened.of(requested)
  return Float32Array.from(requested.flatMap((_, i) => [...vectorOf(some, axes, i)]))
}

async function piecesOf(opened: DocumentVectors): Promise<Float32Array> {
  const rows = new Float32Array(count * axes)
  for await (const piece of opened.pieces()) rows.set(piece.rows, piece.first * axes)
  return rows
}

const pick = (rows: Float32Array, requested: readonly number[]): Float32Array =>
  Float32Array.from(requested.flatMap((row) => [...rows.subarray(row * axes, (row + 1) * axes)]))

/** A source that notes what is read as a whole, and how many rows are read singly. */
function noting(source: PartSource): { source: PartSource; whole: string[]; rows: [string, number][] } {
  const [whole, rows]: [string[], [string, number][]] = [[], []]
  const stored = source.stored && {
    ...source.stored,
    rows: (name: string, width: number, requested: ArrayLike<number>) => {
      rows.push([name, requested.length])
      return source.stored!.rows(name, width, requested)
    },
    fillRows: (name: string, width: number, requested: ArrayLike<number>, target: PartArray) => {
      rows.push([name, requested.length])
      return source.stored!.fillRows(name, width, requested, target)
    },
  }
  const read = (name: string) => {
    whole.push(name)
    return source.read(name)
  }
  return { source: { read, stored }, whole, rows }
}

/** A file with the vectors. */
async function fileWith(written: typeof shape & { readonly fewBytes?: number }, path: string | undefined) {
  const file = openProjectFile(path)
  const sink = file.snapshots.sink(version)
  await writeDocumentVectors(sink, { ...written, reused: 0, rows: vectors, compute })
  await sink.write('info', '{}')
  return file
}

const inFolder = () => join(emptyFolder(), 'bcdfg.db')
const locations = [
  ['many in a file', inFolder, asMany],
  ['few in a file', inFolder, shape],
  ['many in memory', () => undefined, asMany],
  ['few in memory', () => undefined, shape],
] as const

test.each(locations)(
  'vectors of documents come back, many with a precision of two digits, %s',
  async (_, path, how) => {
    const file = await fileWith(how, path())
    const opened = openDocumentVectors(file.snapshots.source(version), how)
    const all = await opened.all()
    // A value between two digits may be rounded to either.
    if (how === asMany) expect(distance(all, vectors)).toBeLessThan(1 / (2 * 127 * 15) + 1e-7)
    expect(distance(all, how === asMany ? decoded : vectors)).toBeLessThan(
      how === asMany ? 1 / (127 * 15) + 1e-7 : 1e-9,
    )
    for (const requested of [
      [0],
      [2_999, 17, 40, 80, 17],
      [],
      Array.from({ length: count }, (_, i) => count - 1 - i),
    ]) {
      expect(await rowsOf(opened, requested)).toEqual(pick(all, requested))
    }
    expect(await piecesOf(opened)).toEqual(all)
    const made = await quantizeVectors(vectors, { axes, coarse: false, compute })
    const rounded = (await opened.rounded(compute))!
    expect(rounded.matrix).toEqual(made.matrix)
    expect(rounded.scales).toEqual(made.scales)
    for (let row = 0; row < count; row++) {
      let square = 0
      for (let axis = 0; axis < axes; axis++) {
        square += (all[row * axes + axis]! - rounded.matrix[row * stride + axis]! * rounded.scales[row]!) ** 2
      }
      expect(rounded.quantizationErrors[row]!).toBeGreaterThanOrEqual(Math.sqrt(square) * (1 - 1e-5))
      expect(rounded.quantizationErrors[row]!).toBeLessThanOrEqual(Math.sqrt(square) * 1.0001 + 1e-6)
    }
    // After the bytes are in memory, the same rows.
    expect(await rowsOf(opened, [5, 2_998])).toEqual(pick(all, [5, 2_998]))
    await file.close()
  },
)

test('of many vectors few are read by themselves, without bytes that are in memory, and none as a whole', async () => {
  const file = await fileWith(asMany, inFolder())
  const { source, whole, rows } = noting(file.snapshots.source(version))
  const opened = openDocumentVectors(source, asMany)
  const part = (name: string) => `space.roundedDocuments.${name}`
  await opened.of([5, 0, 40, 5])
  expect(rows.splice(0)).toEqual([
    [part('matrix'), 3],
    [part('digits'), 3],
    [part('scales'), 3],
  ])
  await opened.rounded(compute)
  await opened.of([5, 0, 40, 80, 2_960, 5])
  expect(rows.splice(0)).toEqual([[part('digits'), 5]])
  expect(whole).toEqual([])
  // Half of all are worth reading all; then nothing is read any more.
  await opened.of(Array.from({ length: count / 2 }, (_, i) => i))
  expect(await opened.digits()).toHaveLength((count * stride) / 2)
  await opened.of([5])
  await piecesOf(opened)
  expect(rows).toEqual([])
  expect(whole).toEqual([part('digits')])
  await file.close()
})

test('bytes of the first documents are read for these alone, until reading all would have taken as long', async () => {
  const file = await fileWith(asMany, inFolder())
  const { source, whole, rows } = noting(file.snapshots.source(version))
  const opened = () => openDocumentVectors(source, asMany)
  const all = (await openDocumentVectors(file.snapshots.source(version), asMany).rounded(compute))!
  for (const requested of [[2_999, 0, 40, 41, 2_998], [7], Array.from({ length: 375 }, (_, i) => 8 * i)]) {
    const first = opened()
    const some = await first.firstReader(requested.length)!(requested, compute)
    expect(some.count).toBe(requested.length)
    for (const [i, row] of requested.entries()) {
      expect(some.matrix.subarray(i * stride, (i + 1) * stride)).toEqual(
        all.matrix.subarray(row * stride, (row + 1) * stride),
      )
      expect(some.scales[i]).toBe(all.scales[row])
      expect(some.quantizationErrors[i]).toBe(all.quantizationErrors[row])
    }
    expect(some.tileErrors[0]).toBe(Math.max(...requested.map((row) => all.quantizationErrors[row]!)))
  }
  // One in 64 documents takes as long as all: the scales of 375 are read with those of all others.
  expect(rows.filter(([, length]) => length === 375)).toEqual([['space.roundedDocuments.matrix', 375]])
  expect(whole).toEqual(['space.roundedDocuments.scales', 'space.roundedDocuments.losses'])
  const often = opened()
  expect(often.firstReader(376)).toBeUndefined()
  for (let asked = 0; asked < 2; asked++) expect(often.firstReader(24)).toBeDefined()
  expect(often.firstReader(1)).toBeUndefined()
  const read = opened()
  await read.rounded(compute)
  expect(read.firstReader(1)).toBeUndefined()
  expect(read.isPartlyRead()).toBe(false)
  const inMemory: PartSource = { read: source.read }
  expect(openDocumentVectors(inMemory, asMany).firstReader(1)).toBeUndefined()
  const few = await fileWith(shape, inFolder())
  expect(openDocumentVectors(few.snapshots.source(version), shape).firstReader(1)).toBeUndefined()
  await few.close()
  await file.close()
})

test('what was left unread is read ahead, once', async () => {
  const file = await fileWith(asMany, inFolder())
  const { read, stored } = file.snapshots.source(version)
  const filled: string[] = []
  const fill = (name: string, target: PartArray) => {
    filled.push(name)
    return stored!.fill(name, target)
  }
  const documentVectors = openDocumentVectors({ read, stored: { ...stored!, fill } }, asMany)
  expect(isPartlyRead({ documentVectors, later: undefined })).toBe(false)
  await documentVectors.firstReader(1)!([7], compute)
  expect(isPartlyRead({ documentVectors, later: undefined })).toBe(true)
  await Promise.all([1, 2].map(() => readAhead({ documentVectors, later: undefined }, compute)))
  expect(isPartlyRead({ documentVectors, later: undefined })).toBe(false)
  expect(documentVectors.firstReader(1)).toBeUndefined()
  expect(filled.filter((name) => name.endsWith('.matrix'))).toHaveLength(1)
  await file.close()
})

test('first bytes without their scales are damaged', async () => {
  const file = await fileWith(asMany, inFolder())
  const { stored } = file.snapshots.source(version)
  const opened = openDocumentVectors({ read: async () => undefined, stored }, asMany)
  const requested = Array.from({ length: 375 }, (_, i) => i)
  await expect(opened.firstReader(375)!(requested, compute)).rejects.toThrow(DamagedSnapshot)
  await file.close()
})

test.each([
  ['many', asMany],
  ['few', shape],
] as const)('of %s vectors those that are stored are shared by a snapshot with more', async (_, how) => {
  const file = openProjectFile(inFolder())
  const next = { number: 2, layer: 0 }
  const [before, reused] = [2_500, 2_400]
  const first = { ...how, count: before, reused: 0, rows: vectors.subarray(0, before * axes), compute }
  await writeDocumentVectors(file.snapshots.sink(version), first)
  const opened = openDocumentVectors(file.snapshots.source(version), { ...how, count: before })
  expect(opened.shared(count)).toBe(before)
  const grown = file.snapshots.sink(next, version)
  await writeDocumentVectors(grown, { ...how, reused, rows: vectors.subarray(reused * axes), compute })
  await grown.write('info', '{}')
  const whole = await fileWith(how, undefined)
  const expected = await openDocumentVectors(whole.snapshots.source(version), how).all()
  const both = openDocumentVectors(file.snapshots.source(next), how)
  expect(await rowsOf(both, [2_999, 40, 2_400, 2_399])).toEqual(pick(expected, [2_999, 40, 2_400, 2_399]))
  expect(await both.all()).toEqual(expected)
  await file.close()
})

test('rows in digits that are written again stay what they are', async () => {
  const file = await fileWith(asMany, inFolder())
  const once = await openDocumentVectors(file.snapshots.source(version), asMany).all()
  const again = { number: 2, layer: 0 }
  await writeDocumentVectors(file.snapshots.sink(again), { ...asMany, reused: 0, rows: once, compute })
  await file.snapshots.sink(again).write('info', '{}')
  const twice = await openDocumentVectors(file.snapshots.source(again), asMany).all()
  expect(distance(once, twice)).toBeLessThan(1e-7)
  await file.close()
})

test('nothing is shared in memory, by other versions, and where only the next snapshot has many', () => {
  const inMemory: PartSource = { read: async () => vectors }
  const unused = { allocate: async () => undefined, fillRuns: async () => {}, fillRows: async () => {} }
  const stored = { fill: async () => true, rows: async () => vectors, ...unused }
  expect(openDocumentVectors(inMemory, shape).shared(count)).toBe(0)
  expect(openDocumentVectors({ ...inMemory, stored }, shape).shared(count)).toBe(count)
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, isOld: true }).shared(count)).toBe(0)
  const fewBytes = count * axes * 4
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, fewBytes }).shared(count)).toBe(count)
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, fewBytes }).shared(count + 1)).toBe(0)
})

test.each([
  ['matrix', asMany],
  ['scales', asMany],
  ['losses', asMany],
  ['few', shape],
] as const)('vectors without their %s are damaged, in a file and in memory', async (missing, opened) => {
  const file = await fileWith(opened, undefined)
  const { read } = file.snapshots.source(version)
  const isMissing = (name: string): boolean => missing === 'few' || name.endsWith(missing)
  const inMemory: PartSource = { read: async (name) => (isMissing(name) ? undefined : await read(name)) }
  const unused = { allocate: async () => undefined, fillRuns: async () => {}, fillRows: async () => {} }
  const stored = { fill: async (name: string) => !isMissing(name), rows: async () => vectors, ...unused }
  for (const source of [inMemory, { ...inMemory, stored }]) {
    const rounding = async () => await openDocumentVectors(source, opened).rounded(compute)
    await expect(rounding()).rejects.toThrow(DamagedSnapshot)
  }
  await file.close()
})

test('five hundred vectors are rounded, and fewer are not', async () => {
  const source: PartSource = { read: async () => vectors.subarray(0, 500 * axes) }
  expect(openDocumentVectors(source, { ...shape, count: 499 }).rounded(compute)).toBeUndefined()
  expect((await openDocumentVectors(source, { ...shape, count: 500 }).rounded(compute))!.count).toBe(500)
})

test('few vectors in memory are the ones that were written', async () => {
  const file = await fileWith(shape, undefined)
  expect(await openDocumentVectors(file.snapshots.source(version), shape).all()).toBe(vectors)
  await file.close()
})

test('the two records have vectors of their own', async () => {
  const file = openProjectFile(undefined)
  const sink = file.snapshots.sink(version)
  const latent = { ...asMany, record: 'ranking', axes: 3 } as const
  const rows = vectors.slice(0, count * 3)
  normalizeRows(rows, 3)
  await writeDocumentVectors(sink, { ...asMany, reused: 0, rows: vectors, compute })
  await writeDocumentVectors(sink, { ...latent, reused: 0, rows, compute })
  const source = file.snapshots.source(version)
  expect(distance(await openDocumentVectors(source, latent).all(), rows)).toBeLessThan(3e-4)
  expect(distance(await openDocumentVectors(source, asMany).all(), vectors)).toBeLessThan(3e-4)
  await file.close()
})

test('second digits of a byte, as earlier formats have them, are read but not shared', async () => {
  const file = openProjectFile(inFolder())
  const sink = file.snapshots.sink(version)
  const { matrix, scales, losses } = await encodeVectors(vectors, axes, compute)
  const digits = new Int8Array(matrix.length)
  for (let row = 0; row < count; row++) {
    for (let axis = 0; axis < axes && scales[row] !== 0; axis++) {
      const at = row * stride + axis
      digits[at] = Math.round((vectors[row * axes + axis]! / scales[row]! - matrix[at]!) * 254)
    }
  }
  for (const [name, part] of Object.entries({ matrix, digits, scales, losses }))
    await sink.write(`space.roundedDocuments.${name}`, part)
  await sink.write('info', '{}')
  const opened = openDocumentVectors(file.snapshots.source(version), { ...asMany, haveByteDigits: true })
  const half = 1 / (2 * 127 * 254) + 1e-7
  expect(distance(await rowsOf(opened, [2_999, 40, 7]), pick(vectors, [2_999, 40, 7]))).toBeLessThan(half)
  expect(distance(await opened.all(), vectors)).toBeLessThan(half)
  expect(await opened.digits()).toEqual(digits)
  expect([opened.shared(count), opened.shared(count + 1)]).toEqual([0, 0])
  await file.close()
})

test('many vectors of an earlier format are read as they are, and rounded when bytes are asked for', async () => {
  const file = openProjectFile(inFolder())
  const sink = file.snapshots.sink(version)
  await sink.write('space.documentVectors', vectors)
  await sink.write('info', '{}')
  const { source, rows } = noting(file.snapshots.source(version))
  const opened = openDocumentVectors(source, { ...asMany, isOld: true })
  expect(await rowsOf(opened, [40, 3])).toEqual(pick(vectors, [40, 3]))
  expect(rows).toEqual([['space.documentVectors', 2]])
  const made = await quantizeVectors(vectors, { axes, coarse: false, compute })
  expect((await opened.rounded(compute))!.matrix).toEqual(made.matrix)
  expect(await opened.digits()).toBeUndefined()
  expect(await opened.all()).toEqual(vectors)
  await file.close()
})
