import { expect, test } from 'vitest'
import { createReference } from '../../../bench/cluster/reference.js'

test('what was acknowledged must be there with its last value, and nothing else', () => {
  const list = createReference<string>('list')
  list.acknowledged('a', 'one')
  list.acknowledged('a', 'two')
  list.acknowledged('b', 'one')
  list.acknowledged('b', undefined)
  expect(list.certain()).toEqual(['a'])
  expect(list.compare(new Map([['a', 'two']]))).toEqual([])
  expect(list.compare(new Map([['a', 'one']]))).toEqual(['list a: "one" in place of "two"'])
})

test('a lost, a returned and an unknown record are faults', () => {
  const list = createReference<string>('list')
  list.acknowledged('lost', 'x')
  list.acknowledged('deleted', undefined)
  const read = new Map([
    ['deleted', 'x'],
    ['foreign', 'x'],
  ])
  expect(list.compare(read)).toEqual([
    'list lost: nothing in place of "x"',
    'list deleted: "x" in place of nothing',
    'list foreign: "x" in place of nothing',
  ])
})

test('a change whose answer was lost may have happened, until records are compared', () => {
  const list = createReference<string>('list')
  list.acknowledged('a', 'before')
  list.possible('a', 'after')
  list.possible('new', 'x')
  expect(list.certain()).toEqual(['a'])
  expect(list.bounds()).toEqual([1, 2])
  expect(list.compare(new Map([['a', 'before']]))).toEqual([])
  expect(list.bounds()).toEqual([1, 1])
  expect(list.compare(new Map([['a', 'after']]))).toEqual(['list a: "after" in place of "before"'])
})

test('a removal whose answer was lost makes a record uncertain, and an acknowledged change certain again', () => {
  const list = createReference<string>('list')
  list.acknowledged('a', 'x')
  list.possible('a', undefined)
  expect(list.bounds()).toEqual([0, 1])
  list.acknowledged('a', 'y')
  expect(list.bounds()).toEqual([1, 1])
})
