import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from '../../src/accounts/concurrencyLimiter.js'

test('work takes turns, the lowest rank first', async () => {
  const turns = createConcurrencyLimiter(2)
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running++
    expect(running).toBeLessThanOrEqual(2)
    order.push(name)
    await Promise.resolve()
    running--
    return name
  }
  const results = await Promise.all([
    turns(work('a')),
    turns(work('b')),
    turns(work('guess'), 7),
    turns(work('c'), 0),
    turns(() => Promise.reject(new Error('broken')), 0).catch(() => 'broken'),
    turns(work('d'), 0),
  ])
  expect(results).toEqual(['a', 'b', 'guess', 'c', 'broken', 'd'])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'guess'])
})
