import { Session } from 'node:inspector'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../src/compute/pool.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { DamagedSnapshot, type Part, type StoredParts } from '../../src/snapshot/parts.js'
import { openBuiltSnapshot, readSnapshot } from '../../src/snapshot/readSnapshot.js'
import { readKinds, readLessons, readSentiment, readUsages, writeSentiment } from '../../src/snapshot/sentimentParts.js'
import { sourceOf } from '../answers/realProject.js'
import { writeSnapshot } from '../writeSnapshot.js'

/** Stored parts that are read as a whole. */
const storedIn = (parts: ReadonlyMap<string, Part>): StoredParts => ({
  async fill(name, target) {
    const part = parts.get(name)
    if (part !== undefined) target.set(part as Float32Array)
    return part !== undefined
  },
  rows: async () => new Float32Array(),
  fillRows: async () => {},
  allocate: async () => undefined,
  fillRuns: async () => {},
})

/** Parts of a snapshot of two documents, as if a version with another format had written them. */
async function partsOfFormat(format: number) {
  const parts = new Map<string, Part>()
  const source = sourceOf(['A good bed.', 'A bad bed.'].map((text) => ({ title: '', text, metadata: [] })))
  const request = { source, number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  await writeSnapshot(
    await buildSnapshot(request),
    { write: async (name, part) => void parts.set(name, part) },
    inlineCompute,
  )
  const info = JSON.parse(parts.get('info') as string) as { format: number }
  expect(info.format).toBe(4)
  parts.set('info', JSON.stringify({ ...info, format }))
  return { read: async (name: string) => parts.get(name), stored: storedIn(parts) }
}

test.each([0, 1, 9, 30])('a snapshot of format %d is not opened', async (format) => {
  expect(await readSnapshot(await partsOfFormat(format))).toBeUndefined()
})

test.each([2, 3])(
  'a snapshot of format %d is opened, but shares no vectors with the next one, as one of format 4 does',
  async (format) => {
    const [old, current] = [await readSnapshot(await partsOfFormat(format)), await readSnapshot(await partsOfFormat(4))]
    expect([old, current].map((snapshot) => snapshot?.documents.count)).toEqual([2, 2])
    expect([old, current].map((snapshot) => snapshot?.documentVectors.shared(3))).toEqual([0, 2])
    const rankings = await Promise.all([old!.ranking(), current!.ranking()])
    expect(rankings.map(({ documentVectors }) => documentVectors.shared(3))).toEqual([0, 2])
  },
)

test.each([5, 6, 7, 8])(
  'a snapshot of format %d, in which entries may be shared, is opened without any as well',
  async (format) => {
    const snapshot = (await readSnapshot(await partsOfFormat(format)))!
    expect([snapshot.documents.count, snapshot.base, snapshot.space.termRows]).toEqual([2, 'itself', undefined])
    expect(snapshot.space.termVectors.length).toBe(snapshot.space.termCount * snapshot.space.axes)
  },
)

test('a snapshot that has just been written is one of the format of today', async () => {
  const documents = ['A good bed.', 'A bad bed.'].map((text) => ({ title: '', text, metadata: [] }))
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot({ ...request, source: sourceOf(documents) })
  const opened = openBuiltSnapshot(built, await partsOfFormat(3))
  expect(opened.documentVectors.shared(3)).toBe(2)
  expect([opened.documents, opened.terms]).toEqual([built.documents, built.terms])
  expect((await opened.occurrences()).terms).toEqual(built.builtOccurrences.terms)
})

test('occurrences and vectors for ranking are those that were written, and are read once nothing else needs them', async () => {
  const documents = ['A good bed.', 'A bad bed.'].map((text) => ({ title: '', text, metadata: [] }))
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const { read } = await partsOfFormat(4)
  const names: string[] = []
  const source = {
    read: async (name: string) => {
      names.push(name)
      return await read(name)
    },
  }
  const built = await buildSnapshot({ ...request, source: sourceOf(documents) })
  const held = openBuiltSnapshot(built, source)
  expect(await held.occurrences()).toBe(built.builtOccurrences)
  expect(await (await held.ranking()).termVectors.all()).toBe(built.builtRanking.termVectors)
  expect(names.filter((name) => /^occurrences|termVectors/.test(name))).toEqual([])

  const openAnother = async () =>
    openBuiltSnapshot(await buildSnapshot({ ...request, source: sourceOf(documents) }), source)
  const opened = await openAnother()
  // What the platform has just given out is kept until the next turn.
  await nextTurn()
  const session = new Session()
  session.connect()
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve))
  session.disconnect()
  expect(await opened.occurrences()).toEqual(built.builtOccurrences)
  expect(await (await opened.ranking()).termVectors.all()).toEqual(built.builtRanking.termVectors)
  expect(names).toEqual(expect.arrayContaining(['occurrences.terms', 'ranking.termVectors']))
})

test.each([
  ['no document', []],
  ['a document without a word', ['']],
  ['documents without a phrase', ['A good bed.', 'A bad bed.']],
])('a snapshot of %s is read as it was written', async (_, texts) => {
  const documents = texts.map((text, i) => ({
    title: '',
    text,
    metadata: i === 0 ? [] : [{ name: 'city', type: 'string' as const, value: 'Rome' }],
  }))
  const parts = new Map<string, Part>()
  const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot({ ...request, source: sourceOf(documents) })
  await writeSnapshot(built, { write: async (name, part) => void parts.set(name, part) }, inlineCompute)
  const opened = (await readSnapshot({ read: async (name: string) => parts.get(name), stored: storedIn(parts) }))!
  expect(opened.terms).toEqual(built.terms)
  expect([opened.documents, opened.phrases, opened.columns]).toEqual([built.documents, built.phrases, built.columns])
  expect(opened.postings).toEqual(built.postings)
  expect(await opened.occurrences()).toEqual(built.builtOccurrences)
  expect(await opened.documentVectors.all()).toEqual(built.builtVectors!.rows)
  const { documentVectors, termVectors, ...ranking } = await opened.ranking()
  const { documentVectors: rows, termVectors: termRows, ...builtRanking } = built.builtRanking
  expect([ranking, await documentVectors.all(), await termVectors.all()]).toEqual([builtRanking, rows.rows, termRows])
})

test('a snapshot without one of its parts is damaged, whenever that part is read', async () => {
  const { read } = await partsOfFormat(3)
  const names: string[] = []
  const readAll = async (missing?: string): Promise<void> => {
    const own = async (name: string): Promise<Part | undefined> => {
      if (missing === undefined) names.push(name)
      return name === missing ? undefined : await read(name)
    }
    const opened = (await readSnapshot({ read: own }))!
    await opened.occurrences()
    await opened.documentVectors.all()
    const { documentVectors, termVectors } = await opened.ranking()
    await Promise.all([documentVectors.all(), termVectors.all()])
  }
  await readAll()
  // Few snapshots have lists of related terms and codes of cosines.
  const parts = names.filter((name) => !['info', 'related', 'cosines'].includes(name))
  expect(parts.length).toBeGreaterThan(30)
  for (const name of parts) await expect(readAll(name), name).rejects.toThrow(DamagedSnapshot)
})

test('exact vectors of documents in a snapshot of format 2 are not read until somebody needs them', async () => {
  const parts = await partsOfFormat(2)
  const space = JSON.parse((await parts.read('space')) as string) as { arrays: string[] }
  const names: string[] = []
  const read = async (name: string) => {
    names.push(name)
    return name === 'space'
      ? JSON.stringify({ ...space, arrays: [...space.arrays, 'documentVectors'] })
      : parts.read(name)
  }
  const fill: StoredParts['fill'] = (name, target) => {
    names.push(name)
    return parts.stored.fill(name, target)
  }
  const stored = { ...parts.stored, fill }
  expect((await readSnapshot({ read, stored }))?.space.axes).toBeGreaterThanOrEqual(0)
  const empty = { ...parts.stored, fill: async () => false }
  await expect(readSnapshot({ read, stored: empty })).rejects.toThrow(DamagedSnapshot)
  expect(names).toContain('space.termVectors')
  expect(names).not.toContain('space.documentVectors')
})

test('the usages and kinds of terms are read by themselves, and are none where sentiment has none', async () => {
  const parts = new Map<string, Part>()
  const layer = {
    occurrenceLabels: Int8Array.of(1),
    occurrenceConfidences: Uint8Array.of(9),
    postingSentiments: Int8Array.of(2),
    documentLabels: Int8Array.of(0),
    documentConfidences: Uint8Array.of(3),
  }
  const sink = { write: async (name: string, part: Part) => void parts.set(name, part) }
  const source = { read: async (name: string) => parts.get(name), stored: storedIn(parts) }
  const snapshot = (await readSnapshot(await partsOfFormat(4)))!
  expect([await readSentiment(source, snapshot), await readUsages(source)]).toEqual([undefined, undefined])
  await writeSentiment(layer, sink)
  const { mentions, ...rest } = (await readSentiment(source, snapshot))!
  expect([{ ...rest, ...(await mentions()) }, await readUsages(source)]).toEqual([layer, undefined])
  await writeSentiment({ ...layer, usages: Uint8Array.of(7, 8) }, sink)
  expect(await readUsages(source)).toEqual(Uint8Array.of(7, 8))
  expect(await readKinds(source)).toBeUndefined()
  await writeSentiment({ ...layer, kinds: Uint8Array.of(2, 3) }, sink)
  expect(await readKinds(source)).toEqual(Uint8Array.of(2, 3))
  expect(await readLessons(source)).toBeUndefined()
  const lessons = { learnedPolarities: Float32Array.of(0.5, -1), profiles: Uint8Array.of(1, 2) }
  await writeSentiment({ ...layer, ...lessons }, sink)
  expect(await readLessons(source)).toEqual(lessons)
})
