import { z } from 'zod'
import { operation } from '../operation.js'
import { docIdsParam } from './params.js'

const params = () => z.strictObject({ doc_ids: docIdsParam })

/** Marks documents for removal by the next build. Spec v5 3, 4.2. */
export const deleteDocuments = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/docs/delete/',
  spec: 'v5 4.2',
  access: 'write',
  rateLimit: 1,
  params,
  summary: 'Marks documents for deletion by the next build.',
  handle: async ({ project }, { doc_ids }): Promise<null> => {
    await project.changeFlags(doc_ids, 'mark')
    return null
  },
})

/** Removes the mark. Spec v5 3, 4.2. */
export const undeleteDocuments = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/docs/unmark_delete/',
  spec: 'v5 4.2',
  access: 'write',
  params,
  summary: 'Removes the deletion mark from documents.',
  handle: async ({ project }, { doc_ids }): Promise<null> => {
    await project.changeFlags(doc_ids, 'unmark')
    return null
  },
})

/** Spec v5 3, 4.2. */
export const setFavorites = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/docs/set_favorites/',
  spec: 'v5 4.2',
  access: 'write',
  params,
  summary: 'Marks documents as favorites.',
  handle: async ({ project }, { doc_ids }): Promise<null> => {
    await project.changeFlags(doc_ids, 'favor')
    return null
  },
})

/** Spec v5 3, 4.2. */
export const clearFavorites = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/docs/clear_favorites/',
  spec: 'v5 4.2',
  access: 'write',
  params,
  summary: 'Removes the favorite mark from documents.',
  handle: async ({ project }, { doc_ids }): Promise<null> => {
    await project.changeFlags(doc_ids, 'disfavor')
    return null
  },
})
