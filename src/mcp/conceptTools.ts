import { z } from 'zod'
import { registry } from '../operations/registry.js'
import { defineTool } from './tool.js'
import { conceptLimit, concepts, filterParam, projectId, selectorOf } from './toolParams.js'

/** Digits that a model needs of a figure. */
const rounded = (value: number | null, digits = 3): number | null =>
  value === null ? null : Number(value.toPrecision(digits))

const scoreField = z.string().describe('A metadata field of type score or number, from describe_project')

export const listConcepts = defineTool({
  name: 'list_concepts',
  title: 'List or count concepts',
  description: `${registry.project.concepts.matchCounts.summary} exact_match_count: documents that say the concept; match_count: these and documents with related words.`,
  writes: false,
  input: z.strictObject({ project_id: projectId, concepts, filter: filterParam, limit: conceptLimit }),
  async run({ project_id, concepts: texts, filter, limit }, { functions, signal }) {
    const { total_count, filter_count, match_counts } = await functions
      .project(project_id)
      .concepts.matchCounts({ concept_selector: selectorOf(texts, limit), filter }, { signal })
    return {
      document_count: filter_count,
      project_document_count: total_count,
      concepts: match_counts.map(({ name, kind, exact_match_count, match_count }) => ({
        name,
        kind,
        exact_match_count,
        match_count,
      })),
    }
  },
})

export const sentiment = defineTool({
  name: 'sentiment',
  title: 'Sentiment of concepts',
  description: `${registry.project.concepts.sentiment.summary} A document counts by how its mentions of the concept are spoken of; mixed documents have both praise and blame and count in one of the three classes, too.`,
  writes: false,
  input: z.strictObject({ project_id: projectId, concepts, filter: filterParam, limit: conceptLimit }),
  async run({ project_id, concepts: texts, filter, limit }, { functions, signal }) {
    const { filter_count, match_counts } = await functions
      .project(project_id)
      .concepts.sentiment({ concept_selector: selectorOf(texts, limit), filter }, { signal })
    return {
      document_count: filter_count,
      concepts: match_counts.map(({ name, sentiment_counts }) => ({ name, ...sentiment_counts })),
    }
  },
})

export const scoreDrivers = defineTool({
  name: 'score_drivers',
  title: 'Score drivers',
  description: `${registry.project.concepts.scoreDrivers.summary} impact: average score of these documents minus that of all; adjusted_impact: the same with the other concepts held constant; q: false discovery rate of what is left beside the other concepts, over .05 it may be chance or theirs. Figures go together; they do not show a cause.`,
  writes: false,
  input: z.strictObject({
    project_id: projectId,
    score_field: scoreField,
    concepts,
    filter: filterParam,
    limit: conceptLimit,
  }),
  async run({ project_id, score_field, concepts: texts, filter, limit }, { functions, signal }) {
    const asked = texts === undefined ? { limit } : { concept_selector: selectorOf(texts, limit) }
    const project = functions.project(project_id)
    const drivers = await project.concepts.scoreDrivers({ score_field, filter, ...asked }, { signal })
    const { filter_count } = await project.docs.search({ filter, limit: 0, fields: ['doc_id'] }, { signal })
    return {
      document_count: filter_count,
      baseline: rounded(drivers[0]?.baseline ?? null),
      drivers: drivers.map((driver) => ({
        name: driver.name,
        kind: driver.kind,
        exact_match_count: driver.exact_match_count,
        average_score: rounded(driver.average_score),
        impact: rounded(driver.impact),
        adjusted_impact: rounded(driver.adjusted_impact),
        q: rounded(driver.q, 2),
      })),
    }
  },
})

export const findings = defineTool({
  name: 'findings',
  title: 'Findings about a score',
  description: registry.project.concepts.findings.summary,
  writes: false,
  input: z.strictObject({ project_id: projectId, score_field: scoreField, filter: filterParam }),
  async run({ project_id, score_field, filter }, { functions, signal }) {
    const answer = await functions.project(project_id).concepts.findings({ score_field, filter }, { signal })
    return {
      document_count: answer.filter_count,
      scored_count: answer.scored_count,
      baseline: rounded(answer.baseline),
      findings: answer.findings.map(({ title, sentence, count, impact, q }) => ({
        title,
        sentence,
        document_count: count,
        impact: rounded(impact),
        q: rounded(q, 2),
      })),
    }
  },
})
