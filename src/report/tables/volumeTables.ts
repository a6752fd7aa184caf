import { countCells, sentimentCells, sentimentColumns } from './conceptTables.js'
import { PERIOD_COLUMNS, periodCells } from './periods.js'
import type { Table, TableRow } from './table.js'
import type { TableContext } from './tableContext.js'

const originColumns = ['list_type', 'list_name'] as const
const countColumns = ['match_count', 'exact_match_count', 'conceptual_match_count'] as const

/** Counts of concepts: in all documents, by value of each string field, and over time, there with sentiment. */
export function volumeTables(context: TableContext): Table[] {
  const concept = ['concept', ...originColumns, 'relevance']
  return [
    { name: 'volume', columns: [...concept, 'texts', ...countColumns, 'doc_count'], rows: () => volumeRows(context) },
    {
      name: 'volume_subsets',
      columns: ['field_name', 'field_value', ...concept, ...countColumns, 'doc_count'],
      rows: () => subsetRows(context),
    },
    {
      name: 'volume_over_time',
      columns: [...PERIOD_COLUMNS, ...concept, ...countColumns, 'doc_count', ...sentimentColumns],
      rows: () => rowsOverTime(context),
    },
  ]
}

type Group = TableContext['groups'][number]

const conceptCells = ({ labels }: Group, { name, relevance }: Group['concepts'][number]): TableRow => ({
  concept: name,
  list_type: labels.concept_type,
  list_name: labels.shared_concept_list,
  relevance,
})

async function* volumeRows({ project, ask, filter, groups }: TableContext): AsyncGenerator<TableRow> {
  const none = { concept_selector: { type: 'top' as const, limit: 0 }, filter }
  const { filter_count } = await project.concepts.matchCounts(none, ask)
  for (const group of groups) {
    for (const concept of group.concepts) {
      const texts = concept.texts.join('|')
      yield { ...conceptCells(group, concept), texts, ...countCells(concept), doc_count: filter_count }
    }
  }
}

async function* subsetRows({ project, ask, filter, groups, fields, onNote }: TableContext): AsyncGenerator<TableRow> {
  for (const { name, values } of fields.filter(({ type }) => type === 'string')) {
    if (values === undefined) {
      onNote(`volume_subsets: "${name}" has too many values and is left out`)
      continue
    }
    for (const group of groups) {
      const question = { concept_selector: group.selector, filter, breakdowns: [{ name }] }
      const buckets = (await project.concepts.matchCounts(question, ask)).breakdowns[0]?.buckets ?? []
      for (const { label, filter_count, match_counts } of buckets) {
        const subset = { field_name: name, field_value: label, doc_count: filter_count }
        for (const each of match_counts) yield { ...subset, ...conceptCells(group, each), ...countCells(each) }
      }
    }
  }
}

/** The concepts of all documents, not those of each period, so that rows of a concept form a series. */
async function* rowsOverTime({ project, ask, groups, timeline, sentiment }: TableContext): AsyncGenerator<TableRow> {
  for (const period of timeline?.periods ?? []) {
    const { filter } = period
    for (const group of groups) {
      if (group.concepts.length === 0) continue
      const question = { concept_selector: seriesSelector(group), filter }
      const head = periodCells(timeline!, period)
      const cells = (place: number, each: Group['concepts'][number], doc_count: number): TableRow => ({
        ...head,
        ...conceptCells(group, group.concepts[place] ?? each),
        ...countCells(each),
        doc_count,
      })
      if (!sentiment) {
        const { match_counts, filter_count } = await project.concepts.matchCounts(question, ask)
        for (const [place, each] of match_counts.entries()) yield cells(place, each, filter_count)
        continue
      }
      const { match_counts, filter_count } = await project.concepts.sentiment(question, ask)
      for (const [place, each] of match_counts.entries()) {
        yield { ...cells(place, each, filter_count), ...sentimentCells(each) }
      }
    }
  }
}

function seriesSelector({ selector, concepts }: Group) {
  if (selector.type === 'concept_list') return selector
  return { type: 'specified' as const, concepts: concepts.map(({ texts }) => ({ texts: [...texts] })) }
}
