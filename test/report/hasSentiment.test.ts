import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { hasSentiment } from '../../src/report/hasSentiment.js'

test('a project has sentiment when its last build has made it', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Feelings', language: 'en' })
  expect(hasSentiment(await project.get())).toBe(false)
  await project.upload({ docs: [{ text: 'A kind waiter.' }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  expect(hasSentiment(await project.get())).toBe(false)
  await project.build()
  await project.waitForSentimentBuild()
  expect(hasSentiment(await project.get())).toBe(true)
})
