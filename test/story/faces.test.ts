import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { unpack64 } from '../../src/math/pack64.js'
import { hotelDocuments, recalculate } from '../operations/legacy/openLegacy.js'

/** A project is one project, whichever interface it is seen through. */
let engine: Engine
let account: string
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  account = (await engine.v4.accounts.list()).accounts[0]!.account_id
})
afterAll(() => engine.close())

test('filled through the legacy listing and read through version 5', async () => {
  const { legacy } = engine
  const { project_id } = await legacy.projects.create({ account, name: 'Hotel' })
  const at = { account, project_id }
  const results = await legacy.docs.add({ ...at, docs: hotelDocuments })
  await recalculate(engine, at)
  const project = engine.project(project_id)
  const v5 = (await project.docs.search({ limit: 100 })).result
  const old = (await legacy.docs.get({ ...at, limit: 100 })) as Record<string, unknown>[]

  expect(v5.map(({ doc_id }) => doc_id)).toEqual(
    results.map((result) => 'success' in result && '_id' in result && result._id),
  )
  expect(v5.map(({ doc_id, title, text, vector }) => ({ _id: doc_id, title, text, vector }))).toEqual(
    old.map(({ _id, title, text, vector }) => ({ _id, title, text, vector })),
  )
  expect(
    old.map(({ terms }) => (terms as [string, string, [number, number]][]).map(([id, , span]) => [id, ...span])),
  ).toEqual(v5.map(({ terms }) => terms.map(({ term_id, start, end }) => [term_id, start, end])))
  expect(v5[1]!.metadata).toEqual([
    { name: 'date', type: 'date', value: '2024-01-02T00:00:00Z' },
    { name: 'subset', type: 'string', value: 'coast' },
    { name: 'rating', type: 'score', value: 1 },
  ])

  // Counts, a filter and drivers of version 5 see subsets and targets.
  const filter = [{ name: 'subset', values: ['coast'] }]
  const { filter_count } = await project.docs.search({ filter })
  const { counts } = await legacy.projects.get(at)
  expect(filter_count).toBe(counts.coast)
  expect((await project.concepts.scoreDrivers({ score_field: 'rating' })).length).toBeGreaterThan(0)

  const [room] = await project.terms.get({ term_ids: ['room|en'] })
  const [term] = await legacy.terms.list({ ...at, terms: ['room|en'] })
  expect(term).toMatchObject({
    term: 'room|en',
    text: room!.display_text,
    distinct_doc_count: room!.distinct_doc_count,
  })
  expect(term!.vector).toBe(room!.vector)
  const found = await legacy.docs.search({ ...at, text: 'clean room', subset: 'coast', limit: 100 })
  const same = await project.docs.search({ search: { texts: ['clean room'] }, filter, limit: 100 })
  expect(found.search_results.map(([{ document }, strength]) => [document._id, strength])).toEqual(
    same.result.map(({ doc_id, match_score }) => [doc_id, match_score]),
  )

  // A removal through one interface is seen through the other, and so is what a build left.
  await project.docs.delete({ doc_ids: ['doc-0'] })
  await legacy.docs.delete({ ...at, ids: ['doc-1'] })
  await project.build()
  await project.waitForSentimentBuild()
  expect(await legacy.docs.ids(at)).toEqual(hotelDocuments.slice(2).map(({ _id }) => _id))
  expect(await project.get()).toMatchObject({ document_count: 30, last_build_info: { number: 2, success: true } })
  expect(await legacy.jobs.list({ ...at, verbose: true })).toMatchObject([{ job_id: 1 }, { job_id: 2, success: true }])
})

test('filled through version 5 and read through the legacy listing', async () => {
  const project = await engine.projects.create({ name: 'Shop', language: 'en', workspace_id: account })
  const at = { account, project_id: project.project_id }
  const { legacy } = engine
  await project.upload({
    docs: hotelDocuments.map(({ text, title, date, predict }, i) => ({
      text,
      title,
      metadata: [
        { name: 'written', type: 'date' as const, value: date },
        { name: 'subset', type: 'string' as const, value: `group ${i % 3}` },
        { name: 'subset', type: 'string' as const, value: 'guests' },
        { name: 'rating', type: 'score' as const, value: predict.rating.value },
        { name: 'city', type: 'string' as const, value: 'Lyon' },
      ],
    })),
  })
  expect(await legacy.docs.ids({ ...at, uncommitted: true })).toHaveLength(32)
  await project.build()
  await project.waitForSentimentBuild()
  const v5 = (await project.docs.search({ limit: 100 })).result
  const [first] = (await legacy.docs.get({ ...at, limit: 1 })) as Record<string, unknown>[]
  expect(first).toMatchObject({
    _id: v5[0]!.doc_id,
    title: 'Stay 0',
    text: v5[0]!.text,
    vector: v5[0]!.vector,
    date: hotelDocuments[0]!.date,
    subsets: ['group 0', 'guests', '__all__'],
    predict: { rating: { value: 0, weight: 1 } },
    language: 'en',
  })
  expect((await legacy.projects.get(at)).counts).toEqual({
    __all__: 32,
    'group 0': 11,
    'group 1': 11,
    'group 2': 10,
    guests: 32,
  })
  expect(await legacy.docs.vectors({ ...at, id: v5[3]!.doc_id })).toEqual({ [v5[3]!.doc_id]: v5[3]!.vector })
  const { buckets } = await legacy.docs.timebuckets({ ...at, interval: 'month' })
  expect(buckets.map(({ count }) => count)).toEqual([31, 1])

  // A change through the legacy listing leaves what it does not know as it is.
  await legacy.docs.update({ ...at, docs: [{ _id: v5[0]!.doc_id, subsets: ['solo'] }] })
  await recalculate(engine, at)
  const changed = (await project.docs.search({ limit: 100 })).result.find(({ doc_id }) => doc_id === v5[0]!.doc_id)!
  const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)
  expect([...changed.metadata].sort(byName)).toEqual([
    { name: 'city', type: 'string', value: 'Lyon' },
    { name: 'rating', type: 'score', value: 0 },
    { name: 'subset', type: 'string', value: 'solo' },
    { name: 'written', type: 'date', value: '2024-01-01T00:00:00Z' },
  ])
  expect(unpack64(changed.vector)).toHaveLength((await legacy.projects.get(at)).axes)
})
