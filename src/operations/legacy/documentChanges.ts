import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import type { StoredDocument, UploadDocument } from '../../projects/project.js'
import { MOST_CHANGED, MOST_STORED, MOST_UPLOADED } from '../limits.js'
import { operation, type ProjectContext } from '../operation.js'
import { jsonFault, jsonObject, noParams } from '../params.js'
import { shortened } from '../sentBounds.js'
import { formRules, GIVEN_BACK, type ReadDocument, readDocument } from './documentForm.js'
import { newDocumentsParam, stringList } from './params.js'
import { type LegacyDocument, renderUploaded } from './render.js'

type ChangeContext = Pick<ProjectContext, 'project' | 'services' | 'signal'>

/** The result for an uploaded document. Spec v4-legacy 2. */
export type AddResult = AddedDocument | RefusedDocument

/** A document that was accepted. */
export interface AddedDocument {
  /** Whether the document was accepted. */
  success: true
  /** Identifier of the document. */
  _id: string
  /** What was changed or left out of it; absent if nothing was. */
  warnings?: string[]
}

/** A document that was not accepted. */
export interface RefusedDocument {
  /** Whether the document was accepted. */
  success: false
  /** What is wrong with it, in English. */
  reason: string
}

/**
 * Adds documents for the next recalculation; the result reports the outcome for each. Our choices: a free `_id` is used
 * as it is. The first documents of a project determine its language; a document that names none counts for the present language of the project.
 * Documents that arrive during a build wait for the next build; a large upload waits until the build has read its documents. Spec
 * v4-legacy 2, 4.2.
 */
export const addDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  rateLimit: 'none',
  listBody: 'docs',
  params: () => z.strictObject({ docs: newDocumentsParam }),
  summary: 'Adds documents; they become searchable with the next recalculation.',
  result: 'An array of results, one for each document, in the order of the request.',
  handle: async ({ project, services, signal }, { docs }): Promise<AddResult[]> => {
    const { documentCount, nextBuildLanguage } = await project.info()
    // Documents are read again after a wait, because others may have their ids then.
    const { read, accepted, stored } = await project.whenUnlocked(async () => {
      const read = await readNewDocuments({ project, services, signal }, docs)
      const accepted = read.flatMap((form) => ('document' in form ? [form.document] : []))
      return { read, accepted, stored: accepted.length === 0 ? [] : await project.upload(accepted, 'take') }
    }, signal)
    const docIds = stored.values()
    if (documentCount === 0) {
      const language = mostCommon(accepted.map((document) => document.language ?? nextBuildLanguage))
      if (language !== undefined && language !== nextBuildLanguage)
        await project.update({ nextBuildLanguage: language })
    }
    return read.map((form): AddResult => {
      if ('reason' in form) return { success: false, reason: form.reason }
      const { warnings } = form
      return { success: true, _id: docIds.next().value!, ...(warnings.length > 0 && { warnings }) }
    })
  },
})

/** Reads new documents. One that is refused, also because another one has its id, decides no type of a field. */
async function readNewDocuments(
  { project, services, signal }: ChangeContext,
  docs: readonly unknown[],
): Promise<ReadDocument[]> {
  const rules = await formRules(project, services)
  const faults = await mapYielding(docs, jsonFault, signal)
  const ids = docs.map((sent, i) => (faults[i] === undefined ? givenIdOf(sent) : undefined))
  const taken = await takenIds(
    project,
    ids.filter((id) => id !== undefined),
  )
  const readOne = (sent: unknown, i: number): ReadDocument => {
    const [fault, givenId] = [faults[i], ids[i]]
    if (fault !== undefined) return { reason: fault }
    if (givenId === undefined) return readDocument(sent, rules)
    if (taken.has(givenId)) return { reason: `There is a document ${JSON.stringify(shortened(givenId))} already.` }
    const form = readDocument(sent, rules)
    if ('document' in form) taken.add(givenId)
    return form
  }
  return await mapYielding(docs, readOne, signal)
}

/** The id that was sent with a document. */
function givenIdOf(sent: unknown): string | undefined {
  const { _id } = Object(sent) as { readonly _id?: unknown }
  return typeof _id === 'string' ? _id : undefined
}

/** Those of the ids that documents have already. */
async function takenIds({ changes }: ProjectContext['project'], ids: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let from = 0; from < ids.length; from += NEWEST_PER_PAGE) {
    const page = ids.slice(from, from + NEWEST_PER_PAGE)
    for (const [i, version] of (await changes.newest(page)).entries()) if (version !== undefined) taken.add(page[i]!)
  }
  return taken
}

/** Number of documents read from storage at a time. */
const NEWEST_PER_PAGE = 100

/** The most frequent of several values; among equals the first. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Changes documents; keys that are left out, or sent back as they were read, stay unchanged, and so does a document without any other.
 * Several changes of one
 * document apply one after the other. All are stored or none, and take effect with the next recalculation; during a build
 * they wait for it to end. Spec v4-legacy 4.2.
 */
export const updateDocuments = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  listBody: 'docs',
  params: () =>
    z.strictObject({
      docs: z
        .array(jsonObject)
        .max(MOST_UPLOADED)
        .describe(
          `The body: partial documents with their ids, of at most ${MOST_CHANGED} documents that have at most ${MOST_STORED} characters together`,
        ),
    }),
  summary: 'Changes documents; the next recalculation commits the changes.',
  result: '`OK`.',
  handle: async ({ project, services, signal }, { docs }): Promise<'OK'> => {
    // Documents are read again after a wait, because they may have changed meanwhile.
    await project.whenUnlocked(async () => {
      const changed = await readChanges({ project, services, signal }, docs)
      if (changed.length > 0) await project.changes.replace(changed)
    }, signal)
    return 'OK'
  },
})

/** A new version of a stored document. */
type ChangedDocument = UploadDocument & { readonly givenId: string }

/** A stored document as a change that is not stored yet leaves it. */
const after = (
  { key, docId }: StoredDocument,
  { title, text, metadata, language, extras }: ChangedDocument,
): StoredDocument => ({ key, docId, title, text, metadata, language, ...(extras !== undefined && { extras }) })

/** The keys of a change whose values differ from those that the document is returned with. */
const differences = (sent: Readonly<Record<string, unknown>>, shown: LegacyDocument): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !GIVEN_BACK.has(name) && !isDeepStrictEqual(value, shown[name])),
  )

/** New versions of documents from the changes sent for them, in order. INVALID_PARAMS for a missing or unknown id, or too much. */
async function readChanges(
  { project, services, signal }: ChangeContext,
  docs: readonly Readonly<Record<string, unknown>>[],
): Promise<ChangedDocument[]> {
  const rules = await formRules(project, services)
  const { language, nextBuildLanguage } = await project.info()
  const changed = new Map<string, ChangedDocument>()
  let characters = 0
  const lengthOf = (docId: string): number => {
    const { text = '', title = '' } = changed.get(docId) ?? {}
    return text.length + title.length
  }
  type Version = Awaited<ReturnType<typeof project.changes.newest>>[number]
  const readOne = (sent: Readonly<Record<string, unknown>>, version: Version, i: number): void => {
    const docId = sent._id
    if (typeof docId !== 'string') throw invalidParams(`\`docs[${i}]._id\` is missing.`, 'docs')
    if (version === undefined) throw invalidParams(`\`docs[${i}]._id\`: the document does not exist.`, 'docs')
    const earlier = changed.get(docId)
    const base = earlier === undefined ? version.document : after(version.document, earlier)
    const shown = renderUploaded(base, version.isBuilt ? language : nextBuildLanguage)
    const changes = differences(sent, shown)
    // A document that is to be removed stays if it is sent again.
    if (Object.keys(changes).length === 0 && earlier === undefined && !version.isMarked) return
    const form = readDocument(changes, rules, base)
    if ('reason' in form) throw invalidParams(`\`docs[${i}]\`: ${form.reason}`, 'docs')
    characters -= lengthOf(docId)
    changed.set(docId, { ...form.document, givenId: docId })
    characters += lengthOf(docId)
    if (changed.size > MOST_CHANGED) {
      throw invalidParams(`More than ${MOST_CHANGED} documents: change fewer at a time.`, 'docs')
    }
    if (characters > MOST_STORED) {
      throw invalidParams(`More than ${MOST_STORED} characters: change fewer documents at a time.`, 'docs')
    }
  }
  for (let from = 0; from < docs.length; from += NEWEST_PER_PAGE) {
    const page = docs.slice(from, from + NEWEST_PER_PAGE)
    // What is no text is refused below.
    const versions = await project.changes.newest(page.map(({ _id }) => String(_id)))
    await mapYielding(page, (sent, i) => readOne(sent, versions[i], from + i), signal)
  }
  return [...changed.values()]
}

/** Marks documents for removal by the next recalculation; unknown ids are ignored. Spec v4-legacy 4.2. */
export const deleteDocuments = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/docs/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  params: () => z.strictObject({ ids: stringList.describe('Documents; unknown ids are ignored') }),
  summary: 'Marks documents for removal by the next recalculation.',
  result: '`OK`.',
  handle: async ({ project }, { ids }): Promise<'OK'> => {
    await project.changeFlags(ids, 'mark')
    return 'OK'
  },
})

/**
 * Discards all additions, changes and removals since the last build. PROJECT_LOCKED during a build. Spec v4-legacy 3,
 * 4.2.
 */
export const revertDocuments = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/revert/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  params: noParams,
  summary: 'Discards all changes of documents since the last recalculation.',
  result: '`OK`.',
  handle: async ({ project }): Promise<'OK'> => {
    await project.changes.revert()
    return 'OK'
  },
})
