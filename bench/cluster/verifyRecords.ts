import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.js'
import type { ClientRecords, ProjectRecords } from './records.js'

/** Milliseconds within which a build that nobody disturbs must have ended. */
const LONGEST_BUILD = 180_000
const LOOK_MILLISECONDS = 200
/** Documents that one request reads. */
const PAGE = 1_000

interface BuildInfo {
  readonly number?: number
  readonly success?: boolean
  readonly reason?: string
  readonly stop_time?: number | null
  readonly sentiment?: { readonly stop_time: number | null }
}

/** A request that must be answered; throws what it was answered otherwise. */
export async function answered<Body>(client: Client, path: string, body?: object): Promise<Body> {
  const answer = await client.ask<Body>(path, body)
  if (answer.kind === 'done') return answer.body
  throw new Error(`${path}: ${answer.kind === 'refused' ? `${answer.code} ${answer.message}` : answer.why}`)
}

/** Compares what a client has made with what the cluster has; nothing may disturb it meanwhile. Faults are added to the records. */
export async function verifyRecords(client: Client, records: ClientRecords): Promise<void> {
  const { faults, name, projectNames, tokenNames } = records
  const mine = (text: string): boolean => text.startsWith(`${name} `)
  const projects = await answered<{ name: string }[]>(client, 'projects/')
  faults.push(...projectNames.compare(thereOf(projects.map((project) => project.name).filter(mine))))
  const tokens = await answered<{ description: string }[]>(client, 'tokens/')
  faults.push(...tokenNames.compare(thereOf(tokens.map(({ description }) => description).filter(mine))))
  for (const project of records.projects.values()) {
    for (const fault of await verifyProject(client, project)) faults.push(`${project.name}: ${fault}`)
  }
}

const thereOf = (names: readonly string[]): Map<string, 'there'> =>
  new Map(names.map((name): [string, 'there'] => [name, 'there']))

async function verifyProject(client: Client, { id, documents, leaving, lists }: ProjectRecords): Promise<string[]> {
  const stored = await answered<{ name: string; concepts: { texts: string[] }[] }[]>(
    client,
    `projects/${id}/concept_lists/`,
  )
  const faults = lists.compare(new Map(stored.map((list) => [list.name, list.concepts[0]!.texts[0]!])))
  if (documents.bounds()[1] === 0) return faults
  await whenBuilt(client, id)
  const { document_count: count } = await answered<{ document_count: number }>(client, `projects/${id}/`)
  // Nothing to build.
  if (count === 0) return [...faults, ...documents.compare(new Map())]
  await buildOnce(client, id)
  for (const text of leaving) documents.acknowledged(text, undefined)
  leaving.clear()
  const read = await readDocuments(client, id)
  const found = thereOf(read.map(({ text }) => text))
  if (found.size !== read.length) faults.push(`${read.length - found.size} documents are there twice`)
  return [...faults, ...documents.compare(found)]
}

/** Waits until no build runs or waits, and returns the last one. */
async function whenBuilt(client: Client, id: string): Promise<BuildInfo> {
  const began = performance.now()
  for (;;) {
    const { last_build_info: last } = await answered<{ last_build_info: BuildInfo }>(client, `projects/${id}/`)
    if (last.number === undefined || (last.stop_time !== null && last.sentiment?.stop_time !== null)) return last
    if (performance.now() - began > LONGEST_BUILD) throw new Error(`build ${last.number} of ${id} is left over`)
    await pause(LOOK_MILLISECONDS)
  }
}

/** Builds all that was uploaded; throws if that fails. */
export async function buildOnce(client: Client, id: string): Promise<void> {
  const answer = await client.send('POST', `projects/${id}/build/`, {})
  if (answer.kind !== 'done') throw new Error(`the last build of ${id} is not taken: ${JSON.stringify(answer)}`)
  const last = await whenBuilt(client, id)
  if (last.success !== true) throw new Error(`the last build of ${id} failed: ${last.reason}`)
}

export interface ReadDocument {
  readonly doc_id: string
  readonly text: string
}

/** All documents of a built project, in their order. */
export async function readDocuments(client: Client, id: string): Promise<ReadDocument[]> {
  const read: ReadDocument[] = []
  for (;;) {
    const question = { fields: ['doc_id', 'text'], limit: PAGE, offset: read.length }
    const { result } = await answered<{ result: ReadDocument[] }>(client, `projects/${id}/docs/`, question)
    read.push(...result)
    if (result.length < PAGE) return read
  }
}
