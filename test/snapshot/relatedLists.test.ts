import { expect, test } from 'vitest'
import { DamagedSnapshot, type PartSink } from '../../src/snapshot/parts.js'
import { createRelatedLists, openRelated, type RelatedTerms, writeRelated } from '../../src/snapshot/relatedLists.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

/** The list of a term: as many terms as its last digit, the nearest has its own number plus one. */
const listOf = (term: number): RelatedTerms => ({
  terms: Uint32Array.from({ length: term % 10 }, (_, i) => term + 1 + i),
  similarities: Float32Array.from({ length: term % 10 }, (_, i) => 1 - (i + 1) / 32),
})

const TERMS = 3_001
/** Of three blocks of terms. The lists of some are not known. */
const builder = createRelatedLists(TERMS)
for (let term = 0; term < TERMS; term++) builder.add(term % 7 === 3 ? undefined : listOf(term))
const lists = builder.finish()
const version = { number: 1, layer: 0 }

/** The lists in a file. */
async function storeLists() {
  const file = openProjectFile(`${emptyFolder()}/bcdfg.db`)
  await writeRelated(file.snapshots.sink(version), lists)
  await file.atomically(({ snapshots }) => snapshots.publish(version))
  return file
}

test('lists are read with their block of terms, when they are asked for', async () => {
  const file = await storeLists()
  const related = (await openRelated(file.snapshots.source(version)))!
  expect([related.has(5), related.has(3), related.has(TERMS - 1), related.has(TERMS)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(related.of(5)).toBeUndefined()
  await related.read([TERMS + 1, 3, 1_500])
  expect([related.of(1_500), related.of(1_029), related.of(2_046)]).toEqual([1_500, 1_029, 2_046].map(listOf))
  expect([related.of(5), related.of(2_049), related.of(TERMS)]).toEqual([undefined, undefined, undefined])
  await related.read([5, 3_000])
  for (let term = 0; term <= TERMS; term++) {
    expect(related.of(term)).toEqual(term === TERMS || term % 7 === 3 ? undefined : listOf(term))
  }
  await file.close()
})

test('all lists are read at once, also after some', async () => {
  const file = await storeLists()
  const source = file.snapshots.source(version)
  const related = (await openRelated(source))!
  await related.read([1_500])
  expect(await related.all()).toEqual(lists)
  expect(related.of(5)).toEqual(listOf(5))
  await file.close()
})

test('a snapshot without lists has none, and lists without their terms are damaged', async () => {
  const read = async (write: (sink: PartSink) => Promise<void>) => {
    const file = openProjectFile(`${emptyFolder()}/bcdfg.db`)
    const sink = file.snapshots.sink(version)
    await sink.write('info', '{}')
    await write(sink)
    await file.atomically(({ snapshots }) => snapshots.publish(version))
    return await openRelated(file.snapshots.source(version)).finally(() => file.close())
  }
  expect(await read((sink) => writeRelated(sink, undefined))).toBeUndefined()
  const withoutTerms = (sink: PartSink): PartSink => ({
    ...sink,
    write: async (name, part) => void (name.endsWith('.terms') || (await sink.write(name, part))),
  })
  await expect(read((sink) => writeRelated(withoutTerms(sink), lists))).rejects.toThrow(DamagedSnapshot)
})

test('in memory all lists are at hand', async () => {
  const parts = new Map<string, unknown>()
  await writeRelated({ write: async (name, part) => void parts.set(name, part), inMemory: true }, lists)
  const related = (await openRelated({ read: async (name) => parts.get(name) as string | undefined }))!
  expect([related.has(5), related.of(5), related.of(3), related.of(TERMS)]).toEqual([
    true,
    listOf(5),
    undefined,
    undefined,
  ])
  expect(await related.all()).toEqual(lists)
})
