import { expect, test } from 'vitest'
import { openEngine, type Project } from '../../src/engine.js'

const docs = Array.from({ length: 40 }, (_, i) => ({
  text: i % 2 === 0 ? 'The battery life is great.' : 'The screen is bright, the battery poor.',
  metadata: [{ name: 'rating', type: 'score' as const, value: i % 5 }],
}))

test('projects answer the same, however little memory they may keep', async () => {
  await using engine = await openEngine({ threads: 0, cacheBytes: 1 })
  const projects: Project[] = []
  for (const name of ['A', 'B']) {
    const project = await engine.projects.create({ name, language: 'en' })
    await project.upload({ docs })
    await project.build()
    await project.waitForSentimentBuild()
    projects.push(project)
  }
  const filter = [{ name: 'rating', minimum: 2 }]
  const ask = (project: Project) => project.docs.search({ filter, search: { texts: ['battery life'] } })
  const first = await Promise.all(projects.map(ask))
  expect(first[0]!.result).toHaveLength(24)
  // By turns, so that each question finds the other project's snapshot in memory.
  for (let round = 0; round < 3; round++) {
    for (const [i, project] of projects.entries()) expect(await ask(project)).toEqual(first[i])
  }
})

test('a number of bytes that is none is refused', async () => {
  for (const cacheBytes of [-1, 0.5, '1']) {
    await expect(openEngine({ cacheBytes: cacheBytes as number })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['cacheBytes'] },
    })
  }
})
