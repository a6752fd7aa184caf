import { expect, test } from 'vitest'
import { createBodyBudget, FREE_BYTES } from '../../src/http/bodyBudget.js'

const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retry_after: 2 } })

test('all bodies together have a limit, and the first 64 KiB of each are free', () => {
  expect(FREE_BYTES).toBe(65_536)
  const open = createBodyBudget(100)
  const [first, second, third] = [open(), open(), open()]
  first.add(65_000)
  first.add(536)
  first.add(60)
  second.add(65_536 + 40)
  third.add(65_536)
  expect(() => third.add(1)).toThrow(refused)
  expect(() => first.add(1)).toThrow(refused)
})

test('what is refused does not count, and what is answered counts no more, once', () => {
  const open = createBodyBudget(100)
  const [first, second] = [open(), open()]
  first.add(65_536 + 100)
  expect(() => second.add(65_536 + 100)).toThrow(refused)
  first.release()
  first.release()
  second.add(0)
  const third = open()
  expect(() => third.add(65_536 + 1)).toThrow(refused)
  second.release()
  open().add(65_536 + 100)
  expect(() => open().add(65_536 + 1)).toThrow(refused)
})
