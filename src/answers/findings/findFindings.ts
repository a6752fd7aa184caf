import { findingTitle, type SentencePart, writeFinding } from '../../findingSentence.js'
import { pluralOf } from '../../plural.js'
import { scoreDigits } from '../../scoreDigits.js'
import { columnRange, findColumn } from '../../snapshot/columns.js'
import type { ConceptKinds } from '../concepts/conceptKinds.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'
import type { DriverRequest } from '../drivers/driverRequest.js'
import { type RankedDriver, rankDrivers, scoresWithin } from '../drivers/scoreDrivers.js'
import { chooseFindings, type FindingRole } from './chooseFindings.js'
import { type Clarity, clarityOf } from './clarity.js'
import { type Companion, findCompanions } from './companions.js'
import { type Concentration, fieldValueOf, openDivisions, quarterOf } from './concentrations.js'

export interface FindingsRequest extends Omit<DriverRequest, 'matchType'> {
  readonly kinds: ConceptKinds
  /** What a document is called in the sentences. */
  readonly noun: string
  /** The date field for quarters; default the project's first one. */
  readonly dateField?: string | undefined
}

export interface Finding {
  readonly role: FindingRole
  readonly driver: RankedDriver
  readonly clarity: Clarity
  readonly companion: Companion | undefined
  readonly value: Concentration | undefined
  readonly quarter: Concentration | undefined
  readonly title: string
  readonly parts: readonly SentencePart[]
}

export interface Findings {
  /** Documents of the filter with a score, and their average. */
  readonly scoredCount: number
  readonly baseline: number | undefined
  readonly findings: readonly Finding[]
}

/**
 * At most three things that go together with low or high scores, each with what else its documents have in common, as
 * figures and as a sentence. `noDateField` tells that the date field asked for is not there.
 */
export async function findFindings(
  context: AnswerContext,
  { kinds, noun, dateField, ...request }: FindingsRequest,
): Promise<Findings | 'noDateField'> {
  const question: DriverRequest = { ...request, matchType: 'exact' }
  const { set, mean } = await scoresWithin(context, question)
  const divisions = await openDivisions(context, set, dateField)
  if (divisions === 'noDateField') return divisions
  const ranked = await rankDrivers(context, question)
  const chosen = chooseFindings(ranked.map((driver) => ({ ...driver, kind: kinds.kindOf(driver.concept) })))
  const walker = createWalker(context.snapshot, set)
  const owners = chosen.map(({ candidate: { concept } }) => ({
    concept,
    documents: exactDocuments(walker, concept).slice(),
  }))
  const companions = await findCompanions(context, owners, { set, kinds })
  const digits = digitsOf(context, question)
  const findings: Finding[] = []
  for (const [i, { role, candidate: driver }] of chosen.entries()) {
    const { documents } = owners[i]!
    const value = await fieldValueOf(divisions, documents, context.signal)
    const quarter = await quarterOf(divisions, documents, context.signal)
    findings.push({
      role,
      driver,
      clarity: clarityOf(driver.q),
      ...sentenceOf({ driver, noun, digits, companion: companions[i], value, quarter }),
    })
  }
  return { scoredCount: set.count, baseline: set.count === 0 ? undefined : mean, findings }
}

/** By the scale of the score in all documents, as reports choose theirs. */
function digitsOf({ snapshot: { columns } }: AnswerContext, { scoreField }: DriverRequest): number {
  const column = findColumn(columns, scoreField)
  return scoreDigits(column === undefined || column.type === 'string' ? undefined : columnRange(column))
}

interface SentenceSource extends Pick<Finding, 'driver' | 'companion' | 'value' | 'quarter'> {
  readonly noun: string
  /** Behind the point of scores. */
  readonly digits: number
}

function sentenceOf({ driver, noun, digits, companion, value, quarter }: SentenceSource) {
  const name = driver.concept.texts.join(', ')
  const other = companion && { name: companion.concept.texts.join(', '), count: companion.count }
  const { documents: count, averageScore = 0, impact } = driver
  const figures = {
    name,
    count,
    averageScore,
    impact,
    companion: other,
    value: value && { ...value, value: value.label },
    quarter: quarter && { ...quarter, value: quarter.label },
  }
  const parts = writeFinding(figures, { one: noun, many: pluralOf(noun) }, digits)
  return { companion, value, quarter, title: findingTitle(name, other?.name), parts }
}
