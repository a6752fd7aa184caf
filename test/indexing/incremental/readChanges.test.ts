import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { unpackStrings } from '../../../src/compute/shared.js'
import type { SourceDocument } from '../../../src/indexing/documentSource.js'
import { openExtension } from '../../../src/indexing/incremental/changes.js'
import { matchChanges, readChanges } from '../../../src/indexing/incremental/readChanges.js'
import { buildSnapshot } from '../../../src/indexing/pipeline.js'
import { openBuilt } from '../../openBuilt.js'

const request = { compute: inlineCompute, number: 1, scienceVersion: 'test', language: 'en', management: {} }
const sourceOf = (documents: readonly SourceDocument[]) => ({
  count: documents.length,
  characters: 0,
  async *pages() {
    for (const document of documents) yield [document]
  },
})
const documentOf = (key: number, text: string): SourceDocument => ({
  key,
  title: '',
  text,
  metadata: [{ name: 'stars', type: 'score', value: key % 5 }],
})

const before = [documentOf(1, 'gasket rotor'), documentOf(2, 'rotor zorbl'), documentOf(3, 'gasket')]
const added = [documentOf(7, 'rotor quiblon'), documentOf(9, 'quiblon brimol quiblon')]
const built = await buildSnapshot({ ...request, source: sourceOf(before) })
const extension = await openExtension(
  openBuilt(built),
  {
    added: sourceOf(added),
    removed: Uint32Array.of(1),
    ofSnapshot: (numbers) => sourceOf(Array.from(numbers, (number) => before[number]!)),
  },
  request,
)
const known = unpackStrings(built.terms.ids)

test('words of documents that come and go have the numbers of the snapshot, new ones those behind', async () => {
  const { added: come, removed: gone, addedKeys, known: packs, columns } = await readChanges(extension)
  expect(addedKeys).toEqual([7, 9])
  expect(packs.flatMap(unpackStrings)).toEqual([...known, 'quiblon|en', 'brimol|en'])
  const ids = [...known, 'quiblon|en', 'brimol|en']
  const read = ({ units }: typeof come) => units.map((shard) => [...shard.units].map((unit) => ids[unit]))
  expect(read(come)).toEqual([
    ['rotor|en', 'quiblon|en'],
    ['quiblon|en', 'brimol|en', 'quiblon|en'],
  ])
  expect(read(gone)).toEqual([['rotor|en', 'zorbl|en']])
  expect(await columns.finish()).toMatchObject({ fields: [{ name: 'stars', values: Float64Array.of(2, 4) }] })
})

test('changed documents are read as terms, those that go too; without a new phrase none is read again', async () => {
  const terms = await matchChanges(extension, await readChanges(extension), 4)
  expect(unpackStrings(terms.newIds)).toEqual(['quiblon|en', 'brimol|en'])
  expect(terms.termCount).toBe(known.length + 2)
  expect([...terms.reread]).toEqual([])
  expect([terms.before, terms.after].flat().flatMap(({ documentTerms }) => [...documentTerms])).toEqual([])
  const distinct = (shards: typeof terms.added) =>
    shards.map(({ documentTerms }) => [...documentTerms].sort((a, b) => a - b))
  const number = (id: string) => [...known, 'quiblon|en', 'brimol|en'].indexOf(id)
  expect(distinct(terms.added)).toEqual([
    [number('rotor|en'), number('quiblon|en')],
    [number('quiblon|en'), number('brimol|en')],
  ])
  expect(distinct(terms.removed)).toEqual([[number('rotor|en'), number('zorbl|en')].sort((a, b) => a - b)])
  expect(terms.phrases).toBe(extension.previous.phrases)
})
