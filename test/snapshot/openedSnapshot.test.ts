import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compareFilters } from '../../src/answers/comparison/compareFilters.js'
import { documentsOf } from '../../src/answers/context.js'
import { uniqueTerms } from '../../src/answers/selection/uniqueTerms.js'
import { describeTerms } from '../../src/answers/terms/describeTerms.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { extendSnapshot } from '../../src/indexing/incremental/extendSnapshot.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { type BuiltSnapshot, openSnapshotWriter } from '../../src/snapshot/codec.js'
import type { Filter } from '../../src/snapshot/filter.js'
import { readSnapshot } from '../../src/snapshot/readSnapshot.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'
import { termId } from '../../src/snapshot/termTable.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { askReal, sampleDocuments, sourceOf } from '../answers/realProject.js'
import { openBuilt } from '../openBuilt.js'
import { emptyFolder } from '../storage/folder.js'
import { writeSnapshot } from '../writeSnapshot.js'

const documents = sampleDocuments.slice(0, 340)
const request = { number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
const version = { number: 1, layer: 0 }
const next = { number: 2, layer: 0 }
const built = await buildSnapshot({ ...request, source: sourceOf(documents) })

/** The file of the build, and its snapshot as a large one is opened, with all that every question but a search reads. */
async function openAsLarge() {
  const file = openProjectFile(join(emptyFolder(), 'bcdfg.db'))
  onTestFinished(() => file.close())
  await writeSnapshot(built, file.snapshots.sink(version), inlineCompute)
  await file.atomically(({ snapshots }) => snapshots.publish(version))
  const opened = (await readSnapshot(file.snapshots.source(version), { leastLaterBytes: 0 }))!
  await opened.later!.read()
  return { file, opened }
}

test('an opened snapshot has the numbers of documents in the narrowest types', async () => {
  const { opened } = await openAsLarge()
  const bytesOf = ({ documents, columns }: Pick<Snapshot, 'documents' | 'columns'>) => [
    documents.keys.BYTES_PER_ELEMENT,
    documents.wordCounts.BYTES_PER_ELEMENT,
    ...columns.fields.map(({ values }) => values.BYTES_PER_ELEMENT),
  ]
  expect(opened.columns.fields.map(({ name }) => name)).toEqual([
    'channel',
    'date',
    'guest',
    'hotel',
    'nights',
    'rating',
  ])
  expect(bytesOf(built)).toEqual([8, 4, 4, 8, 4, 4, 8, 8])
  expect(bytesOf(opened)).toEqual([2, 1, 1, 4, 1, 1, 1, 1])
  expect((await opened.ranking()).contentWordCounts.BYTES_PER_ELEMENT).toBe(1)
})

test.each([
  ['terms with their counts', (context, filter) => describe(context, filter)],
  ['the terms that are unique to a filter', (context, filter) => uniqueTerms(context, filter, 30)],
  [
    'the terms that two filters differ in',
    async (context, filter) =>
      compareFilters(context, filter, await documentsOf(context, [{ name: 'rating', maximum: 7 }]), { limit: 30 }),
  ],
] as const satisfies readonly Question[])('an opened snapshot finds %s', async (_, ask) => {
  const filter: Filter = [{ name: 'rating', minimum: 8 }]
  const answers = []
  for (const snapshot of [openBuilt(built), (await openAsLarge()).opened]) {
    const context = await askReal(snapshot)
    answers.push(JSON.stringify(await ask(context, await documentsOf(context, filter))))
  }
  expect(answers[0]!.length).toBeGreaterThan(100)
  expect(answers[1]).toBe(answers[0])
})

type Asked = Awaited<ReturnType<typeof askReal>>
type Question = readonly [string, (context: Asked, filter: Awaited<ReturnType<typeof documentsOf>>) => Promise<unknown>]

/** Counts of all terms, whose vectors are left out. */
async function describe(...[context, filter]: Parameters<Question[1]>) {
  const { terms } = context.snapshot
  const ids = Array.from({ length: terms.count }, (_, term) => termId(terms, term))
  return (await describeTerms(context, ids, filter)).map(({ vector, ...counts }) => counts)
}

test('an opened snapshot is extended as the built one is, and what is stored next has all its numbers', async () => {
  const changes = {
    added: sourceOf(sampleDocuments.slice(340, 350)),
    removed: Uint32Array.of(3, 70),
    ofSnapshot: (numbers: ArrayLike<number>) => sourceOf(Array.from(numbers, (number) => documents[number]!)),
  }
  const { file, opened } = await openAsLarge()
  const extending = { ...request, number: 2 }
  const [expected, extended] = [
    (await extendSnapshot(openBuilt(built), changes, extending)).built,
    (await extendSnapshot(opened, changes, extending)).built,
  ]
  const partsOf = ({ postings, documents, columns, builtRanking: { contentWordCounts } }: BuiltSnapshot) => ({
    postings,
    documents,
    columns,
    contentWordCounts,
  })
  expect(partsOf(extended)).toEqual(partsOf(expected))
  await openSnapshotWriter(file.snapshots.sink(next, version), inlineCompute, opened).finish(extended)
  await file.atomically(({ snapshots }) => snapshots.publish(next))
  const stored = (await readSnapshot(file.snapshots.source(next)))!
  const { documents: table, columns, postings } = stored
  const { contentWordCounts } = await stored.ranking()
  expect({ postings, documents: table, columns, contentWordCounts }).toEqual(partsOf(expected))
})
