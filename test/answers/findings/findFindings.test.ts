import { expect, test } from 'vitest'
import { openKinds } from '../../../src/answers/concepts/conceptKinds.js'
import { documentsOf } from '../../../src/answers/context.js'
import { findFindings } from '../../../src/answers/findings/findFindings.js'
import { askReal, buildProject, sampleDocuments, sourceOf } from '../realProject.js'

test('of the hotel comments, queues at breakfast, showers and the lake are told, with figures that the documents have', async () => {
  const context = await askReal(await buildProject(sourceOf(sampleDocuments)))
  const kinds = await openKinds(context.snapshot)
  const request = { scoreField: 'rating', filter: await documentsOf(context, []), kinds, noun: 'guest' }
  const found = await findFindings(context, request)
  if (found === 'noDateField') throw new Error('no field was asked for')
  expect(found.findings.map(({ role, title }) => [role, title])).toEqual([
    ['lowest', 'Breakfast queue'],
    ['heaviest_negative', 'Shower'],
    ['heaviest_positive', 'Lake'],
  ])
  const ratingOf = ({ metadata }: (typeof sampleDocuments)[number]) =>
    Number(metadata.find(({ name }) => name === 'rating')!.value)
  const mean = (documents: typeof sampleDocuments) =>
    documents.reduce((sum, document) => sum + ratingOf(document), 0) / documents.length
  const queues = sampleDocuments.filter(({ text }) => /\bqueue/i.test(text))
  const [queue] = found.findings
  expect(queue!.driver.documents).toBe(queues.length)
  expect(queue!.driver.averageScore).toBeCloseTo(mean(queues), 9)
  expect(queue!.driver.impact).toBeCloseTo(mean(queues) - mean(sampleDocuments), 9)
  const atBreakfast = queues.filter(({ text }) => /\bbreakfast/i.test(text)).length
  expect(queue!.companion).toMatchObject({ count: atBreakfast, share: atBreakfast / queues.length })
  const atHarbour = queues.filter(({ metadata }) => metadata.some(({ value }) => value === 'Harbour House')).length
  expect(queue!.value).toEqual({
    field: 'hotel',
    label: 'Harbour House',
    count: atHarbour,
    share: atHarbour / queues.length,
  })
  expect(await findFindings(context, { ...request, dateField: 'hotel' })).toBe('noDateField')
})

test('without scores nothing is told', async () => {
  const context = await askReal(await buildProject(sourceOf([{ title: '', text: 'a queue', metadata: [] }])))
  const kinds = await openKinds(context.snapshot)
  const request = { scoreField: 'rating', filter: await documentsOf(context, []), kinds, noun: 'guest' }
  expect(await findFindings(context, request)).toEqual({ scoredCount: 0, baseline: undefined, findings: [] })
})
