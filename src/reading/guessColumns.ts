import { UsageError } from './inputError.js'
import {
  CERTAIN_DATE_FORMS,
  countNumbers,
  DATE_FORMS,
  type DateForm,
  type DecimalMark,
  guessDecimalMark,
  PLAIN_DATE_FORMS,
  readColumnDate,
  readDate,
  readNumber,
  sumOf,
} from './looseValues.js'
import { isMissing } from './missingValues.js'
import { choiceSeparator } from './multipleChoice.js'
import { wellFormed } from './wellFormed.js'

/** The columns that the user named, and whether the others may be guessed. */
export interface ColumnChoice {
  /** Columns with texts; each answer of several is a document of its own. */
  readonly text?: readonly string[] | undefined
  readonly title?: string | undefined
  readonly date: readonly string[]
  readonly score: readonly string[]
  readonly number: readonly string[]
  readonly string: readonly string[]
  /** Whether columns that were not named take part as well. */
  readonly guess: boolean
  /** How `03/04/2024` is to be read. */
  readonly dateOrder?: 'dmy' | 'mdy' | undefined
}

export type FieldColumn = { readonly column: string; readonly name: string } & (
  | {
      readonly type: 'string'
      /** The separator between several choices in one cell; undefined where a cell has one value. */
      readonly separator: string | undefined
    }
  | { readonly type: 'number' | 'score'; readonly decimal: DecimalMark }
  | { readonly type: 'date'; readonly form: DateForm }
)

/** What each column of a file becomes. */
export interface ColumnPlan {
  /** Columns with texts, in the order of the file. */
  readonly texts: readonly string[]
  readonly title: string | undefined
  readonly fields: readonly FieldColumn[]
  readonly leftOut: readonly string[]
  /** Columns of which as many dates can be read as day first as can be as month first. */
  readonly ambiguousDates: readonly string[]
}

/** Share of a column's values that may not fit its type: noise such as `n/a`. From three values on, one may always. */
const MISFIT_SHARE = 0.1

/** A text column with one of these names is preferred over one three times as long. */
const TEXT_NAME_WEIGHT = 3

const textNames =
  /^(?:text|texts|comments?|reviews?|feedback|body|message|content|verbatim|answer|response|opinion|description|remarks?|notes?|kommentare?|bemerkung|bewertungstext|texto|comentarios?|opinión|commentaires?|avis|recensione|commento|opmerking|tekst|отзыв|текст|yorum|内容|评论|コメント|리뷰|댓글)$/u
const titleNames = /^(?:title|subject|headline|heading|summary|titel|titre|título|titulo|titolo|betreff|asunto|objet)$/u
const scoreNames =
  /^(?:rating|ratings|rate|score|stars?|nps|csat|ces|satisfaction|satisfied|satisfait|satisfecho|satisfecha|satisfeito|soddisfatto|zufrieden|tevreden|grade|likelihood|overall|likely|empfehlen|weiterempfehlen|recommend|recommander|recomendar|recomendaría|recomendaria|consigliare|consiglieresti|aanbevelen|bewertung|punkte|sterne|zufriedenheit|note|nota|puntuación|puntuacion|calificación|avaliação|voto|ocena|betyg|puan|оценка|評価|评分|평점)$/u
const idNames =
  /^(?:id|ids|uuid|guid|key|index|idx|row|nr|no|number|ref|reference|url|link|email|mail|phone|fax|hash|zip|zipcode|postcode|postal|plz)$/u
/** Names of columns whose numbers are names, such as versions: 3.2 is not more than 3.1. */
const versionNames = /^(?:version|release|build)$/u
const countNames = /^(?:number|no|nr|num)$/u
/** Columns in which survey tools write who answered, from where and how far: no property of what was said. */
const technicalNames =
  /^(?:ip[ _]?address|e-?mail[ _]?address|(?:recipient[ _]?)?(?:first|last)[ _]?name|recipient[ _]?e-?mail|location[ _]?(?:latitude|longitude)|external[ _](?:data[ _])?reference|progress|finished|response[ _]type|duration \(in seconds\)|distribution[ _]?channel|(?:respondent|collector|network|response)[ _]?id)$/iu
/** Columns that have lists, even if no cell has a single value. */
const listColumnNames = /^(?:tags?|labels?|topics|categories|schlagworte|etiquetas|étiquettes)$/u
/** Names that say that five digits are days of a spreadsheet. `Data` is a date in some languages, `mobile data` is none. */
const serialNames = /^(?:date|dates|datum|dato|fecha|tarih|timestamp|дата|日期|日付|날짜)$/u
const dateNames = /(?:date|time|timestamp|datum|fecha|data|created|posted|when|day)$/u

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
  const columns = [...new Set(sample.flatMap((values) => Object.keys(values)))].map((name) => profile(name, sample))
  const chosen = namedColumns(columns, choice)
  const free = (): Profile[] => columns.filter((column) => !chosen.has(column.name))
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
      const title = free().find((column) => hasWord(column.name, titleNames) && !column.numeric)
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
function namedColumns(columns: readonly Profile[], choice: ColumnChoice): Map<string, ColumnRole> {
  const columnNamed = (name: string): Profile | undefined =>
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name.toLowerCase() === name.toLowerCase())
  // The name of a column may have a comma.
  const namesIn = (values: readonly string[]): string[] =>
    values.flatMap((value) => (columnNamed(value) === undefined ? splitNames(value) : [value]))
  const chosen = new Map<string, ColumnRole>()
  const choose = (name: string, roleOf: (column: Profile) => ColumnRole): void => {
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

/** One line that says what the columns were taken for. */
export function describeColumns(plan: ColumnPlan): string {
  const several = plan.texts.length > 1 ? ' (each answer is a document of its own)' : ''
  const parts = [`text = ${joinNames(plan.texts.map(quote))}${several}`]
  if (plan.title !== undefined) parts.push(`title = ${quote(plan.title)}`)
  for (const type of ['date', 'score', 'number', 'string'] as const) {
    const names = plan.fields.filter((field) => field.type === type)
    if (names.length === 0) continue
    parts.push(`${type} = ${joinNames(names.map((field) => quote(field.column) + noteOf(field)))}`)
  }
  if (plan.leftOut.length > 0) parts.push(`left out = ${joinNames(plan.leftOut.map(quote))}`)
  return `Columns: ${parts.join('; ')}`
}

/** How dates of a form are read, in words behind the name of their column. */
export const formNotes: Readonly<Record<DateForm, string>> = {
  iso: '',
  words: '',
  compact: '',
  dmy: ' (day first)',
  mdy: ' (month first)',
  seconds: ' (seconds since 1970)',
  milliseconds: ' (milliseconds since 1970)',
  serial: ' (days of a spreadsheet)',
}

function noteOf(field: FieldColumn): string {
  if (field.type === 'date') return formNotes[field.form]
  return field.type === 'string' && field.separator !== undefined ? ' (several choices)' : ''
}

/** The cells of one value as strings: none for a missing one, several for a list. Objects within are passed over. */
export function cellsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => (Array.isArray(item) ? [] : cellsOf(item)))
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'string') return []
  const text = wellFormed(value).trim()
  return isMissing(text) ? [] : [text]
}

interface Profile {
  readonly name: string
  /** Cells that are not empty. */
  readonly values: readonly string[]
  /** How many cells have a value: what a value is taken for is found once for all of them. */
  readonly counts: ReadonlyMap<string, number>
  readonly distinct: number
  /** Dates that a column of this form reads, as far as they were counted. */
  readonly dates: Map<DateForm, number>
  readonly averageLength: number
  readonly averageWords: number
  readonly decimal: DecimalMark
  readonly numeric: boolean
}

function profile(name: string, sample: readonly Readonly<Record<string, unknown>>[]): Profile {
  const values = sample.flatMap((record) => cellsOf(record[name]))
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const decimal = guessDecimalMark(counts)
  const average = (measure: (value: string) => number): number => sumOf(counts, measure) / Math.max(1, values.length)
  return {
    name,
    values,
    counts,
    distinct: counts.size,
    dates: new Map(),
    averageLength: average((value) => value.length),
    averageWords: average((value) => value.split(/\s+/u).length),
    decimal,
    numeric: fitsType(countNumbers(counts, decimal), values.length),
  }
}

const fitsType = (fitting: number, count: number): boolean =>
  fitting > 0 && count - fitting <= Math.max(MISFIT_SHARE * count, count >= 3 ? 1 : 0)

function longestText(columns: readonly Profile[]): Profile | undefined {
  const weight = (column: Profile): number =>
    column.averageLength * (hasWord(column.name, textNames) ? TEXT_NAME_WEIGHT : 1)
  return columns
    .filter((column) => column.values.length > 0 && !column.numeric && dateForms(column).length === 0)
    .reduce<Profile | undefined>((best, column) => (best && weight(best) >= weight(column) ? best : column), undefined)
}

function guessField(column: Profile, order: 'dmy' | 'mdy' | undefined): FieldColumn | 'ambiguous date' | undefined {
  const { name, values } = column
  if (values.length === 0 || technicalNames.test(name.trim())) return undefined
  const forms = dateForms(column)
  if (forms.length > 0 && (!column.numeric || forms.includes('serial') || dateNames.test(name.toLowerCase()))) {
    const isAmbiguous = forms.includes('dmy') && countDates(column, 'dmy') === countDates(column, 'mdy')
    if (isAmbiguous && order === undefined) {
      // A few cells that can be read both ways do not spoil a column of others.
      const form = CERTAIN_DATE_FORMS.find((certain) => forms.includes(certain))
      return form === undefined ? 'ambiguous date' : { column: name, name: fieldName(name), type: 'date', form }
    }
    return dateColumn(column, order)
  }
  if (column.numeric) {
    if (hasWord(name, scoreNames)) return numberColumn(column, 'score')
    if (hasWord(name, versionNames)) return stringColumn(column)
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

/** All whole numbers, none twice, in a row: 1, 2, 3 … or database keys. */
function looksLikeNumberedRows(column: Profile): boolean {
  if (column.values.length < 5 || column.distinct < column.values.length) return false
  const numbers = column.values.map((value) => readNumber(value, column.decimal) ?? Number.NaN)
  return numbers.every((number, index) => Number.isInteger(number) && (index === 0 || number > numbers[index - 1]!))
}

/** "Number of nights" counts something, "order number" names something. */
const startsWithCount = (name: string): boolean => {
  const words = wordsOf(name)
  return words.length > 1 && countNames.test(words[0]!)
}

function dateForms(column: Profile): DateForm[] {
  const { name, values } = column
  const isNamed = hasWord(name, serialNames) || wordsOf(name).join(' ') === 'data'
  return (isNamed ? DATE_FORMS : PLAIN_DATE_FORMS).filter((form) => fitsType(countDates(column, form), values.length))
}

/** Dates that a column of this form reads; none where no cell has the form itself. */
function countDates({ counts, dates }: Profile, form: DateForm): number {
  let found = dates.get(form)
  if (found === undefined) {
    const hasOwn = [...counts.keys()].some((value) => readDate(value, form) !== undefined)
    found = hasOwn ? sumOf(counts, (value) => Number(readColumnDate(value, form) !== undefined)) : 0
    dates.set(form, found)
  }
  return found
}

/** Of two orders that both fit, the one that fits more values; day first where nothing tells them apart. */
function dateColumn(column: Profile, order: 'dmy' | 'mdy' | undefined): FieldColumn {
  const fitting = (form: DateForm): number => countDates(column, form) + (form === order ? 0.5 : 0)
  const form = DATE_FORMS.reduce((best, form) => (fitting(form) > fitting(best) ? form : best))
  return { column: column.name, name: fieldName(column.name), type: 'date', form }
}

function stringColumn({ name, values }: Profile): Extract<FieldColumn, { type: 'string' }> {
  const separator = choiceSeparator(values, { isList: hasWord(name, listColumnNames) })
  return { column: name, name: fieldName(name), type: 'string', separator }
}

/** A column whose name begins with the type that it has, as the service's own files do: `score_rating`, `date_visit`. */
const typePrefix = /^(string|number|score|date)_(?=.)/

const fieldName = (column: string): string => column.replace(typePrefix, '')

function fieldOfPrefix(column: Profile): FieldColumn | undefined {
  const type = typePrefix.exec(column.name)?.[1]
  if (type === undefined || column.values.length === 0) return undefined
  if (type === 'string') return stringColumn(column)
  if (type === 'date') return dateForms(column).length > 0 ? dateColumn(column, undefined) : undefined
  return column.numeric ? numberColumn(column, type as 'number' | 'score') : undefined
}

/** Words of an answer on average that make a column an open question rather than a property. */
const ANSWER_WORDS = 3
/** Words of a name that is a question even without a mark behind it. */
const QUESTION_WORDS = 4

/** Open questions besides the one with the longest answers: columns named by a question with answers of many words. */
function furtherQuestions(columns: readonly Profile[], text: Profile): Profile[] {
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

const isQuestion = (name: string): boolean => /[?？؟;]$/u.test(name.trim()) || wordsOf(name).length >= QUESTION_WORDS

function numberColumn(column: Profile, type: 'number' | 'score'): FieldColumn {
  return { column: column.name, name: fieldName(column.name), type, decimal: column.decimal }
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const hasWord = (name: string, pattern: RegExp): boolean => wordsOf(name).some((word) => pattern.test(word))

/** The longest name that is said in full. */
const NAME_LENGTH = 60

/** Whether a column is named as scores are. */
export const isNamedScore = (name: string): boolean => hasWord(name, scoreNames)

function quote(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()]
  const cut =
    characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH - 1).join('')}…` : characters.join('')
  return `"${cut}"`
}

/** Columns that are named in one list at most. */
const LISTED_COLUMNS = 50

const listNames = (columns: readonly Profile[]): string =>
  `Columns: ${joinNames(columns.map(({ name }) => quote(name)))}.`

function joinNames(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_COLUMNS).join(', ')
  const more = names.length - LISTED_COLUMNS
  return more > 0 ? `${listed} and ${more.toLocaleString('en')} more` : listed
}
