import { EXAMPLE_COLUMNS, exampleCells } from './examples.js'
import type { Table, TableRow } from './table.js'
import type { TableContext } from './tableContext.js'

/** Values of a field that are compared with the others, the most frequent first. */
const MOST_COMPARED = 50

/** What the documents with a value of a string field have more often than the others. */
export function differenceTable(context: TableContext): Table {
  return {
    name: 'unique_to_filter',
    columns: [
      ...['term', 'field_name', 'field_value', 'exact_matches', 'other_exact_matches', 'share', 'other_share'],
      ...['p', 'q', 'distinctive', 'doc_count', 'other_doc_count'],
      ...EXAMPLE_COLUMNS,
    ],
    rows: () => differenceRows(context),
  }
}

async function* differenceRows(context: TableContext): AsyncGenerator<TableRow> {
  for (const { name, type, values } of context.fields) {
    if (type !== 'string') continue
    const compared = [...(values ?? [])].sort((a, b) => b.count - a.count).slice(0, MOST_COMPARED)
    if (values === undefined) context.onNote(`unique_to_filter: "${name}" has too many values and is left out`)
    else if (values.length > compared.length) {
      context.onNote(
        `unique_to_filter: "${name}" has ${values.length} values; the ${MOST_COMPARED} most frequent are compared`,
      )
    }
    for (const { value } of compared) yield* differencesOf(context, name, String(value))
  }
}

async function* differencesOf(context: TableContext, name: string, value: string): AsyncGenerator<TableRow> {
  const { project, ask, limit, fields } = context
  const filter = [...context.filter, { name, values: [value] }]
  const others = (fields.find((field) => field.name === name)?.values ?? []).map((each) => String(each.value))
  const rest = others.filter((each) => each !== value)
  if (rest.length === 0) return
  const other_filter = [...context.filter, { name, values: rest }]
  const compared = await project.concepts.compare({ filter, other_filter, limit }, ask)
  for (const difference of compared.more) {
    yield {
      term: difference.name,
      field_name: name,
      field_value: value,
      exact_matches: difference.exact_match_count,
      other_exact_matches: difference.other_exact_match_count,
      share: difference.share,
      other_share: difference.other_share,
      p: difference.p,
      q: difference.q,
      distinctive: difference.distinctive,
      doc_count: compared.filter_count,
      other_doc_count: compared.other_filter_count,
      ...(await exampleCells({ project, ask, filter }, difference.texts)),
    }
  }
}
