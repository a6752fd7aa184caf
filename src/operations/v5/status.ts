import type { LanguageCode } from '../../text/languages.js'
import { operation } from '../operation.js'
import { noParams } from '../params.js'

/** A language that texts can have. */
export interface LanguageRecord {
  /** Two letters. */
  code: LanguageCode
  /** Name in English. */
  name: string
}

/** What an installation can do. Spec v5 2.15. */
export interface StatusRecord {
  /** Languages of projects and documents. */
  languages: LanguageRecord[]
  /** Version of the software. */
  version: string
  /** Version of the algorithms of builds. */
  science_version: string
  /** Projects of an older science version must be built again. */
  minimum_science_version: string
  /** Always empty: there is no support address here. */
  support_email: string
}

/**
 * Languages and versions of this installation. Our choice: it needs no token, so that monitors can call it. Spec v5
 * 4.10.
 */
export const status = operation({
  methods: ['GET'],
  path: '/api/v5/status/',
  spec: 'v5 4.10',
  access: 'none',
  params: noParams,
  summary: 'Reports the supported languages and the versions of the software and its science.',
  result: 'The languages and versions.',
  handle: ({ services }): StatusRecord => {
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
