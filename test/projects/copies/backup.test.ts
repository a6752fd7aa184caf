import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type BackupProgress, backupDirectory } from '../../../src/projects/copies/backup.js'
import { checkDirectory } from '../../../src/projects/copies/checkDirectory.js'
import { runCommand } from '../../cli/runCommand.js'
import { emptyFolder } from '../../storage/folder.js'

const opened: Engine[] = []
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close()
})

async function open(directory: string): Promise<Engine> {
  const engine = await openEngine({ directory, threads: 0 })
  opened.push(engine)
  return engine
}

const texts = ['The room was noisy.', 'Friendly staff, noisy room.', 'A quiet room and friendly staff.']
const docs = (count: number) => Array.from({ length: count }, (_, i) => ({ text: `${texts[i % 3]!} ${i}` }))

/** A folder that an engine has open, with a built project. */
async function openFolder() {
  const directory = join(emptyFolder(), 'insights')
  const engine = await open(directory)
  const project = await engine.projects.create({ name: 'Guests', language: 'en' })
  await project.upload({ docs: docs(90) })
  await project.build()
  await project.waitForBuild()
  await project.waitForSentimentBuild()
  return { directory, engine, project, target: join(dirname(directory), 'backup') }
}

const filesBeside = (target: string) => readdirSync(dirname(target)).sort()

test('the copy of a folder in use gives the same answers, for the same token', async () => {
  const { directory, engine, project, target } = await openFolder()
  const { token } = await engine.tokens.create({ description: 'test' })
  const report = await backupDirectory(directory, target)
  expect(report).toMatchObject({ projects: 1, documents: 90 })
  expect(report.bytes).toBe(
    ['catalog.db', `projects/${project.project_id}.db`].reduce(
      (sum, name) => sum + statSync(join(target, name)).size,
      0,
    ),
  )
  expect(await checkDirectory(target)).toMatchObject({ ok: true, projects: 1, documents: 90 })
  const copy = await open(target)
  const selector = { concept_selector: { type: 'top', limit: 5 } } as const
  const copied = copy.as({ token }).project(project.project_id)
  expect(await copied.concepts.matchCounts(selector)).toEqual(await project.concepts.matchCounts(selector))
})

test('documents acknowledged before are in the copy, whatever is uploaded meanwhile', async () => {
  const { directory, project, target } = await openFolder()
  let uploaded = 90
  let isOver = false
  const uploads = (async () => {
    while (!isOver) {
      await project.upload({ docs: docs(40) })
      uploaded += 40
    }
  })()
  const { documents } = await backupDirectory(directory, target)
  isOver = true
  const atEnd = uploaded + 40
  await uploads
  expect(documents).toBeGreaterThanOrEqual(90)
  expect(documents).toBeLessThanOrEqual(atEnd)
  expect((documents - 90) % 40).toBe(0)
})

test('a build that runs is not in the copy, whose project can be built at once', async () => {
  const { directory, project, target } = await openFolder()
  await project.upload({ docs: docs(30) })
  await project.build()
  await backupDirectory(directory, target)
  const copy = (await open(target)).project(project.project_id)
  await copy.build()
  await copy.waitForBuild()
  expect((await copy.get()).last_build_info?.success).toBe(true)
  await project.waitForBuild()
})

test('a project that is deleted while the files are copied is not in the copy', async () => {
  const { directory, engine, target } = await openFolder()
  const other = await engine.projects.create({ name: 'Other', language: 'en' })
  await engine.close()
  let isDeleted = false
  const onProgress = (): void => {
    if (isDeleted) return
    isDeleted = true
    // The first step is one of the catalog, whose copy therefore still lists the project.
    const catalog = new Sqlite(join(directory, 'catalog.db'))
    catalog.prepare('DELETE FROM projects WHERE project_id = ?').run(other.project_id)
    catalog.close()
    rmSync(join(directory, 'projects', `${other.project_id}.db`))
  }
  expect(await backupDirectory(directory, target, { onProgress })).toMatchObject({ projects: 1, documents: 90 })
  expect(readdirSync(join(target, 'projects'))).toHaveLength(1)
})

test('progress grows to the bytes of the copy, which is then checked', async () => {
  const { directory, project, target } = await openFolder()
  await project.upload({ docs: Array.from({ length: 36 }, (_, i) => ({ text: `${i} room `.repeat(40_000) })) })
  const seen: BackupProgress[] = []
  const { bytes } = await backupDirectory(directory, target, { onProgress: (each) => seen.push(each) })
  const copied = seen.filter(({ stage }) => stage === 'copy').map((each) => each.bytes)
  expect(copied).toEqual([...copied].sort((one, other) => one - other))
  // A step of the copy is 256 pages of 16,384 bytes.
  const last = copied.at(-1)!
  expect([last <= bytes, bytes - last <= 256 * 16_384]).toEqual([true, true])
  expect(seen.at(-1)).toEqual({ stage: 'check', bytes, totalBytes: bytes })
})

test('an interrupted or refused backup leaves nothing', async () => {
  const { directory, engine, project, target } = await openFolder()
  const left = filesBeside(target)
  const stop = new AbortController()
  const interrupted = backupDirectory(directory, target, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(interrupted).rejects.toThrow()
  expect(filesBeside(target)).toEqual(left)

  await expect(backupDirectory(join(directory, 'projects'), target)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  const link = `${target}-link`
  symlinkSync(directory, link)
  for (const inside of [join(directory, 'sub'), join(directory, 'new', 'sub'), join(link, 'sub')]) {
    await expect(backupDirectory(directory, inside)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: `${inside} is in ${directory}, which is copied. Name a folder outside of it.`,
    })
  }
  rmSync(link)
  mkdirSync(target)
  writeFileSync(join(target, 'notes.txt'), 'mine')
  await expect(backupDirectory(directory, target)).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringMatching(/exists\. .* move it away first/),
  })
  expect(readdirSync(target)).toEqual(['notes.txt'])
  rmSync(target, { recursive: true })

  await engine.close()
  const database = new Sqlite(join(directory, 'projects', `${project.project_id}.db`))
  database.prepare("UPDATE documents SET text = 'changed' WHERE key = 1").run()
  database.close()
  await expect(backupDirectory(directory, target)).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringContaining(project.project_id),
  })
  expect(filesBeside(target)).toEqual(left)

  const catalog = new Sqlite(join(directory, 'catalog.db'))
  catalog.prepare("INSERT INTO migrations VALUES ('99-later', 0)").run()
  const later = await backupDirectory(directory, target).catch((error: Error) => error)
  expect(later).toMatchObject({
    code: 'ERROR',
    message: expect.stringMatching(/catalog\.db.*99-later.*conceptlite check/),
  })
  // It is not damaged, and no backup need replace it.
  expect((later as Error).message).not.toMatch(/damage/)
  catalog.prepare("DELETE FROM migrations WHERE name = '99-later'").run()
  catalog.pragma('foreign_keys = OFF')
  catalog.prepare('DELETE FROM workspaces').run()
  catalog.close()
  await expect(backupDirectory(directory, target)).rejects.toMatchObject({
    code: 'ERROR',
    message: expect.stringMatching(/catalog\.db.*workspaces/),
  })
  expect(filesBeside(target)).toEqual(left)
})

test('a place where nothing can be made is named, with the reason', async () => {
  const { directory } = await openFolder()
  // As little can be made or removed below a file as in a folder of another user.
  writeFileSync(join(dirname(directory), 'file'), '')
  const target = join(dirname(directory), 'file', 'backup')
  await expect(backupDirectory(directory, target)).rejects.toThrow(
    /^The copy to .* failed and left nothing\. There is a file/,
  )
})

test.skipIf(process.platform === 'win32')('a disk that is full ends the command, and nothing is left', async () => {
  const { directory, target } = await openFolder()
  const left = filesBeside(target)
  // No file beyond 64 KiB. Without the trap the signal of the system would end the process.
  const limited = 'trap "" XFSZ; ulimit -f 64; exec "$@"'
  const command = ['bash', '-c', limited, 'bash', process.execPath, 'dist/cli/main.js', 'backup', directory, target]
  const { status, stdout, stderr } = spawnSync(command[0]!, command.slice(1), { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/failed and left nothing\. The disk (?:is full|has failed)/)
  expect(filesBeside(target)).toEqual(left)
})

test('the commands say what they copied, and a restored folder has the projects', async () => {
  const { directory, project, target } = await openFolder()
  const saved = await runCommand(['backup', directory, target])
  expect(saved.code).toBe(0)
  expect(saved.stdout).toMatch(
    /^Backed up 1 project with 90 documents, [\d.]+ MB, to .*backup\. Nothing is damaged\.\n$/,
  )
  const restored = join(dirname(target), 'restored')
  expect(await runCommand(['restore', target, restored])).toMatchObject({ code: 0, stderr: '' })
  expect(existsSync(join(target, 'catalog.db'))).toBe(true)
  const copy = (await open(restored)).project(project.project_id)
  expect((await copy.docs.search({ search: { texts: ['noisy'] } })).result.length).toBeGreaterThan(0)
  expect((await runCommand(['backup', join(directory, 'projects'), join(target, 'x')])).code).toBe(1)
})
