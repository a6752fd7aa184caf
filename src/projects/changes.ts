import { setImmediate as nextTurn } from 'node:timers/promises'
import { forEachYielding } from '../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../errors.js'
import type { StoredDocument } from '../storage/project/documents.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import type { NewestVersion } from '../storage/project/versions.js'
import { applyFlags } from './documentFlags.js'
import type { RandomBytes } from './identifiers.js'
import { withoutBuild } from './lock.js'
import { readDocuments } from './sources.js'
import {
  complete,
  countFields,
  dropAbandoned,
  newCounts,
  refuseDuringBuild,
  storeUpload,
  type UploadDocument,
} from './uploads.js'

/** Documents added, changed and deleted since the last build. Spec v4-legacy section 3. */
export interface Changes {
  /** The newest version of a document, built or not; undefined when there is no such document. */
  newest(docId: string): NewestVersion | undefined
  /** Documents added or changed since the last build and not marked for deletion, in upload order. */
  uncommitted(page: { readonly offset: number; readonly limit: number }): Promise<StoredDocument[]>
  /** The ids of these documents. */
  uncommittedIds(): Promise<string[]>
  /** Ids of documents by key; ERROR when a build has removed one meanwhile. */
  idsOf(keys: ArrayLike<number>): Promise<string[]>
  /** Keys of all versions of a document. */
  keysOf(docId: string): readonly number[]
  /**
   * Replaces documents by new versions, all or none, which take effect with the next build. Each has its id as
   * `givenId`. Our choice: this removes a mark for deletion. INVALID_PARAMS for ids that do not exist, PROJECT_LOCKED
   * during a core build.
   */
  replace(documents: readonly (UploadDocument & { readonly givenId: string })[]): Promise<void>
  /** Discards all additions, changes and marks since the last build. Throws PROJECT_LOCKED during a build. */
  revert(): Promise<void>
  /**
   * Removes the build, and by default all documents. Our choice: the numbering of builds continues, and topics, lists
   * and term management remain. PROJECT_LOCKED while another process builds or uploads.
   */
  clear(keepDocuments: boolean): Promise<void>
}

export interface ChangeHost {
  readonly file: () => ProjectFile
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly randomBytes: RandomBytes
  /** Called after a change of the project. */
  readonly touch: () => void
  /** Stops the running build of this process, if there is one. */
  readonly stopBuild: (reason: string) => Promise<void>
  /** Called when there are documents to erase. */
  readonly onCleared: () => void
}

/** Number of keys read, or versions discarded, before yielding to the event loop: some milliseconds. */
const KEYS_A_TURN = 2_000
const DISCARDED_A_TURN = 200

export function createChanges(host: ChangeHost): Changes {
  const { file, during, touch } = host
  return {
    newest: (docId) => file().versions.newest(docId),
    uncommitted: ({ offset, limit }) =>
      during(async () => {
        await applyFlags(file)
        const documents = await readDocuments(file, await uncommittedKeys(file, { offset, limit }))
        return documents.filter((document) => document !== undefined)
      }),
    uncommittedIds: () =>
      during(async () => {
        await applyFlags(file)
        return await idsOf(file, await uncommittedKeys(file, { offset: 0, limit: Number.POSITIVE_INFINITY }))
      }),
    idsOf: (keys) => during(() => idsOf(file, keys)),
    keysOf: (docId) => file().versions.keysOf(docId),
    async replace(documents) {
      await during(() => replaceDocuments(host, documents))
      touch()
    },
    async revert() {
      await during(() => revertChanges(host))
      touch()
    },
    async clear(keepDocuments) {
      await during(() => clearProject(host, keepDocuments))
      host.onCleared()
      touch()
    },
  }
}

type OpenFile = ChangeHost['file']

/** Keys of uncommitted documents in upload order. */
async function uncommittedKeys(
  file: OpenFile,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const keys: number[] = []
  for (let after = 0, skip = offset; keys.length < limit; ) {
    const page = file().versions.uncommitted(after, KEYS_A_TURN)
    if (page.length === 0) break
    after = page.at(-1)!
    for (const key of page.slice(skip, skip + limit - keys.length)) keys.push(key)
    skip = Math.max(0, skip - page.length)
    await nextTurn()
  }
  return keys
}

async function idsOf(file: OpenFile, keys: ArrayLike<number>): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < keys.length; i++) {
    const docId = file().versions.docIdOf(keys[i]!)
    if (docId === undefined) throw new EngineError('ERROR', 'The project was rebuilt meanwhile. Ask again.')
    ids.push(docId)
    if (i % KEYS_A_TURN === KEYS_A_TURN - 1) await nextTurn()
  }
  return ids
}

async function replaceDocuments(host: ChangeHost, documents: Parameters<Changes['replace']>[0]): Promise<void> {
  const { file } = host
  const find = (docId: string): NewestVersion => {
    const found = file().versions.newest(docId)
    if (found === undefined) throw invalidParams(`There is no document ${JSON.stringify(docId)}.`, 'docs')
    return found
  }
  const built: (typeof documents)[number][] = []
  const waiting: (typeof documents)[number][] = []
  await forEachYielding(documents, (document) => (find(document.givenId).isBuilt ? built : waiting).push(document))
  await storeUpload(file, built, host, {
    onStored: () => {
      refuseDuringBuild(file())
      for (const { givenId } of built) file().versions.replaceOlder(givenId)
      if (waiting.length === 0) return
      const next = complete(waiting, host)
      const versions = next.map(({ docId }) => find(docId))
      overwriteAll(file(), versions, next)
    },
  })
}

async function revertChanges({ file, now }: ChangeHost): Promise<void> {
  await withoutBuild(file, now, async () => {
    await dropAbandoned(file)
    const last = file().documents.lastKey()
    while (file().versions.discardSome(last, DISCARDED_A_TURN)) await nextTurn()
    await applyFlags(file)
    file().atomically(() => file().versions.unmarkAll())
  })
}

async function clearProject({ file, now, stopBuild }: ChangeHost, keepDocuments: boolean): Promise<void> {
  await stopBuild('The project was cleared.')
  await withoutBuild(file, now, async () => {
    await dropAbandoned(file)
    file().atomically(() => {
      if (file().arrivals.any()) throw new EngineError('PROJECT_LOCKED')
      file().snapshots.unpublish()
      if (keepDocuments) file().versions.forgetBuilds()
      else file().versions.clear()
    })
  })
}

/** Overwrites the newest versions of documents, which no build has read yet. */
function overwriteAll(
  file: ProjectFile,
  versions: readonly NewestVersion[],
  next: readonly Parameters<ProjectFile['versions']['overwrite']>[1][],
): void {
  const before = new Map<string, number>()
  for (const { document } of versions) {
    for (const { name } of document.metadata) before.set(name, (before.get(name) ?? 0) + 1)
  }
  // Computed once: a project may have a hundred thousand fields.
  file.fields.subtract(before)
  const known = file.fields.types()
  const fields = countFields(next, newCounts())
  for (const [name, { type }] of fields) {
    const is = known.get(name) ?? type
    if (is !== type) {
      throw invalidParams(
        `The field "${name}" has type ${is} in this project and cannot also have type ${type}.`,
        'docs',
      )
    }
  }
  file.fields.add(fields)
  for (const [i, { document }] of versions.entries()) file.versions.overwrite(document.key, next[i]!)
}
