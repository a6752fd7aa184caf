import { expect, onTestFinished, test, vi } from 'vitest'
import { repeatEvery } from '../src/repeatEvery.js'
import { createLatch, type Latch } from './createLatch.js'

test('work that takes longer than its interval runs once at a time, also after a failure, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const runs: Latch[] = []
  const stop = repeatEvery(100, async () => {
    const run = createLatch()
    await Promise.all([runs.push(run), run.opened])
    if (runs.length === 1) throw new Error('The file is locked.')
  })
  await vi.advanceTimersByTimeAsync(450)
  expect(runs.length).toBe(1)
  runs[0]!.open()
  await vi.advanceTimersByTimeAsync(300)
  expect(runs.length).toBe(2)
  runs[1]!.open()
  await vi.advanceTimersByTimeAsync(50)
  expect(runs.length).toBe(3)
  stop()
  runs[2]!.open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs.length).toBe(3)
})
