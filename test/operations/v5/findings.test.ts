import { expect, test } from 'vitest'
import { findings } from '../../../src/operations/v5/findings.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

test('findings are driver records with a sentence, whose parts are the sentence', async () => {
  const { ask } = await openSample(sampleDocuments)
  const answer = await ask(findings, { score_field: 'rating', noun: 'guest' })
  expect(answer.scored_count).toBe(sampleDocuments.length)
  const [queue] = answer.findings
  expect(queue).toMatchObject({ name: 'queue', kind: 'thing', role: 'lowest', title: 'Breakfast queue' })
  expect(queue!.companion).toMatchObject({ name: 'breakfast', texts: ['breakfast'] })
  expect(queue!.quarter).toMatchObject({ field: 'date', value: '2025-04-01T00:00:00Z' })
  for (const { sentence, parts, count, average_score, impact, baseline, q } of answer.findings) {
    expect(parts.map(({ text }) => text).join('')).toBe(sentence)
    expect(sentence).toContain(`${count} guests mention`)
    expect(average_score! - impact).toBeCloseTo(answer.baseline!, 9)
    expect(baseline).toBe(answer.baseline)
    expect(q).toBeLessThan(0.05)
  }
  const nothing = await ask(findings, { score_field: 'rating', filter: [{ name: 'hotel', values: [] }] })
  expect(nothing).toEqual({ filter_count: 0, scored_count: 0, baseline: null, findings: [] })
})

test('scores of a narrow scale are told with two digits', async () => {
  const { ask } = await openSample(
    sampleDocuments.map(({ metadata, ...document }) => ({
      ...document,
      metadata: metadata.map((field) =>
        field.name === 'rating' ? { ...field, value: Number(field.value) / 10 } : field,
      ),
    })),
  )
  const answer = await ask(findings, { score_field: 'rating' })
  expect(answer.findings.length).toBeGreaterThan(0)
  for (const { sentence, average_score, impact } of answer.findings) {
    expect(sentence).toContain(` ${average_score!.toFixed(2)} on average, ${Math.abs(impact).toFixed(2)} points `)
  }
})

test('a date field that is none, and a field without scores, are invalid', async () => {
  const { ask } = await openSample(sampleDocuments.slice(0, 20))
  const refused = (parameter: string) =>
    expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: [parameter] } })
  await expect(ask(findings, { score_field: 'rating', date_field: 'hotel' })).rejects.toEqual(refused('date_field'))
  await expect(ask(findings, { score_field: 'hotel' })).rejects.toEqual(refused('score_field'))
})
