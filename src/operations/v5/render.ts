import type { ConceptKind, ConceptKinds } from '../../answers/concepts/conceptKinds.js'
import type { Concept } from '../../answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../answers/context.js'
import type { RankedDriver } from '../../answers/drivers/scoreDrivers.js'
import type { SelectedConcept } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { termId } from '../../snapshot/termTable.js'
import { packVector } from '../packVector.js'

/** A concept as it is returned. Spec v5 2.4. */
export interface ConceptRecord {
  /** Given name of a shared concept; of others the texts, joined by commas. */
  name: string
  /** Texts that define the concept; of a top concept its most common form. */
  texts: string[]
  /** Ids of the terms that the texts name. */
  exact_term_ids: string[]
  /** Ids of terms that exclude a document. */
  excluded_term_ids: string[]
  /** pack64, one vector for the whole concept; an empty string if the project knows none of its terms. */
  vectors: string[]
  /** Rank value by frequency in the project and in general language; 0 for specified concepts. */
  relevance: number
  /**
   * Extension: a `thing` that texts talk of, an `opinion`, a `quality` without praise or blame, an `action`, a word of
   * `function` that names nothing; `unknown` where neither word lists nor the project's own sentences tell.
   */
  kind: ConceptKind
  /** HTML colour such as `#808080`; shared concepts only. */
  color?: string
  /** Identifier in its list; shared concepts only. */
  shared_concept_id?: string
}

/** A concept that a selector returned. */
export interface SelectedRecord extends ConceptRecord, Partial<DriverRecord> {
  /** Similarity to the search concept; `related` only. */
  match_score?: number
  /** Term id that names the cluster; `suggested` only. */
  cluster_label?: string
}

/** The relation of a concept to a score. */
export interface DriverRecord {
  /** Mean score of the documents with the concept; null where no document of the filter has a score. */
  average_score: number | null
  /** Average score of all documents of the filter; null if none has a score. */
  baseline: number | null
  /** `average_score` minus `baseline`, in units of the score. */
  impact: number
  /** Welch's t of documents with against documents without the concept; 0 without enough documents. */
  confidence: number
  /** Extension: `impact` without what other drivers explain, in units of the score. */
  adjusted_impact: number
  /** Extension: false discovery rate of the adjusted impact, from 0 to 1. */
  q: number
  /** Extension: p-value of `impact`, tested by itself, from 0 to 1; null if there are too few documents for a test. */
  impact_p: number | null
  /** 95 % interval of `impact`, in units of the score. It excludes 0 exactly where `impact_p` is under .05. */
  impact_interval: [low: number, high: number] | null
  /** p-value of `adjusted_impact`, by the test that `q` is computed from, from 0 to 1. */
  adjusted_impact_p: number | null
  /** 95 % interval of `adjusted_impact`, likewise. */
  adjusted_impact_interval: [low: number, high: number] | null
  /** From 0 to 1; the highest in an answer is 1. */
  importance: number
}

/** Vectors in pack64 form, cached with their concepts, whose cache counts their bytes. */
const packed = new WeakMap<Concept, string>()

/**
 * A concept with its vectors. Our choices: `vectors` has one vector for the whole concept even if texts are excluded,
 * because clients read `vectors[0]` as the vector of the concept; `excluded_term_ids` is always present. Spec v5 2.4.
 */
export function renderConcept({ kinds }: Pick<RecordContext, 'kinds'>, concept: Concept): ConceptRecord {
  const { texts, name, color, sharedConceptId, exactTerms, excludedTerms, vector, relevance } = concept
  let pack = packed.get(concept)
  if (pack === undefined) {
    pack = packVector(vector)
    packed.set(concept, pack)
  }
  const record: ConceptRecord = {
    name: name ?? texts.join(', '),
    texts: [...texts],
    exact_term_ids: exactTerms.map(({ id }) => id),
    excluded_term_ids: excludedTerms.map(({ id }) => id),
    vectors: [pack],
    relevance,
    kind: kinds.kindOf(concept),
  }
  if (color !== undefined) record.color = color
  if (sharedConceptId !== undefined) record.shared_concept_id = sharedConceptId
  return record
}

/** What concept records need besides the concepts. */
interface RecordContext extends Pick<AnswerContext, 'snapshot' | 'signal'> {
  readonly kinds: ConceptKinds
}

/** A selected concept with the keys that its selector adds. */
export function renderSelected(
  context: RecordContext,
  { concept, matchScore, clusterLabel, driver, q }: SelectedConcept,
): SelectedRecord {
  const record: SelectedRecord = renderConcept(context, concept)
  if (matchScore !== undefined) record.match_score = matchScore
  if (clusterLabel !== undefined) record.cluster_label = termId(context.snapshot.terms, clusterLabel)
  if (driver !== undefined) Object.assign(record, renderDriver(driver), { importance: driver.importance })
  if (q !== undefined) record.q = q
  return record
}

/** Selected concepts one by one. Yields at intervals, since there may be 50,000 of them. */
export async function renderAll(
  context: RecordContext,
  selected: readonly SelectedConcept[],
): Promise<SelectedRecord[]> {
  return await mapYielding(selected, (one) => renderSelected(context, one), context.signal)
}

/** The figures of a driver; `importance` is present only for suggested drivers. Spec v5 2.4. */
export function renderDriver(driver: Omit<RankedDriver, 'concept' | 'importance'>): Omit<DriverRecord, 'importance'> {
  return {
    average_score: driver.averageScore ?? null,
    baseline: driver.baseline ?? null,
    impact: driver.impact,
    confidence: driver.confidence,
    adjusted_impact: driver.adjustedImpact,
    q: driver.q,
    impact_p: driver.impactTest?.p ?? null,
    impact_interval: boundsOf(driver.impactTest),
    adjusted_impact_p: driver.adjustedTest?.p ?? null,
    adjusted_impact_interval: boundsOf(driver.adjustedTest),
  }
}

const boundsOf = (test: RankedDriver['impactTest']): [low: number, high: number] | null =>
  test === undefined ? null : [test.low, test.high]
