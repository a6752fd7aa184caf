import { expect, test } from 'vitest'
import { createTopics } from '../../src/projects/topics.js'
import { openProjectFile } from '../../src/storage/project/projectFile.js'

/** Topics a, b and c with the ids id1 to id3, and how often the project was touched. */
function openTopics() {
  const file = openProjectFile(undefined)
  const touched = { times: 0 }
  let ids = 0
  const topics = createTopics({ file: () => file, newId: () => `id${++ids}`, touch: () => void touched.times++ })
  for (const name of ['a', 'b', 'c']) topics.create(request(name), 99)
  const names = () => topics.all().map(({ name }) => name)
  return { topics, names, touched, file }
}

const request = (name: string) => ({ name, color: '#000', text: `about ${name}` })

test('a topic goes in before the one at its position, or behind all', () => {
  const { topics, names, touched } = openTopics()
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(topics.create(request('d'), 1)).toEqual({ ...request('d'), topicId: 'id4' })
  topics.create(request('e'), 0)
  expect(names()).toEqual(['e', 'a', 'd', 'b', 'c'])
  expect([topics.get('id4')?.name, topics.get('id9'), touched.times]).toEqual(['d', undefined, 5])
})

test('an update replaces the whole topic, at its place or at another', () => {
  const { topics, names } = openTopics()
  topics.update('id1', { ...request('x'), negative: 'not x' })
  expect(topics.update('id1', request('y'))).toEqual({ ...request('y'), topicId: 'id1' })
  expect(topics.get('id1')).toEqual({ ...request('y'), topicId: 'id1' })
  topics.update('id1', request('z'), 2)
  expect(names()).toEqual(['b', 'c', 'z'])
  topics.update('id3', request('first'), 0)
  expect(names()).toEqual(['first', 'b', 'z'])
  expect(topics.update('id9', request('w'), 0)).toBeUndefined()
  expect(names()).toEqual(['first', 'b', 'z'])
})

test('a topic is removed once', () => {
  const { topics, names } = openTopics()
  expect([topics.remove('id2'), topics.remove('id2'), names()]).toEqual([true, false, ['a', 'c']])
})

test('the topics named come first, once each; the others keep their order', () => {
  const { topics, names } = openTopics()
  topics.create(request('d'), 99)
  expect(topics.reorder(['id3', 'id9', 'id2', 'id3'])).toEqual(['id3', 'id2', 'id1', 'id4'])
  expect(names()).toEqual(['c', 'b', 'a', 'd'])
})

test('topics are read and written in one transaction', () => {
  const { topics, file } = openTopics()
  let inside = false
  Object.assign(file, {
    atomically: <T>(work: () => T): T => {
      inside = true
      const result = work()
      inside = false
      return result
    },
  })
  const write = file.topics.write
  const seen: boolean[] = []
  Object.assign(file.topics, {
    write: (...args: Parameters<typeof write>) => {
      seen.push(inside)
      write(...args)
    },
  })
  topics.create(request('d'), 0)
  topics.update('id1', request('x'))
  topics.remove('id2')
  topics.reorder([])
  expect(seen).toEqual([true, true, true, true])
})
