import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('topics stand in the order in which they were written, which replaces the one before', async (open) => {
  const { topics } = await open()
  const topic = (topicId: string) => ({
    topicId,
    name: topicId,
    color: '#000',
    text: `about ${topicId}`,
    zero: 'nothing',
  })
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
