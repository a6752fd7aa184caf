import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { projectTables, type TableOptions } from '../../../src/report/tables/projectTables.js'
import type { TableRow } from '../../../src/report/tables/table.js'

let engine: Engine
let project: Project

const sentences = [
  'The soup was cold and the waiter was rude.',
  'A warm room and a kind waiter.',
  'Cold soup again, and a long queue.',
  'Kind people and a warm soup.',
]

/** Document n: its sentence, a score, a branch, a day, and tags, of which every third document has two. */
const documents = Array.from({ length: 60 }, (_, n) => ({
  text: `${sentences[n % 4]} Visit ${n}.`,
  title: `Visit ${n}`,
  metadata: [
    { name: 'stars', type: 'score' as const, value: n % 4 === 0 || n % 4 === 2 ? 1 + (n % 3) : 4 + (n % 2) },
    { name: 'branch', type: 'string' as const, value: n % 2 === 0 ? 'North' : 'West' },
    { name: 'visited', type: 'date' as const, value: new Date(Date.UTC(2024, n % 3, 1 + (n % 28))).toISOString() },
    { name: 'doc_id', type: 'string' as const, value: `no. ${n}` },
    ...(n % 3 === 0 ? ['a', 'b'] : ['a']).map((value) => ({ name: 'tag', type: 'string' as const, value })),
  ],
}))

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await engine.projects.create({ name: 'Tables', language: 'en' })
  await project.upload({ docs: documents })
  await project.build()
  await project.waitForBuild()
  await project.waitForSentimentBuild()
  await project.conceptLists.create({ name: 'Food', concepts: [{ texts: ['soup'], name: 'Soups' }] })
})
afterAll(() => engine.close())

async function tablesOf(of: Project, options?: TableOptions): Promise<Map<string, TableRow[]>> {
  const tables = new Map<string, TableRow[]>()
  for (const table of await projectTables(of, options)) {
    const rows: TableRow[] = []
    for await (const row of table.rows()) rows.push(row)
    for (const name of rows.flatMap(Object.keys)) expect(table.columns).toContain(name)
    expect(new Set(table.columns).size).toBe(table.columns.length)
    tables.set(table.name, rows)
  }
  return tables
}

test('a field with the name of a column, or with the name that such a field gets, has a column of its own', async () => {
  const own = await engine.projects.create({ name: 'Names', language: 'en' })
  const names = ['sentiment', 'field_doc_id', 'doc_id']
  const metadata = names.map((name) => ({ name, type: 'string' as const, value: `the ${name}` }))
  await own.upload({ docs: [{ text: 'A warm room.', metadata }] })
  await own.build({ skip_sentiment: true })
  await own.waitForBuild()
  const [row] = (await tablesOf(own)).get('docs')!
  expect(row).toMatchObject({
    field_sentiment: 'the sentiment',
    field_doc_id: 'the field_doc_id',
    field_field_doc_id: 'the doc_id',
  })
})

describe('the tables of a project', () => {
  let tables: Map<string, TableRow[]>
  beforeAll(async () => {
    tables = await tablesOf(project, { limit: 10 })
  })
  const rowsOf = (name: string): TableRow[] => tables.get(name)!

  test('have a row for each document, in the order of upload', () => {
    const rows = rowsOf('docs')
    expect(rows.map(({ doc_text }) => doc_text)).toEqual(documents.map(({ text }) => text))
    expect(rows[3]).toMatchObject({
      doc_title: 'Visit 3',
      stars: 5,
      branch: 'West',
      field_doc_id: 'no. 3',
      visited: new Date(Date.UTC(2024, 0, 4)),
      tag: 'a|b',
    })
    expect(String(rows[0]!.concepts).split('|')).toEqual(expect.arrayContaining(['soup', 'cold', 'waiter', 'Soups']))
  })

  test('have a row for each value of each document', () => {
    const entries = documents.flatMap(({ metadata }) => metadata)
    expect(rowsOf('doc_metadata')).toHaveLength(entries.length)
    const stars = rowsOf('doc_metadata').filter(({ metadata_name }) => metadata_name === 'stars')
    expect(stars.map(({ metadata_value }) => metadata_value)).toEqual(
      documents.map(({ metadata }) => metadata[0]!.value),
    )
  })

  test('have a row for each concept of a document, with its sentiment', async () => {
    const { match_counts } = await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 10 } })
    const rows = rowsOf('doc_term_summary')
    for (const { name, exact_match_count } of match_counts) {
      const own = rows.filter(({ term, concept_type }) => term === name && concept_type === 'top')
      expect([name, own.length]).toEqual([name, exact_match_count])
    }
    expect(rows.filter(({ shared_concept_list }) => shared_concept_list === 'Food')).toHaveLength(45)
    expect(new Set(rows.map(({ sentiment }) => sentiment))).toContain('negative')
  })

  test('count concepts and their sentiment as the public functions do', async () => {
    const concept_selector = { type: 'top' as const, limit: 10 }
    const { match_counts } = await project.concepts.sentiment({ concept_selector })
    const rows = rowsOf('sentiment').filter(({ concept_type }) => concept_type === 'top')
    expect(rows).toHaveLength(match_counts.length)
    for (const [place, concept] of match_counts.entries()) {
      expect(rows[place]).toMatchObject({
        concept: concept.name,
        exact_match_count: concept.exact_match_count,
        conceptual_match_count: concept.match_count - concept.exact_match_count,
        sentiment_share_positive: concept.sentiment_share.positive,
        sentiment_doc_count_negative: concept.sentiment_counts.negative,
        sentiment_doc_count_total: concept.sentiment_counts.total,
      })
    }
    expect(rowsOf('terms').at(-1)).toMatchObject({ term: 'Soups', exact_match_count: 45, shared_concept_list: 'Food' })
    expect(rows[0]!.example_doc1).toMatch(/Visit \d+/)
  })

  test('have the drivers of the score, with q and the adjusted impact, also of lists', async () => {
    const drivers = await project.concepts.scoreDrivers({ score_field: 'stars', limit: 10 })
    const found = rowsOf('drivers').filter(({ list_type }) => list_type === 'auto_found')
    expect(found.map(({ concept, impact, adjusted_impact, q }) => [concept, impact, adjusted_impact, q])).toEqual(
      drivers.map(({ name, impact, adjusted_impact, q }) => [name, impact, adjusted_impact, q]),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(rowsOf('drivers').at(-1)).toMatchObject({ concept: 'Soups', driver_field: 'stars', list_name: 'Food' })
  })

  test('add up over time and over the values of a field', () => {
    const sum = (name: string, where: (row: TableRow) => boolean): number =>
      rowsOf(name)
        .filter((row) => row.concept === 'soup' && row.list_type === 'top' && where(row))
        .reduce((total, row) => total + Number(row.exact_match_count), 0)
    expect(sum('volume', () => true)).toBe(45)
    expect(sum('volume_over_time', () => true)).toBe(45)
    expect(sum('volume_subsets', ({ field_name }) => field_name === 'branch')).toBe(45)
    const [first] = rowsOf('volume_over_time')
    expect(first).toMatchObject({ start_date: expect.any(Date), range_type: 'week', doc_count: expect.any(Number) })
    expect(
      rowsOf('drivers_over_time').every(({ start_date, q }) => start_date instanceof Date && q !== undefined),
    ).toBe(true)
  })

  test('tell values of a field from the others', async () => {
    const filter = (value: string) => [{ name: 'branch', values: [value] }]
    const { more } = await project.concepts.compare({
      filter: filter('North'),
      other_filter: filter('West'),
      limit: 10,
    })
    // Sentences 0 and 2 are of the north: cold soup.
    expect(more.map(({ name }) => name)).toContain('cold')
    const rows = rowsOf('unique_to_filter').filter(({ field_value }) => field_value === 'North')
    expect(rows.map(({ term, exact_matches, share, q }) => [term, exact_matches, share, q])).toEqual(
      more.map(({ name, exact_match_count, share, q }) => [name, exact_match_count, share, q]),
    )
  })

  test('say how much of the documents each list covers', async () => {
    const food = rowsOf('outliers').filter(({ list_name }) => list_name === 'Food')
    expect(food[0]!.coverage).toBeGreaterThanOrEqual(75)
    expect(rowsOf('outliers')[0]).toMatchObject({ list_type: 'top', coverage: 100 })
    // The tables have not changed what outliers are in filters of the project: nobody has asked for any.
    await expect(project.docs.search({ filter: [{ special: 'outliers' }] })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
  })
})

test('a filter holds in every table', async () => {
  const tables = await tablesOf(project, { limit: 5, filter: [{ name: 'branch', values: ['North'] }] })
  expect(tables.get('docs')).toHaveLength(30)
  expect(tables.get('volume')!.every(({ doc_count }) => doc_count === 30)).toBe(true)
  expect(tables.get('terms')!.map(({ term }) => term)).not.toContain('kind')
})

test('a project without score, date, sentiment and fields has the tables that it can have', async () => {
  const bare = await engine.projects.create({ name: 'Bare', language: 'en' })
  await bare.upload({ docs: sentences.map((text) => ({ text })) })
  await bare.build({ skip_sentiment: true })
  await bare.waitForBuild()
  const tables = await tablesOf(bare)
  expect(tables.get('docs')).toHaveLength(4)
  expect(tables.get('sentiment')!.length).toBeGreaterThan(0)
  for (const name of ['doc_metadata', 'drivers', 'drivers_over_time', 'volume_over_time', 'unique_to_filter']) {
    expect([name, tables.get(name)]).toEqual([name, []])
  }
})

test('a field that does not exist is refused with those that do', async () => {
  await expect(projectTables(project, { scoreField: 'branch' })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining('Such fields: "stars"'),
  })
  await expect(projectTables(project, { dateField: 'stars' })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('a signal ends the questions, also those of rows', async () => {
  const why = new Error('Enough.')
  await expect(projectTables(project, { signal: AbortSignal.abort(why) })).rejects.toBe(why)
  const stop = new AbortController()
  const tables = await projectTables(project, { signal: stop.signal })
  stop.abort(why)
  const asking = tables.filter(({ name }) => name !== 'terms')
  expect(asking.length).toBeGreaterThan(5)
  for (const table of asking) await expect(table.rows()[Symbol.asyncIterator]().next(), table.name).rejects.toBe(why)
})

test('fields may be called like what every object has', async () => {
  const own = await engine.projects.create({ name: 'Members', language: 'en' })
  const names = ['constructor', 'toString', '__proto__']
  await own.upload({
    docs: [
      { text: 'A warm room.' },
      { text: 'A cold room.', metadata: names.map((name) => ({ name, type: 'string' as const, value: `a ${name}` })) },
    ],
  })
  await own.build({ skip_sentiment: true })
  await own.waitForBuild()
  const rows = (await tablesOf(own)).get('docs')!
  const cells = rows.map((row) => names.map((name) => (Object.hasOwn(row, name) ? row[name] : undefined)))
  expect(cells).toEqual([names.map(() => undefined), names.map((name) => `a ${name}`)])
})

test('a concept that a text excludes a document from is none of that document, as in all counts', async () => {
  const own = await engine.projects.create({ name: 'Excluded', language: 'en' })
  await own.upload({ docs: sentences.map((text) => ({ text })) })
  await own.build({ skip_sentiment: true })
  await own.waitForBuild()
  await own.conceptLists.create({ name: 'Food', concepts: [{ texts: ['soup', '-queue'], name: 'Soups' }] })
  const tables = await tablesOf(own)
  const counted = tables.get('volume')!.find(({ concept }) => concept === 'Soups')
  // Three documents have soup, one of them a queue.
  expect(counted?.exact_match_count).toBe(2)
  const having = tables.get('docs')!.filter(({ concepts }) => String(concepts).split('|').includes('Soups'))
  expect(having.map(({ doc_text }) => doc_text)).toEqual([sentences[0], sentences[3]])
  expect(tables.get('doc_term_summary')!.filter(({ term }) => term === 'Soups')).toHaveLength(2)
})

test('the last second of a period belongs to it', async () => {
  const own = await engine.projects.create({ name: 'Seconds', language: 'en' })
  // Weeks, of which two end in the middle of a second.
  const dates = ['2024-01-07T23:59:59.999999Z', '2024-01-08T00:00:00Z', '2024-03-03T23:59:59.5Z']
  await own.upload({
    docs: dates.map((value) => ({ text: 'A warm room.', metadata: [{ name: 'at', type: 'date', value }] })),
  })
  await own.build({ skip_sentiment: true })
  await own.waitForBuild()
  const rows = (await tablesOf(own)).get('volume_over_time')!.filter(({ concept }) => concept === 'room')
  expect(rows.reduce((sum, { doc_count }) => sum + Number(doc_count), 0)).toBe(dates.length)
})

test('rows of documents with many fields give way to the event loop', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Wide', language: 'en' })
  const metadata = Array.from({ length: 500 }, (_, i) => ({ name: `f${i}`, type: 'number' as const, value: i }))
  await project.upload({ docs: Array.from({ length: 40 }, () => ({ text: 'A quiet room.', metadata })) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const docs = (await projectTables(project)).find(({ name }) => name === 'docs')!
  const rows = docs.rows()[Symbol.asyncIterator]()
  await rows.next()
  let turns = 0
  let isRead = false
  const count = (): void => {
    if (!isRead) setImmediate(count)
    turns++
  }
  count()
  let read = 1
  while (!(await rows.next()).done) read++
  isRead = true
  // Eight documents have 4,000 values.
  expect([read, turns >= 4]).toEqual([40, true])
})
