import { z } from 'zod'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import { forEachYielding, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import type { StoredDocument } from '../../projects/project.js'
import { isMember } from '../../snapshot/documentSet.js'
import { answerContext } from '../answerContext.js'
import { type ByFields, onlyFields } from '../onlyFields.js'
import { operation, type ProjectContext } from '../operation.js'
import { atMostOneOf, integer } from '../params.js'
import { createRecordList } from '../recordList.js'
import { builtSnapshot, documentNumbers } from './chosenDocuments.js'
import { subsetsOf } from './documentForm.js'
import { ALL_DOCUMENTS, docFieldsParam, stringList, subsetParam } from './params.js'
import { type LegacyDocument, renderDocuments, renderUploaded } from './render.js'
import { subsetDocuments, subsetFilter } from './resolveQuestion.js'

/** Maximum number of documents in one answer, and the default. Spec v4-legacy 8. */
const MOST_DOCUMENTS = 25_000
const DEFAULT_DOCUMENTS = 100

const uncommittedParam = z.boolean().default(false).describe('Documents added or changed since the last build')

/** Ids of documents as of the last build, or of those changed since. Spec v4-legacy 4.2. */
export const listDocumentIds = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/ids/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  params: () => z.strictObject({ subset: subsetParam, uncommitted: uncommittedParam }),
  summary: 'Lists the identifiers of documents.',
  result: 'An array of ids.',
  handle: async (call, { subset, uncommitted }): Promise<string[]> => {
    const { changes } = call.project
    if (uncommitted) return await uncommittedIds(call, subset)
    const snapshot = await builtSnapshot(call)
    if (snapshot === undefined) return []
    const set = await subsetDocuments({ snapshot }, subset)
    return await changes.idsOf(snapshot.documents.keys.filter((_, document) => isMember(set, document)))
  },
})

/**
 * Documents as of the last build, or with `uncommitted` those changed since, as they were uploaded. Our choices: an
 * unknown `id` gives null, and unknown `ids` are left out; a project without a build has no documents here. Spec
 * v4-legacy 4.2.
 */
export const getDocuments = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  params: () =>
    z
      .strictObject({
        id: z.string().optional().describe('One document'),
        ids: stringList.optional().describe('Several documents'),
        limit: integer(0, MOST_DOCUMENTS).optional().describe(`Default ${DEFAULT_DOCUMENTS} when no ids are given`),
        offset: integer().default(0),
        subset: subsetParam,
        uncommitted: uncommittedParam,
        doc_fields: docFieldsParam,
      })
      .superRefine(atMostOneOf('id', 'ids', 'limit')),
  summary: 'Reads documents by identifier or page by page.',
  result: 'A document for `id`, otherwise an array of documents.',
  handle: async (
    call,
    question,
  ): Promise<ByFields<LegacyDocument> | ByFields<LegacyDocument, LegacyDocument[]> | null> => {
    const { id, ids } = question
    const requested = id === undefined ? ids : [id]
    // A single `id` returns the document itself, not a list.
    const gathering = id === undefined ? call : { ...call, answerBytes: undefined }
    const found = question.uncommitted
      ? await uncommittedDocuments(gathering, requested, question)
      : await builtDocuments(gathering, requested, question)
    return id === undefined ? found : (found[0] ?? null)
  },
})

/** Ids of the documents added or changed since the last build that are in a subset. */
async function uncommittedIds({ project: { changes }, signal }: ProjectContext, subset: string): Promise<string[]> {
  const all = await changes.uncommittedIds()
  if (subset === ALL_DOCUMENTS) return all
  const ids: string[] = []
  for (let from = 0; from < all.length; from += UNCOMMITTED_PER_PAGE) {
    const versions = await changes.newest(all.slice(from, from + UNCOMMITTED_PER_PAGE))
    for (const version of versions) {
      if (version !== undefined && subsetsOf(version.document).includes(subset)) ids.push(version.document.docId)
    }
    await yieldIfSpent(signal)
  }
  return ids
}

interface PageRequest {
  readonly limit?: number | undefined
  readonly offset: number
  readonly subset: string
  readonly doc_fields?: readonly string[] | undefined
}

async function uncommittedDocuments(
  { project, signal, answerBytes }: ProjectContext,
  requested: readonly string[] | undefined,
  { limit = DEFAULT_DOCUMENTS, offset, doc_fields }: PageRequest,
): Promise<LegacyDocument[]> {
  const { nextBuildLanguage } = await project.info()
  const records = createRecordList<LegacyDocument>({ answerBytes })
  const add = (document: StoredDocument): void =>
    records.add(onlyFields(renderUploaded(document, nextBuildLanguage), doc_fields))
  if (requested === undefined) {
    for (let read = 0; read < limit; read += UNCOMMITTED_PER_PAGE) {
      const page = { offset: offset + read, limit: Math.min(UNCOMMITTED_PER_PAGE, limit - read) }
      const documents = await project.changes.uncommitted(page)
      await forEachYielding(documents, add, signal)
      if (documents.length === 0) break
    }
  } else {
    const docIds = [...new Set(requested)]
    for (let from = 0; from < docIds.length; from += UNCOMMITTED_PER_PAGE) {
      const versions = await project.changes.newest(docIds.slice(from, from + UNCOMMITTED_PER_PAGE))
      const found = versions.filter((version) => version !== undefined)
      const uncommitted = found.filter(({ isBuilt, isMarked }) => !isBuilt && !isMarked)
      await forEachYielding(uncommitted, ({ document }) => add(document), signal)
    }
  }
  return records.finish()
}

/** Number of documents read from storage at a time. */
const UNCOMMITTED_PER_PAGE = 100

async function builtDocuments(
  call: ProjectContext,
  requested: readonly string[] | undefined,
  { limit = DEFAULT_DOCUMENTS, offset, subset, doc_fields: fields }: PageRequest,
): Promise<LegacyDocument[]> {
  const snapshot = await builtSnapshot(call)
  if (snapshot === undefined) return []
  const context = await answerContext({ ...call, snapshot })
  const page = { filter: subsetFilter(subset), matchType: 'both', limit, offset } as const
  const documents =
    requested === undefined
      ? (await searchDocuments(context, page)).documents
      : await documentNumbers(call, snapshot, requested)
  const { project, positions } = call
  const records = createRecordList<LegacyDocument>(call)
  return await renderDocuments(context, documents, { project, positions, fields, records })
}
