import { expect, test } from 'vitest'
import { createPublications } from '../../../src/storage/postgres/publications.js'

/** A value that counts how often it was read. */
function counted() {
  let reads = 0
  return async () => ++reads
}

test('a value is read once for each count', async () => {
  const publications = createPublications()
  const value = publications.cached(counted())
  publications.note(7)
  expect([await value(), await value()]).toEqual([1, 1])
  publications.note(7)
  expect(await value()).toBe(1)
  publications.note(8)
  expect([await value(), await value()]).toEqual([2, 2])
})

test('before any count is known a value is read each time', async () => {
  const value = createPublications().cached(counted())
  expect([await value(), await value()]).toEqual([1, 2])
})

test('a count that comes late does not bring an older value back', async () => {
  const publications = createPublications()
  const value = publications.cached(counted())
  publications.note(8)
  expect(await value()).toBe(1)
  publications.note(7)
  expect(await value()).toBe(1)
})

test('a value that was being read when the count grew is read again', async () => {
  const publications = createPublications()
  const answers: ((value: string) => void)[] = []
  const value = publications.cached(() => new Promise<string>((resolve) => answers.push(resolve)))
  publications.note(1)
  const first = value()
  publications.note(2)
  answers[0]!('may be of before')
  expect(await first).toBe('may be of before')
  const second = value()
  answers[1]!('of after')
  expect(await second).toBe('of after')
  expect(await value()).toBe('of after')
})

test('a failed reading is not remembered', async () => {
  const publications = createPublications()
  publications.note(1)
  let calls = 0
  const value = publications.cached(async () => {
    if (++calls === 1) throw new Error('away')
    return 'there'
  })
  await expect(value()).rejects.toThrow('away')
  expect(await value()).toBe('there')
})
