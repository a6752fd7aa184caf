import type { ConceptGroup } from './chosenConcepts.js'
import { EXAMPLE_COLUMNS, exampleCells } from './examples.js'
import type { Cell, Table, TableRow } from './table.js'
import type { TableContext } from './tableContext.js'

const countColumns = ['match_count', 'exact_match_count', 'conceptual_match_count'] as const

/** Counts of documents: with any match, with an exact one, and with a related one alone. */
export const countCells = (counts: { readonly match_count: number; readonly exact_match_count: number }) => ({
  match_count: counts.match_count,
  exact_match_count: counts.exact_match_count,
  conceptual_match_count: counts.match_count - counts.exact_match_count,
})

/** Terms, concepts with their sentiment, and what the concepts leave out. */
export function conceptTables(context: TableContext): Table[] {
  const origin = ['concept_type', 'shared_concept_list']
  return [
    {
      name: 'terms',
      columns: ['term', 'term_ids', 'relevance', 'exact_match_count', 'related_match_count', ...origin],
      rows: () => termRows(context),
    },
    {
      name: 'sentiment',
      columns: [
        ...['concept', 'texts', ...origin, 'relevance', ...countColumns],
        ...sentimentColumns,
        ...EXAMPLE_COLUMNS,
      ],
      rows: () => sentimentRows(context),
    },
    {
      name: 'outliers',
      columns: [
        ...['list_type', 'list_name', 'concept', 'relevance', 'texts', 'coverage', 'match_type', ...countColumns],
        ...EXAMPLE_COLUMNS,
      ],
      rows: () => outlierRows(context),
    },
  ]
}

async function* termRows({ groups }: TableContext): AsyncGenerator<TableRow> {
  for (const { concepts, labels } of groups) {
    for (const { name, relevance, exact_term_ids, match_count, exact_match_count } of concepts) {
      yield {
        term: name,
        term_ids: exact_term_ids.join('|'),
        relevance,
        exact_match_count,
        related_match_count: match_count - exact_match_count,
        ...labels,
      }
    }
  }
}

export const sentimentColumns = [
  ...['sentiment_share_positive', 'sentiment_share_neutral', 'sentiment_share_negative'],
  ...['sentiment_doc_count_positive', 'sentiment_doc_count_neutral', 'sentiment_doc_count_negative'],
  'sentiment_doc_count_total',
] as const

type SentimentRecord = Awaited<ReturnType<TableContext['project']['concepts']['sentiment']>>['match_counts'][number]

export const sentimentCells = ({ sentiment_share: share, sentiment_counts: counts }: SentimentRecord): TableRow => ({
  sentiment_share_positive: share.positive,
  sentiment_share_neutral: share.neutral,
  sentiment_share_negative: share.negative,
  sentiment_doc_count_positive: counts.positive,
  sentiment_doc_count_neutral: counts.neutral,
  sentiment_doc_count_negative: counts.negative,
  sentiment_doc_count_total: counts.total,
})

/** Concepts with their counts, and with their sentiment where the project has it. */
async function* sentimentRows(context: TableContext): AsyncGenerator<TableRow> {
  for (const { selector, labels, concepts } of context.groups) {
    const { project, ask, filter } = context
    const sentiments = context.sentiment
      ? (await project.concepts.sentiment({ concept_selector: selector, filter }, ask)).match_counts
      : []
    for (const [place, concept] of concepts.entries()) {
      const sentiment = sentiments[place]
      yield {
        concept: concept.name,
        texts: concept.texts.join('|'),
        ...labels,
        relevance: concept.relevance,
        ...countCells(concept),
        ...(sentiment === undefined ? {} : sentimentCells(sentiment)),
        ...(await exampleCells(context, concept.texts)),
      }
    }
  }
}

/** Concepts of outliers shown. */
const OUTLIER_CONCEPTS = 20

/** For each group, the share of documents that it covers, and what is typical of the documents that none of its concepts matches. */
async function* outlierRows(context: TableContext): AsyncGenerator<TableRow> {
  for (const group of context.groups) yield* outliersOf(context, group)
}

async function* outliersOf(context: TableContext, { labels, concepts }: ConceptGroup): AsyncGenerator<TableRow> {
  const { project, ask, filter } = context
  if (concepts.length === 0) return
  const unmatched = concepts.map(({ texts }) => ({ texts: [...texts] }))
  const outliers = [...filter, { special: 'outliers' as const, concepts: unmatched }]
  const found = await project.concepts.matchCounts(
    { concept_selector: { type: 'unique_to_filter', limit: OUTLIER_CONCEPTS }, filter: outliers },
    ask,
  )
  const { filter_count: whole } = await project.concepts.matchCounts(
    { concept_selector: { type: 'top', limit: 0 }, filter },
    ask,
  )
  const head: Record<string, Cell> = {
    list_type: labels.concept_type,
    list_name: labels.shared_concept_list,
    coverage: whole === 0 ? 0 : 100 - (found.filter_count / whole) * 100,
    match_type: 'both',
  }
  if (found.match_counts.length === 0) yield head
  for (const concept of found.match_counts) {
    yield {
      ...head,
      concept: concept.name,
      relevance: concept.relevance,
      texts: concept.texts.join('|'),
      ...countCells(concept),
      ...(await exampleCells({ project, ask, filter: outliers as typeof filter }, concept.texts)),
    }
  }
}
