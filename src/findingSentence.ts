import { fixed } from './fixedDigits.js'

/** A part of a sentence, with what it says where it is worth an emphasis. Joined, the parts are the sentence. */
export interface SentencePart {
  /** A piece of the sentence. */
  readonly text: string
  /** Why the piece stands out; absent for plain text. */
  readonly emphasis?: 'count' | 'concept' | 'difference'
}

/** What a document is called: comment, guest, customer. */
export interface FindingNoun {
  readonly one: string
  readonly many: string
}

/** Where documents of a finding are: a value of a field, or a quarter by its start. */
interface FindingPlace {
  readonly field: string
  readonly value: string
  readonly count: number
}

/** What a sentence on a finding is made of. */
export interface FindingFigures {
  readonly name: string
  /** Documents that mention it, their average score, and that average minus the one of all documents. */
  readonly count: number
  readonly averageScore: number
  readonly impact: number
  /** Documents that also mention the companion. */
  readonly companion?: { readonly name: string; readonly count: number } | null | undefined
  readonly value?: FindingPlace | null | undefined
  /** `value`: start of a quarter, as dates are returned. */
  readonly quarter?: Omit<FindingPlace, 'field'> | null | undefined
}

/** Additions that a sentence has at most. */
const MOST_ADDITIONS = 2

/**
 * The sentence on a finding: how many documents mention it, how they rate, and at most two additions. An addition is the value of a
 * field that most of them have, the quarter that most are from, or how many mention the companion. The sentence says that figures
 * go together, never that one causes the other. `digits` is the number of decimals of scores. `concepts.findings` and the page of
 * the report share this sentence.
 */
export function writeFinding(figures: FindingFigures, noun: FindingNoun, digits: number): SentencePart[] {
  const { name, count, averageScore, impact } = figures
  const one = count === 1
  const parts: SentencePart[] = [
    { text: `${grouped(count)} ${one ? noun.one : noun.many}`, emphasis: 'count' },
    { text: one ? ' mentions ' : ' mention ' },
    { text: `“${name}”`, emphasis: 'concept' },
    { text: ` and ${one ? 'rates' : 'rate'} ${fixed(averageScore, digits)} on average, ` },
    { text: `${distance(impact, digits)} points ${impact < 0 ? 'lower' : 'higher'}`, emphasis: 'difference' },
    { text: ` than all ${noun.many}.` },
  ]
  const additions = additionsOf(figures)
  return additions.length === 0 ? parts : [...parts, { text: ` ${capitalized(additions.join('; '))}.` }]
}

/**
 * The title of a finding, as "Breakfast queue": the concept behind the name of its companion, unless that has the
 * concept's words itself.
 */
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
  const additions: string[] = []
  if (value) additions.push(`${allOr(value.count, count)} ${isOrHas(value)}`)
  if (quarter) additions.push(`${allOr(quarter.count, count)} are from ${quarterName(quarter.value)}`)
  if (companion) additions.push(`${allOr(companion.count, count)} of them also mention “${companion.name}”`)
  return additions.slice(0, MOST_ADDITIONS)
}

/** A name of several words, such as Harbour House, is what documents are about; another value is what a field has. */
const NAME = /^\p{Lu}.* \p{Lu}/u

/** The field that names the question where one person answered several. */
const QUESTION = 'question'

function isOrHas({ field, value }: FindingPlace): string {
  if (field === QUESTION) return `answer “${value}”`
  return NAME.test(value) ? `are about ${value}` : `have “${value}” in ${field}`
}

const allOr = (count: number, total: number): string => (count === total ? 'all' : grouped(count))

/** "2024-04-01T00:00:00Z": "quarter 2 of 2024". */
function quarterName(start: string): string {
  const [year, month] = start.split('-')
  return `quarter ${Math.ceil(Number(month) / 3)} of ${year}`
}

/** At least two digits for less than 0.05. */
const distance = (impact: number, digits: number): string =>
  fixed(Math.abs(impact), Math.abs(impact) < 0.05 ? Math.max(2, digits) : digits)

const grouped = (count: number): string => count.toLocaleString('en')
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
