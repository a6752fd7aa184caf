import { z } from 'zod'
import { correlateDocuments } from '../../answers/associations/correlations.js'
import { topicConcept } from '../../answers/concepts/combineConcept.js'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import { vectorizeText } from '../../answers/texts/vectorizeText.js'
import { forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../../errors.js'
import type { StoredDocument, UploadDocument } from '../../projects/project.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { answerContext } from '../answerContext.js'
import { MOST_CHANGED, MOST_LISTED, MOST_STORED, requireVectorizable } from '../limits.js'
import { onlyFields } from '../onlyFields.js'
import { operation, type ProjectContext } from '../operation.js'
import { packVector } from '../packVector.js'
import { atMostOneOf, exactlyOneOf, integer, jsonObject } from '../params.js'
import { positionsOf } from '../positions.js'
import { createRecordList } from '../recordList.js'
import { type FormRules, type ReadDocument, readDocument } from './documentForm.js'
import { docFieldsParam, documentsParam, stringList, subsetParam } from './params.js'
import { type LegacyDocument, renderDocuments, renderUploaded, type TermTriple } from './render.js'
import { subsetDocuments, subsetFilter } from './resolveQuestion.js'

/** Documents in one answer, and how many without a wish. Spec v4-legacy 8. */
const MOST_DOCUMENTS = 25_000
const DEFAULT_DOCUMENTS = 100

const uncommittedParam = z.boolean().default(false).describe('Documents added or changed since the last build')

/** The last build, if there is one that can answer. Documents do without: then there are none. */
async function builtSnapshot({ project }: ProjectContext): Promise<Snapshot | undefined> {
  const snapshot = await project.openSnapshot()
  if (snapshot === 'outdated') throw new EngineError('PROJECT_NEEDS_UPDATING')
  return snapshot === 'unbuilt' ? undefined : snapshot
}

/** Numbers of built documents by id; those that are not there are left out. */
function documentNumbers({ project }: ProjectContext, { documents }: Snapshot, docIds: readonly string[]): number[] {
  return [...new Set(docIds)].flatMap((docId) => {
    const found = project.changes.keysOf(docId).map((key) => placeOf(documents.keys, key))
    return found.find((place) => place >= 0) ?? []
  })
}

function placeOf(keys: Float64Array, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? low : -1
}

/** Keys of built documents by id or subset, in upload order. */
export async function chosenKeys(
  call: ProjectContext,
  docIds: readonly string[],
  subsets: readonly string[],
): Promise<number[]> {
  const snapshot = await builtSnapshot(call)
  if (snapshot === undefined) return []
  const members = new Uint8Array(snapshot.documents.count)
  for (const document of documentNumbers(call, snapshot, docIds)) members[document] = 1
  for (const subset of subsets) {
    const set = subsetDocuments({ snapshot }, subset)
    for (let document = 0; document < members.length; document++) members[document]! |= set.members[document]!
  }
  return [...members.keys()].filter((document) => members[document] === 1).map((i) => snapshot.documents.keys[i]!)
}

/** Ids of documents as of the last build, or of what has changed since. Spec v4-legacy 4.2. */
export const listDocumentIds = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/ids/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  params: z.strictObject({ subset: subsetParam, uncommitted: uncommittedParam }),
  summary: 'Lists the identifiers of documents.',
  result: 'An array of ids.',
  handle: async (call, { subset, uncommitted }): Promise<string[]> => {
    const { changes } = call.project
    if (uncommitted) return await changes.uncommittedIds()
    const snapshot = await builtSnapshot(call)
    if (snapshot === undefined) return []
    const { members } = subsetDocuments({ snapshot }, subset)
    return await changes.idsOf(snapshot.documents.keys.filter((_, document) => members[document] === 1))
  },
})

/**
 * Documents as of the last build, or with `uncommitted` what has changed since, as it was uploaded. Our choices: an
 * unknown `id` gives null and unknown `ids` are left out; a project without a build has no documents here.
 * Spec v4-legacy 4.2.
 */
export const getDocuments = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  params: z
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
  handle: async (call, question): Promise<LegacyDocument | null | LegacyDocument[]> => {
    const { id, ids } = question
    const wanted = id === undefined ? ids : [id]
    // One document is no list.
    const gathering = id === undefined ? call : { ...call, answerBytes: undefined }
    const found = question.uncommitted
      ? await uncommittedDocuments(gathering, wanted, question)
      : await builtDocuments(gathering, wanted, question)
    return id === undefined ? found : (found[0] ?? null)
  },
})

interface PageQuestion {
  readonly limit?: number | undefined
  readonly offset: number
  readonly subset: string
  readonly doc_fields?: readonly string[] | undefined
}

async function uncommittedDocuments(
  { project, signal, answerBytes }: ProjectContext,
  wanted: readonly string[] | undefined,
  { limit = DEFAULT_DOCUMENTS, offset, doc_fields }: PageQuestion,
): Promise<LegacyDocument[]> {
  const { nextBuildLanguage } = project.info()
  const records = createRecordList<LegacyDocument>({ answerBytes })
  const add = (document: StoredDocument): void =>
    records.add(onlyFields(renderUploaded(document, nextBuildLanguage), doc_fields))
  if (wanted === undefined) {
    for (let read = 0; read < limit; read += UNCOMMITTED_PER_PAGE) {
      const page = { offset: offset + read, limit: Math.min(UNCOMMITTED_PER_PAGE, limit - read) }
      const documents = await project.changes.uncommitted(page)
      await forEachYielding(documents, add, signal)
      if (documents.length === 0) break
    }
  } else {
    const addNewest = (docId: string): void => {
      const version = project.changes.newest(docId)
      if (version !== undefined && !version.isBuilt && !version.isMarked) add(version.document)
    }
    await forEachYielding(new Set(wanted), addNewest, signal)
  }
  return records.finish()
}

/** Documents read from storage at a time. */
const UNCOMMITTED_PER_PAGE = 100

async function builtDocuments(
  call: ProjectContext,
  wanted: readonly string[] | undefined,
  { limit = DEFAULT_DOCUMENTS, offset, subset, doc_fields: fields }: PageQuestion,
): Promise<LegacyDocument[]> {
  const snapshot = await builtSnapshot(call)
  if (snapshot === undefined) return []
  const context = await answerContext({ ...call, snapshot })
  const page = { filter: subsetFilter(subset), matchType: 'both', limit, offset } as const
  const documents =
    wanted === undefined ? (await searchDocuments(context, page)).documents : documentNumbers(call, snapshot, wanted)
  const { project, positions } = call
  const records = createRecordList<LegacyDocument>(call)
  return await renderDocuments(context, documents, { project, positions, fields, records })
}

/** What became of a document that was uploaded. Spec v4-legacy 2. */
export type AddResult = { success: true; _id: string; warnings?: string[] } | { success: false; reason: string }

/**
 * Adds documents, which wait for a recalculation; each is told what became of it. Our choices: an `_id` that is free is
 * kept; the first documents of a project decide its language by their own. During a build they are taken for the build
 * after it, a large upload once the build has read its documents. Spec v4-legacy 2, 4.2.
 */
export const addDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  rateLimit: 'none',
  listBody: 'docs',
  params: z.strictObject({ docs: documentsParam }),
  summary: 'Adds documents; they become searchable with the next recalculation.',
  result: 'An array of results, one for each document, in the order of the request.',
  handle: async ({ project, services, signal }, { docs }): Promise<AddResult[]> => {
    const rules = formRules(project, services)
    const isFirst = project.info().documentCount === 0
    const givenIds = new Set<string>()
    const readOne = (sent: unknown): ReadDocument => {
      const form = readDocument(sent, rules)
      const givenId = 'document' in form ? form.document.givenId : undefined
      if (givenId === undefined) return form
      if (givenIds.has(givenId) || project.changes.newest(givenId) !== undefined) {
        return { reason: `There is a document ${JSON.stringify(givenId)} already.` }
      }
      givenIds.add(givenId)
      return form
    }
    const read = await mapYielding(docs, readOne, signal)
    const upload = async (documents: readonly UploadDocument[]): Promise<string[]> =>
      documents.length === 0 ? [] : await project.whenUnlocked(() => project.upload(documents, 'take'), signal)
    const accepted = read.flatMap((form) => ('document' in form ? [form.document] : []))
    const docIds = (await upload(accepted)).values()
    if (isFirst) {
      const nextBuildLanguage = mostCommon(accepted.flatMap(({ language }) => language ?? []))
      if (nextBuildLanguage !== undefined) project.update({ nextBuildLanguage })
    }
    return read.map((form): AddResult => {
      if ('reason' in form) return { success: false, reason: form.reason }
      const { warnings } = form
      return { success: true, _id: docIds.next().value!, ...(warnings.length > 0 && { warnings }) }
    })
  },
})

const formRules = (project: ProjectContext['project'], { installation }: ProjectContext['services']): FormRules => ({
  languages: new Set(installation.languages.map(({ code }) => code)),
  types: new Map(project.fieldTypes()),
})

/** The most frequent of some values, of equal ones the first. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Changes documents; what is left out of one stays as it is. All change or none, from the next recalculation on; during a
 * build they change after it.
 * Spec v4-legacy 4.2.
 */
export const updateDocuments = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  listBody: 'docs',
  params: z.strictObject({
    docs: z
      .array(jsonObject)
      .max(MOST_CHANGED)
      .describe(`The body: partial documents with their ids, together of at most ${MOST_STORED} characters`),
  }),
  summary: 'Changes documents; the next recalculation commits the changes.',
  result: '`OK`.',
  handle: async ({ project, services, signal }, { docs }): Promise<'OK'> => {
    // Read again after a wait: a document may have changed meanwhile.
    await project.whenUnlocked(async () => {
      const changed = await readChanges({ project, services, signal }, docs)
      if (changed.length > 0) await project.changes.replace(changed)
    }, signal)
    return 'OK'
  },
})

/** New versions of documents, from what was sent of each. INVALID_PARAMS for an id that is missing, unknown or there twice. */
async function readChanges(
  { project, services, signal }: Pick<ProjectContext, 'project' | 'services' | 'signal'>,
  docs: readonly Readonly<Record<string, unknown>>[],
): Promise<(UploadDocument & { readonly givenId: string })[]> {
  const rules = formRules(project, services)
  const seen = new Set<string>()
  let characters = 0
  const readOne = (sent: Readonly<Record<string, unknown>>, i: number) => {
    const docId = sent._id
    if (typeof docId !== 'string') throw invalidParams(`\`docs[${i}]._id\` is missing.`, 'docs')
    if (seen.has(docId)) throw invalidParams(`\`docs[${i}]._id\`: the document is there twice.`, 'docs')
    seen.add(docId)
    const version = project.changes.newest(docId)
    if (version === undefined) throw invalidParams(`\`docs[${i}]._id\`: there is no such document.`, 'docs')
    const form = readDocument(sent, rules, version.document)
    if ('reason' in form) throw invalidParams(`\`docs[${i}]\`: ${form.reason}`, 'docs')
    characters += form.document.text.length + form.document.title.length
    if (characters > MOST_STORED) {
      throw invalidParams(`More than ${MOST_STORED} characters: change fewer documents at a time.`, 'docs')
    }
    return { ...form.document, givenId: docId }
  }
  return await mapYielding(docs, readOne, signal)
}

/** Marks documents to leave with the next recalculation; unknown ids are ignored. Spec v4-legacy 4.2. */
export const deleteDocuments = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  params: z.strictObject({ ids: stringList.describe('Documents; unknown ids are ignored') }),
  summary: 'Marks documents for removal by the next recalculation.',
  result: '`OK`.',
  handle: async ({ project }, { ids }): Promise<'OK'> => {
    await project.changeFlags(ids, 'mark')
    return 'OK'
  },
})

/** Discards all additions, changes and removals since the last build. PROJECT_LOCKED during one. Spec v4-legacy 3, 4.2. */
export const revertDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/revert/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  params: z.strictObject({}),
  summary: 'Discards all changes of documents since the last recalculation.',
  result: '`OK`.',
  handle: async ({ project }): Promise<'OK'> => {
    await project.changes.revert()
    return 'OK'
  },
})

/** Vectors of built documents by id. Spec v4-legacy 4.2. */
export const documentVectors = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/vectors/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: z
    .strictObject({
      id: z.string().optional(),
      ids: stringList.optional(),
      subset: z.string().optional().describe('All documents of it'),
    })
    .superRefine(exactlyOneOf('id', 'ids', 'subset')),
  summary: 'Returns the vectors of documents.',
  result: 'An object of vectors by document id.',
  handle: async (call, { id, ids, subset }): Promise<Record<string, string>> => {
    const { snapshot, project } = call
    const { keys } = snapshot.documents
    const numbers =
      subset === undefined
        ? documentNumbers(call, snapshot, id === undefined ? (ids ?? []) : [id])
        : membersOf(subsetDocuments({ snapshot }, subset).members)
    const docIds = await project.changes.idsOf(numbers.map((document) => keys[document]!))
    const vectors = await snapshot.documentVectors.of(numbers)
    const entries = await mapYielding(
      numbers,
      (_, i) => packVector(vectorOf(vectors, snapshot.space.axes, i)),
      call.signal,
    )
    return Object.fromEntries(docIds.map((docId, i) => [docId, entries[i]!]))
  },
})

const membersOf = (members: Uint8Array): number[] => [...members.keys()].filter((document) => members[document] === 1)

/** Documents as the last build understands them, with vectors; nothing is kept. Spec v4-legacy 4.2. */
export const vectorizeDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/vectors/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  listBody: 'docs',
  params: z.strictObject({ docs: z.array(jsonObject).max(MOST_LISTED).describe('The body: a JSON list of documents') }),
  summary: 'Computes terms and vectors of documents without storing them.',
  result: 'An array of documents, in the order of the request.',
  handle: async (call, { docs }): Promise<Record<string, unknown>[]> => {
    const context = await answerContext(call)
    const rules = formRules(call.project, call.services)
    const readOne = (sent: Record<string, unknown>, i: number) => {
      const form = readDocument(sent, rules)
      if ('reason' in form) throw invalidParams(`\`docs[${i}]\`: ${form.reason}`, 'docs')
      return { sent, text: form.document.text, language: form.document.language }
    }
    const texts = await mapYielding(docs, readOne, call.signal)
    requireVectorizable(
      texts.map(({ text }) => text),
      'docs',
    )
    const vectorized = ({ sent, text, language }: (typeof texts)[number]) => {
      const { terms, fragments, vector } = vectorizeText(context, text, language)
      const place = positionsOf(text, call.positions)
      const triples = (tag: 'T' | 'F', list: typeof terms): TermTriple[] =>
        list.map(({ termId, start, length }) => [termId, tag, [place(start), place(start + length)]])
      return {
        ...sent,
        text,
        terms: triples('T', terms),
        fragments: triples('F', fragments),
        vector: packVector(vector),
        assoc_version: context.snapshot.info.number,
      }
    }
    return await mapYielding(texts, vectorized, call.signal)
  },
})

/** How near each document is to each topic. Our choice: 0 where either has no known word. Spec v4-legacy 4.2. */
export const documentCorrelations = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/correlations/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: z.strictObject({}),
  summary: 'Correlates every document with every topic.',
  result: 'An object by document id of objects by topic id.',
  handle: async (call): Promise<Record<string, Record<string, number>>> => {
    const { snapshot, project } = call
    const context = await answerContext(call)
    const topics: { id: string; cosines: Float32Array }[] = []
    for (const topic of project.topics.all()) {
      topics.push({ id: topic.topicId, cosines: await correlateDocuments(context, topicConcept(context, topic)) })
    }
    const docIds = await project.changes.idsOf(snapshot.documents.keys)
    const rowOf = (_: unknown, document: number) =>
      Object.fromEntries(topics.map(({ id, cosines }) => [id, cosines[document]!]))
    const rows = await mapYielding(docIds, rowOf, call.signal)
    return Object.fromEntries(docIds.map((docId, i) => [docId, rows[i]!]))
  },
})
