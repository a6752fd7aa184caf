import { deepStrictEqual } from 'node:assert'
import { type Engine, openEngine } from '../dist/index.js'
import { documents } from './changes/documents.js'
import type { FolderContents } from './folderFixture.js'

/** Opens a folder, asks for all that is in it, builds on, and opens it again. Throws what is not as it was. */
export async function checkFolder(directory: string, contents: FolderContents, uploads: number): Promise<void> {
  for (const added of [0, uploads]) await checkContents(directory, contents, added)
  await using engine = await openEngine({ directory, threads: 0, passwordCost: 2 })
  const [hotel] = await engine.projects.list()
  deepStrictEqual(hotel?.document_count, contents.documents + uploads)
}

/** Builds a project that an earlier science has built: it does not answer before. */
async function renew(project: ReturnType<Engine['project']>): Promise<void> {
  try {
    await project.docs.search({ search: { texts: ['breakfast'] }, limit: 0 })
  } catch (error) {
    deepStrictEqual((error as { code?: string }).code, 'PROJECT_NEEDS_UPDATING')
    await project.build()
    await project.waitForSentimentBuild()
  }
}

async function checkContents(directory: string, contents: FolderContents, added: number): Promise<void> {
  await using engine = await openEngine({ directory, threads: 0, passwordCost: 2 })
  const [hotel, unbuilt] = await engine.projects.list()
  deepStrictEqual([hotel?.document_count, unbuilt?.document_count], [contents.documents, contents.unbuilt])
  const project = engine.project(hotel!.project_id)
  await renew(project)
  const found = await project.docs.search({ search: { texts: ['breakfast'] }, match_type: 'exact', limit: 1_000 })
  deepStrictEqual(found.result.length, contents.breakfasts)
  const { result } = await project.concepts.list({ concept_selector: { type: 'top', limit: 5 } })
  deepStrictEqual(result.length, 5)
  await project.concepts.scoreDrivers({ score_field: 'stars' })
  await project.concepts.sentiment({})
  const [list] = await project.conceptLists.list()
  deepStrictEqual(
    list?.concepts?.map(({ texts }) => texts.join(' ')),
    contents.list,
  )
  deepStrictEqual(await project.terms.management(), contents.management)
  deepStrictEqual((await project.dashboards.list())[0]?.name, contents.dashboard)
  const topics = await engine.legacy.topics.list({ account: hotel!.workspace_id, project_id: hotel!.project_id })
  deepStrictEqual(topics[0]?.name, contents.topic)
  const { workspaces } = await engine.profile.get()
  deepStrictEqual(workspaces.map(({ name }) => name).includes(contents.workspace), true)
  deepStrictEqual((await engine.as({ token: contents.token }).profile.get()).username, 'owner@localhost')
  const { token } = await engine.login({ username: contents.username, password: contents.password })
  deepStrictEqual((await engine.as({ token }).projects.list()).length, 2)
  if (added === 0) return
  await project.upload({ docs: documents(added, contents.documents) })
  await project.build()
  await project.waitForSentimentBuild()
  deepStrictEqual((await project.docs.search({ limit: 0 })).total_count, contents.documents + added)
  const first = engine.project(unbuilt!.project_id)
  await first.build()
  await first.waitForSentimentBuild()
}
