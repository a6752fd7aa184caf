import { expect, onTestFinished, test, vi } from 'vitest'
import { keepLease, takeLease, withoutBuild } from '../../../src/projects/locks/lock.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

/** A project in memory; the clock says 50. */
function openLocked() {
  const file = openProjectFile(undefined)
  onTestFinished(() => file.close())
  return { file, open: file, now: () => 50 }
}
const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })

test('work runs with the lease, which is given back with its result or its failure', async () => {
  const { file, open, now } = openLocked()
  const held: boolean[] = []
  const result = await withoutBuild(open, now, async () => {
    held.push(await file.lease.isHeld())
    await Promise.resolve()
    await expect(withoutBuild(open, now, async () => held.push(false))).rejects.toEqual(locked)
    held.push(await file.lease.isHeld())
    return 'done'
  })
  expect([result, held, await file.lease.isHeld()]).toEqual(['done', [true, true], false])
  await expect(withoutBuild(open, now, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await file.lease.isHeld()).toBe(false)
})

test('work does not run during a build, and takes the lease of nobody', async () => {
  const { file, open, now } = openLocked()
  const holder = (await file.lease.take())!
  await expect(withoutBuild(open, now, () => Promise.reject(new Error('It ran.')))).rejects.toEqual(locked)
  await expect(takeLease(open, now)).rejects.toThrow(locked)
  expect(await file.lease.isHeldBy(holder)).toBe(true)
})

test('a build whose process has died is recorded as failed before the lease is taken', async () => {
  const { file, open, now } = openLocked()
  await file.builds.start({ scienceVersion: '1', language: 'en', startTime: 5, skipSentiment: false })
  const holder = await takeLease(open, now)
  expect(await file.lease.isHeldBy(holder)).toBe(true)
  expect(await file.builds.last()).toMatchObject({ stopTime: 50, success: false })
})

test('a lease is renewed every five seconds until it is given back, also after a renewal that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { file } = openLocked()
  const holder = (await file.lease.take())!
  const renewed: string[] = []
  const failures = [false, true, false]
  const watched = {
    ...file,
    lease: {
      ...file.lease,
      renew: async (name: string) => {
        if (failures[renewed.push(name) - 1]) throw new Error('The file is locked.')
        return await file.lease.renew(name)
      },
    },
  }
  const release = keepLease(watched, holder)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(renewed).toEqual([])
  await vi.advanceTimersByTimeAsync(10_001)
  expect(renewed).toEqual([holder, holder, holder])
  expect(await file.lease.isHeldBy(holder)).toBe(true)
  await release()
  vi.advanceTimersByTime(60_000)
  expect([renewed.length, await file.lease.isHeld()]).toEqual([3, false])
})

test('a lease that cannot be given back throws nothing', async () => {
  const { file } = openLocked()
  const release = keepLease(file, 'holder')
  await file.close()
  await release()
})
