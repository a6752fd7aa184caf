import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadNested } from '../../src/reading/nestedValues.js'

test('members of objects are values of their own, in the order of the record', () => {
  const record = { id: 1, review: { body: 'Quiet.', by: { city: 'Oslo', age: null } }, tags: ['a', { b: 1 }], stars: 4 }
  expect(Object.entries(spreadNested(record))).toEqual([
    ['id', 1],
    ['review.body', 'Quiet.'],
    ['review.by.city', 'Oslo'],
    ['review.by.age', null],
    ['tags', ['a', { b: 1 }]],
    ['stars', 4],
  ])
})

test('a name that the record has itself keeps its value, before and after the object', () => {
  expect(spreadNested({ 'a.b': 1, a: { b: 2, c: 3 } })).toEqual({ 'a.b': 1, 'a.c': 3 })
  expect(spreadNested({ a: { b: 2, c: 3 }, 'a.b': 1 })).toEqual({ 'a.b': 1, 'a.c': 3 })
})

test('an object of more than 100 members stays one value', () => {
  const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`user${i}`, i]))
  expect(Object.keys(spreadNested({ votes: members(100) }))).toHaveLength(100)
  expect(spreadNested({ votes: members(101) })).toEqual({ votes: members(101) })
})

test('deep objects and keys of prototypes do no harm', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
  expect(Object.keys(spreadNested(deep))).toEqual(['a.a.a.a.a.a.a.a'])
  const named = spreadNested(JSON.parse('{"__proto__":{"x":1},"b":{"__proto__":2}}'))
  expect(Object.entries(named)).toEqual([
    ['__proto__.x', 1],
    ['b.__proto__', 2],
  ])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('a record without objects is returned itself', () => {
  const flat = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.array(fc.string())))
  fc.assert(fc.property(flat, (record) => spreadNested(record) === record))
})
