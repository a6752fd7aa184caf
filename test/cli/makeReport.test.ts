import { expect, test } from 'vitest'
import { makeReport } from '../../src/cli/printReport.js'
import { openEngine } from '../../src/engine.js'

test('a report ends while it is asked for when its command is interrupted', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Rooms', language: 'en' })
  await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud room.' }] })
  await project.build()
  await project.waitForSentimentBuild()
  const request = {
    ...{ filter: [], filters: [], scoreField: undefined, limit: 15, search: undefined, sentiment: true },
    ...{ html: undefined, json: false, noun: 'comment', texts: true },
  }
  const reason = new Error('Interrupted.')
  const how = { source: null, say: () => {}, signal: AbortSignal.abort(reason) }
  await expect(makeReport(project, request, how)).rejects.toBe(reason)
})
