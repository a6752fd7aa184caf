import { z } from 'zod'
import { invalidParams } from '../../errors.js'
import { MOST_UPLOADED } from '../limits.js'
import { operation } from '../operation.js'
import { givenDocument, uploadDocument } from './params.js'

/**
 * Adds documents, all of them or none. PROJECT_LOCKED while a build runs; INVALID_PARAMS also for a metadata name that
 * the project uses with another type, and for a language that is not supported. Spec v5 4.2.
 */
export const upload = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/upload/',
  spec: 'v5 4.2',
  access: 'write',
  rateLimit: 'none',
  params: () => z.strictObject({ docs: z.array(uploadDocument()).max(MOST_UPLOADED).describe('Documents to add') }),
  functionParams: () =>
    z.strictObject({ docs: z.array(givenDocument()).max(MOST_UPLOADED).describe('Documents to add') }),
  summary: 'Uploads documents; they become searchable with the next build.',
  handle: async ({ project, services }, { docs }): Promise<null> => {
    const supported = new Set<string>(services.installation.languages.map(({ code }) => code))
    const wrong = docs.findIndex(({ language }) => language !== undefined && !supported.has(language))
    if (wrong >= 0) {
      const sent = JSON.stringify(docs[wrong]!.language)
      throw invalidParams(`\`docs[${wrong}].language\`: the language ${sent} is not supported.`, 'docs')
    }
    await project.upload(docs)
    return null
  },
})
