import {
  dateNames,
  fieldName,
  hasWord,
  idNames,
  isNamedScore,
  isQuestion,
  listColumnNames,
  replyNames,
  serialNames,
  startsWithCount,
  technicalNames,
  textNames,
  titleNames,
  typePrefix,
  versionNames,
  wordsOf,
} from './columnNames.js'
import type { ColumnChoice, ColumnPlan, FieldColumn } from './columnPlan.js'
import { type ColumnProfile, fitsType, profileColumn } from './columnProfile.js'
import { joinNames, quote } from './describeColumns.js'
import { UsageError } from './inputError.js'
import {
  CERTAIN_DATE_FORMS,
  DATE_FORMS,
  type DateForm,
  PLAIN_DATE_FORMS,
  readColumnDate,
  readDate,
} from './looseDates.js'
import { readNumber, sumOf } from './looseNumbers.js'
import { choiceSeparator } from './multipleChoice.js'

/** A text column with a name of texts is preferred over one three times as long, one with replies only over shorter ones. */
const TEXT_NAME_WEIGHT = 3
const REPLY_WEIGHT = 0.1

/** Strings with more distinct values than this share of the rows are free text or names, not a property. */
const DISTINCT_SHARE = 0.5

/** A property has at most this many distinct strings, however many rows there are. */
const MOST_DISTINCT = 2_000

/** Values longer than this on average are free text. */
const PROPERTY_LENGTH = 60

/**
 * Decides what each column is, from its name and a sample of its values: the longest texts are the text, dates and
 * numbers are what reads as such, numbers called rating or the like are scores, few distinct strings are a property;
 * identifiers and further free text are left out. Named columns are never questioned. Throws UsageError when a named
 * column does not exist or no text is found.
 */
export function guessColumns(sample: readonly Readonly<Record<string, unknown>>[], choice: ColumnChoice): ColumnPlan {
  const columns = [...new Set(sample.flatMap((values) => Object.keys(values)))].map((name) =>
    profileColumn(name, sample),
  )
  const chosen = namedColumns(columns, choice)
  const free = (): ColumnProfile[] => columns.filter((column) => !chosen.has(column.name))
  if (choice.guess) {
    for (const column of free()) {
      const field = fieldOfPrefix(column)
      if (field !== undefined) chosen.set(column.name, field)
    }
  }
  if ((choice.text ?? []).length === 0) {
    const text = longestText(free())
    if (text === undefined)
      throw new UsageError(`No column looks like text; name it with --text. ${listNames(columns)}`)
    for (const { name } of [text, ...furtherQuestions(free(), text)]) chosen.set(name, 'text')
  }
  const ambiguousDates: string[] = []
  if (choice.guess) {
    if (choice.title === undefined) {
      // The title of a review differs from row to row, that of a product does not.
      const titles = free().filter((column) => hasWord(column.name, titleNames) && !column.numeric)
      const [title] = titles.sort((a, b) => b.distinct - a.distinct)
      if (title !== undefined) chosen.set(title.name, 'title')
    }
    for (const column of free()) {
      const field = guessField(column, choice.dateOrder)
      if (field === 'ambiguous date') ambiguousDates.push(column.name)
      else if (field !== undefined) chosen.set(column.name, field)
    }
  }
  const roles = columns.map(({ name }) => chosen.get(name))
  const namesOf = (role: ColumnRole | undefined): string[] =>
    columns.filter((_, i) => roles[i] === role).map(({ name }) => name)
  return {
    texts: namesOf('text'),
    title: namesOf('title')[0],
    fields: roles.filter((role) => typeof role === 'object'),
    leftOut: namesOf(undefined),
    ambiguousDates,
  }
}

/** What a column becomes. */
type ColumnRole = FieldColumn | 'text' | 'title'

/** The columns that the user named, by name. Throws UsageError for one that does not exist or is named twice. */
function namedColumns(columns: readonly ColumnProfile[], choice: ColumnChoice): Map<string, ColumnRole> {
  const columnNamed = (name: string): ColumnProfile | undefined =>
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name.toLowerCase() === name.toLowerCase())
  // The name of a column may have a comma.
  const namesIn = (values: readonly string[]): string[] =>
    values.flatMap((value) => (columnNamed(value) === undefined ? splitNames(value) : [value]))
  const chosen = new Map<string, ColumnRole>()
  const choose = (name: string, roleOf: (column: ColumnProfile) => ColumnRole): void => {
    const column = columnNamed(name)
    if (column === undefined) throw new UsageError(`There is no column ${quote(name)}. ${listNames(columns)}`)
    if (chosen.has(column.name)) throw new UsageError(`The column ${quote(column.name)} is named twice.`)
    chosen.set(column.name, roleOf(column))
  }
  for (const name of namesIn(choice.text ?? [])) choose(name, () => 'text')
  if (choice.title !== undefined) choose(choice.title, () => 'title')
  for (const name of namesIn(choice.date)) choose(name, (column) => dateColumn(column, choice.dateOrder))
  for (const name of namesIn(choice.score)) choose(name, (column) => numberColumn(column, 'score'))
  for (const name of namesIn(choice.number)) choose(name, (column) => numberColumn(column, 'number'))
  for (const name of namesIn(choice.string)) choose(name, stringColumn)
  return chosen
}

/** Names separated by commas; a text without commas is one name, blanks and all. */
const splitNames = (value: string): string[] => {
  const names = value.split(',').map((name) => name.trim())
  return names.length === 1 ? [value] : names.filter((name) => name !== '')
}

function longestText(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const weight = (column: ColumnProfile): number =>
    column.averageLength *
    (hasWord(column.name, textNames) ? TEXT_NAME_WEIGHT : 1) *
    (hasWord(column.name, replyNames) ? REPLY_WEIGHT : 1)
  return columns
    .filter(
      (column) => column.values.length > 0 && !column.numeric && !namesThings(column) && dateForms(column).length === 0,
    )
    .reduce<ColumnProfile | undefined>(
      (best, column) => (best && weight(best) >= weight(column) ? best : column),
      undefined,
    )
}

/** Words of a value on average below which it names something rather than says something. */
const SAYING_WORDS = 2

/** Identifiers by their name, and addresses of pages: long, and no text. */
const namesThings = ({ name, values, averageWords }: ColumnProfile): boolean =>
  averageWords < SAYING_WORDS && (hasWord(name, idNames) || /^https?:\/\//i.test(values[0]!))

function guessField(
  column: ColumnProfile,
  order: 'dmy' | 'mdy' | undefined,
): FieldColumn | 'ambiguous date' | undefined {
  const { name, values } = column
  if (values.length === 0 || technicalNames.test(name.trim())) return undefined
  const forms = dateForms(column)
  const isDate = !column.numeric || forms.includes('serial') || dateNames.test(name.toLowerCase())
  if (forms.length > 0 && (isDate || (forms.includes('compact') && column.distinct >= CERTAIN_DAYS))) {
    const isAmbiguous = forms.includes('dmy') && countDates(column, 'dmy') === countDates(column, 'mdy')
    if (isAmbiguous && order === undefined) {
      // A few cells that can be read both ways do not spoil a column of others.
      const form = CERTAIN_DATE_FORMS.find((certain) => forms.includes(certain))
      return form === undefined ? 'ambiguous date' : { column: name, name: fieldName(name), type: 'date', form }
    }
    return dateColumn(column, order)
  }
  if (column.numeric) {
    if (isNamedScore(name) || column.numberForm.scale !== undefined) return numberColumn(column, 'score')
    if (hasWord(name, versionNames)) return stringColumn(column)
    if (looksLikeCodes(column))
      return column.distinct * MENTIONS_OF_CODE > values.length ? undefined : stringColumn(column)
    return looksLikeNumberedRows(column) || (hasWord(name, idNames) && !startsWithCount(name))
      ? undefined
      : numberColumn(column, 'number')
  }
  const choices = stringColumn(column)
  if (choices.separator !== undefined) return choices
  const fewDistinct = column.distinct <= Math.max(MIN_DISTINCT, DISTINCT_SHARE * values.length)
  const repeated = column.distinct < values.length || values.length < MIN_DISTINCT
  const property =
    fewDistinct && repeated && column.distinct <= MOST_DISTINCT && column.averageLength <= PROPERTY_LENGTH
  return property ? choices : undefined
}

/** In files of a few rows nearly every value is distinct, so as many as this are still taken for a property. */
const MIN_DISTINCT = 12

/** Of so many distinct numbers of eight digits, some are no day such as 20240131, unless they are days. */
const CERTAIN_DAYS = 5

/** Digits that are names repeat as often as this on average, if they are a property. */
const MENTIONS_OF_CODE = 4

/** Digits that count nothing: with zeros in front, `0034`, or as many in all cells as numbers of articles and members have. */
function looksLikeCodes({ counts }: ColumnProfile): boolean {
  const values = [...counts.keys()]
  const [first = ''] = values
  return (
    values.some((value) => /^0\d*[1-9]\d*$/.test(value) && value.length > 2) ||
    (/^\d{9}/.test(first) && values.every((value) => /^\d+$/.test(value) && value.length === first.length))
  )
}

/** All whole numbers, none twice, in a row: 1, 2, 3 … or database keys. */
function looksLikeNumberedRows(column: ColumnProfile): boolean {
  if (column.values.length < 5 || column.distinct < column.values.length) return false
  const numbers = column.values.map((value) => readNumber(value, column.numberForm.decimal) ?? Number.NaN)
  return numbers.every((number, index) => Number.isInteger(number) && (index === 0 || number > numbers[index - 1]!))
}

function dateForms(column: ColumnProfile): DateForm[] {
  const { name, values } = column
  const isNamed = hasWord(name, serialNames) || wordsOf(name).join(' ') === 'data'
  return (isNamed ? DATE_FORMS : PLAIN_DATE_FORMS).filter((form) => fitsType(countDates(column, form), values.length))
}

/** Dates that a column of this form reads; none where no cell has the form itself. */
function countDates({ counts, dates }: ColumnProfile, form: DateForm): number {
  let found = dates.get(form)
  if (found === undefined) {
    const hasOwn = [...counts.keys()].some((value) => readDate(value, form) !== undefined)
    found = hasOwn ? sumOf(counts, (value) => Number(readColumnDate(value, form) !== undefined)) : 0
    dates.set(form, found)
  }
  return found
}

/** Of two orders that both fit, the one that fits more values; day first where nothing tells them apart. */
function dateColumn(column: ColumnProfile, order: 'dmy' | 'mdy' | undefined): FieldColumn {
  const fitting = (form: DateForm): number => countDates(column, form) + (form === order ? 0.5 : 0)
  const form = DATE_FORMS.reduce((best, form) => (fitting(form) > fitting(best) ? form : best))
  return { column: column.name, name: fieldName(column.name), type: 'date', form }
}

function stringColumn({ name, values }: ColumnProfile): Extract<FieldColumn, { type: 'string' }> {
  const separator = choiceSeparator(values, { isList: hasWord(name, listColumnNames) })
  return { column: name, name: fieldName(name), type: 'string', separator }
}

function fieldOfPrefix(column: ColumnProfile): FieldColumn | undefined {
  const type = typePrefix.exec(column.name)?.[1]
  if (type === undefined || column.values.length === 0) return undefined
  if (type === 'string') return stringColumn(column)
  if (type === 'date') return dateForms(column).length > 0 ? dateColumn(column, undefined) : undefined
  return column.numeric ? numberColumn(column, type as 'number' | 'score') : undefined
}

/** Words of an answer on average that make a column an open question rather than a property. */
const ANSWER_WORDS = 3

/** Open questions besides the one with the longest answers: columns named by a question with answers of many words. */
function furtherQuestions(columns: readonly ColumnProfile[], text: ColumnProfile): ColumnProfile[] {
  if (!isQuestion(text.name)) return []
  return columns.filter(
    (column) =>
      column !== text &&
      isQuestion(column.name) &&
      !column.numeric &&
      column.distinct > DISTINCT_SHARE * column.values.length &&
      column.averageWords >= ANSWER_WORDS &&
      choiceSeparator(column.values) === undefined &&
      dateForms(column).length === 0,
  )
}

function numberColumn(column: ColumnProfile, type: 'number' | 'score'): FieldColumn {
  return { column: column.name, name: fieldName(column.name), type, ...column.numberForm }
}

const listNames = (columns: readonly ColumnProfile[]): string =>
  `Columns: ${joinNames(columns.map(({ name }) => quote(name)))}.`
