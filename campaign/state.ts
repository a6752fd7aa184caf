import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Engine, Project } from '../dist/index.js'
import type { Database } from '../dist/storage/database.js'

const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (
  path: string,
  options: { readonly readonly: boolean },
) => Database

/** What callers can see of a folder, by key: `documents:NAME` is the number of documents of a project. */
export type State = Readonly<Record<string, string | number>>

/** Names begin with the lane of the process that made them, so that several can work on one folder. */
export const belongsTo = (lane: string, name: string): boolean =>
  name.startsWith(`${lane} `) || name.startsWith(`${lane}-`)

/** Reads what one lane has made in a folder. Throws what the engine throws. */
export async function readState(engine: Engine, directory: string, lane: string): Promise<State> {
  const state: Record<string, string | number> = {}
  for (const record of await engine.projects.list()) {
    if (!belongsTo(lane, record.name)) continue
    const { name, project_id } = record
    const project = engine.project(project_id)
    state[`project:${name}`] = record.description
    state[`documents:${name}`] = record.document_count
    state[`built:${name}`] = await builtDocuments(project, record.last_successful_build_time !== null)
    const flags = countFlags(directory, project_id)
    state[`marked:${name}`] = flags.marked
    state[`favorites:${name}`] = flags.favorites
    state[`management:${name}`] = JSON.stringify(sorted(await project.terms.management()))
    for (const list of await project.conceptLists.list()) {
      state[`list:${name}/${list.name}`] = (list.concepts ?? []).map(({ texts }) => texts.join(' ')).join(', ')
    }
    for (const dashboard of await project.dashboards.list()) {
      state[`dashboard:${name}/${dashboard.name}`] = dashboard.description
    }
  }
  const { workspaces } = await engine.profile.get()
  for (const { name, workspace_id } of workspaces) {
    const { users = [], default_language } = await engine.workspaces.get({ workspace_id })
    if (belongsTo(lane, name)) state[`workspace:${name}`] = default_language
    for (const { username, role } of users) if (belongsTo(lane, username)) state[`user:${username}`] = role ?? 'none'
  }
  for (const { description } of await engine.tokens.list()) {
    if (belongsTo(lane, description)) state[`token:${description}`] = 'good'
  }
  return state
}

/** Documents that the snapshot answers with, each of them read. */
async function builtDocuments(project: Project, isBuilt: boolean): Promise<number> {
  if (!isBuilt) return 0
  const { result, total_count } = await project.docs.search({ limit: 25_000 })
  if (result.length !== total_count || result.some(({ text }) => text === '')) {
    throw new Error(`The snapshot tells of ${total_count} documents and gives ${result.length}.`)
  }
  return total_count
}

/** No function tells which documents are marked for deletion or favorites, so the file is asked. */
function countFlags(directory: string, projectId: string): { marked: number; favorites: number } {
  const database = new Sqlite(join(directory, 'projects', `${projectId}.db`), { readonly: true })
  const count = (flag: string): number =>
    database
      .prepare(
        `SELECT count(*) FROM documents WHERE ${flag} AND (marked = 0 OR marked > (SELECT gone_upto FROM totals))`,
      )
      .pluck()
      .get() as number
  try {
    return { marked: count('marked > 0'), favorites: count('favorite = 1') }
  } finally {
    database.close()
  }
}

const sorted = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
