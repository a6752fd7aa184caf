import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { hasSentiment } from '../../src/report/hasSentiment.js'

test('a project has sentiment when the build that answers has it', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Feelings', language: 'en' })
  expect(await hasSentiment(project)).toBe(false)
  await project.upload({ docs: [{ text: 'A kind waiter.' }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  expect(await hasSentiment(project)).toBe(false)
  await project.build()
  await project.waitForSentimentBuild()
  expect(await hasSentiment(project)).toBe(true)
  // A build that ends before it has read the documents leaves the one before.
  await project.upload({ docs: [{ text: 'A late waiter.' }] })
  await project.build()
  await project.cancelBuild()
  expect((await project.get()).last_build_info).toMatchObject({ success: false })
  expect(await hasSentiment(project)).toBe(true)
})
