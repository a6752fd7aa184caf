import { z } from 'zod'
import { substringOf } from '../../text/termChanges.js'
import { operation } from '../operation.js'
import { noParams, recordOf, termId } from '../params.js'

const termChange = z
  .strictObject({
    action: z.enum(['ignore', 'notice']).optional(),
    new_term_id: termId.optional(),
  })
  .meta({ id: 'TermChange' })

/** Maximum number of changes in one request: they are stored in one transaction. */
const MOST_CHANGES = 20_000

/** What builds do with a term. */
export interface TermChangeRecord {
  /** `ignore` skips the term like a function word; `notice` no longer skips it, and lets it be a concept of its own. */
  action?: 'ignore' | 'notice'
  /** Term that replaces it wherever it occurs. */
  new_term_id?: string
}

/** All stored term management, whether or not the last build used it. Spec v5 4.3. */
export const getTermManagement = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/terms/manage/',
  spec: 'v5 4.3',
  access: 'read',
  params: noParams,
  summary: 'Reads the term management, including changes that await the next build.',
  result: 'An object of term changes by term id.',
  handle: async ({ project }): Promise<Record<string, TermChangeRecord>> => {
    const changes: Record<string, TermChangeRecord> = {}
    await project.management.forEach((id, { naming, ...change }) => {
      changes[id] = change
    })
    return changes
  },
})

/**
 * Changes term management for the next build. Our choices: a key that is not a term id is refused, because it could
 * never take effect; a term id that no document has is stored, because function words have such ids. The key `*part*`
 * stands for the substrings that the legacy interface ignores, so that an answer can be sent back unchanged. Spec v5
 * 2.6, 4.3.
 */
export const updateTermManagement = operation({
  methods: ['PUT'],
  path: '/api/v5/projects/:project_id/terms/manage/',
  spec: 'v5 4.3',
  access: 'write',
  params: () =>
    z.strictObject({
      term_management: recordOf(termChange, MOST_CHANGES)
        .superRefine((changes, context) => {
          for (const id of Object.keys(changes)) {
            if (!termId.safeParse(id).success && substringOf(id) === undefined) {
              context.addIssue({ code: 'custom', path: [id], message: 'is not a term id such as battery|en' })
            }
          }
        })
        .describe('Changes by term id; an empty object removes the entry of that term id'),
      overwrite: z.boolean().default(false).describe('Remove all entries that are not in the request'),
    }),
  summary: 'Sets which terms the next build ignores, notices or merges.',
  handle: async ({ project }, { term_management, overwrite }): Promise<null> => {
    await project.management.change(term_management as Record<string, TermChangeRecord>, overwrite)
    return null
  },
})
