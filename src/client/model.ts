import type { ReportConcept, ReportDriver, SentimentCounts } from '../report/reportConcepts.js'
import type { ReportDocument } from '../report/reportDocument.js'
import type { ReportText } from '../report/reportTexts.js'
import { isolated } from './bidi.js'
import { CLEAR_Q, scoreDigits } from './figures.js'

/** A concept with its place in the report, by which everything refers to it. Its name is isolated, to stand in sentences. */
export interface Concept extends ReportConcept {
  readonly place: number
  /** Its colour in a list of concepts; null for a concept that is not in the list. Undefined without a list: the chart has its own colours. */
  readonly colour?: string | null | undefined
}

export interface DriverConcept extends Concept {
  readonly driver: ReportDriver
}

/** What the charts of drivers read of a driver. */
export type ChartedDriver = Pick<DriverConcept, 'place' | 'name' | 'count' | 'driver' | 'colour'>

/** A document with its values by the names of fields. */
export interface CarriedText extends Omit<ReportText, 'values'> {
  readonly values: Readonly<Record<string, string>>
}

/** The report as charts take it. */
export interface Model {
  readonly report: ReportDocument
  readonly concepts: readonly Concept[]
  readonly drivers: readonly DriverConcept[]
  /** The drivers that are unlikely to be chance or due to other concepts. */
  readonly clear: readonly DriverConcept[]
  readonly documents: readonly CarriedText[]
  /** Digits of average scores and impacts. */
  readonly digits: number
}

export function createModel(report: ReportDocument): Model {
  const concepts = report.concepts.map((concept, place) => ({ ...concept, name: isolated(concept.name), place }))
  const drivers = concepts.filter(isDriver)
  const fields = report.fields.filter(({ type }) => type === 'string').map(({ name }) => name)
  return {
    report,
    concepts,
    drivers,
    clear: drivers.filter(({ driver }) => driver.q < CLEAR_Q),
    documents: report.documents.map((document) => withNames(document, fields)),
    digits: scoreDigits(report.fields.find(({ name }) => name === report.score?.field)),
  }
}

function withNames({ values, ...document }: ReportText, fields: readonly string[]): CarriedText {
  const named = fields.map((field, i): [string, string] => [field, values[i] ?? ''])
  const own = Object.fromEntries(named.filter(([, value]) => value !== ''))
  // A field may be called like what every other object has, such as `constructor`.
  return { ...document, values: { __proto__: null!, ...own } }
}

const isDriver = (concept: Concept): concept is DriverConcept => concept.driver !== null

/** Whether a concept names what texts talk of, not only how it is felt. */
export const namesSubject = ({ kind }: Pick<Concept, 'kind'>): boolean =>
  kind !== 'opinion' && kind !== 'quality' && kind !== 'function'

/** Share of positive minus share of negative documents, -1 to 1; 0 without any. */
export function netSentiment(counts: SentimentCounts | null): number {
  const total = counts === null ? 0 : counts.negative + counts.neutral + counts.positive
  return counts === null || total === 0 ? 0 : (counts.positive - counts.negative) / total
}

/**
 * Of the concepts that name subjects, the one with the lowest net sentiment if that is negative, and the one with the
 * highest if that is positive; null where several have it, or where there is no other concept to compare with.
 */
export function extremesOf<C extends Pick<Concept, 'kind' | 'sentiment'>>(
  concepts: readonly C[],
): { readonly worst: C | null; readonly best: C | null } {
  const things = concepts.filter(namesSubject)
  const nets = things.map(({ sentiment }) => netSentiment(sentiment))
  const [lowest, highest] = [Math.min(...nets), Math.max(...nets)]
  const onlyOf = (net: number): C | null =>
    things.length > 1 && nets.indexOf(net) === nets.lastIndexOf(net) ? things[nets.indexOf(net)]! : null
  return { worst: lowest < 0 ? onlyOf(lowest) : null, best: highest > 0 ? onlyOf(highest) : null }
}

/** Net sentiment above which a sign is shown. */
const WEAK = 0.1
/** Net sentiment from which a step is a strong one. */
const STRONG = 0.4

/** One of five steps, from 1, clearly negative, to 5, clearly positive. */
export function stepOf(value: number): 1 | 2 | 3 | 4 | 5 {
  if (value <= -STRONG) return 1
  if (value < -WEAK) return 2
  if (value <= WEAK) return 3
  return value < STRONG ? 4 : 5
}

/** The sign of a step, which tells what its colour tells. */
export const signOf = (value: number): string => (value < -WEAK ? '−' : value > WEAK ? '+' : '±')
