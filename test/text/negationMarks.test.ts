import { expect, test } from 'vitest'
import { BUCKETS, createMarkedReader } from '../../src/text/negationMarks.js'

const reader = createMarkedReader('en')
const read = (text: string): number[] => {
  const buckets: number[] = []
  reader.read(text, (bucket) => buckets.push(bucket))
  return buckets
}

test('n words of one clause are n words and n - 1 pairs, function words too', () => {
  expect(read('the room was nice')).toHaveLength(4 + 3)
  expect(read('the room. was nice')).toHaveLength(4 + 2)
  expect(read('')).toEqual([])
  for (const bucket of read('the room was nice')) expect(bucket).toBeLessThan(BUCKETS)
})

test('forms of one word are one bucket', () => {
  expect(read('Rooms')).toEqual(read('room'))
  expect(read('room')).not.toEqual(read('bed'))
})

test('a negation marks the three words behind it, but not over the end of a clause', () => {
  const [good] = read('good')
  expect(read('good fun')).toContain(good)
  expect(read('not good')).not.toContain(good)
  expect(read('not a very good')).not.toContain(good)
  expect(read('not at all very good')).toContain(good)
  expect(read('not here. good')).toContain(good)
  expect(read("isn't good")).toEqual(read('not good'))
})
