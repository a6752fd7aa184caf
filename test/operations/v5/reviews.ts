import type { Engine, Project } from '../../../src/engine.js'
import type { DocumentRecord } from '../../../src/operations/v5/renderDocuments.js'

/** Comments of a shop over some months, with a rating and a region: enough for all kinds of questions. */
const sentences = [
  ['The battery life is great and the battery lasts for days.', 5, 'north'],
  ['Battery life is poor, it dies after two hours.', 1, 'south'],
  ['Lovely screen, bright and sharp colours.', 5, 'north'],
  ['The screen cracked after a week, terrible quality.', 1, 'south'],
  ['Delivery was quick and the support team friendly.', 4, 'north'],
] as const

/** First of January 2024. */
const START = 1_704_067_200
const DAY = 86_400

export const reviews = Array.from({ length: 60 }, (_, i) => {
  const [text, rating, region] = sentences[i % sentences.length]!
  return {
    text,
    title: `Comment ${i}`,
    metadata: [
      { name: 'rating', type: 'score' as const, value: rating },
      { name: 'region', type: 'string' as const, value: region },
      { name: 'day', type: 'date' as const, value: START + 2 * i * DAY },
    ],
  }
})

/** A built project of these comments, with sentiment. */
export async function openReviews(engine: Engine, name = 'Reviews'): Promise<Project> {
  const { project_id } = await engine.projects.create({ name, language: 'en', description: 'From the shop' })
  const project = engine.project(project_id)
  await project.upload({ docs: reviews })
  await project.build()
  await project.waitForSentimentBuild()
  return project
}

/** Builds a project again, and waits for the core build. */
export async function rebuild(project: Project, params: object = { skip_sentiment: true }): Promise<void> {
  await project.build(params)
  await project.waitForBuild()
}

/** The documents of a search, by default all. */
export const documentsOf = async (project: Project, params: object = {}): Promise<DocumentRecord[]> =>
  (await project.docs.search({ limit: 1_000, ...params })).result as DocumentRecord[]

/** The number of documents that have the terms of a text. */
export const countExact = async (project: Project, text: string): Promise<number> =>
  (await project.docs.search({ search: { texts: [text] }, match_type: 'exact' })).result_count

/** A failure with this code, and with these names of parameters. */
export const failure = (code: string, ...parameters: string[]): object =>
  expectLike({ code, ...(parameters.length > 0 && { details: { parameters } }) })

function expectLike(fields: object): object {
  return {
    asymmetricMatch: (other: Record<string, unknown>) =>
      Object.entries(fields).every(([key, value]) => JSON.stringify(other[key]) === JSON.stringify(value)),
    toString: () => `failure ${JSON.stringify(fields)}`,
  }
}
