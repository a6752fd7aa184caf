import { expect, test } from 'vitest'
import { createConceptLists } from '../../src/projects/conceptLists.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'

const refusal = (code: string, ...parameters: string[]) =>
  expect.objectContaining({ code, ...(parameters.length > 0 && { details: expect.objectContaining({ parameters }) }) })

/** Concept lists whose identifiers count up, and how often the project was touched. */
function openLists() {
  const file = openProjectFile(undefined)
  const touched = { times: 0 }
  let ids = 0
  const lists = createConceptLists({
    records: file,
    newId: () => `id${++ids}`,
    touch: async () => void touched.times++,
  })
  /** A list of the concepts named, with the ids from 2. */
  const create = (name: string, ...names: readonly string[]) =>
    lists.create({ name, concepts: names.map((each) => ({ texts: [each] })), overwrite: false })
  const names = async (listId: string) => (await lists.get(listId)).concepts.map((concept) => concept.name)
  return { lists, create, names, touched }
}

test('a concept has its trimmed name, or one made of its texts, and a color', async () => {
  const { lists, touched } = openLists()
  const list = await lists.create({
    name: 'Hotel',
    overwrite: false,
    concepts: [
      { texts: ['room', 'rooms'] },
      { texts: ['bed'], name: '  Sleep ', color: '#ff0000' },
      { texts: ['bath', 'tub'], name: ' ' },
    ],
  })
  expect(list).toEqual({
    listId: 'id1',
    name: 'Hotel',
    concepts: [
      { sharedConceptId: 'id2', name: 'room, rooms', color: '#808080', texts: ['room', 'rooms'] },
      { sharedConceptId: 'id3', name: 'Sleep', color: '#ff0000', texts: ['bed'] },
      { sharedConceptId: 'id4', name: 'bath, tub', color: '#808080', texts: ['bath', 'tub'] },
    ],
  })
  expect([await lists.all(), await lists.get('id1'), touched.times]).toEqual([[list], list, 1])
})

test('a selector finds a list by its id, and by its name where it has none', async () => {
  const { lists, create } = openLists()
  const hotel = await create('Hotel', 'a')
  expect(await lists.find({ id: hotel.listId, name: 'Other' })).toEqual(hotel)
  expect(await lists.find({ name: ' Hotel ' })).toEqual(hotel)
  expect([
    await lists.find({ id: 'id9', name: 'Hotel' }),
    await lists.find({ name: 'Room' }),
    await lists.find({}),
  ]).toEqual(Array(3).fill(undefined))
})

test('a name stands once, unless the new list takes the place of the old one', async () => {
  const { lists, create, touched } = openLists()
  await create('Hotel', 'a')
  await create('Beach', 'b')
  await expect(create('Hotel', 'c')).rejects.toThrow(refusal('INVALID_PARAMS', 'name'))
  expect([(await lists.all()).map(({ name }) => name), touched.times]).toEqual([['Hotel', 'Beach'], 2])
  const replaced = await lists.create({ name: 'Hotel', concepts: [{ texts: ['d'] }], overwrite: true })
  expect((await lists.all()).map(({ name, concepts }) => [name, concepts[0]!.name])).toEqual([
    ['Beach', 'b'],
    ['Hotel', 'd'],
  ])
  expect(await lists.get(replaced.listId)).toEqual(replaced)
})

test('an update changes what it names; concepts get new ids', async () => {
  const { lists, create, touched } = openLists()
  const hotel = await create('Hotel', 'a')
  const beach = await create('Beach', 'b')
  await lists.update(hotel.listId, { name: 'Rooms' })
  expect(await lists.get(hotel.listId)).toEqual({ ...hotel, name: 'Rooms' })
  await lists.update(hotel.listId, { concepts: [{ texts: ['c'], name: 'C' }] })
  expect(await lists.get(hotel.listId)).toMatchObject({
    name: 'Rooms',
    concepts: [{ sharedConceptId: 'id5', name: 'C' }],
  })
  // A list may keep its own name.
  await lists.update(hotel.listId, { name: 'Rooms', concepts: [] })
  await expect(lists.update(hotel.listId, { name: 'Beach' })).rejects.toThrow(refusal('INVALID_PARAMS', 'name'))
  await expect(lists.update('id9', { name: 'X' })).rejects.toThrow(refusal('INADEQUATE_PERMISSION'))
  expect([await lists.get(beach.listId), touched.times]).toEqual([beach, 5])
})

test('concepts are added before the position given, or at the end', async () => {
  const { lists, create, names } = openLists()
  const { listId } = await create('Hotel', 'a', 'b')
  const added = await lists.add(listId, [{ texts: ['c'] }, { texts: ['d'] }], 1)
  expect(added.map(({ sharedConceptId, name }) => [sharedConceptId, name])).toEqual([
    ['id4', 'c'],
    ['id5', 'd'],
  ])
  expect(await names(listId)).toEqual(['a', 'c', 'd', 'b'])
  await lists.add(listId, [{ texts: ['e'] }], 0)
  await lists.add(listId, [{ texts: ['f'] }], 99)
  expect(await names(listId)).toEqual(['e', 'a', 'c', 'd', 'b', 'f'])
})

test('concepts are removed, changed and ordered by id; unknown ids are passed over', async () => {
  const { lists, create, names, touched } = openLists()
  const { listId } = await create('Hotel', 'a', 'b', 'c', 'd')
  await lists.reorder(listId, ['id4', 'id9', 'id2', 'id4'])
  expect(await names(listId)).toEqual(['c', 'a', 'b', 'd'])
  await lists.removeConcepts(listId, ['id3', 'id9'])
  expect(await names(listId)).toEqual(['c', 'a', 'd'])
  await lists.updateConcepts(listId, [
    { sharedConceptId: 'id2', texts: ['x', 'y'] },
    { sharedConceptId: 'id9', name: 'nobody' },
    { sharedConceptId: 'id5', name: ' ', texts: ['z', 'w'], color: '#000000' },
    { sharedConceptId: 'id4', name: '' },
    { sharedConceptId: 'id2', color: '#111111' },
  ])
  expect((await lists.get(listId)).concepts).toEqual([
    { sharedConceptId: 'id4', name: 'c', color: '#808080', texts: ['c'] },
    { sharedConceptId: 'id2', name: 'a', color: '#111111', texts: ['x', 'y'] },
    { sharedConceptId: 'id5', name: 'z, w', color: '#000000', texts: ['z', 'w'] },
  ])
  expect(touched.times).toBe(4)
})

test('a concept is named by what is not blank, and refused where nothing is', async () => {
  const { lists, create, touched } = openLists()
  const { listId } = await create('Hotel', 'a')
  const [mixed, blank] = await lists.add(
    listId,
    [
      { texts: ['', 'bed', ' ', 'pillow'], name: '\u200b' },
      { texts: [''], name: ' Silence ' },
    ],
    1,
  )
  expect(mixed).toMatchObject({ name: 'bed, pillow', texts: ['', 'bed', ' ', 'pillow'] })
  expect(blank).toMatchObject({ name: 'Silence', texts: [''] })
  const stored = await lists.all()
  const nameless = [{ texts: ['', ' '] }]
  const refused: readonly (() => unknown)[] = [
    () => lists.add(listId, nameless, 0),
    () => lists.update(listId, { concepts: nameless }),
    () => lists.create({ name: 'Hotel', concepts: nameless, overwrite: true }),
    () => lists.updateConcepts(listId, [{ sharedConceptId: blank!.sharedConceptId, name: '' }]),
  ]
  for (const change of refused) await expect(change()).rejects.toThrow(refusal('INVALID_PARAMS', 'concepts'))
  expect([await lists.all(), touched.times]).toEqual([stored, 2])
})

test('every change of a list that is not there is refused, but for its removal', async () => {
  const { lists, create, touched } = openLists()
  const hotel = await create('Hotel', 'a')
  const unknown: readonly (() => unknown)[] = [
    () => lists.get('id9'),
    () => lists.add('id9', [], 0),
    () => lists.removeConcepts('id9', []),
    () => lists.updateConcepts('id9', []),
    () => lists.reorder('id9', []),
  ]
  for (const change of unknown) await expect(change()).rejects.toThrow(refusal('INADEQUATE_PERMISSION'))
  expect(touched.times).toBe(1)
  await lists.remove('id9')
  expect(await lists.all()).toEqual([hotel])
  await lists.remove(hotel.listId)
  expect([await lists.all(), touched.times]).toEqual([[], 3])
})

test('a replacement that cannot be stored leaves the list that it was to replace', async () => {
  const file = openProjectFile(undefined)
  const ids = ['hotel', 'a', 'beach', 'beach', 'b']
  const lists = createConceptLists({ records: file, newId: () => ids.shift()!, touch: async () => {} })
  const hotel = await lists.create({ name: 'Hotel', concepts: [{ texts: ['a'] }], overwrite: false })
  const beach = await lists.create({ name: 'Beach', concepts: [], overwrite: false })
  // Its identifier is in use.
  await expect(lists.create({ name: 'Hotel', concepts: [{ texts: ['b'] }], overwrite: true })).rejects.toThrow(/UNIQUE/)
  expect(await lists.all()).toEqual([hotel, beach])
})
