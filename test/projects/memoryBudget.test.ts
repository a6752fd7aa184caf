import { expect, test } from 'vitest'
import { cacheSlot, SlotCache } from '../../src/compute/slotCache.js'
import { createMemoryBudget } from '../../src/projects/memoryBudget.js'

/** Values are their own weight in bytes. */
const numbers = cacheSlot<string, number>({ name: 'numbers', bytesOf: (value) => value })
const pinned = cacheSlot<string, number>({ name: 'pinned', bytesOf: (value) => value, isPinned: true })

function openBudget(bytes: number) {
  const budget = createMemoryBudget(bytes)
  const dropped: string[] = []
  const projects = { a: {}, b: {}, c: {} }
  const admit = (name: keyof typeof projects, size: number): void =>
    budget.admit(projects[name], size, () => dropped.push(name))
  return { budget, dropped, projects, admit }
}

test('snapshots not asked for the longest go when they exceed the budget; the last one asked stays', () => {
  const { budget, dropped, projects, admit } = openBudget(100)
  admit('a', 40)
  admit('b', 40)
  budget.touch(projects.a)
  admit('c', 40)
  expect(dropped).toEqual(['b'])
  // A newer snapshot takes the place of the project's last one.
  admit('a', 60)
  expect(dropped).toEqual(['b'])
  admit('b', 500)
  expect(dropped).toEqual(['b', 'c', 'a'])
  budget.forget(projects.b)
  admit('a', 100)
  expect(dropped).toEqual(['b', 'c', 'a'])
})

test('what is cached of a snapshot counts with it, and goes with it', () => {
  const { budget, dropped, projects, admit } = openBudget(100)
  const [a, b] = [new SlotCache(), new SlotCache()]
  admit('a', 30)
  budget.attach(projects.a, a)
  admit('b', 30)
  budget.attach(projects.b, b)
  a.set(pinned, 'index', 30)
  expect(dropped).toEqual([])
  // 30 + 30 + 30 + 11: the growing cache belongs to the snapshot in use, so the other one goes.
  a.set(numbers, 'answer', 11)
  expect(dropped).toEqual(['b'])
  // The dropped one is not counted any more.
  b.set(pinned, 'index', 1_000)
  expect(dropped).toEqual(['b'])
  admit('b', 20)
  expect(dropped).toEqual(['b'])
  admit('b', 40)
  expect(dropped).toEqual(['b', 'a'])
})

test('the cache of the last snapshot gives up its entries, and never takes more than an eighth of the budget', () => {
  const { budget, dropped, projects, admit } = openBudget(80)
  const cache = new SlotCache()
  admit('a', 70)
  budget.attach(projects.a, cache)
  cache.set(numbers, 'first', 6)
  cache.set(numbers, 'second', 4)
  expect(cache.bytes).toBe(10)
  cache.set(numbers, 'third', 5)
  expect([cache.get(numbers, 'first'), cache.get(numbers, 'second'), cache.get(numbers, 'third')]).toEqual([
    undefined,
    4,
    5,
  ])
  // Beyond the budget what is pinned stays, and pushes the others out.
  cache.set(pinned, 'index', 50)
  expect(cache.bytes).toBe(50)
  expect(dropped).toEqual([])
})

test('a snapshot beyond the budget keeps the latest of its cached entries, a thirty-second of the budget', () => {
  const { budget, dropped, projects, admit } = openBudget(320)
  const cache = new SlotCache()
  admit('a', 1_000)
  budget.attach(projects.a, cache)
  for (const name of ['first', 'second', 'third']) cache.set(numbers, name, 5)
  expect(['first', 'second', 'third'].map((name) => cache.get(numbers, name))).toEqual([undefined, 5, 5])
  cache.set(numbers, 'too large', 11)
  expect(cache.bytes).toBe(0)
  expect(dropped).toEqual([])
})

test('a cache that is filled already counts from the moment it is attached, and once', () => {
  const { budget, dropped, projects, admit } = openBudget(100)
  const cache = new SlotCache()
  cache.set(pinned, 'index', 30)
  admit('a', 40)
  admit('b', 40)
  budget.attach(projects.b, cache)
  expect(dropped).toEqual(['a'])
  budget.attach(projects.b, cache)
  admit('c', 30)
  expect(dropped).toEqual(['a'])
  admit('a', 1)
  expect(dropped).toEqual(['a', 'b'])
})

test('a cache attached makes its project the last one used', () => {
  const { budget, dropped, projects, admit } = openBudget(100)
  admit('a', 40)
  admit('b', 40)
  budget.attach(projects.a, new SlotCache())
  admit('c', 40)
  expect(dropped).toEqual(['b'])
})

test('what is forgotten, or was never there, is neither counted nor dropped', () => {
  const { budget, dropped, projects, admit } = openBudget(100)
  const cache = new SlotCache()
  budget.touch(projects.c)
  budget.forget(projects.c)
  budget.attach(projects.c, cache)
  cache.set(pinned, 'index', 500)
  admit('a', 60)
  budget.attach(projects.a, cache)
  budget.forget(projects.a)
  cache.set(pinned, 'more', 500)
  admit('b', 60)
  admit('c', 40)
  expect(dropped).toEqual([])
})

test('a gibibyte holds unless an option says otherwise', () => {
  const budget = createMemoryBudget()
  const dropped: number[] = []
  const GIBIBYTE = 2 ** 30
  budget.admit({}, GIBIBYTE - 10, () => dropped.push(1))
  budget.admit({}, 10, () => dropped.push(2))
  expect(dropped).toEqual([])
  budget.admit({}, 1, () => dropped.push(3))
  expect(dropped).toEqual([1])
})

test('a cache gives up no more than the budget asks for', () => {
  const { budget, projects, admit } = openBudget(800)
  const cache = new SlotCache()
  admit('a', 720)
  budget.attach(projects.a, cache)
  for (const name of ['first', 'second', 'third']) cache.set(numbers, name, 30)
  // 720 and three times 30 are 10 too many: the oldest goes, and two remain.
  expect(['first', 'second', 'third'].map((name) => cache.get(numbers, name))).toEqual([undefined, 30, 30])
  expect(budget.bytes()).toBe(780)
})
