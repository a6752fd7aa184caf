import { describeSource } from './describeSource.js'
import { signedPercent } from './percent.js'
import { renderDrivers } from './renderDrivers.js'
import type { ReportConcept, SentimentCounts } from './reportConcepts.js'
import type { ReportDocument, ReportField } from './reportDocument.js'
import type { ReportFoundDocument } from './reportTexts.js'
import { snippet } from './snippet.js'
import { apportion, bar, clip, column, oneLine, type Paint, textWidth } from './terminal.js'
import {
  type BuildSeconds,
  count,
  decimals,
  flow,
  heading,
  languageName,
  MARGIN,
  nameWidth,
  type RenderOptions,
  seconds,
  wrap,
} from './textLayout.js'
import { texts } from './texts.js'

/** The report for people: header, top concepts, drivers, sentiment and a search, each a block of lines. */
export function render(report: ReportDocument, options: RenderOptions): string {
  const blocks = [
    header(report, options),
    findings(report, options),
    concepts(report, options),
    renderDrivers(report, options),
    sentiment(report, options),
    search(report, options),
  ]
  const filled = blocks.filter((block) => block.length > 0)
  return `\n${filled.map((block) => block.map((line) => (line === '' ? '' : ` ${line}`).trimEnd()).join('\n')).join('\n\n')}\n\n`
}

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
function findings({ findings }: ReportDocument, options: RenderOptions): string[] {
  if (findings.length === 0) return []
  const [first, rest] = ['• ', '  ']
  return [
    heading(texts.findings, options),
    ...findings.flatMap(({ parts }) =>
      wrap(oneLine(parts.map(({ text }) => text).join('')), options.columns - MARGIN - first.length).map(
        (line, i) => (i === 0 ? first : rest) + line,
      ),
    ),
  ]
}

const describeTimes = (times: BuildSeconds | null): string[] =>
  times === null ? [] : [texts.built(seconds(times.upload + times.build + (times.sentiment ?? 0)))]

function concepts(report: ReportDocument, options: RenderOptions): string[] {
  const { columns, paint, limit } = options
  const concepts = topConcepts(report, limit)
  if (concepts.length === 0) return [heading(texts.concepts.title, options), texts.concepts.none]
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
  return [heading(texts.concepts.title, options, texts.concepts.note), ...lines]
}

const topConcepts = ({ concepts }: ReportDocument, limit: number): ReportConcept[] =>
  concepts.filter(({ top }) => top).slice(0, limit)

/** Mean of positive and negative shares below which the list explains why there is hardly any sentiment. */
const LEAST_SENTIMENT = 0.02

function sentiment(report: ReportDocument, options: RenderOptions): string[] {
  const { columns, paint, limit } = options
  const withSentiment = topConcepts(report, limit).flatMap(({ name, count, sentiment }) =>
    sentiment === null ? [] : [{ name, count, shares: sharesOf(sentiment) }],
  )
  if (withSentiment.length === 0) return []
  const rows = withSentiment.sort((a, b) => balanceOf(b) - balanceOf(a))
  const head = heading(texts.sentiment.title, options, texts.sentiment.note)
  const share = rows.reduce((sum, { shares }) => sum + shares.positive + shares.negative, 0)
  if (share / rows.length < LEAST_SENTIMENT) {
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
  const title = texts.search.title(search.texts.map(oneLine).join(', '))
  const related = search.match_count - search.exact_match_count
  const note = texts.search.note(count(search.exact_match_count), count(related))
  const head = heading(title, options, note)
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
      type === 'date'
        ? String(value).slice(0, 10)
        : type === 'string'
          ? oneLine(String(value))
          : `${oneLine(name)} ${value}`,
    )
  // A survey tool writes several dates of the same day.
  return [...new Set(facts)]
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
