import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeJson } from '../../src/http/encode.js'

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
