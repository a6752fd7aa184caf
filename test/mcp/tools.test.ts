import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { compare, timeline } from '../../src/mcp/comparisonTools.js'
import { findings, listConcepts, scoreDrivers, sentiment } from '../../src/mcp/conceptTools.js'
import { searchDocuments } from '../../src/mcp/documentTools.js'
import { describeProject, listProjects } from '../../src/mcp/projectTools.js'
import type { Tool } from '../../src/mcp/tool.js'
import { analyzeFileTool } from '../../src/mcp/writingTools.js'

const sentences = [
  ['The room was noisy all night.', 2],
  ['A noisy room and slow lift.', 3],
  ['Quiet room, friendly staff.', 9],
  ['Friendly staff and a great breakfast.', 10],
] as const
/** 14 hotels; every second month from January 2019, 70 of them. */
const docs = Array.from({ length: 140 }, (_, i) => {
  const [text, value] = sentences[i % sentences.length]!
  return {
    text,
    metadata: [
      { name: 'rating', type: 'score' as const, value },
      { name: 'hotel', type: 'string' as const, value: `Hotel ${i % 14}` },
      { name: 'day', type: 'date' as const, value: Date.UTC(2019, i % 70, 5) / 1000 },
    ],
  }
})

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await engine.projects.create({ name: 'Guests', language: 'en', description: 'From the desk' })
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
})
afterAll(() => engine.close())

/** The answer of a tool to what a model sends. */
const run = async (tool: Tool<never>, sent: object): Promise<Record<string, unknown>> => {
  const context = { functions: engine, signal: new AbortController().signal }
  return (await tool.run(tool.input.parse(sent) as never, context)) as Record<string, unknown>
}
const ask = (tool: unknown, sent: object = {}) => run(tool as Tool<never>, { project_id: project.project_id, ...sent })
/** A figure with so many digits. */
const digits = (value: number, count: number): number => Number(value.toPrecision(count))

test('findings are those of the function, with the digits that a model needs', async () => {
  const told = await ask(findings, { score_field: 'rating' })
  const answer = await project.concepts.findings({ score_field: 'rating' })
  expect(answer.findings.length).toBeGreaterThan(0)
  expect(told).toEqual({
    document_count: 140,
    scored_count: 140,
    baseline: 6,
    findings: answer.findings.map(({ title, sentence, count, impact, q }) => ({
      title,
      sentence,
      document_count: count,
      impact: digits(impact, 3),
      q: digits(q!, 2),
    })),
  })
  const few = await ask(findings, { score_field: 'rating', filter: [{ name: 'hotel', values: ['Hotel 1'] }] })
  expect(few.document_count).toBe(10)
})

test('drivers are those of the function, suggested ones or those of named concepts, in a filter', async () => {
  const filter = [{ name: 'hotel', values: Array.from({ length: 7 }, (_, i) => `Hotel ${i}`) }]
  const compact = (drivers: Awaited<ReturnType<Project['concepts']['scoreDrivers']>>) =>
    drivers.map((driver) => ({
      name: driver.name,
      kind: driver.kind,
      exact_match_count: driver.exact_match_count,
      average_score: digits(driver.average_score!, 3),
      impact: digits(driver.impact, 3),
      adjusted_impact: digits(driver.adjusted_impact, 3),
      q: digits(driver.q, 2),
    }))
  const suggested = await project.concepts.scoreDrivers({ score_field: 'rating', filter, limit: 4 })
  expect(suggested).toHaveLength(4)
  expect(await ask(scoreDrivers, { score_field: 'rating', filter, limit: 4 })).toEqual({
    document_count: 70,
    baseline: digits(suggested[0]!.baseline!, 3),
    drivers: compact(suggested),
  })
  const concepts = [{ texts: ['noisy'] }, { texts: ['staff'] }]
  const named = await project.concepts.scoreDrivers({
    score_field: 'rating',
    filter,
    concept_selector: { type: 'specified', concepts },
  })
  const told = await ask(scoreDrivers, { score_field: 'rating', filter, concepts: ['noisy', 'staff'], limit: 1 })
  expect(told.drivers).toEqual(compact(named))
  const none = await ask(scoreDrivers, { score_field: 'rating', filter: [{ name: 'hotel', values: ['none'] }] })
  expect(none).toEqual({ document_count: 0, baseline: null, drivers: [] })
})

test('concepts and sentiment are the most relevant ones, as many as asked for, of the documents of a filter', async () => {
  const filter = [{ name: 'hotel', values: ['Hotel 0', 'Hotel 1'] }]
  const selector = { concept_selector: { type: 'top' as const, limit: 3 }, filter }
  const { match_counts } = await project.concepts.matchCounts(selector)
  expect(await ask(listConcepts, { filter, limit: 3 })).toEqual({
    document_count: 20,
    project_document_count: 140,
    concepts: match_counts.map(({ name, kind, exact_match_count, match_count }) => ({
      name,
      kind,
      exact_match_count,
      match_count,
    })),
  })
  const felt = await project.concepts.sentiment(selector)
  expect(await ask(sentiment, { filter, limit: 3 })).toEqual({
    document_count: 20,
    concepts: felt.match_counts.map(({ name, sentiment_counts }) => ({ name, ...sentiment_counts })),
  })
})

test('two groups are compared as the function does, the second one being the rest unless it is named', async () => {
  const filter = [{ name: 'rating', maximum: 3 }]
  const other_filter = [{ name: 'rating', minimum: 10 }]
  for (const groups of [{ filter }, { filter, other_filter }]) {
    const answer = await project.concepts.compare({ ...groups, limit: 2 })
    const side = (records: typeof answer.more) =>
      records.map((record) => ({
        name: record.name,
        exact_match_count: record.exact_match_count,
        other_exact_match_count: record.other_exact_match_count,
        share: Math.round(record.share * 1000) / 1000,
        other_share: Math.round(record.other_share * 1000) / 1000,
        q: digits(record.q, 2),
      }))
    expect(answer.more.length).toBeGreaterThan(0)
    expect(await ask(compare, { ...groups, limit: 2 })).toEqual({
      document_count: 70,
      other_document_count: 'other_filter' in groups ? 35 : 70,
      more: side(answer.more),
      less: side(answer.less),
    })
  }
})

test('the latest sixty periods of a concept are told, and how many there were before', async () => {
  const told = await ask(timeline, { concept: 'noisy' })
  const { buckets } = await project.summary.volume({ texts: ['noisy'], interval: 'month' })
  expect(buckets).toHaveLength(70)
  expect(told).toMatchObject({ document_count: 140, exact_match_count: 70, date_field: 'day', earlier_periods: 10 })
  expect(told.periods).toEqual(
    buckets.slice(10).map(({ start, filter_count, exact_match_count, share }) => ({
      start: start.slice(0, 10),
      document_count: filter_count,
      exact_match_count,
      share: Math.round(share * 1000) / 1000,
    })),
  )
  const years = await ask(timeline, { concept: 'noisy', interval: 'year' })
  expect((years.periods as { start: string }[]).map(({ start }) => start)).toEqual(
    Array.from({ length: 6 }, (_, i) => `${2019 + i}-01-01`),
  )
  expect(years).not.toHaveProperty('earlier_periods')
})

test('projects are listed a hundred at a time; a project is described with its fields and most frequent values', async () => {
  const own = await openEngine({ threads: 0 })
  for (let i = 0; i < 102; i++)
    await own.projects.create({ name: `P${i}`, language: 'en', description: i === 0 ? 'First' : '' })
  const context = { functions: own, signal: new AbortController().signal }
  const list = async (offset: number) => (await listProjects.run({ offset }, context)) as Record<string, unknown>
  const first = await list(0)
  expect(first).toMatchObject({ project_count: 102, next_offset: 100 })
  const [oldest, second] = first.projects as object[]
  expect(oldest).toMatchObject({ name: 'P0', description: 'First', language: 'en', document_count: 0, built: null })
  expect(second).not.toHaveProperty('description')
  const last = await list(100)
  expect((last.projects as { name: string }[]).map(({ name }) => name)).toEqual(['P100', 'P101'])
  expect(last).not.toHaveProperty('next_offset')
  const { project_id } = oldest as { project_id: string }
  expect(await describeProject.run({ project_id, offset: 0 }, context)).toMatchObject({ built: null, fields: [] })
  await own.close()

  const described = await ask(describeProject)
  const seconds = (await project.get()).last_successful_build_time!
  expect(described).toMatchObject({
    name: 'Guests',
    language: 'en',
    document_count: 140,
    built: `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`,
  })
  const fields = described.fields as { name: string; values?: object; further_values?: number }[]
  expect(fields.map(({ name }) => name)).toEqual(['day', 'hotel', 'rating'])
  expect(fields.find(({ name }) => name === 'rating')).toEqual({
    name: 'rating',
    type: 'score',
    minimum: 2,
    maximum: 10,
  })
  // Of fourteen hotels with ten documents each the first twelve.
  const hotel = fields.find(({ name }) => name === 'hotel')!
  expect(hotel.further_values).toBe(2)
  expect(Object.values(hotel.values!)).toEqual(Array(12).fill(10))
})

test('the most frequent values of a field are listed first; those of a field with a thousand are', async () => {
  const own = await openEngine({ threads: 0 })
  const { project_id } = await own.projects.create({ name: 'Values', language: 'en' })
  const entryOf = (name: string, value: string) => ({ name, type: 'string' as const, value })
  const docs = Array.from({ length: 1_001 }, (_, i) => ({
    text: 'Fine.',
    metadata: [
      entryOf('city', ['Bern', 'Oslo', 'Oslo', 'Rome', 'Rome', 'Rome'][i % 6]!),
      entryOf('guest', `guest ${Math.min(i, 999)}`),
      entryOf('ticket', `ticket ${i}`),
    ],
  }))
  await own.project(project_id).upload({ docs })
  await own.project(project_id).build({ skip_sentiment: true })
  await own.project(project_id).waitForBuild()
  const context = { functions: own, signal: new AbortController().signal }
  const { fields } = (await describeProject.run({ project_id, offset: 0 }, context)) as {
    fields: { values?: object }[]
  }
  expect(fields.map(({ values }) => values && Object.keys(values).slice(0, 3))).toEqual([
    ['Rome', 'Oslo', 'Bern'],
    ['guest 999', 'guest 0', 'guest 1'],
    undefined,
  ])
  expect(fields[1]).toMatchObject({ name: 'guest', further_values: 988 })
  await own.close()
})

test('a search says what it counted, and where it goes on', async () => {
  const filter = [{ name: 'rating', maximum: 3 }]
  const listed = await ask(searchDocuments, { filter, limit: 2 })
  expect(listed).toMatchObject({ document_count: 70, result_count: 70, next_offset: 2 })
  expect(listed).not.toHaveProperty('match_count')
  const found = await ask(searchDocuments, { filter, query: 'lift', limit: 3, offset: 5 })
  expect(found).toMatchObject({ document_count: 70, exact_match_count: 35, next_offset: 8 })
  for (const { text } of found.documents as { text: string }[]) expect(text).toContain('lift')
  const end = await ask(searchDocuments, { filter, limit: 20, offset: 60 })
  expect(end.documents).toHaveLength(10)
  expect(end).not.toHaveProperty('next_offset')
})

test('a file is analyzed by the function that is given, with the signal of the call', async () => {
  const { signal } = new AbortController()
  const calls: unknown[] = []
  const tool = analyzeFileTool(async (...call) => {
    calls.push(call)
    return { project_id: 'p', name: 'file', notes: [] }
  })
  const answer = await tool.run({ path: 'file.csv' }, { functions: engine, signal })
  expect([answer, calls]).toEqual([{ project_id: 'p', name: 'file', notes: [] }, [['file.csv', signal]]])
  expect(tool.writes).toBe(true)
})
