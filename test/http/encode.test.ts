import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeJson, encodeTexts } from '../../src/http/encode.js'

const written = async (value: unknown): Promise<string> => Buffer.concat(await encodeJson(value)).toString()

test('pieces together are what JSON.stringify writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await written(value)).toBe(JSON.stringify(value))
    }),
  )
})

test('a long list comes in several pieces, with text beyond the basic plane whole', async () => {
  const value = {
    result: Array.from({ length: 1000 }, (_, i) => ({ i, text: '😀é' })),
    none: undefined,
    total_count: 3,
  }
  expect((await encodeJson(value)).length).toBeGreaterThan(10)
  expect(await written(value)).toBe(JSON.stringify(value))
})

test('undefined is null', async () => {
  expect(await written(undefined)).toBe('null')
  expect(await written([undefined, 1])).toBe('[null,1]')
  expect(await written({ a: undefined })).toBe('{}')
})

test('encoding ends with the reason of a signal that is aborted meanwhile', async () => {
  const given = new AbortController()
  let written = 0
  const record = {
    toJSON: () => {
      if (++written === 60) given.abort('nobody waits')
      return {}
    },
  }
  const list = Array.from({ length: 10_000 }, () => record)
  await expect(encodeJson({ result: list }, { signal: given.signal })).rejects.toBe('nobody waits')
  expect(written).toBe(100)
})

test('pieces end after fifty records of a list, or a megabyte of text, and the event loop turns', async () => {
  const sizes = async (value: unknown): Promise<number[]> => (await encodeJson(value)).map(({ length }) => length)
  const digits = (count: number) => Array.from({ length: count }, () => 1)
  // `[` and fifty digits with commas between; the last piece has what is left.
  expect(await sizes(digits(49))).toEqual([1 + 49 + 48 + 1])
  expect(await sizes(digits(50))).toEqual([1 + 50 + 49, 1])
  expect(await sizes(digits(101))).toEqual([1 + 50 + 49, 100, 3])
  const long = 'x'.repeat((1 << 20) - 3)
  // With `[` and two quotation marks it just fits, and with one letter more the piece is full.
  expect(await sizes([long, 1])).toEqual([(1 << 20) + 2, 1])
  expect(await sizes([`${long}x`, 1])).toEqual([(1 << 20) + 1, 3])
  let turned = false
  setImmediate(() => {
    turned = true
  })
  await encodeJson(digits(50))
  expect(turned).toBe(true)
})

test('a record with many names comes in pieces of fifty of them', async () => {
  const record = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`name-${i}`, { value: i }]))
  for (const value of [record, { result: record }]) {
    expect(await written(value)).toBe(JSON.stringify(value))
    expect((await encodeJson(value)).length).toBe(3)
  }
  let turned = false
  setImmediate(() => {
    turned = true
  })
  await encodeJson(record)
  expect(turned).toBe(true)
})

test('lists in records are written in pieces down to two records below the top, and what has a form of its own is asked for it', async () => {
  const list = Array.from({ length: 60 }, () => 1)
  const pieces = async (value: unknown): Promise<number> => (await encodeJson(value)).length
  expect(await pieces({ result: list })).toBe(2)
  expect(await pieces({ result: { docs: list } })).toBe(2)
  expect(await pieces({ result: { docs: { deep: list } } })).toBe(2)
  expect(await pieces({ result: { docs: { deep: { deeper: list } } } })).toBe(1)
  expect(await pieces({ error: null, result: { toJSON: () => list } })).toBe(1)
  const value = { a: { b: {}, c: { toJSON: () => 'c' }, d: undefined }, e: {} }
  expect(await written(value)).toBe('{"a":{"b":{},"c":"c"},"e":{}}')
})

test('each piece is counted before it is kept, and a refusal ends the encoding', async () => {
  const added: number[] = []
  const answerBytes = {
    add: (bytes: number) => {
      added.push(bytes)
      if (added.length === 2) throw new Error('no memory')
    },
    release: () => {},
  }
  const list = Array.from({ length: 500 }, () => 'ä')
  await expect(encodeJson(list, { answerBytes })).rejects.toThrow('no memory')
  expect(added).toEqual([1 + 50 * 4 + 49, 50 * 5])
})

test('texts are encoded one by one, each counted, until a signal is aborted or there is no memory', async () => {
  const texts = ['a', '', '😀é']
  const added: number[] = []
  const answerBytes = { add: (bytes: number) => void added.push(bytes), release: () => {} }
  expect(Buffer.concat(await encodeTexts(texts, { answerBytes })).toString()).toBe('a😀é')
  expect(added).toEqual([1, 0, 6])
  const given = new AbortController()
  const full = {
    add: () => {
      throw new Error('no memory')
    },
    release: () => {},
  }
  await expect(encodeTexts(texts, { answerBytes: full })).rejects.toThrow('no memory')
  let encoded = 0
  const counting = {
    add: () => {
      if (++encoded === 3) given.abort('nobody waits')
    },
    release: () => {},
  }
  const long = new Array(500).fill('x'.repeat(1 << 20))
  await expect(encodeTexts(long, { answerBytes: counting, signal: given.signal })).rejects.toBe('nobody waits')
  expect(encoded).toBeLessThan(500)
})
