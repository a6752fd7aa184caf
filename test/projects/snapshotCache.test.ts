import { expect, test } from 'vitest'
import { createSnapshotCache } from '../../src/projects/snapshotCache.js'

test('snapshots not asked for the longest go when they exceed the budget; the last one asked stays', () => {
  const cache = createSnapshotCache(100)
  const dropped: string[] = []
  const projects = { a: {}, b: {}, c: {} }
  const admit = (name: keyof typeof projects, bytes: number): void =>
    cache.admit(projects[name], bytes, () => dropped.push(name))
  admit('a', 40)
  admit('b', 40)
  cache.touch(projects.a)
  admit('c', 40)
  expect(dropped).toEqual(['b'])
  // A newer snapshot takes the place of the project's last one.
  admit('a', 60)
  expect(dropped).toEqual(['b'])
  admit('b', 500)
  expect(dropped).toEqual(['b', 'c', 'a'])
  cache.forget(projects.b)
  admit('a', 100)
  expect(dropped).toEqual(['b', 'c', 'a'])
})
