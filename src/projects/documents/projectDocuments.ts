import type { ProjectHost } from '../projectHost.js'
import type { ProjectParts } from '../projectParts.js'
import { readFlags } from './documentFlags.js'
import { openDocumentIds } from './documentIds.js'
import { readTypes } from './fieldCounts.js'
import { allFound, readDescriptions, readDocuments } from './sources.js'
import { type StoreOptions, storeUpload, type UploadDocument } from './uploads.js'

/** Operations on the documents of a project. */
export function createDocuments(context: ProjectHost, { entry, files: { records, during }, flags }: ProjectParts) {
  const readIds = openDocumentIds(records)
  return {
    upload: async (documents: readonly UploadDocument[], duringBuild?: StoreOptions['duringBuild']) => {
      await entry.get()
      const docIds = await during(() => storeUpload(records, documents, context, { duringBuild }))
      await entry.countUpload(documents.length)
      return docIds
    },
    changeFlags: flags.change,
    fieldTypes: () => readTypes(records.fields),
    pending: () => records.documents.pending(),
    documents: (keys: readonly number[]) => during(async () => allFound(await readDocuments(records, keys))),
    descriptions: (keys: readonly number[]) => during(async () => allFound(await readDescriptions(records, keys))),
    docIds: (keys: readonly number[]) => during(async () => allFound(await readIds(keys))),
    flags: (keys: readonly number[]) => during(async () => allFound(await readFlags(records, keys))),
  }
}
