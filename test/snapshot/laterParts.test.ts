import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { unpackStrings } from '../../src/compute/shared.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { readPostingsOf } from '../../src/snapshot/laterParts.js'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import { openBuiltSnapshot, readSnapshot } from '../../src/snapshot/readSnapshot.js'
import { createRelatedLists } from '../../src/snapshot/relatedLists.js'
import { termNumber } from '../../src/snapshot/termTable.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { sourceOf } from '../answers/realProject.js'
import { emptyFolder } from '../storage/folder.js'
import { writeSnapshot } from '../writeSnapshot.js'

const texts = ['A soft bed and a warm pool.', 'The pool was cold.', 'A hard bed.', 'Cold soup by the pool.']
const documents = texts.map((text, i) => ({
  title: '',
  text,
  metadata: [
    { name: 'city', type: 'string' as const, value: i < 2 ? 'Rome' : 'Oslo' },
    { name: 'age', type: 'number' as const, value: 30 + i },
  ],
}))
const version = { number: 1, layer: 0 }

/** The snapshot of documents in a file: as built, and as opened with everything for later that may be. */
async function openStored(stored: Parameters<typeof sourceOf>[0] = documents) {
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot({ ...request, source: sourceOf(stored) })
  const file = openProjectFile(`${emptyFolder()}/bcdfg.db`)
  await writeSnapshot(built, file.snapshots.sink(version), inlineCompute)
  await file.atomically(({ snapshots }) => snapshots.publish(version))
  const source = file.snapshots.source(version)
  const opened = (await readSnapshot(source, { leastLaterBytes: 0 }))!
  return { built, file, source, opened }
}

test('the postings of some terms are read by themselves, and all with the metadata when everything is', async () => {
  const { built, file, opened } = await openStored()
  const { offsets, documents: numbers } = opened.postings
  expect([opened.terms, offsets]).toEqual([built.terms, built.postings.offsets])
  expect(opened.columns.fields.map(({ name, type }) => [name, type])).toEqual([
    ['age', 'number'],
    ['city', 'string'],
  ])
  expect([...numbers]).toEqual(Array(built.postings.documents.length).fill(0))
  const pool = termNumber(opened.terms, 'pool|en')
  await Promise.all([readPostingsOf(opened, [pool]), readPostingsOf(opened, [pool])])
  expect([...numbers.subarray(offsets[pool]!, offsets[pool + 1]!)]).toEqual([0, 1, 3])
  const bed = termNumber(opened.terms, 'bed|en')
  expect([...numbers.subarray(offsets[bed]!, offsets[bed + 1]!)]).toEqual([0, 0])
  expect(opened.later!.isRead()).toBe(false)
  await Promise.all([opened.later!.read(), opened.later!.read(), readPostingsOf(opened, [bed])])
  expect(opened.later!.isRead()).toBe(true)
  expect(opened.columns).toEqual({
    fields: built.columns.fields.map((column) => ({ ...column, values: Uint8Array.from(column.values) })),
  })
  expect(opened.postings).toEqual({ ...built.postings, distinct: new Uint8Array(numbers.length) })
  await Promise.all([opened.later!.readDistinct(), opened.later!.readDistinct()])
  expect(opened.postings).toEqual(built.postings)
  // Each document has one age and one city.
  const [age, city] = opened.columns.fields
  expect(age!.offsets).toBe(city!.offsets)
  await file.close()
})

test('fields that few documents have are parts of arrays that are read later', async () => {
  const many = Array.from({ length: 1_100 }, (_, i) => ({
    title: '',
    text: texts[i % 4]!,
    metadata: [
      { name: 'age', type: 'number' as const, value: i },
      ...(i % 100 === 3 ? [{ name: `city ${i % 3}`, type: 'string' as const, value: `Rome ${i % 7}` }] : []),
      ...(i % 90 === 5 ? [{ name: `stars ${i % 4}`, type: 'score' as const, value: i % 5 }] : []),
    ],
  }))
  const { built, file, opened } = await openStored(many)
  const namesOf = () => opened.columns.fields.map(({ name }) => name)
  expect(namesOf()).toEqual(['age', 'city 0', 'city 1', 'city 2', 'stars 1', 'stars 3'])
  const valuesOf = ({ columns: { fields } }: Pick<typeof opened, 'columns'>) =>
    fields.map((column) => ({
      ...column,
      values: [...column.values],
      ...(column.type === 'string' && { dictionary: unpackStrings(column.dictionary) }),
    }))
  const [, city] = opened.columns.fields
  expect([...city!.documents!]).toEqual([0, 0, 0, 0])
  await opened.later!.read()
  expect([...city!.documents!]).toEqual([3, 303, 603, 903])
  expect(valuesOf(opened)).toEqual(valuesOf(built))
  await file.close()
})

test('nothing is left for later where arrays are short or in memory', async () => {
  const { built, file, source } = await openStored()
  for (const opened of [(await readSnapshot(source))!, openBuiltSnapshot(built, source)]) {
    expect(opened.later).toBeUndefined()
    await readPostingsOf(opened, [0])
    expect([opened.postings, opened.columns]).toEqual([built.postings, built.columns])
  }
  await file.close()
})

test('vectors of terms that are shared are read from where they are, one by one or all', async () => {
  const { built, file } = await openStored()
  const { axes, termCount, termVectors: before } = built.space
  const last = termCount - 1
  // The terms are in the opposite order now, and the last one has another vector.
  const termRows = Uint32Array.from({ length: termCount }, (_, term) => (term === last ? termCount : last - term))
  const termVectors = new Float32Array(termCount * axes)
  for (let term = 0; term < last; term++)
    termVectors.set(before.subarray(termRows[term]! * axes, (termRows[term]! + 1) * axes), term * axes)
  termVectors[last * axes] = 1
  const next = { number: 2, layer: 0 }
  const sharing = { ...built.space, termVectors, termRows, sharedRows: termCount }
  // Vectors are left for later where terms have lists of related ones.
  const builtRelated = createRelatedLists(0).finish()
  await writeSnapshot({ ...built, builtRelated, space: sharing }, file.snapshots.sink(next, version), inlineCompute)
  await file.atomically(({ snapshots }) => snapshots.publish(next))
  const source = file.snapshots.source(next)
  const open = async (leastLaterBytes: number) => (await readSnapshot(source, { leastLaterBytes }))!
  expect((await open(1 << 20)).space).toEqual(sharing)

  const { later, space } = await open(0)
  const rowOf = (vectors: Float32Array, term: number) => [...vectors.subarray(term * axes, (term + 1) * axes)]
  await Promise.all([later!.readVector(1), later!.readVector(last)])
  for (const term of [1, last]) expect(rowOf(space.termVectors, term)).toEqual(rowOf(termVectors, term))
  expect(rowOf(space.termVectors, 0)).toEqual(Array(axes).fill(0))
  expect(later!.areVectorsRead()).toBe(false)
  await later!.readVectors()
  expect(space).toEqual(sharing)

  const beyond = { ...sharing, termRows: termRows.map((row) => (row === termCount ? row + 1 : row)) }
  await writeSnapshot({ ...built, space: beyond }, file.snapshots.sink({ number: 3, layer: 0 }, next), inlineCompute)
  await file.atomically(({ snapshots }) => snapshots.publish({ number: 3, layer: 0 }))
  await expect(readSnapshot(file.snapshots.source({ number: 3, layer: 0 }))).rejects.toBeInstanceOf(DamagedSnapshot)
  await file.close()
})

test('what is damaged is noticed when it is read, and read again by whoever asks next', async () => {
  const { file, source } = await openStored()
  let isDamaged = true
  const stored = {
    ...source.stored!,
    fill: async (name: string, target: Uint32Array) =>
      !(isDamaged && name === 'columns.0.offsets') && (await source.stored!.fill(name, target)),
  }
  const opened = (await readSnapshot({ ...source, stored: stored as never }, { leastLaterBytes: 0 }))!
  await expect(opened.later!.read()).rejects.toBeInstanceOf(DamagedSnapshot)
  expect(opened.later!.isRead()).toBe(false)
  isDamaged = false
  await opened.later!.read()
  expect([...opened.columns.fields[0]!.values]).toEqual([30, 31, 32, 33])
  await file.close()
})
