import { expect, test } from 'vitest'
import { z } from 'zod'
import { operation } from '../../src/operations/operation.js'

test('parameters are made once, when they are first read', () => {
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return z.strictObject({ limit: z.int().optional() })
  }
  const defined = operation({
    ...{ methods: ['GET'], path: '/api/v5/odd/', spec: 'v5 4.1', access: 'read', summary: 'Asks.' },
    params: make('params'),
    functionParams: make('functionParams'),
    handle: () => null,
  })
  expect(made).toEqual([])
  expect(defined.params).toBe(defined.params)
  expect(made).toEqual(['params'])
  expect(defined.functionParams).toBe(defined.functionParams)
  expect(made).toEqual(['params', 'functionParams'])
})

test('functions have the parameters of requests unless they have their own', () => {
  const defined = operation({
    ...{ methods: ['GET'], path: '/api/v5/odd/', spec: 'v5 4.1', access: 'read', summary: 'Asks.' },
    params: () => z.strictObject({}),
    handle: () => null,
  })
  expect(defined.functionParams).toBeUndefined()
})
