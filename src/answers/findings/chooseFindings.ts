import type { ConceptKind } from '../concepts/conceptKinds.js'

/** What a driver needs for the choice. */
export interface FindingCandidate {
  readonly kind: ConceptKind
  readonly impact: number
  readonly q: number
  /** Scored documents with the concept. */
  readonly documents: number
}

/** Why a driver is among the findings. The weight of a driver is |impact| x the square root of its documents. */
export type FindingRole = 'lowest' | 'heaviest_negative' | 'heaviest_positive'

export interface ChosenFinding<Candidate> {
  readonly role: FindingRole
  readonly candidate: Candidate
}

/** Drivers with a q of at least this are no findings. */
const CLEAR_Q = 0.05
/** Opinions, qualities and actions explain nothing by themselves: "good" goes with good scores. */
const EXPLAINING: ReadonlySet<ConceptKind> = new Set<ConceptKind>(['thing', 'unknown'])

/**
 * The findings among drivers: the one with the lowest impact below 0, the heaviest other one below 0, and the heaviest
 * above 0. Only clear ones (q under .05) that are things, or of unknown kind. Fewer than three are fewer.
 */
export function chooseFindings<Candidate extends FindingCandidate>(
  candidates: readonly Candidate[],
): ChosenFinding<Candidate>[] {
  const able = candidates.filter(({ kind, q }) => q < CLEAR_Q && EXPLAINING.has(kind))
  const negative = able.filter(({ impact }) => impact < 0)
  const lowest = first(negative, ({ impact }) => -impact)
  const chosen: [FindingRole, Candidate | undefined][] = [
    ['lowest', lowest],
    [
      'heaviest_negative',
      first(
        negative.filter((one) => one !== lowest),
        weightOf,
      ),
    ],
    [
      'heaviest_positive',
      first(
        able.filter(({ impact }) => impact > 0),
        weightOf,
      ),
    ],
  ]
  return chosen.flatMap(([role, candidate]) => (candidate === undefined ? [] : [{ role, candidate }]))
}

const weightOf = ({ impact, documents }: FindingCandidate): number => Math.abs(impact) * Math.sqrt(documents)

/** The item with the highest value; of equal ones the first. */
function first<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item | undefined {
  let [best, highest] = [undefined as Item | undefined, Number.NEGATIVE_INFINITY]
  for (const item of items) {
    const value = rankOf(item)
    if (value > highest) [best, highest] = [item, value]
  }
  return best
}
