import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { SharedConceptRecord } from '../../../src/operations/v5/conceptLists.js'

/** Spec v5 2.13 and 4.5, on projects without any document. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await engine.projects.create({ name: 'Lists', language: 'en' })
})
afterAll(async () => await engine.close())

const refused = (code: string, ...parameters: string[]) =>
  expect.objectContaining({ code, ...(parameters.length > 0 && { details: { parameters } }) })
const namesOf = (concepts: readonly SharedConceptRecord[]) => concepts.map(({ name }) => name)
const newList = async (...names: string[]) => {
  const list = await project.conceptLists.create({ name: 'Rooms', concepts: names.map((name) => ({ texts: [name] })) })
  return { id: { concept_list_id: list.concept_list_id }, list }
}
const namesIn = async (id: { concept_list_id: string }) => namesOf((await project.conceptLists.get(id)).concepts)

test('a list has a trimmed name, and concepts with names and colours of their own or the defaults', async () => {
  const made = await project.conceptLists.create({
    name: '  Rooms\t',
    concepts: [{ texts: ['bed', 'pillow'] }, { texts: ['view'], name: 'The view', color: '#00aaff' }],
  })
  expect(made).toEqual({
    name: 'Rooms',
    concept_list_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    concepts: [
      { name: 'bed, pillow', texts: ['bed', 'pillow'], color: '#808080', shared_concept_id: expect.any(String) },
      { name: 'The view', texts: ['view'], color: '#00aaff', shared_concept_id: expect.any(String) },
    ],
  })
  expect(await project.conceptLists.get({ concept_list_id: made.concept_list_id })).toEqual(made)
  expect(await project.conceptLists.list()).toEqual([made])
  const { concepts: _, ...bare } = made
  expect(await project.conceptLists.list({ include_concepts: false })).toEqual([bare])
})

test('what a concept must not have, or must, is refused by name and leaves nothing', async () => {
  const wrong: readonly object[] = [
    { name: 'Rooms', concepts: [{ name: 'no texts' }] },
    { name: 'Rooms', concepts: [{ texts: [] }] },
    { name: 'Rooms', concepts: [{ texts: ['bed'], shared_concept_id: 'mine' }] },
    { name: 'Rooms', concepts: [{ texts: ['bed'], color: 'red' }] },
    { name: 'Rooms', concepts: [{ texts: 'bed' }] },
    { name: 'Rooms', concepts: [{ texts: ['bed'] }, { texts: [''] }] },
    { name: 'Rooms', concepts: [{ texts: [' ', '\u200b'], name: '\t' }] },
  ]
  for (const list of wrong) {
    await expect(project.conceptLists.create(list as never)).rejects.toEqual(refused('INVALID_PARAMS', 'concepts'))
  }
  await expect(project.conceptLists.create({ name: ' \n' })).rejects.toEqual(refused('INVALID_PARAMS', 'name'))
  await expect(project.conceptLists.create({} as never)).rejects.toEqual(refused('INVALID_PARAMS', 'name'))
  expect(await project.conceptLists.list()).toEqual([])
})

test('a name in use is refused, or with overwrite its list replaced under a new id', async () => {
  const { list } = await newList('bed')
  await newListRefused(' Rooms ')
  const next = await project.conceptLists.create({ name: 'Rooms', concepts: [{ texts: ['bed'] }], overwrite: true })
  expect(next.concept_list_id).not.toBe(list.concept_list_id)
  expect(next.concepts[0]!.shared_concept_id).not.toBe(list.concepts[0]!.shared_concept_id)
  expect(await project.conceptLists.list()).toEqual([next])

  async function newListRefused(name: string) {
    await expect(project.conceptLists.create({ name })).rejects.toEqual(refused('INVALID_PARAMS', 'name'))
  }
})

describe('a list', () => {
  test('gets another name, but not that of another list', async () => {
    const { id, list } = await newList('bed')
    await project.conceptLists.create({ name: 'Food' })
    expect(await project.conceptLists.update({ ...id, name: ' Beds ' })).toBeNull()
    expect(await project.conceptLists.get(id)).toEqual({ ...list, name: 'Beds' })
    await expect(project.conceptLists.update({ ...id, name: 'Food' })).rejects.toEqual(
      refused('INVALID_PARAMS', 'name'),
    )
    await project.conceptLists.update({ ...id, name: 'Beds' })
    await expect(project.conceptLists.update({ ...id, name: ' ' })).rejects.toEqual(refused('INVALID_PARAMS', 'name'))
    await expect(project.conceptLists.update(id)).rejects.toEqual(refused('INVALID_PARAMS', 'name', 'concepts'))
  })

  test('gets other concepts with new ids, be they the same as before', async () => {
    const { id, list } = await newList('bed', 'view')
    await project.conceptLists.update({ ...id, concepts: [{ texts: ['bed'] }, { texts: ['view'] }] })
    const { concepts, name } = await project.conceptLists.get(id)
    expect(name).toBe('Rooms')
    expect(namesOf(concepts)).toEqual(['bed', 'view'])
    const ids = [...list.concepts, ...concepts].map(({ shared_concept_id }) => shared_concept_id)
    expect(new Set(ids).size).toBe(4)
  })

  test('is deleted, and deleting it again changes nothing', async () => {
    const { id } = await newList('bed')
    expect(await project.conceptLists.delete(id)).toBeNull()
    expect(await project.conceptLists.delete(id)).toBeNull()
    expect(await project.conceptLists.list()).toEqual([])
  })
})

describe('concepts of a list', () => {
  test('are added at a place, first unless told otherwise, last beyond the end', async () => {
    const { id } = await newList('a', 'b')
    const added = await project.conceptLists.addConcepts({ ...id, concepts: [{ texts: ['c'] }, { texts: ['d'] }] })
    expect(namesOf(added)).toEqual(['c', 'd'])
    expect(await namesIn(id)).toEqual(['c', 'd', 'a', 'b'])
    await project.conceptLists.addConcepts({ ...id, concepts: [{ texts: ['e'] }], position: 3 })
    await project.conceptLists.addConcepts({ ...id, concepts: [{ texts: ['f'] }], position: 99 })
    expect(await namesIn(id)).toEqual(['c', 'd', 'a', 'e', 'b', 'f'])
    await expect(project.conceptLists.addConcepts({ ...id, concepts: [], position: -1 })).rejects.toEqual(
      refused('INVALID_PARAMS', 'position'),
    )
  })

  test('are deleted by id, unknown ids ignored', async () => {
    const { id, list } = await newList('a', 'b', 'c')
    const ids = list.concepts.map(({ shared_concept_id }) => shared_concept_id)
    const gone = { ...id, shared_concept_ids: [ids[1]!, 'nothing', ids[1]!] }
    expect(await project.conceptLists.deleteConcepts(gone)).toBeNull()
    expect(await namesIn(id)).toEqual(['a', 'c'])
  })

  test('change what is given, keep their ids and place, and unknown ones are ignored', async () => {
    const { id, list } = await newList('a', 'b')
    const [a, b] = list.concepts as [SharedConceptRecord, SharedConceptRecord]
    const updates = [
      { shared_concept_id: b.shared_concept_id, color: '#ff0032' },
      { shared_concept_id: 'nothing', name: 'x' },
      { shared_concept_id: a.shared_concept_id, texts: ['a', 'z'], name: 'Both' },
    ]
    expect(await project.conceptLists.updateConcepts({ ...id, concepts: updates })).toBeNull()
    expect((await project.conceptLists.get(id)).concepts).toEqual([
      { ...a, texts: ['a', 'z'], name: 'Both' },
      { ...b, color: '#ff0032' },
    ])
    // Whole concepts come back from clients, and an empty name is none.
    await project.conceptLists.updateConcepts({ ...id, concepts: [{ ...a, name: '' }] })
    expect((await project.conceptLists.get(id)).concepts[0]).toEqual(a)
    await expect(project.conceptLists.updateConcepts({ ...id, concepts: [{ name: 'x' }] as never })).rejects.toEqual(
      refused('INVALID_PARAMS', 'concepts'),
    )
  })

  test('are ordered, those not listed behind, unknown and repeated ids ignored', async () => {
    const { id, list } = await newList('a', 'b', 'c', 'd')
    const [a, , c] = list.concepts.map(({ shared_concept_id }) => shared_concept_id)
    expect(await project.conceptLists.orderConcepts({ ...id, order: [c!, 'nothing', a!, c!] })).toBeNull()
    expect(await namesIn(id)).toEqual(['c', 'a', 'b', 'd'])
  })
})

test('ids are unique across lists, and another project knows nothing of them', async () => {
  await newList('a', 'b')
  await project.conceptLists.create({ name: 'Others', concepts: [{ texts: ['a'] }, { texts: ['b'] }] })
  const lists = await project.conceptLists.list()
  const ids = lists.flatMap(({ concepts }) => concepts!.map(({ shared_concept_id }) => shared_concept_id))
  expect(new Set(ids).size).toBe(4)
  const other = await engine.projects.create({ name: 'Other', language: 'en' })
  expect(await other.conceptLists.list()).toEqual([])
  const id = { concept_list_id: lists[0]!.concept_list_id }
  const asks = [
    other.conceptLists.get(id),
    other.conceptLists.update({ ...id, name: 'x' }),
    other.conceptLists.addConcepts({ ...id, concepts: [] }),
    other.conceptLists.deleteConcepts({ ...id, shared_concept_ids: [] }),
    other.conceptLists.updateConcepts({ ...id, concepts: [] }),
    other.conceptLists.orderConcepts({ ...id, order: [] }),
  ]
  await Promise.all(asks.map((answer) => expect(answer).rejects.toEqual(refused('INADEQUATE_PERMISSION'))))
})

test('concepts of a list are selected by its id or name, with science, wherever a selector goes', async () => {
  const { list } = await newList('battery', 'zeppelin')
  const texts = ['The battery is great.', 'Battery life is poor.', 'Lovely screen.']
  const score = (value: number) => [{ name: 'stars', type: 'score' as const, value }]
  await project.upload({ docs: texts.map((text, i) => ({ text, metadata: score(i) })) })
  await project.build()
  await project.waitForSentimentBuild()
  for (const by of [{ concept_list_id: list.concept_list_id }, { name: 'Rooms' }, { name: ' Rooms ' }]) {
    const concept_selector = { type: 'concept_list' as const, ...by }
    const { result } = await project.concepts.list({ concept_selector })
    expect(result.map(({ name, texts }) => [name, texts])).toEqual([
      ['battery', ['battery']],
      ['zeppelin', ['zeppelin']],
    ])
    expect(result[0]).toMatchObject({
      color: '#808080',
      shared_concept_id: list.concepts[0]!.shared_concept_id,
      exact_term_ids: ['battery|en'],
      vectors: [expect.stringMatching(/.+/)],
      relevance: 0,
    })
    const counts = await project.concepts.matchCounts({ concept_selector })
    expect(counts.match_counts.map(({ exact_match_count }) => exact_match_count)).toEqual([2, 0])
    expect(await project.concepts.conceptAssociations({ concept_selector })).toHaveLength(2)
    expect((await project.concepts.filterAssociations({ concept_selector }))[0]!.concepts).toHaveLength(2)
    const drivers = await project.concepts.scoreDrivers({ concept_selector, score_field: 'stars' })
    expect(drivers[0]).toMatchObject({ shared_concept_id: expect.any(String), average_score: 0.5 })
    const counted = await project.concepts.sentiment({ concept_selector })
    expect(counted.match_counts[0]!.sentiment_counts.total).toBe(2)
  }
  const select = (by: object) => project.concepts.list({ concept_selector: { type: 'concept_list', ...by } as never })
  for (const by of [{}, { name: 'Rooms', concept_list_id: 'x' }, { name: 'None' }, { concept_list_id: 'x' }]) {
    await expect(select(by)).rejects.toEqual(refused('INVALID_PARAMS', 'concept_selector'))
  }
})
