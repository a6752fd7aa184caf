import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'
import { withinBucket } from '../../../src/report/document/intervals.js'

test('a bucket has all of its last second, and nothing of the next bucket', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Seconds', language: 'en' })
  const dates = [
    '2024-02-01T00:00:00Z',
    '2024-02-29T23:59:59.5Z',
    '2024-02-29T23:59:59.999999Z',
    '2024-03-01T00:00:00Z',
  ]
  await project.upload({
    docs: dates.map((value) => ({ text: value, metadata: [{ name: 'at', type: 'date', value }] })),
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { result } = await project.docs.search({ filter: [withinBucket('at', '2024-02-01', 'month')] })
  expect(result.map(({ text }) => text)).toEqual(dates.slice(0, 3))
})
