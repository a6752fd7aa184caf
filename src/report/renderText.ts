import type { DriverReport, FieldReport, FoundDocument, Report, SentimentReport } from './report.js'
import { snippet } from './snippet.js'
import { apportion, bar, clip, column, oneLine, type Paint, textWidth } from './terminal.js'

export interface RenderOptions {
  /** Columns that no line exceeds. */
  readonly columns: number
  readonly paint: Paint
}

/** The report for people: header, top concepts, drivers, sentiment and a search, each a block of lines. */
export function render(report: Report, options: RenderOptions): string {
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

function header({ name, language, ...report }: Report, { columns, paint }: RenderOptions): string[] {
  const width = columns - MARGIN
  const times = describeTimes(report.seconds)
  const filters = report.filters.map((typed) => `only ${oneLine(typed)}`)
  if (filters.length > 0) filters.push(`${count(report.filter_count)} of the documents`)
  return [
    paint.bold(clip(oneLine(name), width)),
    ...flow(filters, width).map(paint.yellow),
    ...flow([`${count(report.document_count)} documents`, languageName(language), ...times], width).map(paint.dim),
    ...flow(report.fields.map(describeField), width).map(paint.dim),
  ]
}

/** What stands out, a sentence each. */
function findings({ drivers }: Report, { columns, paint }: RenderOptions): string[] {
  if (drivers === null || drivers.findings.length === 0) return []
  const [first, rest] = ['– ', '  ']
  return [
    heading('What stands out', '', columns, paint),
    ...drivers.findings.flatMap(({ sentence }) =>
      wrap(oneLine(sentence), columns - MARGIN - first.length).map((line, i) => (i === 0 ? first : rest) + line),
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

function describeTimes(times: Report['seconds']): string[] {
  if (times === null) return []
  const { upload, build, sentiment } = times
  const said = [`uploaded in ${seconds(upload)}`, `built in ${seconds(build)}`]
  return sentiment === null ? said : [...said, `sentiment in ${seconds(sentiment)}`]
}

function concepts({ concepts }: Report, { columns, paint }: RenderOptions): string[] {
  if (concepts.length === 0) return [heading('Top concepts', '', columns, paint), 'No concepts were found.']
  const names = nameWidth(concepts, columns)
  const most = Math.max(...concepts.map((concept) => concept.match_count))
  const numbers = Math.max(5, count(most).length)
  const barWidth = columns - MARGIN - names - 2 * (numbers + 2) - 3
  const lines = concepts.map((concept) => {
    const more = concept.match_count - concept.exact_match_count
    const exact = bar(concept.exact_match_count / most, barWidth)
    const both = Math.round((concept.match_count / most) * barWidth)
    const related = '░'.repeat(Math.max(0, both - textWidth(exact)))
    return [
      column(oneLine(concept.name), names),
      column(count(concept.exact_match_count), numbers, 'right'),
      paint.dim(column(more === 0 ? '' : `+${count(more)}`, numbers + 1, 'right')),
      paint.cyan(exact) + paint.dim(related),
    ].join('  ')
  })
  return [heading('Top concepts', 'documents with the concept, + with a related one', columns, paint), ...lines]
}

/** Below this width the two directions of drivers stand one above the other. */
const SIDE_BY_SIDE = 110

function drivers({ drivers }: Report, options: RenderOptions): string[] {
  if (drivers === null) return []
  const { columns, paint } = options
  const title = `What drives ${oneLine(drivers.score_field)}`
  const average = drivers.baseline === null ? [] : [`average ${drivers.baseline.toFixed(2)}`]
  const nps = drivers.nps === null ? [] : [`NPS ${drivers.nps < 0 ? '−' : '+'}${Math.round(Math.abs(drivers.nps))}`]
  const note = [...average, ...nps].join(', ')
  const sides = [
    { rows: drivers.lifting, name: 'lifts it', color: paint.green },
    { rows: drivers.lowering, name: 'lowers it', color: paint.red },
  ] as const
  const head = heading(title, note, columns, paint)
  if (sides.every((side) => side.rows.length === 0)) return [head, 'No concept with a clear difference.']
  const gap = 4
  const wide = columns >= SIDE_BY_SIDE
  const width = wide ? Math.floor((columns - MARGIN - gap) / 2) : columns - MARGIN
  const most = Math.max(...sides.flatMap((side) => side.rows.map((row) => Math.abs(row.impact))))
  const all = [...drivers.lifting, ...drivers.lowering]
  const numbers = Math.max(4, ...all.map((row) => count(row.exact_match_count).length))
  const names = Math.min(nameWidth(all, width), Math.max(12, width - 34))
  const blocks = sides.map(({ rows, name, color }) => [
    color(column(name, names)) + paint.dim(column(driverHead(numbers), width - names)),
    ...(rows.length === 0 ? [paint.dim(column('none with a clear difference', width))] : []),
    ...rows.map((row) => driverLine(row, { names, numbers, width, most }, color, paint)),
  ])
  const [lifting, lowering] = blocks as [string[], string[]]
  if (!wide) return [head, ...lifting, '', ...lowering]
  const rows = Math.max(lifting.length, lowering.length)
  const beside = Array.from({ length: rows }, (_, row) =>
    [lifting[row] ?? ' '.repeat(width), lowering[row] ?? ''].join(' '.repeat(gap)),
  )
  return [head, ...beside]
}

const driverHead = (numbers: number): string => `  impact     avg  ${column('docs', numbers, 'right')}  clear`

/** A line of exactly `size.width` columns, so that another may stand beside it. */
function driverLine(
  row: DriverReport,
  size: { readonly names: number; readonly numbers: number; readonly width: number; readonly most: number },
  color: (text: string) => string,
  paint: Paint,
): string {
  const cells = [
    column(oneLine(row.name), size.names),
    color(column(signed(row.impact), 6, 'right')),
    column(row.average_score.toFixed(2), 6, 'right'),
    column(count(row.exact_match_count), size.numbers, 'right'),
    paint.dim(column(clarityWord(row.q), CLARITY_WIDTH)),
  ]
  const used = size.names + 6 + 6 + size.numbers + CLARITY_WIDTH + 4 * 2
  const barWidth = size.width - used - 2
  const share = size.most === 0 ? 0 : Math.abs(row.impact) / size.most
  return (
    cells.join('  ') + color(barWidth < 4 ? ' '.repeat(barWidth + 2) : `  ${column(bar(share, barWidth), barWidth)}`)
  )
}

/** The longest of the words of clarity. */
const CLARITY_WIDTH = 6

/** How clear a difference is, by its false discovery rate: under .01, .05, .2, or it may be chance. */
const clarityWord = (q: number): string => (q < 0.01 ? 'very' : q < 0.05 ? 'clear' : q < 0.2 ? 'hint' : 'chance')

/** With hardly any feeling in the whole list, something else is amiss. */
const LEAST_FEELING = 0.02

function sentiment({ sentiment, language }: Report, { columns, paint }: RenderOptions): string[] {
  if (sentiment === null) return []
  const head = heading('Sentiment', '+ positive, · neutral, − negative', columns, paint)
  if (sentiment.length === 0) return [head, 'No concept carries any.']
  const feeling = sentiment.reduce((sum, { sentiment_share: share }) => sum + share.positive + share.negative, 0)
  if (feeling / sentiment.length < LEAST_FEELING) {
    const why =
      `Hardly any was found. Are the texts ${languageName(language)}? --language says which. ` +
      'Not every language has a list of words that carry it yet.'
    return [head, ...flow(why.split(' '), columns - MARGIN, ' ')]
  }
  const names = nameWidth(sentiment, columns)
  const numbers = Math.max(5, ...sentiment.map((row) => count(row.exact_match_count).length))
  const barWidth = columns - MARGIN - names - numbers - 2 * SHARE_WIDTH - 4 * 2
  return [
    head,
    ...sentiment.map((row) => {
      const { positive, negative } = row.sentiment_share
      return [
        column(oneLine(row.name), names),
        column(count(row.exact_match_count), numbers, 'right'),
        paint.green(column(`+${percent(positive)}`, SHARE_WIDTH, 'right')),
        stacked(row, barWidth, paint),
        paint.red(column(`−${percent(negative)}`, SHARE_WIDTH, 'right')),
      ].join('  ')
    }),
  ]
}

/** Columns of a share with its sign, up to +100%. */
const SHARE_WIDTH = 5

function stacked({ sentiment_share: share }: SentimentReport, width: number, paint: Paint): string {
  const total = share.positive + share.neutral + share.negative
  if (total === 0) return ' '.repeat(width)
  const shares = [share.positive / total, share.neutral / total, share.negative / total]
  const [positive, neutral, negative] = apportion(shares, width) as [number, number, number]
  if (!paint.on) return '+'.repeat(positive) + '·'.repeat(neutral) + '−'.repeat(negative)
  // The patterns tell them apart for readers who see no difference of red and green.
  return paint.green('█'.repeat(positive)) + paint.dim('░'.repeat(neutral)) + paint.red('▒'.repeat(negative))
}

/** Lines that are shown of each document found. */
const SNIPPET_LINES = 3

function search({ search }: Report, options: RenderOptions): string[] {
  if (search === null) return []
  const { columns, paint } = options
  const title = `Search: ${search.texts.map(oneLine).join(', ')}`
  const related = search.match_count - search.exact_match_count
  const note = `${count(search.exact_match_count)} exact, ${count(related)} related`
  const head = heading(title, note, columns, paint)
  if (search.documents.length === 0) return [head, 'No document matches.']
  return [head, ...search.documents.flatMap((document, index) => foundDocument(document, index, options))]
}

function foundDocument(document: FoundDocument, index: number, { columns, paint }: RenderOptions): string[] {
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
function describeFacts({ metadata }: FoundDocument): string[] {
  const order = ['date', 'score', 'string', 'number']
  return [...metadata]
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map(({ type, name, value }) =>
      type === 'date' ? String(value).slice(0, 10) : type === 'string' ? oneLine(String(value)) : `${name} ${value}`,
    )
}

function heading(title: string, note: string, columns: number, paint: Paint): string {
  const width = columns - MARGIN
  const shown = clip(title, width)
  const left = width - textWidth(shown) - 2
  return paint.bold(shown) + (note === '' || left < 10 ? '' : `  ${paint.dim(clip(note, left))}`)
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

function describeField(field: FieldReport): string {
  const name = oneLine(field.name)
  const { minimum, maximum, value_count: values } = field
  if (minimum !== undefined && maximum !== undefined) {
    const [from, to] = [minimum, maximum].map((bound) =>
      typeof bound === 'string' ? bound.slice(0, 10) : decimals(bound),
    )
    return from === to ? `${name} ${from}` : `${name} ${from} to ${to}`
  }
  return values === undefined ? name : `${name} (${count(values)} ${values === 1 ? 'value' : 'values'})`
}

const count = (number: number): string => number.toLocaleString('en')
const percent = (share: number): string => `${Math.round(share * 100)}%`
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(2)}`
const decimals = (number: number): string => String(Math.round(number * 100) / 100)
const seconds = (number: number): string =>
  number < 1 ? `${Math.round(number * 1_000)} ms` : number < 10 ? `${number.toFixed(1)} s` : `${Math.round(number)} s`
const languageName = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
