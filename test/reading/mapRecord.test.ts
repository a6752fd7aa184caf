import { expect, test } from 'vitest'
import type { ColumnChoice, ColumnPlan } from '../../src/reading/columnPlan.js'
import { guessColumns } from '../../src/reading/guessColumns.js'
import { isDocument, mapRecord, passThrough } from '../../src/reading/mapRecord.js'
import { describeTally, newTally } from '../../src/reading/readTally.js'

const choice: ColumnChoice = { text: ['good', 'bad'], date: [], score: [], number: [], string: [], guess: true }

/** The respondent of each document, by row. */
function respondentsOf(rows: readonly Record<string, string>[], columns = choice): (string | undefined)[][] {
  const plan = guessColumns(rows, columns)
  const tally = newTally()
  return rows.map((row) => {
    tally.rows++
    return mapRecord(row, plan, tally).map(
      ({ metadata }) => metadata.find(({ name }) => name === 'respondent')?.value as string | undefined,
    )
  })
}

test('the documents of a row have one respondent, those of equal rows have two', () => {
  const row = { good: 'The quiet room', bad: 'The slow lift' }
  const [first, second] = respondentsOf([row, row])
  expect(first![0]).toBeDefined()
  expect(first![1]).toBe(first![0])
  expect(second![0]).not.toBe(first![0])
})

test('rows at the same place of two files have two respondents', () => {
  const [[ofJanuary]] = respondentsOf([{ good: 'The quiet room', bad: 'The slow lift' }]) as [string[]]
  const [[ofFebruary]] = respondentsOf([{ good: 'The quiet room', bad: 'The loud lift' }]) as [string[]]
  expect(ofJanuary).not.toBe(ofFebruary)
})

test('a file that says who answered is believed, and with one text no respondent is needed', () => {
  const rows = [{ good: 'The quiet room', bad: 'The slow lift', respondent: 'Ada' }]
  expect(respondentsOf(rows, { ...choice, string: ['respondent'] })).toEqual([['Ada', 'Ada']])
  expect(respondentsOf(rows, { ...choice, text: ['good'], guess: false })).toEqual([[undefined]])
})

const plan: ColumnPlan = {
  texts: ['text'],
  title: 'title',
  fields: [
    { column: 'kind', name: 'kind', type: 'string', separator: undefined },
    { column: 'tags', name: 'tags', type: 'string', separator: ';' },
    { column: 'nights', name: 'stay', type: 'number', decimal: '.' },
    { column: 'stars', name: 'stars', type: 'score', decimal: ',' },
    { column: 'day', name: 'day', type: 'date', form: 'dmy' },
  ],
  leftOut: [],
  ambiguousDates: [],
}

test('each cell becomes a value of its field, by the type of the field', () => {
  const row = {
    text: ' Fine ',
    title: ['A', 'B'],
    kind: 'x;y',
    tags: 'a; b;a',
    nights: '1,500',
    stars: '4,5',
    day: '04.03.2024',
  }
  const tally = newTally()
  expect(mapRecord(row, plan, tally)).toEqual([
    {
      text: 'Fine',
      title: 'A B',
      metadata: [
        { name: 'kind', type: 'string', value: 'x;y' },
        { name: 'tags', type: 'string', value: 'a' },
        { name: 'tags', type: 'string', value: 'b' },
        { name: 'stay', type: 'number', value: 1_500 },
        { name: 'stars', type: 'score', value: 4.5 },
        { name: 'day', type: 'date', value: '2024-03-04T00:00:00Z' },
      ],
    },
  ])
  expect(describeTally('', tally).columns).toEqual([])
})

test('cells that are missing and those that do not read as their type are counted apart', () => {
  const tally = newTally()
  const [document] = mapRecord(
    { text: ['One', 'n/a', 'two'], nights: ['2', 'some'], stars: '-', day: '2024' },
    plan,
    tally,
  )
  expect(document).toEqual({ text: 'One\ntwo', title: '', metadata: [{ name: 'stay', type: 'number', value: 2 }] })
  expect(describeTally('', tally).columns).toEqual([
    { column: 'kind', type: 'string', unreadable: 0, missing: 1 },
    { column: 'tags', type: 'string', unreadable: 0, missing: 1 },
    { column: 'nights', type: 'number', unreadable: 1, missing: 0 },
    { column: 'stars', type: 'score', unreadable: 0, missing: 1 },
    { column: 'day', type: 'date', unreadable: 1, missing: 0 },
  ])
})

test('a row without text is told apart from one that says that it has none', () => {
  const tally = newTally()
  expect(
    [{ text: '' }, { text: 'N/A' }, {}, { text: ' ' }, { text: 7 }].map((row) => mapRecord(row, plan, tally).length),
  ).toEqual([...[0, 0, 0, 0, 1]])
  expect(describeTally('', tally).excluded).toEqual([
    { reason: 'empty_text', rows: 3 },
    { reason: 'missing_text', rows: 1 },
  ])
})

test('each answer of a row says which question it answers; one that is missing gives no document', () => {
  const several = { ...plan, texts: ['good', 'bad'], title: undefined, fields: [plan.fields[0]!] }
  const documents = mapRecord({ good: 'Quiet', bad: 'Slow', kind: 'k' }, several, newTally())
  expect(documents.map(({ text, metadata }) => [text, metadata.map(({ name }) => name)])).toEqual([
    ['Quiet', ['kind', 'respondent', 'question']],
    ['Slow', ['kind', 'respondent', 'question']],
  ])
  expect(documents.map(({ metadata }) => metadata[2]!.value)).toEqual(['good', 'bad'])
  const [only, ...more] = mapRecord({ good: '-', bad: 'Slow' }, several, newTally())
  expect([only!.text, only!.metadata.at(-1)!.value, more]).toEqual(['Slow', 'bad', []])
})

test('a document of an upload passes through without its further keys, and nothing else is one', () => {
  const metadata = [{ name: 'a', type: 'string', value: 'b' }]
  expect(passThrough({ text: 't', metadata, doc_id: 'x' })).toEqual({ text: 't', title: '', metadata })
  expect(passThrough({ text: 't', title: 'T', metadata })).toEqual({ text: 't', title: 'T', metadata })
  const rows = [{ text: 't', metadata: [] }, { text: 't' }, { text: 1, metadata: [] }, { text: 't', metadata: 'm' }]
  expect(rows.map(isDocument)).toEqual([true, false, false, false])
})

test('half of a surrogate pair, which the engine refuses, is replaced in texts, titles and values', () => {
  const halves = { text: 'Cut \ud83d', title: '\udc4d up', kind: 'half \ud83d 👍' }
  const whole = { text: 'Cut \ufffd', title: '\ufffd up', kind: 'half \ufffd 👍' }
  const [mapped] = mapRecord(halves, plan, newTally())
  expect([mapped?.text, mapped?.title]).toEqual([whole.text, whole.title])
  expect(mapped?.metadata).toContainEqual({ name: 'kind', type: 'string', value: whole.kind })
  const metadata = (value: string) => [
    { name: 'kind', type: 'string', value },
    { name: 'stars', type: 'score', value: 4 },
  ]
  expect(passThrough({ ...halves, metadata: metadata(halves.kind) })).toEqual({
    ...{ text: whole.text, title: whole.title, metadata: metadata(whole.kind) },
  })
})
