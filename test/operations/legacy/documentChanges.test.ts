import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { hotelDocuments, openHotel, recalculate } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

const ids = hotelDocuments.map(({ _id }) => _id)

describe('uploads', () => {
  test('tell what became of each document, and refuse only those that cannot be stored', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    const results = await docs.add({
      ...at,
      docs: [
        { text: 'Fine.' },
        'no document',
        { text: 5 },
        { text: ' ', date: 'soon' },
        { text: 'Bon.', language: 'xx' },
        { text: 'x', subsets: 'city' },
        { text: 'x', predict: { rating: { value: [1] } } },
        { _id: 'doc-0', text: 'There already.' },
        { _id: 'mine', text: 'Twice.' },
        { _id: 'mine', text: 'Twice.' },
      ],
    })
    expect(results.map(({ success }) => success)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      true,
      false,
    ])
    expect(results[0]).toEqual({ success: true, _id: expect.stringMatching(/^uuid-[0-9a-f]{32}$/) })
    expect(results[3]).toMatchObject({
      warnings: ['The date cannot be read and is ignored.', 'The document has no text.'],
    })
    expect(results[8]).toEqual({ success: true, _id: 'mine' })
    for (const i of [1, 2, 4, 5, 6, 7, 9]) expect(results[i]).toEqual({ success: false, reason: expect.any(String) })
  })

  test('store an identifier once, however many uploads have it at the same time', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    const add = (_ids: readonly string[], text: string) => docs.add({ ...at, docs: _ids.map((_id) => ({ _id, text })) })
    const addTwice = async (_ids: readonly string[], text: string): Promise<string[]> => {
      const results = (await Promise.all([add(_ids, text), add(_ids, text)])).flat()
      return results.flatMap((result) => (result.success ? [result._id] : []))
    }
    expect((await addTwice(['a', 'b'], 'Fine.')).sort()).toEqual(['a', 'b'])
    // Three of these are too long for one transaction.
    expect((await addTwice(['c', 'd', 'e'], 'word '.repeat(80_000))).sort()).toEqual(['c', 'd', 'e'])
    const all = await docs.ids({ ...at, uncommitted: true })
    expect(all.filter((id) => !ids.includes(id)).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('refuse given identifiers that are there already, wherever they stand in a long list', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    await docs.add({ ...at, docs: [{ _id: 'old', text: 'Fine.' }] })
    const _ids = Array.from({ length: 230 }, (_, i) => (i === 120 || i === 229 ? 'old' : `new-${i}`))
    const results = await docs.add({ ...at, docs: _ids.map((_id) => ({ _id, text: 'Fine.' })) })
    expect([...results.keys()].filter((i) => !results[i]!.success)).toEqual([120, 229])
  })

  test('tell of a document that is no storable JSON, and store the others', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    const bad = [
      'bad \ud800',
      { text: 'bad \ud800' },
      { _id: 'bad \ud800', text: 'x' },
      { 'bad \ud800': 1 },
      { text: 'x', source: nested(70) },
      { text: 'x', source: nested(90) },
      JSON.parse('{"text":"x","__proto__":1}'),
      { text: 'x', source: Number.POSITIVE_INFINITY },
    ]
    const results = await docs.add({ ...at, docs: [{ _id: 'first', text: 'Fine.' }, ...bad, { _id: 'last' }] })
    expect(results.map(({ success }) => success)).toEqual([true, ...bad.map(() => false), true])
    for (const refused of results.slice(1, -1)) expect(refused).toEqual({ success: false, reason: expect.any(String) })
    expect(results[2]).toMatchObject({ reason: expect.stringMatching(/^`document\.text`: is not well-formed Unicode/) })
    expect((await docs.ids({ ...at, uncommitted: true })).slice(-2)).toEqual(['first', 'last'])
    // Pieces of a long list are read as short lists are.
    const many = await docs.add({ ...at, docs: Array.from({ length: 30 }, () => ({ text: 'bad \ud800' })) })
    expect(many.every(({ success }) => !success)).toBe(true)
  })

  test('that are refused leave the types of fields to those after them', async () => {
    const { at, project } = await openHotel(engine, false)
    const { docs } = engine.legacy
    const rated = (_id: string, value: string | number) => ({
      ...{ _id, text: 'Warm bread.', predict: { bread: { value, weight: 1 } } },
    })
    // The first has the id of a document, the third that of the second.
    const sent = [rated('doc-0', 'high'), rated('new', 5), rated('new', 'low'), rated('newer', 7)]
    const results = await docs.add({ ...at, docs: sent })
    expect(results.map(({ success }) => success)).toEqual([false, true, false, true])
    await recalculate(engine, at)
    expect((await project.metadata()).result.find(({ name }) => name === 'bread')).toMatchObject({ type: 'score' })
  })

  test('read dates as programs write them, each with its zone or in UTC', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    // 1970-01-02 begins 86,400 seconds after the epoch.
    const dates = ['1970-01-02T00:00:00+00:00', '1970-01-02T02:00:00.5+02:00', '1970-01-02 00:00:00', '1970-01-02']
    await docs.add({ ...at, docs: dates.map((date, i) => ({ _id: `dated-${i}`, text: 'Fine.', date })) })
    const ids = dates.map((_, i) => `dated-${i}`)
    expect(await docs.get({ ...at, uncommitted: true, ids, doc_fields: ['date'] })).toEqual([
      { date: 86_400 },
      { date: 86_400.5 },
      { date: 86_400 },
      { date: 86_400 },
    ])
  })

  test('during a build are taken for the build after it, and changes follow the build', async () => {
    const { at, project } = await openHotel(engine, false)
    const { docs } = engine.legacy
    await docs.recalculate(at)
    // Version 5 refuses what the older listing takes: the build has not read a document yet.
    await expect(project.upload({ docs: [{ text: 'Fine.' }] })).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
    expect(await docs.add({ ...at, docs: [{ _id: 'late', text: 'A late arrival.' }] })).toMatchObject([
      { success: true, _id: 'late' },
    ])
    expect(await docs.update({ ...at, docs: [{ _id: 'doc-0', text: 'A changed opinion.' }] })).toBe('OK')
    // The change has waited for the end of the build.
    expect(await docs.ids(at)).toEqual(ids)
    expect(await docs.get({ ...at, id: 'doc-0' })).toMatchObject({ text: hotelDocuments[0]!.text })
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual(['late', 'doc-0'])
    await recalculate(engine, at)
    expect(await docs.get({ ...at, ids: ['late', 'doc-0'] })).toMatchObject([
      { text: 'A late arrival.' },
      { text: 'A changed opinion.' },
    ])
  })

  test('wait: nothing is there but as uncommitted until a recalculation', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    expect(await docs.ids(at)).toEqual([])
    expect(await docs.get(at)).toEqual([])
    expect(await docs.get({ ...at, id: 'doc-1' })).toBeNull()
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual(ids)
    const found = await docs.get({ ...at, uncommitted: true, id: 'doc-1' })
    expect(found).toEqual({
      ...hotelDocuments[1],
      subsets: ['coast', '__all__'],
      source: { type: 'Unknown' },
      language: 'en',
    })
    await expect(docs.search({ ...at, text: 'room' })).rejects.toMatchObject({ code: 'NO_ASSOC', status: 400 })
    expect(await recalculate(engine, at)).toBe(1)
    expect(await docs.ids(at)).toEqual(ids)
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual([])
  })

  test('of a first language make it the language of the project', async () => {
    const account = (await engine.profile.get()).default_workspace!
    const { project_id } = await engine.legacy.projects.create({ account, name: 'Allemand' })
    await engine.legacy.docs.add({ account, project_id, docs: [{ text: 'Das Zimmer war sauber.', language: 'de' }] })
    expect((await engine.project(project_id).get()).next_build_language).toBe('de')
  })

  test('of several languages make that of most of the first ones the language, whatever comes later', async () => {
    const account = (await engine.profile.get()).default_workspace!
    const { project_id } = await engine.legacy.projects.create({ account, name: 'Languages' })
    const add = (...languages: string[]) =>
      engine.legacy.docs.add({ account, project_id, docs: languages.map((language) => ({ text: 'Bien.', language })) })
    await add('en', 'fr', 'de', 'fr')
    await add('de', 'de', 'de', 'de')
    expect((await engine.project(project_id).get()).next_build_language).toBe('fr')
  })

  test('that name no language count for that of the project', async () => {
    const account = (await engine.profile.get()).default_workspace!
    const { project_id } = await engine.legacy.projects.create({ account, name: 'Mostly English' })
    const docs = [{ text: 'Das Zimmer.', language: 'de' }, { text: 'The room.' }, { text: 'The pool.' }]
    await engine.legacy.docs.add({ account, project_id, docs })
    expect((await engine.project(project_id).get()).next_build_language).toBe('en')
  })
})

describe('changes', () => {
  test('answer from the next recalculation on, and keep what they leave out', async () => {
    const { at, project } = await openHotel(engine)
    const { docs } = engine.legacy
    await docs.update({
      ...at,
      docs: [{ _id: 'doc-4', text: 'A pool!', predict: { rating: { value: 9, weight: 1 } } }],
    })
    expect(await docs.get({ ...at, id: 'doc-4' })).toMatchObject({ text: hotelDocuments[4]!.text })
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual(['doc-4'])
    const changed = {
      ...hotelDocuments[4],
      text: 'A pool!',
      subsets: ['city', '__all__'],
      predict: { rating: { value: 9, weight: 1 } },
    }
    expect(await docs.get({ ...at, id: 'doc-4', uncommitted: true })).toMatchObject(changed)
    expect((await project.get()).document_count).toBe(32)
    // A second change before the build takes the place of the first.
    await docs.update({ ...at, docs: [{ _id: 'doc-4', title: 'Pool', date: null }] })
    await recalculate(engine, at)
    const dateless = await docs.get({ ...at, id: 'doc-4' })
    const { text, subsets, predict } = changed
    expect(dateless).toMatchObject({ text, subsets, predict, title: 'Pool' })
    // Scripts tell by the key whether a document has a date.
    expect(dateless).not.toHaveProperty('date')
    expect(await docs.ids(at)).toHaveLength(32)
    expect((await project.get()).document_count).toBe(32)
  })

  test('of a document of version 5 that is sent back as it was read change nothing', async () => {
    const account = (await engine.profile.get()).default_workspace!
    const project = await engine.projects.create({ name: 'Sent back', language: 'en' })
    const at = { account, project_id: project.project_id }
    const metadata = [
      { name: 'NPS', type: 'score', value: 3 },
      { name: 'NPS', type: 'score', value: 7 },
      { name: 'When', type: 'date', value: '1970-01-02T00:00:00Z' },
      { name: 'language', type: 'string', value: 'klingon' },
      { name: 'subset', type: 'string', value: 'city' },
    ] as const
    await project.upload({ docs: [{ text: 'A quiet room.', metadata }] })
    const { docs } = engine.legacy
    const sendBack = async (uncommitted: boolean): Promise<void> => {
      const read = (await docs.get({ ...at, uncommitted })) as unknown as Record<string, unknown>[]
      expect(read).toMatchObject([{ date: 86_400, language: 'en', subsets: ['city', '__all__'] }])
      expect(await docs.update({ ...at, docs: read })).toBe('OK')
      await recalculate(engine, at)
      expect((await project.docs.search()).result).toMatchObject([{ metadata }])
    }
    await sendBack(true)
    // As of the build, the language is that of the build.
    await project.update({ language: 'de' })
    await sendBack(false)
    expect(await docs.get({ ...at, doc_fields: ['language'] })).toEqual([{ language: 'de' }])
  })

  test('are all there or not at all', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const update = docs.update({
      ...at,
      docs: [
        { _id: 'doc-1', text: 'New.' },
        { _id: 'none', text: 'x' },
      ],
    })
    await expect(update).rejects.toMatchObject({ code: 'INVALID_PARAMS', details: { parameters: ['docs'] } })
    await expect(docs.update({ ...at, docs: [{ text: 'x' }] })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual([])
  })

  test('are undone together by a revert: added, changed and deleted', async () => {
    const { at, project } = await openHotel(engine)
    const { docs } = engine.legacy
    await docs.add({ ...at, docs: [{ text: 'One more.', predict: { extra: { value: 1, weight: 1 } } }] })
    await docs.update({ ...at, docs: [{ _id: 'doc-4', text: 'A pool!' }] })
    await docs.delete({ ...at, ids: ['doc-5', 'none'] })
    expect(await docs.ids({ ...at, uncommitted: true })).toHaveLength(2)
    expect((await project.get()).document_count).toBe(33)
    expect(await docs.revert(at)).toBe('OK')
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual([])
    expect((await project.get()).document_count).toBe(32)
    await recalculate(engine, at)
    expect(await docs.ids(at)).toEqual(ids)
    expect(await docs.get({ ...at, id: 'doc-4' })).toMatchObject({ text: hotelDocuments[4]!.text })
    // A field of reverted documents alone is forgotten: its name is free for another type.
    const [again] = await docs.add({ ...at, docs: [{ text: 'x', predict: { extra: { value: 'a', weight: 1 } } }] })
    expect(again).toMatchObject({ success: true })
  })

  test('that are marked for removal are not listed as uncommitted, by id, by page or by number', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const added = [1, 2, 3].map((number) => ({ _id: `new-${number}`, text: `New ${number}.` }))
    await docs.add({ ...at, docs: added })
    await docs.update({ ...at, docs: [{ _id: 'doc-4', text: 'A pool!' }] })
    await docs.delete({ ...at, ids: ['new-2', 'doc-4'] })
    const uncommitted = { ...at, uncommitted: true, doc_fields: ['_id'] }
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual(['new-1', 'new-3'])
    expect(await docs.get(uncommitted)).toEqual([{ _id: 'new-1' }, { _id: 'new-3' }])
    expect(await docs.get({ ...uncommitted, limit: 9, offset: 1 })).toEqual([{ _id: 'new-3' }])
    expect(await docs.get({ ...uncommitted, ids: ['new-2', 'doc-4', 'doc-5', 'new-3'] })).toEqual([{ _id: 'new-3' }])
    expect(await docs.get({ ...uncommitted, id: 'new-2' })).toBeNull()
  })

  test('of a document that is not there are told by its place in a long list', async () => {
    const { at } = await openHotel(engine, false)
    const { docs } = engine.legacy
    const added = Array.from({ length: 130 }, (_, i) => ({ _id: `new-${i}`, text: 'Fine.' }))
    await docs.add({ ...at, docs: added })
    const changed = added.map((doc, i) => (i === 117 ? { ...doc, _id: 'nowhere' } : doc))
    await expect(docs.update({ ...at, docs: changed })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining('docs[117]._id'),
    })
  })

  test('of one document apply one after the other', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const [before] = (await docs.get({ ...at, ids: ['doc-4'] })) as unknown as Record<string, unknown>[]
    const changes = [
      { _id: 'doc-4', predict: { stars: 3 }, source: { file: 'a' } },
      { _id: 'doc-3', title: 'Other' },
      { _id: 'doc-4', title: 'A pool!', source: null },
      { _id: 'doc-4', title: 'No pool!' },
    ]
    expect(await docs.update({ ...at, docs: changes })).toBe('OK')
    expect(await docs.get({ ...at, uncommitted: true, ids: ['doc-3', 'doc-4'] })).toMatchObject([
      { _id: 'doc-3', title: 'Other' },
      {
        text: before!.text,
        title: 'No pool!',
        predict: { stars: { value: 3, weight: 1 } },
        source: { type: 'Unknown' },
      },
    ])
    // Given twice, a new document is added once, with what came first.
    const added = ['First.', 'Second.'].map((text) => ({ _id: 'new', text }))
    expect((await docs.add({ ...at, docs: added })).map(({ success }) => success)).toEqual([true, false])
    expect(await docs.get({ ...at, uncommitted: true, ids: ['new', 'new'] })).toMatchObject([
      { _id: 'new', text: 'First.' },
    ])
    expect(await docs.get({ ...at, ids: ['doc-4', 'doc-4'] })).toHaveLength(1)
  })

  test('of removal take a document away with the next recalculation', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    await docs.update({ ...at, docs: [{ _id: 'doc-5', text: 'Changed, then deleted.' }] })
    expect(await docs.delete({ ...at, ids: ['doc-5', 'doc-6'] })).toBe('OK')
    expect(await docs.ids(at)).toHaveLength(32)
    await recalculate(engine, at)
    expect(await docs.ids(at)).toEqual(ids.filter((id) => id !== 'doc-5' && id !== 'doc-6'))
    const [back] = await docs.add({ ...at, docs: [{ _id: 'doc-5', text: 'Here again.' }] })
    expect(back).toEqual({ success: true, _id: 'doc-5' })
  })
})
