import { z } from 'zod'
import { termConcept } from '../../answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../answers/context.js'
import { countMatchKinds } from '../../answers/counts/matchCounts.js'
import { suggestClusters } from '../../answers/selection/suggestClusters.js'
import { describeTerms, type TermStatistics } from '../../answers/terms/describeTerms.js'
import { type BackgroundTerm, searchBackground } from '../../answers/terms/searchBackground.js'
import { searchTerms } from '../../answers/terms/searchTerms.js'
import { topTerms } from '../../answers/terms/topTerms.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { termDisplay, termId, termNumber } from '../../snapshot/termTable.js'
import { withoutLanguages } from '../../text/termChanges.js'
import { answerContext } from '../answerContext.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { integer } from '../params.js'
import type { RawAnswer } from '../rawAnswer.js'
import { ALL_DOCUMENTS, anySearch, searchShape, stringList, subsetParam } from './params.js'
import { findTopicOf, resolveConceptParameter, subsetDocuments } from './resolveQuestion.js'
import { tableOrJson, tableShape } from './tables.js'

/** Spec v4-legacy 2; counts and score are those within the subset. */
export interface TermRecord {
  /** The term, with its language. */
  term: string
  /** Most common form in the texts. */
  text: string
  /** How often each form occurs. */
  all_texts: Record<string, number>
  /** In pack64 form; an empty string for a term that is too rare to have one. */
  vector: string
  /** Rank value by frequency in the project and in general language. */
  score: number
  /** Number of documents with the term. */
  distinct_doc_count: number
  /** Approximate frequency in general language. */
  bg_freq: number
}

const renderTerm = (term: TermStatistics): TermRecord => ({
  term: term.termId,
  text: term.displayText,
  all_texts: Object.fromEntries(term.allTexts),
  vector: packVector(term.vector),
  score: term.relevance,
  distinct_doc_count: term.distinctDocCount,
  bg_freq: term.backgroundFrequency,
})

const renderBackgroundTerm = ({ termId, vector, frequency }: BackgroundTerm): TermRecord => ({
  term: termId,
  text: withoutLanguages(termId),
  all_texts: {},
  vector: packVector(vector),
  score: 0,
  distinct_doc_count: 0,
  bg_freq: frequency,
})

/** Ids of the requested terms that the project has, or of the top ones of a subset. */
async function resolveTermsParameter(
  answers: AnswerContext,
  requested: readonly string[] | undefined,
  set: DocumentSet,
  limit: number,
): Promise<string[]> {
  const { terms } = answers.snapshot
  if (requested !== undefined) return requested.filter((id) => termNumber(terms, id) >= 0)
  return (await topTerms(answers, set, limit)).map((term) => termId(terms, term))
}

/**
 * Most relevant first, or the requested ones; terms that the project does not have are left out. Spec v4-legacy 4.5.
 */
export const listTerms = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/',
  spec: 'v4-legacy 4.5',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      limit: integer(0, 50_000).default(10),
      subset: subsetParam,
      terms: stringList.optional().describe('Term ids to use instead of the top terms'),
    }),
  summary: 'Lists the top terms of a subset, or specified terms.',
  result: 'An array of terms.',
  handle: async (context, { limit, subset, terms }): Promise<TermRecord[]> => {
    const answers = await answerContext(context)
    const set = await subsetDocuments(answers, subset)
    const described = await describeTerms(answers, await resolveTermsParameter(answers, terms, set, limit), set)
    return await mapYielding(described, renderTerm, context.signal)
  },
})

/** Spec v4-legacy 4.5. */
export interface TermSearchRecord {
  /** Vector of the search, in pack64 form. */
  search_vector: string
  /** Terms with their strength, best first. */
  search_results: [term: TermRecord, strength: number][]
}

/**
 * Terms of the subset nearest to the target of the search, with their cosines. Without `domain` the subset is ignored,
 * and terms of the general word vectors are included: no document has them, and their text is the term id without the
 * language. INVALID_PARAMS for an unknown topic. Spec v4-legacy 4.5.
 */
export const searchForTerms = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/search/',
  spec: 'v4-legacy 4.5',
  access: 'read',
  needs: 'build',
  params: () =>
    z
      .strictObject({
        ...searchShape,
        limit: integer(0, 50_000).default(10),
        domain: z
          .boolean()
          .default(true)
          .describe('Only terms of the subset; false also allows terms of the general word vectors'),
        subset: subsetParam,
      })
      .superRefine(anySearch),
  summary: 'Finds the terms nearest to texts, topics, terms or vectors.',
  result: 'The vector of the search, and terms with their strength.',
  handle: async (context, { limit, domain, subset, ...question }): Promise<TermSearchRecord> => {
    const answers = await answerContext(context)
    const concept = resolveConceptParameter(answers, question, await findTopicOf(context, answers, question))
    const set = await subsetDocuments(answers, domain ? subset : ALL_DOCUMENTS)
    const found = await searchTerms(answers, concept, { set, limit, minDocCount: 1 })
    const ids = Array.from(found.terms, (term) => termId(context.snapshot.terms, term))
    const described = await describeTerms(answers, ids, set)
    const ofProject = described.map((term, index): [TermRecord, number] => [
      renderTerm(term),
      found.similarities[index]!,
    ])
    const general = domain ? [] : await searchBackground(answers, concept, limit)
    const ofBackground = general.map((term): [TermRecord, number] => [renderBackgroundTerm(term), term.similarity])
    return {
      search_vector: packVector(concept.vector),
      search_results: [...ofProject, ...ofBackground].sort(([, a], [, b]) => b - a).slice(0, limit),
    }
  },
})

/** A theme of the subset. */
export interface TermCluster {
  /** Its terms, the most relevant first. */
  terms: TermRecord[]
}

/** Top terms among which clusters are found. */
const CLUSTERED_TERMS = 500

/**
 * Clusters of the top terms of a subset, as version 5 suggests concepts; similar clusters are adjacent. Extension: clients of version 4 call
 * it. Beside spec v4-legacy 4.5.
 */
export const termClusters = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/clusters/',
  spec: 'v4-legacy 4.5',
  extension: true,
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      num_clusters: integer(0, 5000).default(7).describe('Number of clusters'),
      num_cluster_terms: integer(0, 5000).default(4).describe('Terms of each cluster'),
      subset: subsetParam,
    }),
  summary: 'Finds clusters among the top terms of a subset.',
  result: 'An array of objects with `terms`.',
  handle: async (context, question): Promise<TermCluster[]> => {
    const answers = await answerContext(context)
    const set = await subsetDocuments(answers, question.subset)
    const { num_clusters: numClusters, num_cluster_terms: numClusterConcepts } = question
    const clustered = await suggestClusters(answers, set, { limit: CLUSTERED_TERMS, numClusters, numClusterConcepts })
    const ids = clustered.map(({ term }) => termId(context.snapshot.terms, term))
    const described = await describeTerms(answers, ids, set)
    const clusters = new Map<number, TermCluster>()
    for (const [i, { label }] of clustered.entries()) {
      const cluster = clusters.get(label) ?? { terms: [] }
      clusters.set(label, cluster)
      cluster.terms.push(renderTerm(described[i]!))
    }
    return [...clusters.values()]
  },
})

/** Our choice of shape: the keys that clients read, and the term id. Spec v4-legacy 4.5. */
export interface TermCountRecord {
  /** The term, with its language. */
  term: string
  /** Most common form in the texts. */
  text: string
  /** Number of documents with one of its terms. */
  num_exact_matches: number
  /** Number of further documents with a related term. */
  num_related_matches: number
}

/** Counts of documents with each term, and of further documents with related terms. Spec v4-legacy 4.5. */
export const termDocCounts = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/doc_counts/',
  spec: 'v4-legacy 4.5',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      terms: stringList.optional().describe('Term ids; default: the top terms'),
      limit: integer(0, 50_000).default(100),
      subset: subsetParam,
      ...tableShape,
    }),
  summary: 'Counts the exact and related documents of terms.',
  result: 'A CSV file, or an array of `term`, `text`, `num_exact_matches` and `num_related_matches`.',
  handle: async (context, { terms, limit, subset, ...table }): Promise<RawAnswer | TermCountRecord[]> => {
    const answers = await answerContext(context)
    const { terms: termTable } = context.snapshot
    const set = await subsetDocuments(answers, subset)
    const numbers = (await resolveTermsParameter(answers, terms, set, limit)).map((id) => termNumber(termTable, id))
    const concepts = await mapYielding(numbers, (term) => termConcept(answers, term), context.signal)
    const found = await countMatchKinds(answers, concepts, set)
    const rowOf = (term: number, index: number): TermCountRecord => ({
      term: termId(termTable, term),
      text: termDisplay(termTable, term),
      num_exact_matches: found[index]!.exact,
      num_related_matches: found[index]!.related,
    })
    const rows = await mapYielding(numbers, rowOf, context.signal)
    return await tableOrJson(
      table,
      () => ({
        columns: ['term', 'text', 'num_exact_matches', 'num_related_matches'],
        items: rows,
        cells: (row) => [row.term, row.text, row.num_exact_matches, row.num_related_matches],
      }),
      () => rows,
    )
  },
})
