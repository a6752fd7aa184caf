import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { emptyFolder } from '../storage/folder.js'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close()
})

const docs = Array.from({ length: 120 }, (_, i) => ({ text: `A friendly room with number ${i}` }))

async function open(directory: string): Promise<Engine> {
  const engine = await openEngine({ directory, threads: 0 })
  opened.push(engine)
  return engine
}

async function serveFolder(engine: Engine, resumeBuilds: boolean): Promise<Serving> {
  const serving = await serve(engine, { resumeBuilds })
  opened.push(serving)
  return serving
}

/** A folder with a project that has documents and no build; nobody has it open. */
async function folderWithDocuments() {
  const directory = emptyFolder()
  const engine = await openEngine({ directory, threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Guests', language: 'en' })
  await engine.project(project_id).upload({ docs })
  await engine.close()
  return { directory, project_id }
}

/** Starts a build in a process that is killed before it ends. */
function buildAndKill(directory: string, projectId: string): void {
  const program = `
    import { openEngine } from ${JSON.stringify(join(process.cwd(), 'dist/index.js'))}
    const engine = await openEngine({ directory: ${JSON.stringify(directory)}, threads: 0 })
    await engine.project(${JSON.stringify(projectId)}).build()
    process.kill(process.pid, 'SIGKILL')`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', program]).signal).toBe('SIGKILL')
}

/** Resolves once a build other than the first ones has ended; fails with the test's limit otherwise. */
async function waitForBuild(engine: Engine, projectId: string, number: number) {
  for (;;) {
    const { last_build_info } = await engine.project(projectId).get()
    if (last_build_info?.number === number && last_build_info.stop_time !== null) return last_build_info
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a build that the end of the engine stopped starts again when the folder is served', async () => {
  const { directory, project_id } = await folderWithDocuments()
  const first = await openEngine({ directory, threads: 0 })
  await first.project(project_id).build({ skip_sentiment: true })
  await first.close()
  const engine = await open(directory)
  const stopped = (await engine.project(project_id).get()).last_build_info!
  expect(stopped).toMatchObject({ success: false, reason: expect.stringContaining('closed') })
  await serveFolder(engine, true)
  expect(await waitForBuild(engine, project_id, stopped.number + 1)).toMatchObject({ success: true })
})

test('so does one whose process was killed, but not a second time in a row', async () => {
  const { directory, project_id } = await folderWithDocuments()
  buildAndKill(directory, project_id)
  const engine = await open(directory)
  const { number } = (await engine.project(project_id).get()).last_build_info!
  const serving = await serveFolder(engine, true)
  expect(await waitForBuild(engine, project_id, number + 1)).toMatchObject({ success: true })
  await serving.close()
  await engine.project(project_id).waitForSentimentBuild()
  await engine.close()

  const other = await folderWithDocuments()
  buildAndKill(other.directory, other.project_id)
  buildAndKill(other.directory, other.project_id)
  const again = await open(other.directory)
  const killed = (await again.project(other.project_id).get()).last_build_info!
  const healthy = await again.projects.create({ name: 'Later', language: 'en' })
  await serveFolder(again, true)
  // Projects are looked at in their order: this build would come after the one that is left alone.
  await again.project(healthy.project_id).upload({ docs })
  await again.project(healthy.project_id).build()
  await again.project(healthy.project_id).waitForBuild()
  expect((await again.project(other.project_id).get()).last_build_info!.number).toBe(killed.number)
})

test('without the option nothing starts', async () => {
  const { directory, project_id } = await folderWithDocuments()
  const first = await openEngine({ directory, threads: 0 })
  await first.project(project_id).build({ skip_sentiment: true })
  await first.close()
  const engine = await open(directory)
  const { number } = (await engine.project(project_id).get()).last_build_info!
  await serveFolder(engine, false)
  const other = await engine.projects.create({ name: 'Other', language: 'en' })
  await engine.project(other.project_id).upload({ docs })
  await engine.project(other.project_id).build()
  await engine.project(other.project_id).waitForBuild()
  expect((await engine.project(project_id).get()).last_build_info!.number).toBe(number)
})
