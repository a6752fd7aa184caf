import { expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import { projectMigrations } from '../../../src/storage/sqlite/project/schema.js'
import { openTopicStore } from '../../../src/storage/sqlite/project/topics.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
import { onEveryStorage } from './everyStorage.js'

const topic = (topicId: string) => ({
  topicId,
  name: topicId,
  color: '#000',
  text: `about ${topicId}`,
  zero: 'nothing',
})

onEveryStorage('topics stand in the order in which they were written, which replaces the one before', async (open) => {
  const { topics } = await open()
  await topics.write([topic('z'), topic('a'), topic('m')])
  expect(await topics.all()).toEqual([topic('z'), topic('a'), topic('m')])
  await topics.write([topic('m'), topic('z')])
  expect(await topics.all()).toEqual([topic('m'), topic('z')])
  expect([await topics.get('z'), await topics.get('a')]).toEqual([topic('z'), undefined])
  await expect(topics.write([topic('a'), topic('a')])).rejects.toThrow(/unique/i)
  expect(await topics.all()).toEqual([topic('m'), topic('z')])
  await topics.write([])
  expect(await topics.all()).toEqual([])
})

onEveryStorage('changes of single topics give what they give in a list', async (open) => {
  const { topics } = await open()
  const random = createRandom('topics')
  let list: ReturnType<typeof topic>[] = []
  for (let i = 0; i < 60; i++) {
    const named = list[random.int(list.length + 1)]
    const [position, kind] = [random.int(list.length + 3), random.int(5)]
    if (kind === 0 && named !== undefined) {
      expect(await topics.remove(named.topicId)).toBe(true)
      list = list.filter((each) => each !== named)
    } else if (kind === 1 && named !== undefined) {
      const changed = { ...named, name: `change ${i}` }
      expect(await topics.replace(changed)).toBe(true)
      list = list.map((each) => (each === named ? changed : each))
    } else {
      await topics.insert(topic(`t${i}`), position)
      list = list.toSpliced(position, 0, topic(`t${i}`))
    }
    expect(await topics.all()).toEqual(list)
  }
  expect(list.length).toBeGreaterThan(10)
  expect([await topics.replace(topic('none')), await topics.remove('none')]).toEqual([false, false])
})

test('a topic at either end, another text and a removal write one row: a thousand topics wrote all of them', () => {
  const database = openDatabase(undefined, projectMigrations)
  onTestFinished(() => void database.close())
  const topics = openTopicStore(database)
  topics.write(Array.from({ length: 1_000 }, (_, i) => topic(`t${i}`)))
  const rows = database.prepare<number>('SELECT total_changes()').pluck()
  const written = (change: () => void): number => {
    const before = rows.get()!
    change()
    return rows.get()! - before
  }
  expect(written(() => topics.insert(topic('first'), 0))).toBe(1)
  expect(written(() => topics.insert(topic('second'), 0))).toBe(1)
  expect(written(() => topics.insert(topic('last'), 5_000))).toBe(1)
  expect(written(() => topics.replace({ ...topic('t7'), text: 'another' }))).toBe(1)
  expect(written(() => topics.remove('t7'))).toBe(1)
})
