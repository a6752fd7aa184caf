import { expect, test } from 'vitest'
import { LanguageCache } from '../src/languageCache.js'

const kept = (cache: LanguageCache<number>, count: number): number =>
  Array.from({ length: count }, (_, i) => cache.get(`l${i}`)).filter((value) => value !== undefined).length

test('all languages of the last requests stay; of those that none asked for in a long time eight are left', () => {
  const cache = new LanguageCache<number>()
  for (let request = 0; request < 3; request++) {
    cache.beginRequest()
    for (let i = 0; i < 20; i++) cache.use(`l${i}`, i)
    expect(kept(cache, 20)).toBe(20)
  }
  for (let request = 0; request < 64; request++) {
    cache.beginRequest()
    cache.use('l0', 0)
  }
  expect(kept(cache, 20)).toBe(8)
  expect([cache.get('l0'), cache.get('l1'), cache.get('l19')]).toEqual([0, undefined, 19])
})
