import { expect, test } from 'vitest'
import { BUCKETS, createMarkedReader, titleBucket } from '../../src/text/negationMarks.js'

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

test('titles fall into buckets that depend on every bit of the bucket of a word', () => {
  // Of two numbers that differ in one bit, half of the bits of the results differ: here 300 pairs for each bit.
  const bits = Math.log2(BUCKETS)
  const ones = (number: number): number => [...number.toString(2)].filter((digit) => digit === '1').length
  for (let bit = 0; bit < bits; bit++) {
    let differing = 0
    for (let bucket = 0; bucket < 300; bucket++)
      differing += ones(titleBucket(bucket) ^ titleBucket(bucket ^ (1 << bit)))
    expect(differing / (300 * bits)).toBeCloseTo(0.5, 1)
  }
})
