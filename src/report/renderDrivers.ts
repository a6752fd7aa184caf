import { CLEAR_Q, driverCertaintyOf, isOnlyAlone } from './certainty.js'
import { isConvincing } from './convincing.js'
import type { ReportConcept, ReportDriver } from './reportConcepts.js'
import type { ReportDocument } from './reportDocument.js'
import { bar, column, oneLine, type Paint } from './terminal.js'
import { count, heading, hundredths, MARGIN, nameWidth, type RenderOptions, signed, wrap } from './textLayout.js'
import { texts } from './texts.js'

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

/** The drivers that raise the score, and those that lower it: side by side where the terminal is wide. */
export function renderDrivers(report: ReportDocument, options: RenderOptions): string[] {
  const { columns, paint, limit } = options
  const { score } = report
  if (score === null) return []
  const sides = [
    { rows: driversOf(report, 1, limit), name: texts.drivers.lifts, color: paint.green },
    { rows: driversOf(report, -1, limit), name: texts.drivers.lowers, color: paint.red },
  ] as const
  const head = heading(texts.drivers.title(oneLine(score.field)), options, scoreNote(score))
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
