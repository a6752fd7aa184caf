import { expect, test } from 'vitest'
import { countBuild, createBuildCounts } from '../../src/projects/buildCounts.js'

/** A build that ends when it is told to. */
function openBuild() {
  let end = { succeed: (): void => {}, fail: (_: Error): void => {} }
  const core = new Promise<void>((succeed, fail) => {
    end = { succeed, fail }
  })
  return { core, ...end }
}

test('a build is running until it ends, and then counts once, by how it ended', async () => {
  const counts = createBuildCounts()
  expect(counts).toEqual({ running: 0, succeeded: 0, failed: 0 })
  const [first, second, third] = [openBuild(), openBuild(), openBuild()]
  const counted = [first, second, third].map(({ core }) => countBuild(counts, core))
  expect(counts).toEqual({ running: 3, succeeded: 0, failed: 0 })
  first.succeed()
  await counted[0]
  expect(counts).toEqual({ running: 2, succeeded: 1, failed: 0 })
  second.fail(new Error('cancelled'))
  await counted[1]
  expect(counts).toEqual({ running: 1, succeeded: 1, failed: 1 })
  third.succeed()
  await counted[2]
  expect(counts).toEqual({ running: 0, succeeded: 2, failed: 1 })
})
