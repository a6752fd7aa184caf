import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openEngine } from '../dist/index.js'
import { documents } from './changes/documents.js'
import { type FolderContents, packFolder } from './folderFixture.js'

const DOCUMENTS = 30
const UNBUILT = 4
const username = 'guest@example.org'
const password = 'a long enough password'

/**
 * Writes a folder with one of everything, by any version of the engine, and keeps it in fixtures/folders:
 * `node .campaign/writeFolder.js PATH_OF_ITS_INDEX_JS NAME`.
 */
async function main(index: string, name: string): Promise<void> {
  const version = (await import(pathToFileURL(resolve(index)).href)) as { openEngine: typeof openEngine }
  const directory = mkdtempSync(join(tmpdir(), 'campaign-'))
  const engine = await version.openEngine({ directory, threads: 0, passwordCost: 1_024 })
  const docs = documents(DOCUMENTS)
  const project = await engine.projects.create({ name: 'Hotel', language: 'en' })
  const management = { 'guest|en': { action: 'ignore' as const }, 'lift|en': { new_term_id: 'expens|en' } }
  await project.terms.manage({ term_management: management })
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
  await project.conceptLists.create({ name: 'List', concepts: [{ texts: ['room'] }, { texts: ['staff', 'pool'] }] })
  await project.dashboards.create({ name: 'Dashboard' })
  const account = project.workspace_id
  await engine.legacy.topics.create({ account, project_id: project.project_id, name: 'Topic', text: 'room' })
  const unbuilt = await engine.projects.create({ name: 'Unbuilt', language: 'en' })
  await unbuilt.upload({ docs: documents(UNBUILT) })
  const { organization_id } = await engine.profile.get()
  const workspace = await engine.workspaces.create({ organization_id: organization_id!, name: 'Second' })
  await engine.users.create({ username, password, workspace_id: account, role: 'editor' })
  const { token } = await engine.tokens.create({ description: 'kept' })
  await engine.close()
  const contents: FolderContents = {
    documents: DOCUMENTS,
    breakfasts: docs.filter(({ text }) => text.includes('breakfast')).length,
    unbuilt: UNBUILT,
    list: ['room', 'staff pool'],
    management,
    dashboard: 'Dashboard',
    topic: 'Topic',
    username,
    password,
    workspace: workspace.name,
    token,
  }
  packFolder(directory, name, contents)
  rmSync(directory, { recursive: true })
}

await main(process.argv[2]!, process.argv[3]!)
