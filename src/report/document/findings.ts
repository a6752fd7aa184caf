import type { ReportConcept, ReportFinding } from '../reportDocument.js'
import { CLEAR_Q } from './askDifferences.js'

interface FindingInput {
  readonly concepts: readonly ReportConcept[]
  readonly fields: readonly { readonly name: string; readonly values?: readonly { readonly value: string }[] }[]
}

/** The share of a concept's documents that a value must have. */
const MOST_OF = 0.6

/** The share of a concept's documents that a bucket must have. */
const HALF = 0.5

/** Whether a concept names what texts talk of, not only how it is felt. */
const namesSubject = ({ kind }: ReportConcept): boolean =>
  kind !== 'opinion' && kind !== 'quality' && kind !== 'function'

/**
 * The drivers to begin with, of those that are clear and no feelings: the lowest impact, then the heaviest negative one,
 * then the heaviest positive one. Weight is |impact| x sqrt(documents).
 */
export function findFindings(input: FindingInput): ReportFinding[] {
  const clear = input.concepts.flatMap((concept, place) =>
    concept.driver !== null && concept.driver.q < CLEAR_Q && namesSubject(concept)
      ? [{ concept, place, impact: concept.driver.impact }]
      : [],
  )
  const weight = ({ concept, impact }: (typeof clear)[number]): number => Math.abs(impact) * Math.sqrt(concept.count)
  const negative = clear.filter(({ impact }) => impact < 0)
  const lowest = negative.toSorted((a, b) => a.impact - b.impact)[0]
  const heaviest = negative.filter((one) => one !== lowest).sort((a, b) => weight(b) - weight(a))[0]
  const best = clear.filter(({ impact }) => impact > 0).sort((a, b) => weight(b) - weight(a))[0]
  const findings: ReportFinding[] = []
  for (const found of [lowest, heaviest, best]) {
    if (found !== undefined) findings.push(describeFinding(found.place, input))
  }
  return findings
}

function describeFinding(place: number, input: FindingInput): ReportFinding {
  const concept = input.concepts[place]!
  return {
    concept: place,
    partner: null,
    value: findValue(concept, input.fields),
    bucket: findBucket(concept),
  }
}

function findValue(concept: ReportConcept, fields: FindingInput['fields']): ReportFinding['value'] {
  for (const { name: field, values = [] } of fields) {
    const counts = concept.values[field] ?? []
    const place = counts.findIndex((count) => count >= MOST_OF * concept.count)
    if (place >= 0) return { field, value: values[place]!.value, count: counts[place]! }
  }
  return null
}

function findBucket({ peak, count }: ReportConcept): ReportFinding['bucket'] {
  return peak === null || peak.count < HALF * count ? null : { bucket: peak.bucket, count: peak.count }
}
