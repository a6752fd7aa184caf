import { call } from '../../api/call.js'
import { type FieldValue, type FoundDocument, findDocuments } from '../../api/documents.js'
import type { Constraint, Filter } from '../../api/filter.js'

/** Documents of one question, and of all: a filter that leaves almost nothing out may need more of them. */
const PAGE = 100
const MOST_READ = 1_000

export interface OthersRequest {
  readonly projectId: string
  readonly filter: Filter
  readonly texts: readonly string[]
  /** Documents wanted. */
  readonly limit: number
}

/** Documents that do not pass a filter, and the terms by which they were found. */
export interface OtherDocuments {
  readonly documents: readonly FoundDocument[]
  readonly exact: readonly string[]
}

/** The best matches for a concept that do not pass a filter: the interface has no filter for what another one leaves out. */
export async function findOthers(
  { projectId: project_id, filter, texts, limit }: OthersRequest,
  signal: AbortSignal,
): Promise<OtherDocuments> {
  const documents: FoundDocument[] = []
  for (let offset = 0; ; offset += PAGE) {
    const search = { search: { texts }, match_type: 'exact', only_terms: 'matching' } as const
    const page = await call(findDocuments, { project_id, filter: [], ...search, limit: PAGE, offset }, { signal })
    documents.push(...page.result.filter(({ metadata }) => !passes(metadata, filter)))
    const isEnough = documents.length >= limit || offset + PAGE >= Math.min(page.result_count, MOST_READ)
    if (isEnough) return { documents: documents.slice(0, limit), exact: page.search?.exact_term_ids ?? [] }
  }
}

/** Whether a document satisfies all constraints; one of several values of a field is enough. */
const passes = (metadata: readonly FieldValue[], filter: Filter): boolean =>
  filter.every((constraint) => metadata.some((field) => field.name === constraint.name && satisfies(field, constraint)))

function satisfies({ type, value }: FieldValue, constraint: Constraint): boolean {
  if ('values' in constraint) return constraint.values.includes(value)
  const of = (bound: string | number): number => (type === 'date' ? Date.parse(String(bound)) : Number(bound))
  const { minimum, maximum } = constraint
  return (minimum === undefined || of(value) >= of(minimum)) && (maximum === undefined || of(value) <= of(maximum))
}
