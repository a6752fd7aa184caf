import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import type { EngineOptions } from '../../src/engineOptions.js'
import { checkDirectory } from '../../src/projects/copies/checkDirectory.js'
import { openPostgres } from '../../src/storage/postgres/database.js'
import { emptyFolder } from '../storage/folder.js'
import { freshSchema, postgresUrl } from '../storage/postgres/freshSchema.js'

const texts = [
  'The battery life is great and the battery lasts for days.',
  'Battery life is poor, it dies after two hours.',
  'Lovely screen, bright and sharp colours.',
  'The screen cracked after a week, terrible quality.',
  'Delivery was quick and the support team friendly.',
]

const documents = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Review ${i}`,
    text: `${texts[i % texts.length]} Number ${i}.`,
    metadata: [{ name: 'rating', type: 'score' as const, value: i % 5 }],
  }))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Opens engines on one schema of PostgreSQL; all are closed after the test. */
async function newInstallation(): Promise<(options?: EngineOptions) => Promise<Engine>> {
  const { url: database, schema } = await freshSchema()
  return async (options = {}) => {
    const engine = await openEngine({ database, schema, threads: 0, poolSize: 4, ...options })
    onTestFinished(() => engine.close())
    return engine
  }
}

async function filled(engine: Engine, count = 60): Promise<Project> {
  const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
  const project = engine.project(project_id)
  await project.upload({ docs: documents(count) })
  await project.build()
  await project.waitForSentimentBuild()
  return project
}

test('a project in a database is uploaded, built, searched and copied, and answers like one in memory', async () => {
  const engine = await (await newInstallation())()
  const project = await filled(engine)
  const memory = await openEngine({ threads: 0 })
  onTestFinished(() => memory.close())
  const other = await filled(memory)
  const answersOf = async (each: Project) => [
    await each.docs.search({ search: { texts: ['battery life'] }, limit: 60 }),
    await each.concepts.matchCounts({ concept_selector: { type: 'top', limit: 10 } }),
    await each.concepts.scoreDrivers({ score_field: 'rating' }),
  ]
  // Identifiers of documents are random.
  const asked = async (each: Project) => sha256(JSON.stringify(await answersOf(each)).replace(/uuid-[0-9a-f]+/g, 'id'))
  const answers = await asked(project)
  expect(answers).toBe(await asked(other))
  const copy = await project.copy({ name: 'Copy' })
  expect(await asked(engine.project(copy.project_id))).toBe(answers)
  expect((await engine.projects.list()).map(({ name }) => name)).toEqual(['Reviews', 'Copy'])
  await engine.project(copy.project_id).delete()
  expect((await engine.projects.list()).map(({ name }) => name)).toEqual(['Reviews'])
  expect(await asked(project)).toBe(answers)
})

test('an engine that is opened later has the projects, the accounts and the secret of the one before', async () => {
  const open = await newInstallation()
  const first = await open({ owner: { email: 'ann@example.org', password: 'a long password' } })
  const { project_id } = await (await filled(first)).get()
  const { token } = await first.tokens.create({ description: 'for a script' })
  await first.close()
  const second = await open()
  expect((await second.as({ token }).profile.get()).username).toBe('ann@example.org')
  // A token is readable again only with the same key.
  expect((await second.tokens.list()).map((each) => each.token)).toContain(token)
  expect((await second.project(project_id).docs.search({})).filter_count).toBe(60)
})

test('engines that open a new schema at the same time agree on the owner and the secret', async () => {
  const open = await newInstallation()
  const engines = await Promise.all([open(), open(), open()])
  const { token } = await engines[0]!.tokens.create({ description: '' })
  for (const engine of engines) {
    expect((await engine.profile.get()).workspaces).toHaveLength(1)
    expect((await engine.tokens.list()).map((each) => each.token)).toEqual([token])
  }
})

test('a database that cannot be opened is refused without its password', async () => {
  const url = new URL(await postgresUrl())
  url.password = 'not-the-secret'
  url.pathname = '/nowhere'
  const refused = await openEngine({ database: url.href }).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    code: 'ERROR',
    message: expect.stringMatching(/^The database cannot be opened\. The/),
  })
  expect(JSON.stringify(refused) + String(refused)).not.toContain('not-the-secret')
})

test('a question asks for permissions and versions in one statement, and later builds of others are seen', async () => {
  const { url: database, schema } = await freshSchema()
  const open = async () => {
    const engine = await openEngine({ database, schema, threads: 0 })
    onTestFinished(() => engine.close())
    return engine
  }
  const [one, two] = [await open(), await open()]
  const project = await filled(one, 20)
  const there = two.project((await project.get()).project_id)
  const count = async () => (await there.docs.search({ search: { texts: ['battery life'] }, limit: 0 })).filter_count
  expect(await count()).toBe(20)
  const other = await openPostgres({ url: database, schema })
  onTestFinished(() => other.close())
  // Nobody can read this table meanwhile.
  const asked = await other.atomically(async ({ run }) => {
    await run(`LOCK TABLE "${schema}".current_snapshots IN ACCESS EXCLUSIVE MODE`)
    return await count()
  })
  expect(asked).toBe(20)
  await project.upload({ docs: documents(5) })
  await project.build()
  await project.waitForBuild()
  expect(await count()).toBe(25)
})

test('what one engine has acknowledged the other answers at once', async () => {
  const open = await newInstallation()
  const [one, two] = [await open(), await open()]
  const project = await filled(one)
  const { project_id } = await project.get()
  const there = two.project(project_id)
  expect((await there.docs.search({})).filter_count).toBe(60)
  await project.upload({ docs: documents(5) })
  expect((await there.get()).document_count).toBe(65)
  await project.build()
  await project.waitForBuild()
  expect((await there.docs.search({})).filter_count).toBe(65)
  const { concept_list_id } = await there.conceptLists.create({ name: 'Power', concepts: [] })
  expect(await project.conceptLists.list()).toEqual([expect.objectContaining({ concept_list_id })])
  await two.project(project_id).delete()
  await expect(project.get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  expect(await one.projects.list()).toEqual([])
})

test('a token or permission that one engine takes away is worth nothing in the other', async () => {
  const open = await newInstallation()
  const [one, two] = [await open({ passwordCost: 2 }), await open({ passwordCost: 2 })]
  const { default_workspace } = await one.profile.get()
  const workspace_id = default_workspace!
  const { project_id } = await one.projects.create({ name: 'Reviews', language: 'en' })
  const ann = { username: 'ann@example.org', password: 'a long password' }
  await one.users.create({ ...ann, workspace_id, role: 'viewer' })
  const session = two.as(await two.login(ann))
  expect((await session.project(project_id).get()).permissions).toEqual(['read'])
  await one.workspaces.setRoles({ workspace_id, usernames: [ann.username], role: 'editor' })
  expect((await session.project(project_id).get()).permissions).toEqual(['read', 'write'])
  await one.workspaces.removeUsers({ workspace_id, usernames: [ann.username] })
  await expect(session.project(project_id).get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  const token = await two.login(ann)
  expect((await one.as(token).profile.get()).username).toBe(ann.username)
  await two.as(token).logout()
  await expect(one.as(token).profile.get()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  await one.users.delete({ usernames: [ann.username] })
  await expect(session.profile.get()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
})

/** What a project has and answers, but the identifiers that a copy has of its own. */
async function stateOf(project: Project): Promise<unknown[]> {
  const { project_id, workspace_id, last_update, creation_date, ...record } = await project.get()
  const lists = await project.conceptLists.list()
  const answers = [
    lists.map(({ name, concepts }) => [name, concepts?.map(({ shared_concept_id: _, ...concept }) => concept)]),
    await project.dashboards.list(),
    await project.terms.management(),
    await project.docs.search({ search: { texts: ['battery life'] }, limit: 100 }),
    await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 10 } }),
    await project.concepts.scoreDrivers({ score_field: 'rating' }),
    await project.concepts.sentiment({ concept_selector: { type: 'top', limit: 10 } }),
  ]
  return [record, ...answers.map((answer) => sha256(JSON.stringify(answer)))]
}

test('a project moves from a folder to a database and back as a file, and answers the same', async () => {
  const folder = emptyFolder()
  const [before, after] = [join(folder, 'before.conceptlite'), join(folder, 'after.conceptlite')]
  const first = await openEngine({ directory: join(folder, 'first'), threads: 0 })
  onTestFinished(() => first.close())
  const project = await filled(first)
  await project.conceptLists.create({ name: 'Power \0', concepts: [{ texts: ['battery'], name: 'Battery' }] })
  // More than are copied in one statement.
  const management = Array.from({ length: 1_200 }, (_, i) => [`zz${i}|en`, { action: 'ignore' as const }])
  await project.terms.manage({ term_management: Object.fromEntries(management) })
  await project.upload({ docs: documents(520) })
  await project.build()
  await project.waitForSentimentBuild()
  const [found] = (await project.docs.search({ limit: 1 })).result
  await project.docs.delete({ doc_ids: [found!.doc_id] })
  const state = await stateOf(project)
  await first.exportProject((await project.get()).project_id, before)
  // The file has packed chunks, which the database stores unpacked.
  const file = new Database(before, { readonly: true })
  expect(file.prepare('SELECT count(unpacked) FROM chunks').pluck().get()).toBeGreaterThan(0)
  file.close()

  const database = await (await newInstallation())()
  const moved = await database.importProject(before)
  expect(await stateOf(moved)).toEqual(state)
  const seen: number[] = []
  const onProgress = ({ fraction }: { readonly fraction: number }) => void seen.push(fraction)
  const stop = new AbortController()
  const ended = { signal: stop.signal, onProgress: () => stop.abort(new Error('Enough.')) }
  await expect(database.exportProject((await moved.get()).project_id, after, ended)).rejects.toThrow('Enough.')
  expect(existsSync(after)).toBe(false)
  await database.exportProject((await moved.get()).project_id, after, { onProgress })
  // 580 documents are two pages, and chunks as many more as there are 64 of them.
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect([seen[0]! > 0, seen.at(-1)! > 0.9, seen.at(-1)! <= 1]).toEqual([true, true, true])
  const last = await openEngine({ directory: join(folder, 'last'), threads: 0 })
  onTestFinished(() => last.close())
  const back = await last.importProject(after)
  expect(await stateOf(back)).toEqual(state)
  expect((await checkDirectory(join(folder, 'last'))).findings).toEqual([])

  // Both go on: the next build reads the marked document, and the one that was added.
  const states = [project, moved, back].map(async (each) => {
    await each.upload({ docs: [{ title: 'New', text: 'A new battery, at last.', metadata: [] }] })
    await each.build()
    await each.waitForSentimentBuild()
    return (await each.docs.search({ search: { texts: ['battery'] } })).filter_count
  })
  expect(await Promise.all(states)).toEqual([580, 580, 580])
})

test('a file that is damaged leaves nothing in the database', async () => {
  const folder = emptyFolder()
  const path = join(folder, 'damaged.conceptlite')
  writeFileSync(path, 'not a project')
  const engine = await (await newInstallation())()
  await expect(engine.importProject(path)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(await engine.projects.list()).toEqual([])
})
