import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('jobs have their ends, each its own; a dead process ends those that run', async (open) => {
  const { jobs } = await open()
  const [first, second, third] = [
    await jobs.start('train', 1),
    await jobs.start('copy', 2),
    await jobs.start('train', 3),
  ]
  const job = (number: number, sourceType: string) => ({ number, sourceType, startTime: number })
  expect([first, second, third]).toEqual([1, 2, 3])
  await jobs.end(2, 9, true)
  await jobs.end(1, 8, false)
  const ended = [
    { ...job(1, 'train'), stopTime: 8, success: false },
    { ...job(2, 'copy'), stopTime: 9, success: true },
  ]
  expect(await jobs.all()).toEqual([...ended, { ...job(3, 'train'), stopTime: null, success: undefined }])
  await jobs.endAll(20)
  expect(await jobs.all()).toEqual([...ended, { ...job(3, 'train'), stopTime: 20, success: false }])
})
