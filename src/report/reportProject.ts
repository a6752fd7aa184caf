import { invalidParams } from '../errors.js'
import { pluralOf } from '../plural.js'
import { type DocumentRequest, makeDocument } from './document/makeDocument.js'
import type { ReportedProject } from './document/reportedProject.js'
import { renderHtml } from './renderHtml.js'
import type { ReportDocument, ReportNoun } from './reportDocument.js'
import type { FilterConstraint, ReportOptions } from './reportOptions.js'

const DEFAULT_LIMIT = 30
/** Associations are asked for top concepts and drivers together, of which there may be twice as many. */
const MOST_CONCEPTS = 100

const OPTIONS = new Set<string>([
  'filter',
  'score_field',
  'date_field',
  'limit',
  'noun',
  'texts',
  'sentiment',
  'search',
  'summary',
  'format',
] satisfies (keyof ReportOptions)[])

/** The report of a built project: its document, or the page. Throws INVALID_PARAMS for options that are unknown or wrong. */
export async function reportProject(
  project: ReportedProject,
  options: ReportOptions,
  softwareVersion: string,
): Promise<ReportDocument | string> {
  const document = await makeDocument(project, readOptions(options, softwareVersion))
  return options.format === 'html' ? await renderHtml(document) : document
}

function readOptions(options: ReportOptions, softwareVersion: string): DocumentRequest {
  const unknown = Object.keys(options).find((name) => !OPTIONS.has(name))
  if (unknown !== undefined) throw invalidParams(`\`${unknown}\` is no option of a report.`, unknown)
  const {
    filter = [],
    score_field,
    date_field,
    limit = DEFAULT_LIMIT,
    noun = 'comment',
    texts = true,
    sentiment = true,
    search,
    summary = false,
    format,
  } = options
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_CONCEPTS) {
    throw invalidParams(`\`limit\`: expected a whole number from 1 to ${MOST_CONCEPTS}.`, 'limit')
  }
  if (format !== undefined && format !== 'document' && format !== 'html') {
    throw invalidParams('`format`: expected `document` or `html`.', 'format')
  }
  return {
    filter,
    filters: filter.map(describeConstraint),
    scoreField: score_field,
    dateField: date_field,
    limit,
    noun: readNoun(noun),
    texts,
    sentiment,
    search,
    summary,
    softwareVersion,
  }
}

/** Longest noun, as in findings. */
const LONGEST_NOUN = 40

function readNoun(one: string): ReportNoun {
  if (!/^[\p{L}\p{M}' -]+$/u.test(one) || one.length > LONGEST_NOUN) {
    throw invalidParams('`noun`: expected a word in the singular, such as guest or customer.', 'noun')
  }
  return { one, many: pluralOf(one) }
}

/** A constraint in words: `hotel: Lake, Hill`, `date: from 2024-01-01`. */
function describeConstraint({ name, values, minimum, maximum }: FilterConstraint): string {
  if (values !== undefined) return `${name}: ${values.join(', ')}`
  const bounds = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`]
  return `${name}: ${bounds.filter((bound) => bound !== '').join(' ')}`
}
