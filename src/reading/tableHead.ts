import { PLAIN_DATE_FORMS, readDate } from './looseDates.js'
import { readNumber } from './looseNumbers.js'

/** Where the rows of a table begin, and the names of its columns. */
export interface TableHead {
  /** Rows before the first row of values: titles, blank rows, the header, and explanatory rows below it. */
  readonly rows: number
  /**
   * A name for each column. Columns with the same name are the choices of one question, and become its list of values.
   */
  readonly columns: readonly string[]
  /** One less than the columns, where many rows have no field for the last one; their cell of it is empty. */
  readonly fewest?: number
  /** The recognized format, as sentences for the user. */
  readonly notes: readonly string[]
}

type Row = readonly string[]

/** Number of rows from which the head is recognized. */
export const HEAD_ROWS = 50
/** A header has a name for at least this share of the columns. */
const NAMED_SHARE = 0.5
/** A cell with more words is a sentence, not a name, unless it is a question. */
const NAME_WORDS = 12
/** The last column may be missing where at least this share of the rows has no field for it, and at least MIN_SHORT rows. */
const SHORT_SHARE = 0.2
const MIN_SHORT = 3
/** The row that Qualtrics adds with the identifiers of the columns. */
const IMPORT_ID = /^\{"ImportId":/
/** The text that SurveyMonkey writes below a question without choices. */
const RESPONSE = /^(?:open-ended response|response)$/i

/**
 * Separates title lines, header, explanatory rows (two from Qualtrics, one from SurveyMonkey) and the first row of
 * values. `rows` are the first rows of the table.
 */
export function readTableHead(rows: readonly Row[]): TableHead {
  const shape = shapeOf(rows)
  const header = findHeader(rows, shape)
  if (header === -1) return { rows: 0, columns: nameColumns(rows[0] ?? []), notes: [] }
  const names = rows[header]!
  const below = rows.slice(header + 1)
  const above = rows.slice(0, header).filter((row) => !isBlank(row)).length
  const notesOn = (place: string): string[] =>
    above === 0 ? [] : [`Above the ${place}: ${above === 1 ? '1 line is' : `${above} lines are`} left out`]
  const notes = notesOn('header')
  const identifiers = below.slice(0, 3).findIndex((row) => row.some((cell) => IMPORT_ID.test(cell.trim())))
  if (identifiers !== -1) {
    notes.push('Header of Qualtrics: the questions name the columns')
    const questions = identifiers === 0 ? names : below[0]!
    return { rows: header + identifiers + 2, columns: nameColumns(joinCodes(names, questions)), notes }
  }
  if (below[0] !== undefined && explainsHeader(names, below[0])) {
    notes.push('Header of two rows: questions and their choices')
    return { rows: header + 2, columns: nameChoices(names, below[0], below.slice(1)), notes }
  }
  if (looksLikeValues(names, below)) {
    const columns = nameColumns(names.map(() => ''))
    return {
      rows: header,
      columns,
      notes: [...notesOn('first row'), 'There is no header: columns are called by their place'],
    }
  }
  const fitted = fitNames(names, shape, below)
  if (fitted.length > names.length) {
    notes.push(`The header has no name for the ${fitted[0] === '' ? 'first' : 'last'} column`)
  }
  const columns = mergeChoices(nameColumns(fitted), below)
  const fewest = columns.length - 1
  const short = below.filter((row) => row.length === fewest && !isBlank(row)).length
  const isUsual = shape.width === fewest || (fewest > 1 && short >= Math.max(MIN_SHORT, SHORT_SHARE * below.length))
  return { rows: header + 1, columns, ...(isUsual ? { fewest } : {}), notes }
}

/** How many fields the rows of a table have. */
interface TableShape {
  /** Fields of most rows. */
  readonly width: number
  /** Those without the empty ones that end all of these rows. */
  readonly filled: number
}

function shapeOf(rows: readonly Row[]): TableShape {
  const width = usualWidth(rows)
  const usual = rows.filter((row) => row.length === width && !isBlank(row))
  return { width, filled: usual.reduce((most, row) => Math.max(most, filledWidth(row)), 0) }
}

/** Fields of a row without the empty ones at its end. */
const filledWidth = (row: Row): number => row.findLastIndex((cell) => cell.trim() !== '') + 1

/**
 * The first row as wide as most. If it has values like the rows below, a row of names right above it is the header although
 * it has one field more or less. -1 where no row is wide.
 */
function findHeader(rows: readonly Row[], shape: TableShape): number {
  const first = rows.findIndex((row) => isWide(row, shape))
  if (first === -1) return -1
  const above = rows.slice(0, first).findLastIndex((row) => !isBlank(row))
  if (above === -1 || !looksLikeValues(rows[first]!, rows.slice(first + 1))) return first
  const below = rows.slice(first)
  return isNearlyWide(rows[above]!, shape, numbersRows(below, shape)) && !looksLikeValues(rows[above]!, below)
    ? above
    : first
}

/** Whether a row has a name for all columns but one at most, or one name more than there are columns. */
function isNearlyWide(row: Row, { filled }: TableShape, hasNumbers: boolean): boolean {
  const named = row.filter((cell) => cell.trim() !== '').length
  return Math.abs(filledWidth(row) - filled) <= 1 && named >= Math.max(hasNumbers ? 1 : 2, filled - 1)
}

/** Whether the first cells of all rows of the usual width are ascending whole numbers. */
function numbersRows(rows: readonly Row[], { width }: TableShape): boolean {
  const cells = rows.filter((row) => row.length === width && !isBlank(row)).map((row) => row[0]!.trim())
  return (
    cells.length > 1 &&
    cells.every((cell, at) => /^\d+$/.test(cell) && (at === 0 || Number(cell) > Number(cells[at - 1])))
  )
}

/**
 * A name for each column of a header that has more or fewer fields than the rows below. A missing name is that of the
 * numbers of rows, or else of the last column. Empty columns at the end that not all rows have are left out.
 */
function fitNames(names: Row, shape: TableShape, below: readonly Row[]): Row {
  if (names.length === shape.width) return names
  const named = names.slice(0, Math.max(filledWidth(names), shape.filled))
  if (named.length >= shape.filled) return named
  return numbersRows(below, shape) ? ['', ...named] : [...named, '']
}

const isBlank = (row: Row): boolean => row.every((cell) => cell.trim() === '')

/** The number of fields that most rows have. */
export function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) if (!isBlank(row)) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

/** Whether a row has as many fields as most rows, but for empty ones at the end, and names for enough of them. */
function isWide(row: Row, { width, filled }: TableShape): boolean {
  const named = row.filter((cell) => cell.trim() !== '').length
  const hasWidth = row.length === width || filledWidth(row) === filled
  const columns = row.length === width ? width : filled
  return hasWidth && named >= Math.max(Math.min(columns, 2), NAMED_SHARE * columns * (columns > 4 ? 0.5 : 1))
}

/**
 * Qualtrics: `Q1` and the question below it. A question becomes the column's name; a code without a question remains.
 */
const joinCodes = (codes: Row, questions: Row): string[] =>
  codes.map((code, column) => questions[column]?.trim() || code.trim())

/** Whether the second row describes the answers of the columns: `Response`, or a choice below an empty name. */
function explainsHeader(names: Row, row: Row): boolean {
  if (row.length !== names.length) return false
  if (row.some((cell) => RESPONSE.test(cell.trim()))) return true
  const unnamed = names.flatMap((name, column) => (name.trim() === '' && column > 0 ? [column] : []))
  return unnamed.length >= 2 && unnamed.every((column) => row[column]!.trim() !== '')
}

/**
 * SurveyMonkey: a question, and below it `Response` or one of its choices; columns without a name belong to the question
 * before. Choices that are repeated as values become the list of one question, others columns of their own.
 */
function nameChoices(names: Row, choices: Row, values: readonly Row[]): string[] {
  let question = ''
  const list: boolean[] = []
  const named = names.map((name, column) => {
    question = name.trim() || question
    const choice = choices[column]!.trim()
    list[column] = choice !== '' && values.every((row) => ['', choice].includes(row[column]?.trim() ?? ''))
    return choice === '' || RESPONSE.test(choice) || list[column] ? question : `${question}: ${choice}`
  })
  const unique = nameColumns(named)
  return named.map((name, column) => (list[column] ? name : unique[column]!))
}

/** Whether the first row has values like the rows below: a number above numbers, a sentence above sentences. */
function looksLikeValues(first: Row, below: readonly Row[]): boolean {
  if (below.length === 0) return false
  return first.some((cell, column) => {
    const values = below.map((row) => row[column]?.trim() ?? '').filter((value) => value !== '')
    if (values.length === 0 || cell.trim() === '') return false
    if (isMeasure(cell)) return values.filter(isMeasure).length > values.length / 2
    return isSentence(cell) && values.filter(isSentence).length > values.length / 2
  })
}

const isMeasure = (cell: string): boolean =>
  readNumber(cell) !== undefined ||
  readNumber(cell, ',') !== undefined ||
  PLAIN_DATE_FORMS.some((form) => readDate(cell, form) !== undefined)

const isSentence = (cell: string): boolean => {
  const text = cell.trim()
  return !text.endsWith('?') && (text.split(/\s+/u).length > NAME_WORDS || /[.!。！](?:\s|$)/u.test(text))
}

/**
 * Typeform: a column for each choice of a question, which repeats the name of the column where it was chosen. Neighbours
 * of this kind become one list, named after them.
 */
function mergeChoices(columns: readonly string[], values: readonly Row[]): string[] {
  const isChoice = columns.map((name, column) => {
    const cells = values.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every((cell) => cell === name)
  })
  const merged = [...columns]
  for (let start = 0; start < columns.length; start++) {
    let end = start
    while (isChoice[end]) end++
    if (end - start > 1) merged.fill(columns.slice(start, end).join(', '), start, end)
    start = Math.max(start, end - 1)
  }
  return merged
}

/** Names columns without a name by their position, and adds a number to duplicate names. */
function nameColumns(row: Row): string[] {
  const taken = new Set<string>()
  const tried = new Map<string, number>()
  return row.map((cell, index) => {
    const base = cell.trim() || `column ${index + 1}`
    let name = base
    let n = tried.get(base) ?? 1
    while (taken.has(name)) name = `${base} ${++n}`
    tried.set(base, n)
    taken.add(name)
    return name
  })
}
