import { z } from 'zod'
import { requireLanguage } from '../languages.js'
import { MOST_UPLOADED } from '../limits.js'
import { operation } from '../operation.js'
import { uploadDocument } from './params.js'

/**
 * Adds documents, all of them or none. PROJECT_LOCKED while a build runs; INVALID_PARAMS also for a metadata name that
 * the project uses with another type. Spec v5 4.2.
 */
export const upload = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/upload/',
  spec: 'v5 4.2',
  access: 'write',
  rateLimit: 'none',
  params: z.strictObject({ docs: z.array(uploadDocument).max(MOST_UPLOADED).describe('Documents to add') }),
  summary: 'Uploads documents; they become searchable with the next build.',
  handle: async ({ project, services }, { docs }): Promise<null> => {
    for (const language of new Set(docs.flatMap(({ language }) => language ?? []))) {
      requireLanguage(services.installation, language, 'docs')
    }
    await project.upload(docs)
    return null
  },
})
