import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { sharedFloat32 } from '../../src/compute/shared.js'
import { createRandom } from '../../src/math/random.js'
import { openDocumentVectors, vectorOf, writeDocumentVectors } from '../../src/snapshot/documentVectors.js'
import type { PartSource } from '../../src/snapshot/parts.js'
import { quantizeVectors, residualDigits } from '../../src/snapshot/quantizeVectors.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { fillNormal, normalizeRows } from '../math/matrices.js'
import { emptyFolder } from '../storage/folder.js'

const [count, axes] = [3_000, 21]
const compute = inlineCompute
const version = { number: 1, layer: 0 }

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
const row = (document: number) => Array.from(vectors.subarray(document * axes, (document + 1) * axes))

/** A source that notes what is read as a whole, and how many rows are read singly. */
function noting(source: PartSource): { source: PartSource; whole: string[]; rows: number[] } {
  const [whole, rows]: [string[], number[]] = [[], []]
  const stored = source.stored && {
    ...source.stored,
    rows: (name: string, width: number, requested: ArrayLike<number>) => {
      rows.push(requested.length)
      return source.stored!.rows(name, width, requested)
    },
  }
  const read = (name: string) => {
    whole.push(name)
    return source.read(name)
  }
  return { source: { read, stored }, whole, rows }
}

const locations = [
  ['many in a file', () => join(emptyFolder(), 'bcdfg.db'), 0],
  ['few in a file', () => join(emptyFolder(), 'bcdfg.db'), undefined],
  ['in memory', () => undefined, 0],
] as const

test.each(locations)('vectors of documents come back as they were, %s', async (_, location, fewBytes) => {
  const file = openProjectFile(location())
  const sink = file.snapshots.sink(version)
  await writeDocumentVectors(sink, { reused: 0, rows: vectors, count, axes, fewBytes, compute })
  await sink.write('info', '{}')
  const opened = openDocumentVectors(file.snapshots.source(version), { count, axes, fewBytes })
  for (const requested of [[0], [2_999, 17, 40, 80, 17], [], Array.from({ length: count }, (_, i) => count - 1 - i)]) {
    const some = await opened.of(requested)
    expect(requested.map((__, i) => Array.from(vectorOf(some, axes, i)))).toEqual(requested.map(row))
  }
  expect(await opened.all()).toEqual(vectors)
  const made = await quantizeVectors(vectors, { axes, coarse: false, compute })
  const { matrix, scales, quantizationErrors, tileErrors } = (await opened.rounded(compute))!
  expect({ matrix, scales, quantizationErrors, tileErrors }).toEqual({
    matrix: made.matrix,
    scales: made.scales,
    quantizationErrors: made.quantizationErrors,
    tileErrors: made.tileErrors,
  })
  await file.close()
})

test('of many vectors few are read for themselves, equal ones once, and the rounded ones without the exact', async () => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const sink = file.snapshots.sink(version)
  await writeDocumentVectors(sink, { reused: 0, rows: vectors, count, axes, fewBytes: 0, compute })
  await sink.write('info', '{}')
  const { source, whole, rows } = noting(file.snapshots.source(version))
  const opened = openDocumentVectors(source, { count, axes, fewBytes: 0 })
  await opened.rounded(compute)
  await opened.of([5, 0, 40, 80, 2_960, 5])
  expect(await opened.digits()).toHaveLength(count * 24)
  expect(rows).toEqual([2])
  expect(whole).not.toContain('space.documentVectors')
  // Half of all are worth reading all; then nothing is read any more.
  await opened.of(Array.from({ length: count / 2 }, (_, i) => i))
  expect(whole.filter((name) => name === 'space.documentVectors')).toHaveLength(1)
  await opened.of([5])
  expect(rows).toEqual([2])
  expect(await opened.digits()).toBeUndefined()
  await file.close()
})

test.each([
  ['many', 0],
  ['few', undefined],
] as const)('of %s vectors those that are stored are shared by who has some more', async (_, fewBytes) => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const next = { number: 2, layer: 0 }
  const [before, reused] = [2_500, 2_400]
  const sink = file.snapshots.sink(version)
  const rows = vectors.subarray(0, before * axes)
  await writeDocumentVectors(sink, { reused: 0, rows, count: before, axes, fewBytes, compute })
  const opened = openDocumentVectors(file.snapshots.source(version), { count: before, axes, fewBytes })
  expect(opened.shared(count)).toBe(before)
  const grown = file.snapshots.sink(next, version)
  const more = { reused, rows: vectors.subarray(reused * axes) }
  await writeDocumentVectors(grown, { ...more, count, axes, fewBytes, compute })
  await grown.write('info', '{}')
  const { source, rows: single } = noting(file.snapshots.source(next))
  const both = openDocumentVectors(source, { count, axes, fewBytes })
  const requested = [2_999, 40, 2_400, 2_399, 2_840]
  const some = await both.of(requested)
  expect(requested.map((__, i) => Array.from(vectorOf(some, axes, i)))).toEqual(requested.map(row))
  // Documents 40, 2400 and 2840 have the same vector, which is stored for the first and for the first that came.
  expect(single).toEqual(fewBytes === 0 ? [4] : [])
  const made = await quantizeVectors(vectors, { axes, coarse: false, compute })
  const { matrix, scales, quantizationErrors } = (await both.rounded(compute))!
  expect({ matrix, scales, quantizationErrors }).toEqual({
    matrix: made.matrix,
    scales: made.scales,
    quantizationErrors: made.quantizationErrors,
  })
  expect(await both.digits()).toEqual(fewBytes === 0 ? await residualDigits(made, vectors, compute) : undefined)
  expect(await both.all()).toEqual(vectors)
  await file.close()
})

test('nothing is shared in memory, by other versions, and where only the next snapshot has many', () => {
  const inMemory: PartSource = { read: async () => vectors }
  const stored = { fill: async () => true, rows: async () => vectors, entries: async () => vectors }
  const shape = { count, axes }
  expect(openDocumentVectors(inMemory, shape).shared(count)).toBe(0)
  expect(openDocumentVectors({ ...inMemory, stored }, shape).shared(count)).toBe(count)
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, isOld: true }).shared(count)).toBe(0)
  const fewBytes = count * axes * 4
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, fewBytes }).shared(count)).toBe(count)
  expect(openDocumentVectors({ ...inMemory, stored }, { ...shape, fewBytes }).shared(count + 1)).toBe(0)
})

test('in memory nothing is held beside the vectors themselves', async () => {
  const { snapshots, close } = openProjectFile(undefined)
  await writeDocumentVectors(snapshots.sink(version), { reused: 0, rows: vectors, count, axes, fewBytes: 0, compute })
  const source = snapshots.source(version)
  expect(await openDocumentVectors(source, { count, axes, fewBytes: 0 }).all()).toBe(vectors)
  for (const name of ['matrix', 'scales', 'losses', 'digits', 'firsts']) {
    expect(await source.read(`space.roundedDocuments.${name}`)).toBeUndefined()
  }
  await close()
})

test('vectors of a snapshot that has none in bytes are rounded when they are wanted', async () => {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  const sink = file.snapshots.sink(version)
  await sink.write('space.documentVectors', vectors)
  await sink.write('info', '{}')
  const opened = openDocumentVectors(file.snapshots.source(version), { count, axes, fewBytes: 0 })
  const some = await opened.of([40, 3])
  expect([0, 1].map((i) => Array.from(vectorOf(some, axes, i)))).toEqual([row(40), row(3)])
  const made = await quantizeVectors(vectors, { axes, coarse: false, compute })
  expect((await opened.rounded(compute))!.matrix).toEqual(made.matrix)
  expect(await opened.digits()).toBeUndefined()
  await file.close()
})
