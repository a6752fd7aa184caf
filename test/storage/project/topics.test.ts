import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('topics stand in the order in which they were written, which replaces the one before', () => {
  const { topics } = openProjectFile(undefined)
  const topic = (topicId: string) => ({
    topicId,
    name: topicId,
    color: '#000',
    text: `about ${topicId}`,
    zero: 'nothing',
  })
  topics.write([topic('z'), topic('a'), topic('m')])
  expect(topics.all()).toEqual([topic('z'), topic('a'), topic('m')])
  topics.write([topic('m'), topic('z')])
  expect(topics.all()).toEqual([topic('m'), topic('z')])
  expect([topics.get('z'), topics.get('a')]).toEqual([topic('z'), undefined])
  expect(() => topics.write([topic('a'), topic('a')])).toThrow(/UNIQUE/)
  expect(topics.all()).toEqual([topic('m'), topic('z')])
  topics.write([])
  expect(topics.all()).toEqual([])
})
