import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError, invalidParams } from '../../errors.js'
import type { NewDocument } from '../../storage/port/project/documents.js'
import type { StoredMetadata } from '../../storage/port/project/fields.js'
import type { ProjectRecords, ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { type IdSource, newDocumentIds } from '../identifiers.js'
import { isCoreRunning } from '../locks/buildStatus.js'
import { isUnheld } from '../locks/lapsedLease.js'
import { quietly } from '../quietly.js'
import { countBeforeLast, countEntry, countFields, findOtherType, newCounts, refuseOtherTypes } from './fieldCounts.js'

export interface UploadDocument {
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
  /** Requested id; default: a new one. */
  readonly givenId?: string | undefined
  /** Two-letter code of a supported language; default: that of the build that reads it. */
  readonly language?: string | undefined
  /** JSON that an interface stores with the document besides its metadata. */
  readonly extras?: Readonly<Record<string, unknown>> | undefined
}

/** Uploads of at most this many UTF-16 units are written in one transaction, of about 20 ms for documents with a few fields. */
const SLICE_UNITS = 500_000
/** The least that a document counts besides its text, in UTF-16 units. */
const DOCUMENT_UNITS = 500
/** What an entry of its metadata counts besides name and text. */
const ENTRY_UNITS = 20
/** Documents of an unfinished upload deleted at a time. */
const DROP_DOCUMENTS = 500

export interface StoreOptions {
  /** Makes further changes in the transaction of the upload. */
  readonly onStored?: ((records: ProjectRecords) => Promise<void>) | undefined
  /**
   * How an upload behaves while a core build reads the documents. `take` stores an upload that fits into one
   * transaction: its keys are above those that the build reads, so it waits for the next build. Default: `refuse`.
   */
  readonly duringBuild?: 'refuse' | 'take' | undefined
  /** Whether the documents are new versions of stored ones, with their ids. Default: false, and no stored one may have a given id. */
  readonly areVersions?: boolean | undefined
}

/**
 * Stores an upload, all or nothing, and resolves when it is on disk. Large uploads are stored in slices, yielding in
 * between. PROJECT_LOCKED while a core build reads the documents, and if another upload has stored a given id meanwhile;
 * INVALID_PARAMS naming the entry whose field has another type in this project. Returns the ids.
 */
export async function storeUpload(
  storage: ProjectStorage,
  documents: readonly UploadDocument[],
  ids: IdSource,
  { onStored, duringBuild = 'refuse', areVersions = false }: StoreOptions = {},
): Promise<string[]> {
  const slices = cutSlices(documents)
  const fields = newCounts()
  let [characters, counted] = [0, 0]
  for (const slice of slices) {
    if (counted > 0) await nextTurn()
    for (const { text } of slice) characters += text.length
    countFields(slice, fields, counted)
    counted += slice.length
  }
  const check = async (records: ProjectRecords, isOneTransaction: boolean): Promise<void> => {
    if (duringBuild === 'refuse' || !isOneTransaction) await refuseDuringBuild(records)
    if (!areVersions) await refuseTakenIds(records, documents)
    await refuseOtherTypes(documents, fields, records.fields)
  }
  const upload = { ids, check, summary: { documents: documents.length, characters, fields }, onStored }
  return slices.length === 1
    ? await storeAtOnce(storage, documents, upload)
    : await storeSlices(storage, slices, upload)
}

interface CheckedUpload extends Pick<StoreOptions, 'onStored'> {
  readonly ids: IdSource
  /** Throws what refuses the upload, as of the records that are given. */
  readonly check: (records: ProjectRecords, isOneTransaction: boolean) => Promise<void>
  readonly summary: Parameters<ProjectRecords['arrivals']['end']>[1]
}

/** Stores a small upload in one transaction, and returns the ids of its documents. */
async function storeAtOnce(
  storage: ProjectStorage,
  documents: readonly UploadDocument[],
  { ids, check, summary, onStored }: CheckedUpload,
): Promise<string[]> {
  const completed = withDocIds(documents, ids)
  await storage.atomically(async (records) => {
    await check(records, true)
    const arrival = await records.arrivals.begin(true)
    await records.documents.insert(arrival, completed)
    await endArrival(records, arrival, summary)
    await onStored?.(records)
  })
  return completed.map(({ docId }) => docId)
}

/** Stores a large upload slice by slice; a failure takes back what was stored. Returns the ids of its documents. */
async function storeSlices(
  storage: ProjectStorage,
  slices: readonly (readonly UploadDocument[])[],
  { ids, check, summary, onStored }: CheckedUpload,
): Promise<string[]> {
  await check(storage, false)
  const arrival = await storage.arrivals.begin()
  const docIds: string[] = []
  try {
    for (const slice of slices) {
      const completed = withDocIds(slice, ids)
      for (const { docId } of completed) docIds.push(docId)
      await storeSlice(storage, arrival, completed)
      await nextTurn()
    }
    await storage.atomically(async (records) => {
      await check(records, false)
      await endArrival(records, arrival, summary)
      await onStored?.(records)
    })
    return docIds
  } catch (error) {
    await takeBack(storage, arrival)
    throw error
  }
}

/**
 * Stores documents of another project in their order, all or none; `check` throws what refuses them in the end. INVALID_PARAMS naming
 * `destination` when a field has another type here.
 */
export async function storeCopies(
  storage: ProjectStorage,
  pages: AsyncIterable<readonly UploadDocument[]>,
  ids: IdSource,
  check: (records: ProjectRecords) => Promise<void> = async () => {},
): Promise<void> {
  const fields = newCounts()
  let [documents, characters] = [0, 0]
  const arrival = await storage.arrivals.begin()
  try {
    for await (const page of pages) {
      const completed = withDocIds(page, ids)
      const added = newCounts()
      for (const { text, metadata } of completed) {
        documents++
        characters += text.length
        for (const { name, type } of metadata) {
          countEntry(fields, name, type)
          countEntry(added, name, type)
        }
      }
      const other = await findOtherType(added, storage.fields)
      if (other !== undefined) {
        const { name, known, sent } = other
        throw invalidParams(`The field "${name}" has type ${known} there and ${sent} here.`, 'destination')
      }
      await storeSlice(storage, arrival, completed)
      await nextTurn()
    }
    await storage.atomically(async (records) => {
      await check(records)
      await endArrival(records, arrival, { documents, characters, fields })
    })
  } catch (error) {
    await takeBack(storage, arrival)
    throw error
  }
}

/** Makes an upload visible, in the transaction of the caller. */
async function endArrival(
  { arrivals, fields }: ProjectRecords,
  arrival: number,
  summary: CheckedUpload['summary'],
): Promise<void> {
  const last = await countBeforeLast(summary.fields, fields.add)
  await arrivals.end(arrival, { ...summary, fields: last })
}

/** Deletes the documents of unfinished uploads of dead processes. */
export async function dropAbandoned(records: ProjectStorage): Promise<void> {
  for (;;) {
    const arrival = await records.arrivals.abandoned()
    if (arrival === undefined) return
    await dropArrival(records, arrival)
  }
}

async function storeSlice(storage: ProjectStorage, arrival: number, documents: readonly NewDocument[]): Promise<void> {
  await storage.unsynced(async (records) => {
    await records.documents.insert(arrival, documents)
    await records.arrivals.renew(arrival)
  })
}

/** Deletes the documents of a failed upload; the next cleanup deletes those that cannot be deleted now. */
async function takeBack(records: ProjectStorage, arrival: number): Promise<void> {
  try {
    await dropArrival(records, arrival)
  } catch {
    await quietly(() => records.arrivals.giveUp(arrival))
  }
}

/** Deletes the documents of an upload that has not ended. */
async function dropArrival(records: ProjectStorage, arrival: number): Promise<void> {
  while (await records.arrivals.dropSome(arrival, DROP_DOCUMENTS)) await nextTurn()
}

/** The documents in slices of about `SLICE_UNITS`; one empty slice for no documents. */
function cutSlices(documents: readonly UploadDocument[]): (readonly UploadDocument[])[] {
  const slices: (readonly UploadDocument[])[] = []
  let from = 0
  let units = 0
  for (const [i, { text, metadata }] of documents.entries()) {
    units += text.length + Math.max(DOCUMENT_UNITS, unitsOf(metadata))
    if (units < SLICE_UNITS) continue
    slices.push(documents.slice(from, i + 1))
    from = i + 1
    units = 0
  }
  if (from < documents.length || slices.length === 0) slices.push(documents.slice(from))
  return slices
}

function unitsOf(metadata: readonly StoredMetadata[]): number {
  let units = 0
  for (const { name, value } of metadata)
    units += ENTRY_UNITS + name.length + (typeof value === 'string' ? value.length : 0)
  return units
}

/** Throws PROJECT_LOCKED while a core build reads the documents. */
export async function refuseDuringBuild({ builds, lease }: ProjectRecords): Promise<void> {
  if (isCoreRunning(await builds.last()) && !(await isUnheld(lease))) throw new EngineError('PROJECT_LOCKED')
}

/** Throws PROJECT_LOCKED if a stored document has a given id: who has looked for it before may look again. */
async function refuseTakenIds({ versions }: ProjectRecords, documents: readonly UploadDocument[]): Promise<void> {
  const givenIds = documents.flatMap(({ givenId }) => givenId ?? [])
  if (givenIds.length === 0 || (await versions.newest(givenIds)).every((version) => version === undefined)) return
  throw new EngineError('PROJECT_LOCKED', 'Another upload has stored a document with one of these ids meanwhile.')
}

/** Documents ready to be stored: with their ids, and with texts that are well-formed Unicode. */
export function withDocIds(documents: readonly UploadDocument[], ids: IdSource): NewDocument[] {
  const newIds = newDocumentIds(ids, documents.length)
  return documents.map(({ title, text: sent, metadata, givenId, language, extras }, i) => {
    return { docId: givenId ?? newIds[i]!, title, text: wellFormed(sent), metadata, language, extras }
  })
}

/** Half of a surrogate pair cannot be stored as UTF-8; a replacement character keeps every position. */
const wellFormed = (text: string): string => (text.isWellFormed() ? text : text.toWellFormed())
