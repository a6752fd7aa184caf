import { z } from 'zod'
import { operation } from '../operation.js'

/**
 * Languages and versions of this installation. Our choice: it needs no token, so that monitors can call it. Spec v5
 * 4.10.
 */
export const status = operation({
  methods: ['GET'],
  path: '/api/v5/status/',
  spec: 'v5 4.10',
  access: 'none',
  params: z.strictObject({}),
  summary: 'Reports the supported languages and the versions of the software and its science.',
  result: 'An object with `languages`, `version`, `science_version`, `minimum_science_version` and `support_email`.',
  handle: ({ services }) => {
    const { languages, version, scienceVersion, minimumScienceVersion } = services.installation
    return {
      languages: languages.map(({ code, name }) => ({ code, name })),
      version,
      science_version: scienceVersion,
      minimum_science_version: minimumScienceVersion,
      support_email: '',
    }
  },
})
