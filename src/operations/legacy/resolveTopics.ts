import { topicConcept } from '../../answers/concepts/combineConcept.js'
import type { Concept } from '../../answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../answers/context.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import type { Topic } from '../../projects/topics.js'
import { answerContext } from '../answerContext.js'
import type { BuiltContext } from '../operation.js'

/** The topics of a project and their concepts in the snapshot. */
export interface ResolvedTopics {
  readonly answers: AnswerContext
  readonly topics: readonly Topic[]
  readonly concepts: readonly Concept[]
}

/** By default all topics of the project. */
export async function resolveTopics(context: BuiltContext, given?: readonly Topic[]): Promise<ResolvedTopics> {
  const topics = given ?? (await context.project.topics.all())
  const answers = await answerContext(context)
  return {
    answers,
    topics,
    concepts: await mapYielding(topics, (topic) => topicConcept(answers, topic), context.signal),
  }
}

/** Numbers by the id of their topic. */
export type ByTopic<Value> = Record<string, Value>

export const byTopic = <Value>(topics: readonly Topic[], read: (index: number) => Value): ByTopic<Value> =>
  Object.fromEntries(topics.map(({ topicId }, index) => [topicId, read(index)]))

/** Names of topics, for the header row of a table. */
export const names = (topics: readonly Topic[]): string[] => topics.map(({ name }) => name)
