import { expect, test } from 'vitest'
import { countRepeated } from '../../src/cli/countRepeated.js'
import { openEngine } from '../../src/engine.js'

test('of the added documents those count that an earlier one equals in title, text and metadata, over several pages', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Hotel', language: 'en' })
  const visit = (n: number, changes: object = {}) => ({
    title: `Visit ${n}`,
    text: `A quiet room, number ${n}.`,
    metadata: [
      { name: 'stars', type: 'score' as const, value: n % 5 },
      { name: 'branch', type: 'string' as const, value: 'Nord' },
    ],
    ...changes,
  })
  await project.upload({ docs: Array.from({ length: 1_500 }, (_, n) => visit(n)) })
  const added = [
    // Equal to documents of the first and of the second page, once with the metadata in another order.
    ...[3, 900, 1_400].map((n) => visit(n)),
    visit(7, { metadata: visit(7).metadata.toReversed() }),
    // Equal in two of three things.
    visit(8, { title: 'Another visit' }),
    visit(9, { text: 'A noisy room.' }),
    visit(10, { metadata: [] }),
    // Equal to each other only.
    visit(5_000),
    visit(5_000),
  ]
  await project.upload({ docs: added })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { signal } = new AbortController()
  expect(await countRepeated(project, added.length, signal)).toBe(4)
  expect(await countRepeated(project, 2, signal)).toBe(0)
  expect(await countRepeated(project, 1, signal)).toBe(1)
  await expect(countRepeated(project, 1, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
})
