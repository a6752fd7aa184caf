import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'

const docsWith = (low: number, high: number) =>
  Array.from({ length: 40 }, (_, i) => ({
    text: i % 2 === 0 ? 'A quiet room.' : 'A loud garden.',
    metadata: [{ name: 'rating', type: 'score' as const, value: i % 2 === 0 ? low : high }],
  }))

test('numbers of which sums would overflow are refused, and the largest that are taken have averages', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Large', language: 'en' })
  for (const value of [1.1e100, -1e308]) {
    await expect(project.upload({ docs: docsWith(0, value) })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining('docs[1].metadata[0].value'),
    })
  }
  await project.upload({ docs: docsWith(-1e100, 1e100) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const drivers = await project.concepts.scoreDrivers({ score_field: 'rating' })
  const { average_score, baseline } = drivers.find(({ name }) => name === 'garden')!
  expect(average_score! / 1e100).toBeCloseTo(1, 12)
  expect(baseline! / 1e100).toBeCloseTo(0, 12)
  for (const { average_score, impact } of drivers) {
    expect([Number.isFinite(average_score), Number.isFinite(impact)]).toEqual([true, true])
  }
})
