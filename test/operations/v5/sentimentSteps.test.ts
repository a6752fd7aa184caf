import { expect, onTestFinished, test, vi } from 'vitest'
import { openEngine } from '../../../src/engine.js'

test('the clock is looked at between any two records, so that many do not hold the event loop', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Rooms', language: 'en' })
  await project.upload({ docs: [{ text: 'The room was great.' }, { text: 'The bed was bad and the lamp broken.' }] })
  await project.build()
  await project.waitForSentimentBuild()
  const { token } = await engine.tokens.create({ description: 'test' })
  // What happens, in its order: records are encoded over HTTP one by one.
  const seen: ('look' | 'record')[] = []
  const { stringify } = JSON
  const clock = performance.now.bind(performance)
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => {
    seen.push('look')
    return clock()
  })
  const records = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...more) => {
    if (value?.sentiment_counts !== undefined) seen.push('record')
    return stringify(value, ...(more as []))
  })
  onTestFinished(() => {
    looks.mockRestore()
    records.mockRestore()
  })
  const answer = await engine.fetch(
    new Request(`http://localhost/api/v5/projects/${project.project_id}/concepts/sentiment/`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: '{"concept_selector":{"type":"top"}}',
    }),
  )
  const { match_counts } = (await answer.json()) as { match_counts: unknown[] }
  expect(match_counts.length).toBeGreaterThan(2)
  expect(seen.filter((event) => event === 'record')).toHaveLength(match_counts.length)
  expect(seen.filter((event, i) => event === 'record' && seen[i - 1] === 'record')).toEqual([])
})
