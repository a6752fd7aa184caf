import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { atMostOneOf, exactlyOneOf, jsonValue, recordOf } from '../../src/operations/params.js'
import { resolveParams } from '../../src/operations/resolveParams.js'
import { refused } from './refused.js'

describe('rules between parameters', () => {
  const shape = { limit: z.int().optional(), selector: z.string().optional() }
  const atMost = z.strictObject(shape).superRefine(atMostOneOf('limit', 'selector'))
  const exactly = z.strictObject(shape).superRefine(exactlyOneOf('limit', 'selector'))

  test('name all parameters they are about', () => {
    expect(refused(atMost, { limit: 1, selector: 'a' })).toMatchObject({ parameters: ['limit', 'selector'] })
    expect(refused(exactly, {})).toMatchObject({ parameters: ['limit', 'selector'] })
    expect(resolveParams(atMost, {})).toEqual({})
    expect(resolveParams(exactly, { limit: 1, selector: null })).toEqual({ limit: 1 })
  })
})

describe('free-form JSON', () => {
  const params = z.strictObject({ charts: z.array(jsonValue), changes: recordOf(z.strictObject({}), 100).optional() })

  test('is kept as it is', () => {
    const charts = [{ a: [1, null, 'x', { b: true }] }]
    expect(resolveParams(params, { charts })).toEqual({ charts })
  })

  test.each([
    ['nested too deep', { charts: [JSON.parse('['.repeat(5000) + ']'.repeat(5000))] }],
    ['with the key __proto__', { charts: [JSON.parse('{"__proto__":1}')] }],
    ['with a number that JSON does not have', { charts: [JSON.parse('1e999')] }],
    ['with __proto__ as a key of a record', { charts: [], changes: JSON.parse('{"__proto__":{}}') }],
  ])('is refused %s', (_, sent) => {
    expect(refused(params, sent)).toMatchObject({ error: 'INVALID_PARAMS' })
  })
})
