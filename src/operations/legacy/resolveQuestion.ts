import {
  type CombinedParts,
  type ConceptParts,
  combineConcept,
  topicConcept,
} from '../../answers/concepts/combineConcept.js'
import type { Concept } from '../../answers/concepts/resolveConcept.js'
import { type AnswerContext, documentsOf } from '../../answers/context.js'
import { groupByText } from '../../answers/counts/timeBuckets.js'
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
export function groupBySubset(snapshot: Snapshot): ReturnType<typeof groupByText> {
  const grouped = groupByText(snapshot, SUBSET_FIELD)
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

/** Finds the topics of a project, which are read if the question names any. */
export async function findTopicOf(
  { project }: Pick<BuiltContext, 'project'>,
  context: AnswerContext,
  question: SearchQuestion,
): Promise<FindTopic> {
  const namesTopics = [question, question.negative, question.zero].some(
    (part) => part?.topic !== undefined || part?.topics !== undefined,
  )
  const topics = namesTopics ? await project.topics.all() : []
  return (topicId) => {
    const topic = topics.find((each) => each.topicId === topicId)
    return topic && topicConcept(context, topic)
  }
}

/** The target of a search, as one concept. INVALID_PARAMS for unknown topics and vectors of another space. */
export function resolveConceptParameter(
  context: AnswerContext,
  question: SearchQuestion,
  findTopic: FindTopic,
): Concept {
  const parts: CombinedParts = {
    ...partsOf(context, question, findTopic),
    ...(question.negative && { negative: partsOf(context, question.negative, findTopic) }),
    ...(question.zero && { zero: partsOf(context, question.zero, findTopic) }),
  }
  return combineConcept(context, parts)
}

function partsOf(
  { snapshot }: AnswerContext,
  { text, topic, topics = [], terms, vector, vectors = [] }: SearchPart,
  findTopic: FindTopic,
): ConceptParts {
  const given = [...(vector === undefined ? [] : [vector]), ...vectors]
  // A vector without values is the vector of an unknown text.
  const known = given.filter((each) => each.length > 0)
  if (known.some((each) => each.length !== snapshot.space.axes)) {
    const name = vector !== undefined && vector.length !== snapshot.space.axes ? 'vector' : 'vectors'
    throw invalidParams(`Vectors of this project have ${snapshot.space.axes} axes.`, name)
  }
  const concepts = [...(topic === undefined ? [] : [topic]), ...topics].map((id) => {
    const concept = findTopic(id)
    if (concept !== undefined) return concept
    throw invalidParams(`The project has no topic ${JSON.stringify(id)}.`, id === topic ? 'topic' : 'topics')
  })
  return { texts: text === undefined ? [] : [text], terms, vectors: known, concepts }
}
