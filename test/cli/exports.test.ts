import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOds, writeXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocuments } from '../../src/cli/readDocuments.js'
import type { ColumnChoice } from '../../src/reading/guessColumns.js'
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

describe('Typeform', () => {
  const recommend = 'How likely are you to recommend us?'
  const rows = remarks.map(
    (text, n) =>
      `r${n}x,"${recommend.length > 0 ? [9, 2, 6, 10][n] : 0}",${text.replace(',', ' ')},2024-03-0${n + 1} 10:00:00`,
  )
  const file = `#,${recommend},What can we do better?,Submit Date (UTC)\n${rows.join('\n')}\n`

  test('the question of recommendation is a score, the date of submission a date', async () => {
    const { documents, notes } = await read('typeform.csv', file)
    expect(documents.map(({ text }) => text)).toEqual(remarks.map((text) => text.replace(',', ' ')))
    expect(documents.map((document) => valuesOf(document, recommend)[0])).toEqual([9, 2, 6, 10])
    expect(documents[1]!.metadata).toContainEqual({
      name: 'Submit Date (UTC)',
      type: 'date',
      value: '2024-03-02T10:00:00Z',
    })
    expect(notes.join('\n')).toContain(`score = "${recommend}"`)
  })
})

describe('SurveyMonkey, with a header of two rows', () => {
  const header = 'Respondent ID,Which ways did you use?,,,What did you like?,What should change?'
  const choices = ',Phone,Email,Chat,Open-Ended Response,Open-Ended Response'
  const rows = [
    `11409,Phone,,Chat,${remarks[0]},Answer the letters of members sooner`,
    `11410,,Email,,${remarks[2]},N/A`,
    `11411,Phone,Email,,,Let me change the address by myself`,
  ]
  const file = `${[header, choices, ...rows].join('\n')}\n`

  test('each answer is a document that names its question', async () => {
    const { documents, notes } = await read('surveymonkey.csv', file)
    expect(documents.map((document) => [document.text, ...valuesOf(document, 'question')])).toEqual([
      [remarks[0], 'What did you like?'],
      ['Answer the letters of members sooner', 'What should change?'],
      [remarks[2], 'What did you like?'],
      ['Let me change the address by myself', 'What should change?'],
    ])
    expect(notes).toContain('Header of two rows: questions and their choices')
  })

  test('the choices of one question are its values', async () => {
    const { documents } = await read('surveymonkey.csv', file)
    expect(documents.map((document) => valuesOf(document, 'Which ways did you use?'))).toEqual([
      ['Phone', 'Chat'],
      ['Phone', 'Chat'],
      ['Email'],
      ['Phone', 'Email'],
    ])
  })
})

describe('Qualtrics, with a header of three rows', () => {
  const rows = remarks.map((text, n) => `2024-05-0${n + 1} 08:00:00,${n + 4},"${text}"`)
  const ids = '"{""ImportId"":""startDate""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2_TEXT""}"'
  const file = `StartDate,Q1,Q2\nStart Date,How likely is it that you recommend us?,Why do you say so?\n${ids}\n${rows.join('\n')}\n`

  test('questions name the columns, and the rows of the header are no documents', async () => {
    const { documents } = await read('qualtrics.csv', file)
    expect(documents.map(({ text }) => text)).toEqual(remarks)
    expect(documents[2]!.metadata).toEqual([
      { name: 'Start Date', type: 'date', value: '2024-05-03T08:00:00Z' },
      { name: 'How likely is it that you recommend us?', type: 'score', value: 6 },
    ])
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
    await expect(read('cut.xlsx', file.slice(0, 600))).rejects.toThrow(/it is no workbook of Excel/)
  })
})
