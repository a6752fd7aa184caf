import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineCompute } from '../src/compute/pool.js'
import { buildSnapshot } from '../src/indexing/pipeline.js'
import { buildSentiment } from '../src/indexing/sentiment/buildSentiment.js'
import { writeColumns } from '../src/snapshot/columnParts.js'
import type { Part, PartSink } from '../src/snapshot/parts.js'
import { writePredictors } from '../src/snapshot/predictorCodec.js'
import { createRelatedLists } from '../src/snapshot/relatedLists.js'
import { writeSentiment } from '../src/snapshot/sentimentParts.js'
import { pickOccurrences } from '../src/snapshot/sharedOccurrences.js'
import { writeSharedSentiment } from '../src/snapshot/sharedSentiment.js'
import type { Column } from '../src/snapshot/snapshot.js'
import { writeDocumentVectors } from '../src/snapshot/storedVectors.js'
import { catalogMigrations } from '../src/storage/sqlite/catalog/schema.js'
import { projectMigrations } from '../src/storage/sqlite/project/schema.js'
import { sourceOf } from './answers/realProject.js'
import { openBuilt } from './openBuilt.js'
import { writeSnapshot } from './writeSnapshot.js'

const description = readFileSync(new URL('../docs/file-format.md', import.meta.url), 'utf8')

/** Cells of the tables, by the first one without its backquotes. */
const rows = [...description.matchAll(/^\| (`.+?) \| (.+?) \|/gm)].map(([, name, next]) => ({
  names: [...name!.matchAll(/`([^`]+)`/g)].map(([, found]) => found!),
  next: next!,
}))

test('the description of the files names every table of both databases', () => {
  const described = new Set(rows.flatMap(({ names }) => names))
  const steps = [...catalogMigrations, ...projectMigrations].map(({ sql }) => sql).join('\n')
  const tables = [...steps.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table!)
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter((table) => !described.has(table))).toEqual([])
})

const typeOf = (part: Part): string =>
  typeof part === 'string'
    ? 'json'
    : part.constructor.name.replace(/^(.)\D*(\d+)Array$/, (_, kind, bits) => kind.toLowerCase() + bits)

test('the description of the files has every part that is written, with its type', async () => {
  const written = new Map<string, Set<string>>()
  const sink: PartSink = {
    async write(name, part) {
      const general = name.replace(/\.\d+/, '.N')
      written.set(general, (written.get(general) ?? new Set()).add(typeOf(part)))
    },
    grow: (name, _, more) => sink.write(name, more),
  }
  const source = sourceOf([
    { title: '', text: 'A good hotel with a bad bed.', metadata: [{ name: 'place', type: 'string', value: 'lake' }] },
    { title: '', text: 'A bad hotel.', metadata: [{ name: 'score', type: 'score', value: 2 }] },
  ])
  const request = { source, number: 1, scienceVersion: 'test', language: 'en', management: {}, compute: inlineCompute }
  const built = await buildSnapshot(request)
  await writeSnapshot(built, sink, inlineCompute)
  const layer = await buildSentiment({ snapshot: openBuilt(built), source, compute: inlineCompute })
  await writeSentiment(layer, sink)
  // The same snapshot as if its first document were one of a base.
  const occurrences = built.builtOccurrences
  const sharedRows = built.builtRanking.termCount
  const base = {
    documentCount: 1,
    termCount: built.terms.count,
    occurrences: occurrences.offsets[1]!,
    removed: new Uint32Array(0),
    reread: new Uint32Array(0),
    terms: Uint32Array.from({ length: built.terms.count }, (_, term) => term),
  }
  const shared = { base, added: pickOccurrences(occurrences, Uint32Array.of(1)) }
  const termRows = base.terms.slice(0, sharedRows)
  // Large snapshots have lists of related terms and codes of cosines.
  const builtRelated = createRelatedLists(0).finish()
  await writeSnapshot(
    {
      ...built,
      builtRelated,
      builtCosines: Uint8Array.of(1),
      shared,
      space: { ...built.space, sharedRows, termRows },
      builtRanking: { ...built.builtRanking, sharedRows, termRows },
    },
    sink,
    inlineCompute,
  )
  await writeSharedSentiment(sink, { layer, base, occurrences })
  // Fields are sparse where documents are many: those of the first document, and one with as many values as a record of its own needs.
  const sparse = ({ offsets, ...column }: Column): Column =>
    ({ ...column, documents: new Uint32Array(column.values.length) }) as Column
  const long = {
    name: 'long',
    type: 'date' as const,
    documents: new Uint32Array(5_000),
    values: new Float64Array(5_000),
  }
  await writeColumns(sink, { fields: [...built.columns.fields.map(sparse), long] }, undefined)
  // Rows are quantized where they are many: here all count as many.
  const rowsOfVectors = new Float32Array(600 * 2).fill(Math.SQRT1_2)
  const shape = { reused: 0, rows: rowsOfVectors, count: 600, axes: 2, fewBytes: 0, compute: inlineCompute }
  for (const record of ['space', 'ranking'] as const) await writeDocumentVectors(sink, { ...shape, record })
  const vocabulary = { buckets: Uint32Array.of(7), weights: Float32Array.of(1) }
  const model = { weights: Float32Array.of(1, 2, 3), intercept: 4 }
  const predictors = { score: { kind: 'number', models: [model], range: [1, 5] } } as const
  await writePredictors({ vocabulary, axes: 2, predictors }, 1, sink)
  const described = new Map(rows.map(({ names, next }) => [names[0]!, next]))
  const expected = Object.fromEntries([...written].map(([name, types]) => [name, [...types].sort().join(', ')]))
  const partNames = [...described.keys()].filter((name) => /^(info|[a-z]+\.\S+)$/.test(name) || written.has(name))
  expect(Object.fromEntries(partNames.map((name) => [name, described.get(name)]))).toEqual(expected)
})
