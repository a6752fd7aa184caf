import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, openHotel } from './openLegacy.js'

let engine: Engine
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = (await openHotel(engine)).at
})
afterAll(() => engine.close())

/** A CSV file as a program would read it: RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  rows.pop()
  return rows
}

describe('tables of topics', () => {
  /** Everything that must be quoted. */
  const names = ['plain', 'a,b', 'say "hi"', 'two\nlines', ' edges ', '', 'Zimmer 🛏️']
  let ids: string[]
  beforeAll(async () => {
    const texts = ['room', 'staff', 'breakfast', 'street', 'quiet', 'unheard', 'clean']
    const made = []
    for (const [i, name] of names.entries()) {
      made.push(await engine.legacy.topics.create({ ...at, name, text: texts[i]!, position: i }))
    }
    ids = made.map(({ _id }) => _id)
  })

  test('quote every name and hold the numbers of the JSON', async () => {
    const [columns, ...rows] = readCsv(String(await engine.legacy.topics.correlation(at)))
    const json = (await engine.legacy.topics.correlation({ ...at, use_json: true })) as never as Record<
      string,
      Record<string, number>
    >
    expect(columns).toEqual(['topic', ...names])
    expect(rows.map(([name]) => name)).toEqual(names)
    for (const [i, [, ...values]] of rows.entries()) {
      expect(values.map(Number)).toEqual(ids.map((id) => json[ids[i]!]![id]))
    }
  })

  test('have a row for every subset, `__all__` first', async () => {
    const rows = readCsv(String(await engine.legacy.topics.subsetCorrelation(at)))
    expect(rows.map(([name]) => name)).toEqual(['subset', '__all__', 'city', 'coast'])
    const json = await engine.legacy.topics.subsetCorrelation({ ...at, format: 'json' })
    expect(Object.keys(json)).toEqual(['__all__', 'city', 'coast'])
  })

  test('follow time: every bucket with its documents', async () => {
    const { timelineCorrelation } = engine.legacy.topics
    const months = (await timelineCorrelation({ ...at, interval: 'month', use_json: true })) as unknown as {
      start: number
      count: number
    }[]
    expect(months).toMatchObject([
      { start: Date.UTC(2024, 0, 1) / 1000, count: 31 },
      { start: Date.UTC(2024, 1, 1) / 1000, count: 1 },
    ])
    const days = readCsv(String(await timelineCorrelation({ ...at, subset: 'city' })))
    expect(days[0]).toEqual(['start', 'count', ...names])
    expect(days).toHaveLength(1 + 16)
  })

  test('count documents with a word of the topic', async () => {
    const json = await engine.legacy.topics.docCounts({ ...at, ids: [ids[0]!], subset: 'city', use_json: true })
    // `room` stands in all documents of `city`: texts 0 and 2.
    expect(json).toEqual({ [ids[0]!]: { num_exact_matches: 16, num_related_matches: 0 } })
    const rows = readCsv(String(await engine.legacy.topics.docCounts({ ...at, ids: [ids[1]!] })))
    expect(rows[1]!.slice(0, 3)).toEqual([ids[1], 'a,b', '16'])
    await expect(engine.legacy.topics.docCounts({ ...at, ids: ['unknown'] })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['ids'] },
    })
  })

  test('over HTTP are CSV files, and JSON stands in the envelope', async () => {
    const { token } = await engine.tokens.create()
    const ask = (query: string) =>
      engine.fetch(
        new Request(`http://localhost/v4/projects/${at.account}/${at.project_id}/topics/correlation/${query}`, {
          headers: { authorization: `Token ${token}` },
        }),
      )
    const table = await ask('')
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(readCsv(await table.text())[0]).toEqual(['topic', ...names])
    const json = (await (await ask('?use_json=True')).json()) as { error: null; result: object }
    expect(json.error).toBeNull()
    expect(Object.keys(json.result)).toEqual(ids)
  })

  test('statistics and histograms are by topic', async () => {
    const stats = await engine.legacy.topics.stats({ ...at, subset: 'coast' })
    expect(Object.keys(stats)).toEqual(['.all', ...ids])
    expect(stats[ids[0]!]).toMatchObject({ name: 'plain', correlation: { n: 16 } })
    const histograms = await engine.legacy.topics.histograms(at)
    const [sizes, borders] = histograms[ids[0]!]!
    expect([sizes.length, borders.length]).toEqual([10, 11])
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(32)
  })

  test('a text that is exactly that of a topic correlates with it perfectly, unless the topic is less than its text', async () => {
    const { topics } = engine.legacy
    const given = [
      { text: 'a quiet street with a clean room' },
      { text: 'breakfast' },
      { text: 'room', negative: { text: 'street' } },
      { text: 'room and staff', zero: { text: 'staff' } },
    ]
    const made = []
    for (const texts of given) made.push(await topics.create({ ...at, ...texts }))
    for (const { _id: topic_id, text, negative, zero } of made) {
      const score = ((await topics.textCorrelation({ ...at, text })) as Record<string, number>)[topic_id]!
      if (negative === undefined && zero === undefined) expect(score).toBe(1)
      else expect(score).toBeLessThan(0.999)
      await topics.delete({ ...at, topic_id })
    }
  })

  test('texts are near to their topics', async () => {
    const correlations = (await engine.legacy.topics.textCorrelation({ ...at, text: 'a quiet street' })) as Record<
      string,
      number
    >
    const list = await engine.legacy.topics.textCorrelation({ ...at, texts: ['a quiet street', 'zanily'] })
    expect(list).toEqual([correlations, Object.fromEntries(ids.map((id) => [id, 0]))])
    expect(correlations[ids[3]!]).toBeGreaterThan(correlations[ids[2]!]!)
    // The listing sets no limit to them.
    const many = Array.from({ length: 1_500 }, () => 'a quiet street')
    expect(await engine.legacy.topics.textCorrelation({ ...at, texts: many })).toEqual(many.map(() => correlations))
  })
})
