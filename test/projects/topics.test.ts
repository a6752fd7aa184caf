import { expect, test } from 'vitest'
import { createTopics } from '../../src/projects/topics.js'
import type { ProjectRecords } from '../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'

/** Topics a, b and c with the ids id1 to id3, and how often the project was touched. */
async function openTopics() {
  const file = openProjectFile(undefined)
  const touched = { times: 0 }
  let ids = 0
  const topics = createTopics({ records: file, newId: () => `id${++ids}`, touch: async () => void touched.times++ })
  for (const name of ['a', 'b', 'c']) await topics.create(request(name), 99)
  const names = async () => (await topics.all()).map(({ name }) => name)
  return { topics, names, touched, file }
}

const request = (name: string) => ({ name, color: '#000', text: `about ${name}` })

test('a topic goes in before the one at its position, or behind all', async () => {
  const { topics, names, touched } = await openTopics()
  expect(await names()).toEqual(['a', 'b', 'c'])
  expect(await topics.create(request('d'), 1)).toEqual({ ...request('d'), topicId: 'id4' })
  await topics.create(request('e'), 0)
  expect(await names()).toEqual(['e', 'a', 'd', 'b', 'c'])
  expect([(await topics.get('id4'))?.name, await topics.get('id9'), touched.times]).toEqual(['d', undefined, 5])
})

test('an update replaces the whole topic, at its place or at another', async () => {
  const { topics, names } = await openTopics()
  await topics.update('id1', { ...request('x'), negative: 'not x' })
  expect(await topics.update('id1', request('y'))).toEqual({ ...request('y'), topicId: 'id1' })
  expect(await topics.get('id1')).toEqual({ ...request('y'), topicId: 'id1' })
  await topics.update('id1', request('z'), 2)
  expect(await names()).toEqual(['b', 'c', 'z'])
  await topics.update('id3', request('first'), 0)
  expect(await names()).toEqual(['first', 'b', 'z'])
  expect(await topics.update('id9', request('w'), 0)).toBeUndefined()
  expect(await names()).toEqual(['first', 'b', 'z'])
})

test('a project has at most ten thousand topics', async () => {
  const { topics, file } = await openTopics()
  const many = Array.from({ length: 9_999 }, (_, i) => ({ ...request('many'), topicId: `many${i}` }))
  await file.topics.write(many)
  await topics.create(request('last'), 0)
  await expect(topics.create(request('more'), 0)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(await topics.all()).toHaveLength(10_000)
  expect(await topics.update('many5', request('changed'))).toHaveProperty('name', 'changed')
  await topics.remove('many5')
  await topics.create(request('another'), 0)
})

test('all topics have at most five million characters as JSON', async () => {
  const { topics, file } = await openTopics()
  const long = 'x'.repeat(1_000_000)
  await file.topics.write([{ ...request('a'), topicId: 'a', text: long, negative: long, zero: `${long}${long}` }])
  const { characters } = await file.topics.totals()
  // The one to be created gets the fourth id.
  const around = JSON.stringify({ ...request('b'), text: '', topicId: 'id4' }).length
  const rest = 5_000_000 - characters - around
  const tooLong = { code: 'INVALID_PARAMS', details: { parameters: ['text'] } }
  await expect(topics.create({ ...request('b'), text: 'y'.repeat(rest + 1) }, 0)).rejects.toMatchObject(tooLong)
  const { topicId } = await topics.create({ ...request('b'), text: 'y'.repeat(rest) }, 0)
  await expect(topics.update(topicId, { ...request('b'), text: 'y'.repeat(rest + 1) })).rejects.toMatchObject(tooLong)
  expect((await file.topics.totals()).characters).toBe(5_000_000)
  // One that is too long already, as an earlier version stored it, may be shortened.
  await file.topics.write([{ ...request('a'), topicId: 'a', text: long.repeat(6) }])
  await topics.update('a', { ...request('a'), text: long.repeat(5).slice(1) })
  expect((await topics.get('a'))!.text).toHaveLength(4_999_999)
})

test('a topic is removed once', async () => {
  const { topics, names } = await openTopics()
  expect([await topics.remove('id2'), await topics.remove('id2'), await names()]).toEqual([true, false, ['a', 'c']])
})

test('an unknown topic changes nothing, not even the time of the last change of the project', async () => {
  const { topics, touched } = await openTopics()
  const before = touched.times
  await topics.update('id9', request('x'))
  await topics.remove('id9')
  expect(touched.times).toBe(before)
  await topics.remove('id1')
  expect(touched.times).toBe(before + 1)
})

test('the topics named come first, once each; the others keep their order', async () => {
  const { topics, names } = await openTopics()
  await topics.create(request('d'), 99)
  expect(await topics.reorder(['id3', 'id9', 'id2', 'id3'])).toEqual(['id3', 'id2', 'id1', 'id4'])
  expect(await names()).toEqual(['c', 'b', 'a', 'd'])
})

test('topics are read and written in one transaction', async () => {
  const { topics, file } = await openTopics()
  let inside = false
  Object.assign(file, {
    atomically: async <T>(work: (records: ProjectRecords) => Promise<T>): Promise<T> => {
      inside = true
      const result = await work(file)
      inside = false
      return result
    },
  })
  const seen: [string, boolean][] = []
  for (const name of ['insert', 'replace', 'remove', 'write'] as const) {
    const method = file.topics[name] as (...values: unknown[]) => Promise<unknown>
    Object.assign(file.topics, {
      [name]: async (...values: unknown[]) => {
        seen.push([name, inside])
        return await method(...values)
      },
    })
  }
  await topics.create(request('d'), 0)
  await topics.update('id1', request('x'))
  await topics.update('id1', request('x'), 2)
  await topics.remove('id2')
  await topics.reorder([])
  const steps = ['insert', 'replace', 'remove', 'insert', 'remove', 'write']
  expect(seen).toEqual(steps.map((name) => [name, true]))
})
