import { endpoint } from './endpoint.js'

/** What builds do with a term: skip it, notice it although it is a function word, or count it as another term. */
export interface TermChange {
  readonly action?: 'ignore' | 'notice' | undefined
  readonly new_term_id?: string | undefined
}

/** By the identifier of the term; `*part*` stands for all terms with that part. */
export type TermChanges = Readonly<Record<string, TermChange>>

interface OneProject {
  readonly project_id: string
}

/** All stored changes, whether the last build used them or not. */
export const getTermChanges = endpoint<OneProject, TermChanges>('GET', '/api/v5/projects/:project_id/terms/manage/')

/** Stores changes for the next build; an empty one removes what is stored of its term. */
export const storeTermChanges = endpoint<OneProject & { readonly term_management: TermChanges }, null>(
  'PUT',
  '/api/v5/projects/:project_id/terms/manage/',
)

/** A term in all documents; zeros and no text for one that the build does not have. */
export interface TermRecord {
  readonly term_id: string
  readonly total_doc_count: number
  /** The most frequent form. */
  readonly display_text: string
}

export const describeTerms = endpoint<OneProject & { readonly term_ids: readonly string[] }, readonly TermRecord[]>(
  'POST',
  '/api/v5/projects/:project_id/terms/',
)

/** The texts of the first documents. */
export const readTexts = endpoint<
  OneProject & { readonly fields: readonly ['text']; readonly limit: number },
  { readonly result: readonly { readonly text: string }[]; readonly total_count: number }
>('POST', '/api/v5/projects/:project_id/docs/')
