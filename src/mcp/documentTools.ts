import { z } from 'zod'
import { registry } from '../operations/registry.js'
import { quote } from './quote.js'
import { defineTool } from './tool.js'
import { characters, documentLimit, filterParam, offset, projectId } from './toolParams.js'

export const searchDocuments = defineTool({
  name: 'search_documents',
  title: 'Search documents',
  description: `${registry.project.docs.search.summary} Quotes each document around the first match, with its doc_id to cite. Without a query it lists the documents of the filter.`,
  writes: false,
  input: z.strictObject({
    project_id: projectId,
    query: z
      .string()
      .min(1)
      .optional()
      .describe('Words or a question; a document that says it in other words is found, too'),
    filter: filterParam,
    limit: documentLimit,
    offset,
    characters,
  }),
  async run({ project_id, query, filter, limit, offset: skipped, characters: quoted }, { functions, signal }) {
    const search = query === undefined ? {} : { search: { texts: [query] }, ranking: 'hybrid' as const }
    const answer = await functions.project(project_id).docs.search(
      {
        ...search,
        filter,
        limit,
        offset: skipped,
        fields: ['doc_id', 'title', 'text', 'metadata', 'terms'],
        only_terms: 'matching',
      },
      { signal },
    )
    const next = skipped + answer.result.length
    return {
      document_count: answer.filter_count,
      ...(answer.search === null
        ? {}
        : { exact_match_count: answer.search.exact_match_count, match_count: answer.search.match_count }),
      result_count: answer.result_count,
      documents: answer.result.map((document) => quote(document, quoted)),
      ...(next < answer.result_count && answer.result.length > 0 ? { next_offset: next } : {}),
    }
  },
})
