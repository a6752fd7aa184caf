import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'

/** Seconds of the processor that some work takes. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test.each([
  // With all pairs of words looked up it took more than a minute, with rows of negators read anew for each four.
  ['key phrases of a text without an end of a phrase', '漢'.repeat(3_000), ['key_phrases']],
  ['sentiment of a row of negators', 'not '.repeat(100_000), ['terms']],
] as const)('%s takes a time proportional to its length', async (_, text, fields) => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Rows', language: 'en' })
  await project.upload({ docs: [{ text: 'The room was great.' }, { text: 'The room was loud.' }] })
  await project.build()
  await project.waitForSentimentBuild()
  // It takes half a second.
  expect(await processorTime(() => project.analyze({ texts: [text], fields }))).toBeLessThan(15)
})
