import { expect, test } from 'vitest'
import { createOutbox } from '../../src/accounts/outbox.js'

test('mails are sent after the current turn of the event loop, and settled waits for all of them', async () => {
  const log: string[] = []
  const outbox = createOutbox((error) => log.push(String(error)))
  outbox.later(async () => void log.push('first'))
  outbox.later(async () => {
    throw new Error('refused')
  })
  await Promise.resolve()
  expect(log).toEqual([])
  await outbox.settled()
  expect(log.sort()).toEqual(['Error: refused', 'first'])
})

test('an outbox without mails is settled', async () => {
  await createOutbox(() => {}).settled()
})
