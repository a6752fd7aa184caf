import { fixed } from '../fixedDigits.js'
import type { ReportConcentration, ReportNoun } from '../report/reportDocument.js'

/** What the sentence on a finding says. */
export interface FindingFigures {
  readonly name: string
  /** Documents that mention it, their average score, and that average minus the one of all documents. */
  readonly count: number
  readonly averageScore: number
  readonly impact: number
  readonly companion: { readonly name: string; readonly count: number } | null
  readonly value: ReportConcentration | null
  readonly quarter: ReportConcentration | null
}

/** A piece of the sentence: as it is, a concept in italics, a figure in bold. */
type FindingPiece = string | { readonly tag: 'i' | 'b'; readonly text: string }

/** Facts that a sentence adds at most. */
const MOST_ADDITIONS = 2

/**
 * The sentence on a finding in English. With one digit it is the same that `concepts.findings` writes; see `scoreDigits`.
 */
export function findingSentence(figures: FindingFigures, noun: ReportNoun, digits: number): FindingPiece[] {
  const { name, count, averageScore, impact } = figures
  const isOne = count === 1
  const additions = additionsOf(figures).slice(0, MOST_ADDITIONS).join('; ')
  return [
    { tag: 'b', text: `${grouped(count)} ${isOne ? noun.one : noun.many}` },
    isOne ? ' mentions ' : ' mention ',
    { tag: 'i', text: `“${name}”` },
    ` and ${isOne ? 'rates' : 'rate'} ${fixed(averageScore, digits)} on average, `,
    { tag: 'b', text: `${distance(impact, digits)} points ${impact < 0 ? 'lower' : 'higher'}` },
    ` than all ${noun.many}.`,
    ...(additions === '' ? [] : [` ${capitalized(additions)}.`]),
  ]
}

/** The title of a finding: the concept behind the name of its companion, unless that has the words of the concept itself. */
export function findingTitle(name: string, companion: string | undefined): string {
  if (companion === undefined) return capitalized(name)
  const words = companion.toLowerCase().split(' ')
  const isPart = name
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word))
  return capitalized(isPart ? companion : `${companion} ${name}`)
}

function additionsOf({ count, companion, value, quarter }: FindingFigures): string[] {
  const some = (part: number): string => (part === count ? 'all' : grouped(part))
  return [
    ...(value ? [`${some(value.count)} ${isOrHas(value)}`] : []),
    ...(quarter ? [`${some(quarter.count)} are from ${quarterName(quarter.value)}`] : []),
    ...(companion ? [`${some(companion.count)} of them also mention “${companion.name}”`] : []),
  ]
}

/** A name of several words, such as Harbour House, is what documents are about; another value is what a field has. */
const NAME = /^\p{Lu}.* \p{Lu}/u

/** The field that names the question where one person answered several. */
const QUESTION = 'question'

function isOrHas({ field, value }: ReportConcentration): string {
  if (field === QUESTION) return `answer “${value}”`
  return NAME.test(value) ? `are about ${value}` : `have “${value}” in ${field}`
}

function quarterName(start: string): string {
  const [year, month] = start.split('-')
  return `quarter ${Math.ceil(Number(month) / 3)} of ${year}`
}

/** At least two digits for less than 0.05. */
const distance = (impact: number, digits: number): string =>
  Math.abs(impact).toFixed(Math.abs(impact) < 0.05 ? Math.max(2, digits) : digits)

const grouped = (count: number): string => count.toLocaleString('en')
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
