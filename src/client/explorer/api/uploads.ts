import { endpoint } from './endpoint.js'

/** A document as it is uploaded. */
export interface UploadDocument {
  readonly text: string
  readonly title: string
  readonly metadata: readonly (
    | { readonly name: string; readonly type: 'string' | 'date'; readonly value: string }
    | { readonly name: string; readonly type: 'number' | 'score'; readonly value: number }
  )[]
}

/** Adds documents, all of them or none; they count from the next build. */
export const uploadDocuments = endpoint<
  { readonly project_id: string; readonly docs: readonly UploadDocument[] },
  null
>('POST', '/api/v5/projects/:project_id/upload/')

/** Ends the build that runs; what answered before answers on. */
export const cancelBuild = endpoint<{ readonly project_id: string }, { readonly message: string } | null>(
  'POST',
  '/api/v5/projects/:project_id/cancel_build/',
)

/** Ends the sentiment build that runs or would follow; says so where there is none. */
export const cancelSentiment = endpoint<{ readonly project_id: string }, { readonly message: string } | null>(
  'POST',
  '/api/v5/projects/:project_id/cancel_sentiment/',
)
