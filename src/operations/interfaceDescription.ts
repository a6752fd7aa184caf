import { lazily } from '../lazily.js'
import { describePage } from './descriptionPage.js'
import { openApiDocument } from './openapi.js'
import { packageVersion } from './packageVersion.js'
import { operations } from './registry.js'
import { readResultSchemas } from './resultSchemas.js'

/** The interface described for people and for programs. It is the same for all engines and takes some milliseconds to create. */
export const describeInterface = lazily(() => ({
  page: describePage(operations, packageVersion),
  openApi: openApiDocument(operations, packageVersion, readResultSchemas()),
}))
