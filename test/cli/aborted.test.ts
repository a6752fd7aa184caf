import { expect, test } from 'vitest'
import { aborted } from '../../src/cli/aborted.js'

test('resolves once the signal aborts, and at once when it has', async () => {
  const controller = new AbortController()
  let done = false
  const waiting = aborted(controller.signal).then(() => {
    done = true
  })
  await Promise.resolve()
  expect(done).toBe(false)
  controller.abort()
  await waiting
  expect(done).toBe(true)
  await aborted(controller.signal)
})
