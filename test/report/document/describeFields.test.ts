import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'
import { describeFields } from '../../../src/report/document/describeFields.js'

test('five fields are compared by their values, whatever stands between them', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Fields', language: 'en' })
  // Every other field has one value only, or only values of fewer than five documents, and compares nothing.
  const metadata = (doc: number) =>
    Array.from({ length: 14 }, (_, field) => ({
      name: `field ${String(field).padStart(2, '0')}`,
      type: 'string' as const,
      value: field % 2 === 1 ? `value ${doc % 2}` : field % 4 === 0 ? 'same' : `value ${doc % 5}`,
    }))
  await project.upload({ docs: Array.from({ length: 20 }, (_, doc) => ({ text: 'A room', metadata: metadata(doc) })) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const request = { filter: [], compared: true }
  const compared = (fields: Awaited<ReturnType<typeof describeFields>>) =>
    fields.filter((field) => 'values' in field && field.values !== undefined).map(({ name }) => name)
  const fields = await describeFields(project, request)
  expect(compared(fields)).toEqual(['field 01', 'field 03', 'field 05', 'field 07', 'field 09'])
  expect(fields[1]).toMatchObject({
    values: [
      { value: 'value 0', count: 10 },
      { value: 'value 1', count: 10 },
    ],
  })
  const filter = [{ name: 'field 03', values: ['value 0'] }]
  expect(compared(await describeFields(project, { filter, compared: true }))).not.toContain('field 03')
  expect(compared(await describeFields(project, { ...request, compared: false }))).toEqual([])
})

test('the most frequent values are compared, first the most frequent', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Values', language: 'en' })
  // Value n stands in 5 + n documents: seven values, of which the six most frequent are compared.
  const values = Array.from({ length: 7 }, (_, n) => Array.from({ length: 5 + n }, () => `value ${n}`)).flat()
  await project.upload({
    docs: values.map((value) => ({ text: 'A room', metadata: [{ name: 'kind', type: 'string', value }] })),
  })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const [kind] = await describeFields(project, { filter: [], compared: true })
  expect(kind).toMatchObject({
    values: [6, 5, 4, 3, 2, 1].map((n) => ({ value: `value ${n}`, count: 5 + n })),
  })
})
