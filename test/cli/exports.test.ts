import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOds, writeXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocuments } from '../../src/cli/readDocuments.js'
import type { ColumnChoice } from '../../src/reading/columnPlan.js'
import type { SourceDocument } from '../../src/reading/mapRecord.js'

/** Files in the forms in which survey tools and spreadsheets write them, read without options. */

const nothing: ColumnChoice = { date: [], score: [], number: [], string: [], guess: true }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conceptlite-exports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(
  name: string,
  content: string | Uint8Array,
  options: { columns?: Partial<ColumnChoice>; sheet?: string } = {},
): Promise<{ documents: SourceDocument[]; notes: string[]; wrong: string[] }> {
  const path = join(folder, name)
  await writeFile(path, content)
  const notes: string[] = []
  const wrong: string[] = []
  const documents: SourceDocument[] = []
  const batches = readDocuments(path, {
    columns: { ...nothing, ...options.columns },
    sheet: options.sheet,
    onNote: (note) => void notes.push(note),
    onWrongRow: (line, why) => void wrong.push(`${line}: ${why}`),
  })
  for await (const batch of batches) documents.push(...batch.documents)
  return { documents, notes, wrong }
}

const valuesOf = (document: SourceDocument | undefined, name: string): (string | number)[] =>
  (document?.metadata ?? []).filter((field) => field.name === name).map(({ value }) => value)

const remarks = [
  'The desk answered my question at once and was kind',
  'Waited two weeks for the parcel and nobody called',
  'The new page is hard to read on a small screen',
  'Everything worked as it should, thank you for that',
]

/** Twelve answers to the same questions, as each tool exports them. */
const fixture = async (file: string) =>
  read(file, await readFile(new URL(`../../fixtures/exports/${file}`, import.meta.url)))

const recommend = 'How likely are you to recommend us to a friend or colleague?'
const [liked, better] = ['What do you like about us?', 'What could we do better?']
const likelihoods = [9, 10, 3, 7, 10, 8, 2, 9, 6, 10, 1, 8]

describe('exports of survey tools, read without options', () => {
  test.each([
    [
      'typeform.csv',
      `text = "${liked}", "${better}" (each answer is a document of its own); date = "Start Date (UTC)", "Submit Date (UTC)"; score = "${recommend}"; number = "Would you buy again?"; string = "Phone, Email, Chat", "Are you a *private* or a business customer?"; left out = "#", "Other", "Response Type", "Stage Date (UTC)", "Network ID", "Tags"`,
    ],
    [
      'googleForms.csv',
      `text = "${liked}", "Anything else you want to tell us?" (each answer is a document of its own); date = "Timestamp"; score = "${recommend}"; string = "How do you contact us? (check all that apply)" (several choices), "You are a"`,
    ],
    [
      'surveyMonkey.csv',
      `text = "${liked}", "${better}" (each answer is a document of its own); date = "Start Date" (month first), "End Date" (month first); score = "${recommend}", "How satisfied are you with the following?: Delivery", "How satisfied are you with the following?: Prices", "How satisfied are you with the following?: Support"; string = "How do you contact us? Select all that apply.", "How do you contact us? Select all that apply.: Other (pleas…"; left out = "Respondent ID", "Collector ID", "IP Address", "Email Address", "First Name", "Last Name", "Custom Data 1"`,
    ],
    [
      'qualtrics.csv',
      `text = "${liked}"; date = "Start Date", "End Date", "Recorded Date"; score = "${recommend}"; string = "User Language", "How likely are you to recommend us to a friend or colleague…", "How do you contact us? Select all that apply. - Selected Ch…" (several choices), "You are a"; left out = "Response Type", "IP Address", "Progress", "Duration (in seconds)", "Finished", "Response ID", "Recipient Last Name", "Recipient First Name", "Recipient Email", "External Data Reference", "Location Latitude", "Location Longitude", "Distribution Channel"`,
    ],
  ])('%s: one line says what each column is', async (file, line) => {
    expect((await fixture(file)).notes).toContain(`Columns: ${line}`)
  })

  test.each(['typeform.csv', 'googleForms.csv', 'surveyMonkey.csv', 'qualtrics.csv'])(
    '%s: the answers to the first question have their score from 0 to 10',
    async (file) => {
      const { documents, wrong } = await fixture(file)
      const first = documents.filter((one) =>
        ['What do you like about us?', undefined].includes(valuesOf(one, 'question')[0] as string),
      )
      expect(first.map((document) => valuesOf(document, recommend)[0])).toEqual(likelihoods)
      expect(first[0]!.text).toBe('The staff at the desk were friendly and quick')
      expect(wrong).toEqual([])
    },
  )

  test('each answer to several open questions is a document that names its question; N/A and the like are none', async () => {
    const { documents } = await fixture('surveyMonkey.csv')
    expect(documents.slice(0, 3).map((document) => [document.text, ...valuesOf(document, 'question')])).toEqual([
      ['The staff at the desk were friendly and quick', liked],
      ['Answer letters sooner', better],
      ['Delivery was fast, and the parcel well packed', liked],
    ])
    // Of twelve wishes four are empty, N/A, none and a dash.
    expect(documents).toHaveLength(12 + 8)
    // Twelve people answered.
    expect(new Set(documents.flatMap((document) => valuesOf(document, 'respondent'))).size).toBe(12)
  })

  test.each([
    ['typeform.csv', 'Phone, Email, Chat'],
    ['googleForms.csv', 'How do you contact us? (check all that apply)'],
    ['surveyMonkey.csv', 'How do you contact us? Select all that apply.'],
    ['qualtrics.csv', 'How do you contact us? Select all that apply. - Selected Choice'],
  ])('%s: the choices of one question are its values', async (file, field) => {
    const { documents } = await fixture(file)
    const liking = documents.filter(({ text }) => /^(The app is|Support answered|The shop in)/.test(text))
    expect(liking.map((document) => valuesOf(document, field))).toEqual([
      ['Phone', 'Email'],
      ['Phone'],
      ['Phone', 'Email', 'Chat'],
    ])
  })

  test.each([
    ['typeform.csv', 'Submit Date (UTC)', '2024-03-02T10:06:12Z'],
    // 2:07:21 PM, an hour ahead of UTC.
    ['googleForms.csv', 'Timestamp', '2024-03-02T13:07:21Z'],
    ['surveyMonkey.csv', 'End Date', '2024-03-13T09:04:40Z'],
    ['qualtrics.csv', 'Recorded Date', '2024-03-02T10:06:01Z'],
  ])('%s: dates are read', async (file, field, value) => {
    const { documents } = await fixture(file)
    const second = documents.find(({ text }) => text.startsWith('Delivery was fast'))
    expect(valuesOf(second, field)).toEqual([value])
  })
})

describe('cells without a value', () => {
  test('are left out in texts, scores and properties, in several languages', async () => {
    const rows = ['N/A', '-', 'k.A.', 'ninguno', 'なし', ''].map((cell) => `${cell},${cell},${cell}`)
    const full = remarks.map((text, n) => `${text.replace(',', ' ')},${n + 1},Nord`)
    const { documents } = await read('missing.csv', `comment,rating,branch\n${[...full, ...rows].join('\n')}\n`)
    expect(documents).toHaveLength(remarks.length)
    expect(documents[3]!.metadata).toEqual([
      { name: 'rating', type: 'score', value: 4 },
      { name: 'branch', type: 'string', value: 'Nord' },
    ])
  })
})

describe('around the header', () => {
  const table = `Comment,Rating\n${remarks.map((text, n) => `"${text}",${n + 1}`).join('\n')}\n`

  test('title lines above it are left out', async () => {
    const { documents, notes } = await read('titles.csv', `Survey of spring 2024\n\nExported on 3 March\n${table}`)
    expect(documents.map(({ text }) => text)).toEqual(remarks)
    expect(documents[0]!.metadata).toEqual([{ name: 'Rating', type: 'score', value: 1 }])
    expect(notes).toContain('Above the header: 2 lines are left out')
  })

  test('a file without one keeps its first row', async () => {
    const { documents, notes } = await read('bare.csv', table.slice(table.indexOf('\n') + 1))
    expect(documents.map(({ text }) => text)).toEqual(remarks)
    expect(notes).toContain('There is no header: columns are called by their place')
  })

  test('each line of a text file is a document', async () => {
    const { documents } = await read('lines.txt', `${remarks.join('\n\n')}\n`)
    expect(documents.map(({ text }) => text)).toEqual(remarks)
  })
})

describe('columns', () => {
  test('of several choices have several values', async () => {
    const ways = ['Phone', 'Email', 'Phone,Email', 'Email,Chat', 'Chat', 'Phone,Chat']
    const rows = ways.map((way, n) => `"${way}","${remarks[n % 4]} ${n}"`)
    const { documents, notes } = await read('choices.csv', `Contact,Comment\n${rows.join('\n')}\n`)
    expect(documents.map((document) => valuesOf(document, 'Contact'))).toEqual(ways.map((way) => way.split(',')))
    expect(notes.join()).toContain('"Contact" (several choices)')
  })

  test('of tags are lists, even where no tag stands alone; versions are names', async () => {
    const rows = remarks.map((text, n) => `"${text}","north,${n < 2 ? 'app' : 'web'}",3.${n % 2}`)
    const { documents } = await read('tags.csv', `Description,Tags,App version\n${rows.join('\n')}\n`)
    expect(documents[3]!.metadata).toEqual([
      { name: 'Tags', type: 'string', value: 'north' },
      { name: 'Tags', type: 'string', value: 'web' },
      { name: 'App version', type: 'string', value: '3.1' },
    ])
  })

  test('of places with their country have one value', async () => {
    const rows = ['Bergen, Norway', 'Oslo, Norway', 'Lund, Sweden', 'Oslo, Norway'].map(
      (place, n) => `"${place}","${remarks[n]}"`,
    )
    const { documents } = await read('places.csv', `Place,Comment\n${rows.join('\n')}\n`)
    expect(documents.map((document) => valuesOf(document, 'Place'))[1]).toEqual(['Oslo, Norway'])
  })

  test('that name their type lose the prefix', async () => {
    const rows = remarks.map((text, n) => `"${text}",${n + 1},2024-01-0${n + 1},plan ${n % 2},${n * 10}`)
    const file = `text,score_LTR,date_Visit,string_Plan,number_Nights\n${rows.join('\n')}\n`
    const { documents } = await read('prefixes.csv', file)
    expect(documents[1]!.metadata).toEqual([
      { name: 'LTR', type: 'score', value: 2 },
      { name: 'Visit', type: 'date', value: '2024-01-02T00:00:00Z' },
      { name: 'Plan', type: 'string', value: 'plan 1' },
      { name: 'Nights', type: 'number', value: 10 },
    ])
  })
})

describe('workbooks', () => {
  const sheet = {
    name: 'Answers',
    rows: [
      ['Comment', 'Rating', 'Visit'],
      ...remarks.map((text, n) => [text, n + 1, new Date(Date.UTC(2024, 5, n + 1))]),
    ],
  }
  const cover = { name: 'About', rows: [['Exported for the meeting']] }

  test.each([
    ['Excel', 'answers.xlsx', writeXlsx],
    ['OpenDocument', 'answers.ods', writeOds],
  ] as const)('of %s give the sheet with most rows', async (_program, name, write) => {
    const { documents, notes } = await read(name, await write({ sheets: [cover, sheet] }))
    expect(documents.map(({ text }) => text)).toEqual(remarks)
    expect(documents[3]!.metadata).toEqual([
      { name: 'Rating', type: 'score', value: 4 },
      { name: 'Visit', type: 'date', value: '2024-06-04T00:00:00Z' },
    ])
    expect(notes).toContain('Sheet: "Answers"; choose with --sheet: "About"')
  })

  test('have a sheet chosen by name or number', async () => {
    const other = { name: 'Others', rows: [['Comment'], ...remarks.slice(2).map((text) => [text])] }
    const file = await writeXlsx({ sheets: [sheet, other] })
    for (const name of ['Others', '2']) {
      const { documents } = await read('two.xlsx', file, { sheet: name })
      expect(documents.map(({ text }) => text)).toEqual(remarks.slice(2))
    }
    await expect(read('two.xlsx', file, { sheet: 'Nothing' })).rejects.toThrow('There is no sheet "Nothing".')
  })

  test('that are damaged are refused with a sentence', async () => {
    const file = await writeXlsx({ sheets: [sheet] })
    await expect(read('cut.xlsx', file.slice(0, 600))).rejects.toThrow(
      /it is no workbook of Excel .* Unpack an archive first\.$/,
    )
  })
})
