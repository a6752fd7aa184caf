import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError, invalidParams } from '../../errors.js'
import type { NewDocument, StoredDocument } from '../../storage/port/project/documents.js'
import type { ProjectRecords, ProjectStorage } from '../../storage/port/project/projectRecords.js'
import type { NewestVersion } from '../../storage/port/project/versions.js'
import type { RandomBytes } from '../identifiers.js'
import { requireLease, withoutBuild } from '../locks/lock.js'
import { applyFlags } from './documentFlags.js'
import { countBeforeLast, countFields, findOtherType, newCounts } from './fieldCounts.js'
import { allFound, readDocuments } from './sources.js'
import { dropAbandoned, refuseDuringBuild, storeUpload, type UploadDocument, withDocIds } from './uploads.js'

/** Documents added, changed and deleted since the last build. Spec v4-legacy section 3. */
export interface Changes {
  /** The newest versions of documents, built or not, in the requested order; undefined for unknown ones. */
  newest(docIds: readonly string[]): Promise<(NewestVersion | undefined)[]>
  /** Documents added or changed since the last build and not marked for deletion, in upload order. */
  uncommitted(page: { readonly offset: number; readonly limit: number }): Promise<StoredDocument[]>
  /** The ids of these documents. */
  uncommittedIds(): Promise<string[]>
  /** Ids of documents by key; `SnapshotReplaced` when builds have removed one meanwhile. */
  idsOf(keys: ArrayLike<number>): Promise<string[]>
  /** Keys of all versions of each document. */
  keysOf(docIds: readonly string[]): Promise<readonly (readonly number[])[]>
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
   * and term management remain. Stops a running build. PROJECT_LOCKED while another process uploads.
   */
  clear(keepDocuments: boolean): Promise<void>
}

export interface ChangeHost {
  readonly records: ProjectStorage
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly randomBytes: RandomBytes
  /** Called after a change of the project. */
  readonly touch: () => Promise<void>
  /** Stops the running build, in whichever process it runs; resolves when it has ended. */
  readonly stopBuild: (reason: string) => Promise<void>
  /** Called when there are documents to erase. */
  readonly onCleared: () => void
}

/** Number of keys read, or versions discarded, before yielding to the event loop: some milliseconds. */
const KEYS_A_TURN = 2_000
const DISCARDED_A_TURN = 200
/** Number of documents looked up before yielding to the event loop. */
const DOCUMENTS_A_TURN = 250

export function createChanges(host: ChangeHost): Changes {
  const { records, during, touch } = host
  return {
    newest: (docIds) => records.versions.newest(docIds),
    uncommitted: ({ offset, limit }) =>
      during(async () => {
        await applyFlags(records)
        const documents = await readDocuments(records, await uncommittedKeys(records, { offset, limit }))
        return documents.filter((document) => document !== undefined)
      }),
    uncommittedIds: () =>
      during(async () => {
        await applyFlags(records)
        return await idsOf(records, await uncommittedKeys(records, { offset: 0, limit: Number.POSITIVE_INFINITY }))
      }),
    idsOf: (keys) => during(() => idsOf(records, keys)),
    keysOf: (docIds) => records.versions.keysOf(docIds),
    async replace(documents) {
      await during(() => replaceDocuments(host, documents))
      await touch()
    },
    async revert() {
      await during(() => revertChanges(host))
      await touch()
    },
    async clear(keepDocuments) {
      await during(() => clearProject(host, keepDocuments))
      host.onCleared()
      await touch()
    },
  }
}

/** Keys of uncommitted documents in upload order. */
async function uncommittedKeys(
  records: ProjectStorage,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const keys: number[] = []
  for (let after = 0, skip = offset; keys.length < limit; ) {
    const page = await records.versions.uncommitted(after, KEYS_A_TURN)
    if (page.length === 0) break
    after = page.at(-1)!
    for (const key of page.slice(skip, skip + limit - keys.length)) keys.push(key)
    skip = Math.max(0, skip - page.length)
    await nextTurn()
  }
  return keys
}

async function idsOf(records: ProjectStorage, keys: ArrayLike<number>): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < keys.length; from += KEYS_A_TURN) {
    if (from > 0) await nextTurn()
    const turn: number[] = Array.prototype.slice.call(keys, from, from + KEYS_A_TURN)
    ids.push(...allFound(await records.documents.docIds(turn)))
  }
  return ids
}

async function replaceDocuments(host: ChangeHost, documents: Parameters<Changes['replace']>[0]): Promise<void> {
  // A document that a build has read gets a new version. The stored version of a document that waits for a build is overwritten.
  const built: (typeof documents)[number][] = []
  const waiting: (typeof documents)[number][] = []
  for (let from = 0; from < documents.length; from += DOCUMENTS_A_TURN) {
    if (from > 0) await nextTurn()
    const page = documents.slice(from, from + DOCUMENTS_A_TURN)
    const ids = page.map(({ givenId }) => givenId)
    const versions = await newestVersions(host.records, ids)
    for (const [i, document] of page.entries()) {
      if (versions[i]!.isBuilt) built.push(document)
      else waiting.push(document)
    }
  }
  await storeUpload(host.records, built, host, {
    areVersions: true,
    onStored: async (records) => {
      await refuseDuringBuild(records)
      await records.versions.replaceOlder(built.map(({ givenId }) => givenId))
      if (waiting.length === 0) return
      const next = withDocIds(waiting, host)
      const versions = await newestVersions(
        records,
        next.map(({ docId }) => docId),
      )
      // A build has read one of them meanwhile.
      if (versions.some(({ isBuilt }) => isBuilt)) throw new EngineError('PROJECT_LOCKED')
      await overwriteAll(records, versions, next)
    },
  })
}

/** The newest versions of documents. Throws INVALID_PARAMS for an id that does not exist. */
async function newestVersions({ versions }: ProjectRecords, docIds: readonly string[]): Promise<NewestVersion[]> {
  const found = await versions.newest(docIds)
  return found.map((version, i) => {
    if (version === undefined) throw invalidParams(`There is no document ${JSON.stringify(docIds[i])}.`, 'docs')
    return version
  })
}

async function revertChanges({ records, now }: ChangeHost): Promise<void> {
  await withoutBuild(records, now, async (holder) => {
    await dropAbandoned(records)
    const last = await records.documents.lastKey()
    const discard = async (records: ProjectRecords): Promise<boolean> => {
      await requireLease(records, holder)
      return await records.versions.discardSome(last, DISCARDED_A_TURN)
    }
    while (await records.unsynced(discard)) await nextTurn()
    await applyFlags(records)
    await records.atomically(async (records) => {
      await requireLease(records, holder)
      await records.versions.unmarkAll()
    })
  })
}

async function clearProject({ records, now, stopBuild }: ChangeHost, keepDocuments: boolean): Promise<void> {
  await stopBuild('The project was cleared.')
  await withoutBuild(records, now, async (holder) => {
    await dropAbandoned(records)
    await records.atomically(async ({ arrivals, lease, snapshots, versions }) => {
      await requireLease({ lease }, holder)
      if (await arrivals.any()) throw new EngineError('PROJECT_LOCKED')
      await snapshots.unpublish()
      if (keepDocuments) await versions.forgetBuilds()
      else await versions.clear()
    })
  })
}

/** Overwrites the newest versions of documents, which no build has read yet. */
async function overwriteAll(
  { fields: fieldRecords, versions: versionRecords }: ProjectRecords,
  versions: readonly NewestVersion[],
  next: readonly NewDocument[],
): Promise<void> {
  const before = new Map<string, number>()
  for (const { document } of versions) {
    for (const { name } of document.metadata) before.set(name, (before.get(name) ?? 0) + 1)
  }
  await fieldRecords.subtract(await countBeforeLast(before, fieldRecords.subtract))
  const fields = countFields(next, newCounts())
  const other = await findOtherType(fields, fieldRecords)
  if (other !== undefined) {
    const { name, known, sent } = other
    throw invalidParams(
      `The field "${name}" has type ${known} in this project and cannot also have type ${sent}.`,
      'docs',
    )
  }
  await fieldRecords.add(await countBeforeLast(fields, fieldRecords.add))
  await versionRecords.overwrite(new Map(versions.map(({ document }, i) => [document.key, next[i]!])))
}
