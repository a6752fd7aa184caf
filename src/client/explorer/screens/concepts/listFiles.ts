import type { Cell } from '../../../parts/csv.js'
import type { ConceptList, NewConcept } from '../../api/lists.js'
import { colourAt } from './palette.js'

/** Texts of a concept stand in one cell, one on each line. */
const BETWEEN = '\n'

/** The rows of a list as a table file. */
export const listRows = ({ concepts }: ConceptList): Cell[][] => [
  ['name', 'color', 'texts'],
  ...concepts.map(({ name, color, texts }) => [name, color, texts.join(BETWEEN)]),
]

/** A list as JSON, without identifiers, which other projects do not have. */
export const listJson = ({ name, concepts }: ConceptList): string =>
  JSON.stringify({ name, concepts: concepts.map(({ name, color, texts }) => ({ name, color, texts })) }, null, 2)

/** The concepts of an exported list, or of a table or JSON with one concept in each row. Throws SyntaxError or InputError. */
export async function readConcepts(file: File): Promise<NewConcept[]> {
  const rows = file.name.toLowerCase().endsWith('.json') ? jsonRows(await file.text()) : await tableRows(file)
  return rows.flatMap((row) => conceptOf(row) ?? []).map(withColour)
}

type Row = Readonly<Record<string, unknown>>

function jsonRows(text: string): Row[] {
  const value: unknown = JSON.parse(text)
  const rows = Array.isArray(value) ? value : (value as Row | null)?.concepts
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

/** The reader of tables is large, and loaded only for one. */
async function tableRows(file: File): Promise<Row[]> {
  const { readFile } = await import('../add/readFile.js')
  const rows: Row[] = []
  for await (const { values } of readFile(file)) rows.push(values)
  return rows
}

/** A concept needs a text; a row with a name alone is a concept of that text. */
function conceptOf(row: Row): NewConcept | undefined {
  const cells = new Map(Object.entries(row).map(([column, cell]) => [column.trim().toLowerCase(), cell]))
  const first = (...columns: string[]): unknown => columns.map((column) => cells.get(column)).find(Boolean)
  const name = plain(String(first('name', 'concept') ?? '')).trim()
  const sent = textsOf(first('texts', 'text'))
  const texts = sent.length === 0 && name !== '' ? [name] : sent
  if (texts.length === 0) return undefined
  const color = String(first('color', 'colour') ?? '').trim()
  return {
    texts,
    ...(name !== '' && { name }),
    ...(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) && { color }),
  }
}

const textsOf = (cell: unknown): string[] =>
  (Array.isArray(cell) ? cell.map(String) : plain(String(cell ?? '')).split(/[\n;]/))
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** A cell that a spreadsheet would read as a formula begins with an apostrophe in our files. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')

const withColour = (concept: NewConcept, place: number): NewConcept => ({ color: colourAt(place), ...concept })
