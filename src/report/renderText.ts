import { CLEAR_Q, driverCertaintyOf, isOnlyAlone } from './certainty.js'
import { isConvincing } from './convincing.js'
import { describeSource } from './describeSource.js'
import { signedPercent } from './percent.js'
import type {
  ReportConcept,
  ReportDocument,
  ReportDriver,
  ReportField,
  ReportFoundDocument,
  SentimentCounts,
} from './reportDocument.js'
import { snippet } from './snippet.js'
import { apportion, bar, clip, column, oneLine, type Paint, textWidth } from './terminal.js'
import { texts } from './texts.js'

export interface RenderOptions {
  /** Columns that no line exceeds. */
  readonly columns: number
  readonly paint: Paint
  /** Top concepts, and drivers of both directions together, at most. */
  readonly limit: number
  /** Of a project that was built just now. */
  readonly seconds: BuildSeconds | null
}

/** How long the steps of a build took, in seconds; `sentiment` is null where it was skipped. */
export interface BuildSeconds {
  readonly upload: number
  readonly build: number
  readonly sentiment: number | null
}

/** The report for people: header, top concepts, drivers, sentiment and a search, each a block of lines. */
export function render(report: ReportDocument, options: RenderOptions): string {
  const blocks = [
    header(report, options),
    findings(report, options),
    concepts(report, options),
    drivers(report, options),
    sentiment(report, options),
    search(report, options),
  ]
  const filled = blocks.filter((block) => block.length > 0)
  return `\n${filled.map((block) => block.map((line) => (line === '' ? '' : ` ${line}`).trimEnd()).join('\n')).join('\n\n')}\n\n`
}

/** Columns before each line, and kept free behind it. */
const MARGIN = 2

function header({ project, fields, source }: ReportDocument, { columns, paint, seconds }: RenderOptions): string[] {
  const width = columns - MARGIN
  const { name, language } = project
  const filters = project.filters.map((typed) => texts.only(oneLine(typed)))
  if (filters.length > 0) filters.push(texts.ofDocuments(count(project.filter_count)))
  const left = source === null ? [] : describeSource(source).map(oneLine)
  return [
    paint.bold(clip(oneLine(name), width)),
    ...flow(filters, width).map(paint.yellow),
    ...flow([describeDocuments(project), languageName(language), ...describeTimes(seconds)], width).map(paint.dim),
    ...flow(fields.map(describeField), width).map(paint.dim),
    ...left.flatMap((line) => wrap(line, width)).map(paint.yellow),
  ]
}

function describeDocuments({ document_count, filter_count, respondent_count }: ReportDocument['project']): string {
  const documents = texts.documents(count(document_count), document_count)
  if (respondent_count === null || filter_count < document_count) return documents
  return texts.ofRespondents(documents, count(respondent_count), respondent_count)
}

/** What stands out, a sentence each. */
function findings({ findings }: ReportDocument, { columns, paint }: RenderOptions): string[] {
  if (findings.length === 0) return []
  const [first, rest] = ['• ', '  ']
  return [
    heading(texts.findings, '', columns, paint),
    ...findings.flatMap(({ parts }) =>
      wrap(oneLine(parts.map(({ text }) => text).join('')), columns - MARGIN - first.length).map(
        (line, i) => (i === 0 ? first : rest) + line,
      ),
    ),
  ]
}

/** Breaks a sentence between words into lines of at most this many columns. */
function wrap(sentence: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || textWidth(last) + 1 + textWidth(word) > columns) lines.push(clip(word, columns))
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const describeTimes = (times: BuildSeconds | null): string[] =>
  times === null ? [] : [texts.built(seconds(times.upload + times.build + (times.sentiment ?? 0)))]

function concepts(report: ReportDocument, { columns, paint, limit }: RenderOptions): string[] {
  const concepts = topConcepts(report, limit)
  if (concepts.length === 0) return [heading(texts.concepts.title, '', columns, paint), texts.concepts.none]
  const names = nameWidth(concepts, columns)
  const most = Math.max(...concepts.map((concept) => concept.match_count))
  const numbers = Math.max(5, count(most).length)
  const barWidth = columns - MARGIN - names - 2 * (numbers + 2) - 3
  const lines = concepts.map((concept) => {
    const more = concept.match_count - concept.count
    const exact = bar(concept.count / most, barWidth)
    const both = Math.round((concept.match_count / most) * barWidth)
    const related = '░'.repeat(Math.max(0, both - textWidth(exact)))
    return [
      column(oneLine(concept.name), names),
      column(count(concept.count), numbers, 'right'),
      paint.dim(column(more === 0 ? '' : `+${count(more)}`, numbers + 1, 'right')),
      paint.cyan(exact) + paint.dim(related),
    ].join('  ')
  })
  return [heading(texts.concepts.title, texts.concepts.note, columns, paint), ...lines]
}

const topConcepts = ({ concepts }: ReportDocument, limit: number): ReportConcept[] =>
  concepts.filter(({ top }) => top).slice(0, limit)

/** A concept that is a driver. */
type DriverConcept = ReportConcept & { readonly driver: ReportDriver }

/** The first convincing drivers in a direction, the most important first. */
function driversOf({ concepts }: ReportDocument, direction: 1 | -1, limit: number): DriverConcept[] {
  return concepts
    .filter((concept): concept is DriverConcept => concept.driver !== null)
    .filter(({ driver, count }) => direction * driver.impact > 0 && isConvincing(driver, count))
    .sort((a, b) => b.driver.importance - a.driver.importance)
    .slice(0, Math.ceil(limit / 2))
}

/** Below this width the two directions of drivers stand one above the other. */
const SIDE_BY_SIDE = 110

function drivers(report: ReportDocument, { columns, paint, limit }: RenderOptions): string[] {
  const { score } = report
  if (score === null) return []
  const sides = [
    { rows: driversOf(report, 1, limit), name: texts.drivers.lifts, color: paint.green },
    { rows: driversOf(report, -1, limit), name: texts.drivers.lowers, color: paint.red },
  ] as const
  const head = heading(texts.drivers.title(oneLine(score.field)), scoreNote(score), columns, paint)
  if (sides.every((side) => side.rows.length === 0)) return [head, texts.drivers.none]
  const gap = 4
  const wide = columns >= SIDE_BY_SIDE
  const width = wide ? Math.floor((columns - MARGIN - gap) / 2) : columns - MARGIN
  const most = Math.max(...sides.flatMap((side) => side.rows.map(({ driver }) => Math.abs(driver.impact))))
  const all = sides.flatMap(({ rows }) => rows)
  const numbers = Math.max(4, ...all.map((row) => count(row.count).length))
  const names = Math.min(nameWidth(all, width), Math.max(12, width - 34))
  const blocks = sides.map(({ rows, name, color }) => [
    color(column(name, names)) + paint.dim(column(driverHead(numbers), width - names)),
    ...(rows.length === 0 ? [paint.dim(column(texts.drivers.noneOnSide, width))] : []),
    ...rows.map((row) => driverLine(row, { names, numbers, width, most }, color, paint)),
  ])
  const [lifting, lowering] = blocks as [string[], string[]]
  const note = all.some(({ driver }) => isOnlyAlone(driver)) ? wrap(texts.drivers.alone, columns - MARGIN) : []
  const notes = note.length === 0 ? [] : ['', ...note.map(paint.dim)]
  if (!wide) return [head, ...lifting, '', ...lowering, ...notes]
  const rows = Math.max(lifting.length, lowering.length)
  const beside = Array.from({ length: rows }, (_, row) =>
    [lifting[row] ?? ' '.repeat(width), lowering[row] ?? ''].join(' '.repeat(gap)),
  )
  return [head, ...beside, ...notes]
}

function scoreNote({ average, document_average, nps }: NonNullable<ReportDocument['score']>): string {
  const [shown, ofDocuments] = [average, document_average].map((mean) => (mean === null ? undefined : hundredths(mean)))
  const parts = shown === undefined ? [] : [texts.drivers.average(shown)]
  // Impacts are differences from it.
  if (ofDocuments !== undefined && ofDocuments !== shown) parts.push(texts.drivers.documentAverage(ofDocuments))
  if (nps !== null) parts.push(texts.drivers.nps(`${nps.value < 0 ? '−' : '+'}${Math.round(Math.abs(nps.value))}`))
  return parts.join(', ')
}

function driverHead(numbers: number): string {
  const { impact, average, documents, certainty } = texts.drivers.columns
  const heads = [
    column(impact, 6, 'right'),
    column(average, 6, 'right'),
    column(documents, numbers, 'right'),
    certainty,
  ]
  return heads.map((head) => `  ${head}`).join('')
}

/** A line of exactly `size.width` columns, so that another may stand beside it. */
function driverLine(
  { name, count: documents, driver }: DriverConcept,
  size: { readonly names: number; readonly numbers: number; readonly width: number; readonly most: number },
  color: (text: string) => string,
  paint: Paint,
): string {
  const cells = [
    column(oneLine(name), size.names),
    color(column(signed(driver.impact), 6, 'right')),
    column(hundredths(driver.average_score), 6, 'right'),
    column(count(documents), size.numbers, 'right'),
    paint.dim(column(certaintyWord(driver), CERTAINTY_WIDTH)),
  ]
  const used = size.names + 6 + 6 + size.numbers + CERTAINTY_WIDTH + 4 * 2
  const barWidth = size.width - used - 2
  if (barWidth < 4) return cells.join('  ') + ' '.repeat(barWidth + 2)
  const share = size.most === 0 ? 0 : Math.abs(driver.impact) / size.most
  // As on the page, what is not clear is not filled.
  const drawn = driver.q < CLEAR_Q ? bar(share, barWidth) : '░'.repeat(Math.round(share * barWidth))
  return `${cells.join('  ')}  ${color(column(drawn, barWidth))}`
}

/** Length of the longest word of `texts.drivers.certainty`. */
const CERTAINTY_WIDTH = 6

/** How certain a driver is, in a word. */
const certaintyWord = (driver: ReportDriver): string => texts.drivers.certainty[driverCertaintyOf(driver)]

/** With hardly any feeling in the whole list, something else is amiss. */
const LEAST_FEELING = 0.02

function sentiment(report: ReportDocument, { columns, paint, limit }: RenderOptions): string[] {
  const felt = topConcepts(report, limit).flatMap(({ name, count, sentiment }) =>
    sentiment === null ? [] : [{ name, count, shares: sharesOf(sentiment) }],
  )
  if (felt.length === 0) return []
  const rows = felt.sort((a, b) => balanceOf(b) - balanceOf(a))
  const head = heading(texts.sentiment.title, texts.sentiment.note, columns, paint)
  const feeling = rows.reduce((sum, { shares }) => sum + shares.positive + shares.negative, 0)
  if (feeling / rows.length < LEAST_FEELING) {
    const why = texts.sentiment.none(languageName(report.project.language))
    return [head, ...flow(why.split(' '), columns - MARGIN, ' ')]
  }
  const names = nameWidth(rows, columns)
  const numbers = Math.max(5, ...rows.map((row) => count(row.count).length))
  const barWidth = columns - MARGIN - names - numbers - 2 * SHARE_WIDTH - 4 * 2
  return [
    head,
    ...rows.map((row) => {
      const { positive, negative } = row.shares
      return [
        column(oneLine(row.name), names),
        column(count(row.count), numbers, 'right'),
        paint.green(column(signedPercent(positive), SHARE_WIDTH, 'right')),
        stacked(row.shares, barWidth, paint),
        paint.red(column(signedPercent(-negative), SHARE_WIDTH, 'right')),
      ].join('  ')
    }),
  ]
}

/** Columns of a share with its sign, up to +100%. */
const SHARE_WIDTH = 5

function stacked(shares: SentimentCounts, width: number, paint: Paint): string {
  if (shares.positive + shares.neutral + shares.negative === 0) return ' '.repeat(width)
  const parts = apportion([shares.positive, shares.neutral, shares.negative], width)
  const [positive, neutral, negative] = parts as [number, number, number]
  if (!paint.on) return '+'.repeat(positive) + '·'.repeat(neutral) + '−'.repeat(negative)
  // The patterns tell them apart for readers who see no difference of red and green.
  return paint.green('█'.repeat(positive)) + paint.dim('░'.repeat(neutral)) + paint.red('▒'.repeat(negative))
}

/** Counts as shares of their sum; 0 without any. */
function sharesOf({ negative, neutral, positive }: SentimentCounts): SentimentCounts {
  const total = Math.max(1, negative + neutral + positive)
  return { negative: negative / total, neutral: neutral / total, positive: positive / total }
}

const balanceOf = ({ shares }: { readonly shares: SentimentCounts }): number => shares.positive - shares.negative

/** Lines that are shown of each document found. */
const SNIPPET_LINES = 3

function search({ search }: ReportDocument, options: RenderOptions): string[] {
  if (search === null) return []
  const { columns, paint } = options
  const title = texts.search.title(search.texts.map(oneLine).join(', '))
  const related = search.match_count - search.exact_match_count
  const note = texts.search.note(count(search.exact_match_count), count(related))
  const head = heading(title, note, columns, paint)
  if (search.match_count === 0) return [head, texts.search.none]
  return [head, ...search.documents.flatMap((document, index) => foundDocument(document, index, options))]
}

function foundDocument(document: ReportFoundDocument, index: number, { columns, paint }: RenderOptions): string[] {
  const indent = '   '
  const width = columns - MARGIN - indent.length
  const title = oneLine(document.title)
  const facts = paint.dim(flow(describeFacts(document), width)[0] ?? '')
  const lines = snippet(document.text, document.matches, { width, lines: SNIPPET_LINES }, paint)
  const [first, ...rest] = [title === '' ? '' : paint.bold(clip(title, width)), facts, ...lines].filter(
    (line) => line !== '',
  )
  return [`${index + 1}. ${first ?? ''}`, ...rest.map((line) => indent + line)]
}

/** The metadata of a document, what says most first: its date, its scores, strings, numbers. */
function describeFacts({ metadata }: ReportFoundDocument): string[] {
  const order = ['date', 'score', 'string', 'number']
  const facts = [...metadata]
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map(({ type, name, value }) =>
      type === 'date' ? String(value).slice(0, 10) : type === 'string' ? oneLine(String(value)) : `${name} ${value}`,
    )
  // A survey tool writes several dates of the same day.
  return [...new Set(facts)]
}

function heading(title: string, note: string, columns: number, paint: Paint): string {
  const width = columns - MARGIN
  const room = Math.min(textWidth(note), Math.floor(width / 2))
  const shown = clip(title, note === '' ? width : width - room - 2)
  return paint.bold(shown) + (note === '' ? '' : `  ${paint.dim(clip(note, width - textWidth(shown) - 2))}`)
}

/** Width of the column of names: as much as the longest needs, from 10 columns to a third of the line. */
function nameWidth(rows: readonly { readonly name: string }[], columns: number): number {
  const longest = Math.max(10, ...rows.map((row) => textWidth(oneLine(row.name))))
  return Math.min(longest, Math.floor(columns / 3))
}

/** Parts with dots (or what is given) between, in as many lines as they need; a part longer than a line is cut. */
function flow(parts: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = []
  for (const part of parts.map((part) => clip(part, width))) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : last + between + part
    if (last !== undefined && textWidth(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(part)
  }
  return lines
}

function describeField(field: ReportField): string {
  const name = oneLine(field.name)
  const { minimum, maximum, value_count: values } = field
  if (minimum !== undefined && maximum !== undefined) {
    const [from, to] = [minimum, maximum].map((bound) =>
      typeof bound === 'string' ? bound.slice(0, 10) : decimals(bound),
    )
    return texts.range(name, from!, to!)
  }
  return values === undefined ? name : texts.values(name, count(values), values)
}

const count = (number: number): string => number.toLocaleString(texts.locale)
/** Two digits; what rounds to 0 has no sign. */
function hundredths(number: number): string {
  const text = Math.abs(number).toFixed(2)
  return number < 0 && Number(text) !== 0 ? `−${text}` : text
}
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(2)}`
const decimals = (number: number): string => String(Math.round(number * 100) / 100)
const seconds = (number: number): string =>
  number < 1
    ? texts.milliseconds(String(Math.round(number * 1_000)))
    : texts.seconds(number < 10 ? number.toFixed(1) : String(Math.round(number)))
const languageName = (code: string): string =>
  new Intl.DisplayNames(texts.locale, { type: 'language' }).of(code) ?? code
