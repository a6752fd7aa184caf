import {
  type CombinedParts,
  type ConceptParts,
  combineConcept,
  topicConcept,
} from '../../answers/concepts/combineConcept.js'
import type { Concept } from '../../answers/concepts/resolveConcept.js'
import { type AnswerContext, documentsOf } from '../../answers/context.js'
import { groupByText } from '../../answers/counts/timeBuckets.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import type { Filter } from '../../snapshot/filter.js'
import type { NumberColumn, Snapshot } from '../../snapshot/snapshot.js'
import type { BuiltContext } from '../operation.js'
import { ALL_DOCUMENTS, DATE_FIELD, type SearchPart, type SearchQuestion, SUBSET_FIELD } from './params.js'

/** A subset as a filter. Our choice: a name that no document has is an empty subset. */
export const subsetFilter = (subset: string): Filter =>
  subset === ALL_DOCUMENTS ? [] : [{ name: SUBSET_FIELD, values: [subset] }]

/** The documents of a subset. */
export const subsetDocuments = (
  context: Pick<AnswerContext, 'snapshot' | 'signal'>,
  subset: string,
): Promise<DocumentSet> => documentsOf(context, subsetFilter(subset))

/** Documents by subset. Version 5 can store `__all__` as a value; it is no subset of its own, and its group has no value. */
export async function groupBySubset(
  context: Pick<AnswerContext, 'snapshot' | 'signal'>,
): ReturnType<typeof groupByText> {
  const grouped = await groupByText(context, SUBSET_FIELD)
  const all = grouped.values.indexOf(ALL_DOCUMENTS)
  if (all < 0) return grouped
  const values = grouped.values.filter((value) => value !== ALL_DOCUMENTS)
  const groups = grouped.groups.map((group) => (group === all ? values.length : group > all ? group - 1 : group))
  return { ...grouped, groups, values }
}

/** The date field of the project: `date`, otherwise the first date field; undefined if it has none. */
export function dateColumn({ columns }: Snapshot): NumberColumn | undefined {
  const dates = columns.fields.filter((column): column is NumberColumn => column.type === 'date')
  return dates.find(({ name }) => name === DATE_FIELD) ?? dates[0]
}

/** Finds the concept of a topic; undefined for a topic that does not exist. */
export type FindTopic = (topicId: string) => Concept | undefined

/** Finds the topics that a question names, each of which is analyzed once. */
export async function findTopicOf(
  { project }: Pick<BuiltContext, 'project'>,
  context: AnswerContext,
  question: SearchQuestion,
): Promise<FindTopic> {
  const named = new Set([question, question.negative, question.zero].flatMap((part) => (part ? topicsOf(part) : [])))
  const topics = named.size === 0 ? [] : (await project.topics.all()).filter(({ topicId }) => named.has(topicId))
  const concepts = await mapYielding(topics, (topic) => topicConcept(context, topic), context.signal)
  const found = new Map(topics.map(({ topicId }, i) => [topicId, concepts[i]]))
  return (topicId) => found.get(topicId)
}

const topicsOf = ({ topic, topics = [] }: SearchPart): readonly string[] =>
  topic === undefined ? topics : [topic, ...topics]

/** The target of a search, as one concept. INVALID_PARAMS for unknown topics and vectors of another space. */
export function resolveConceptParameter(
  context: AnswerContext,
  question: SearchQuestion,
  findTopic: FindTopic,
): Concept {
  const parts: CombinedParts = {
    ...partsOf(context, question, findTopic),
    ...(question.negative && { negative: partsOf(context, question.negative, findTopic, 'negative') }),
    ...(question.zero && { zero: partsOf(context, question.zero, findTopic, 'zero') }),
  }
  return combineConcept(context, parts)
}

/** What a part of a search names. A fault inside of a part is one of the parameter that is the part. */
function partsOf(
  { snapshot }: AnswerContext,
  part: SearchPart,
  findTopic: FindTopic,
  parameter?: 'negative' | 'zero',
): ConceptParts {
  const { text, topic, terms, vector, vectors = [] } = part
  const given = [...(vector === undefined ? [] : [vector]), ...vectors]
  // A vector without values is the vector of an unknown text.
  const known = given.filter((each) => each.length > 0)
  const wrong = known.find((each) => each.length !== snapshot.space.axes)
  if (wrong !== undefined) {
    const name = wrong === vector ? 'vector' : 'vectors'
    throw invalidParams(`Vectors of this project have ${snapshot.space.axes} axes.`, parameter ?? name)
  }
  const concepts = topicsOf(part).map((id) => {
    const concept = findTopic(id)
    if (concept !== undefined) return concept
    const name = id === topic ? 'topic' : 'topics'
    throw invalidParams(`The project has no topic ${JSON.stringify(id)}.`, parameter ?? name)
  })
  return { texts: text === undefined ? [] : [text], terms, vectors: known, concepts }
}
