import type { TableContext } from './tableContext.js'

export const EXAMPLE_COLUMNS = ['example_doc1', 'example_doc2', 'example_doc3'] as const

/** The texts of the three documents that match a concept best. */
export async function exampleCells(
  { project, ask, filter }: Pick<TableContext, 'project' | 'ask' | 'filter'>,
  texts: readonly string[],
): Promise<Partial<Record<(typeof EXAMPLE_COLUMNS)[number], string>>> {
  if (texts.length === 0) return {}
  const { result } = await project.docs.search(
    {
      search: { texts: [...texts] },
      filter,
      limit: EXAMPLE_COLUMNS.length,
      match_type: 'exact',
      fields: ['text'],
    },
    ask,
  )
  return Object.fromEntries(result.map(({ text }, place) => [EXAMPLE_COLUMNS[place]!, text]))
}
