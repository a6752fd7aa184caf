import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDirectory, type Engine, type EngineError, openEngine } from 'conceptlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/storage/database.js'
import { emptyFolder } from '../storage/folder.js'

const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (path: string) => Database

const COMMENTS = 300
const comments = Array.from({ length: COMMENTS }, (_, i) => ({
  text: `${i % 2 === 0 ? 'A quiet room' : 'A cold breakfast'} for guest ${i}, and a friendly hotel.`,
}))

/** A folder with a built project and one beside it; what happens to a copy of it stays there. */
let original: string
let hurt: string
let sound: string

beforeAll(async () => {
  original = mkdtempSync(join(tmpdir(), 'conceptlite-'))
  await using engine = await openEngine({ directory: original, threads: 0 })
  const first = await engine.projects.create({ name: 'Hurt', language: 'en' })
  const second = await engine.projects.create({ name: 'Sound', language: 'en' })
  hurt = first.project_id
  sound = second.project_id
  await first.upload({ docs: comments })
  await first.build()
  await first.waitForSentimentBuild()
  await second.upload({ docs: comments.slice(0, 10) })
})

afterAll(() => rmSync(original, { recursive: true, force: true }))

const fileIn = (directory: string, projectId: string): string => join(directory, 'projects', `${projectId}.db`)

function copyOfFolder(): string {
  const directory = emptyFolder()
  cpSync(original, directory, { recursive: true })
  return directory
}

function change(path: string, ...statements: string[]): void {
  const database = new Sqlite(path)
  for (const statement of statements) database.exec(statement)
  database.close()
}

const open = (directory: string): Promise<Engine> => openEngine({ directory, threads: 0 })

const refusal = (pattern: RegExp) =>
  expect.objectContaining({ name: 'EngineError', code: 'ERROR', message: expect.stringMatching(pattern) })

/** Cuts the last two pages off a file of SQLite whose log has pages, as after a process that was killed. */
function cutOffBesideLog(path: string): void {
  const database = new Sqlite(path)
  database.exec('PRAGMA wal_autocheckpoint = 0; UPDATE label SET creation_date = creation_date + 1')
  // The log goes when its last connection closes.
  const kept = [path, `${path}-wal`].map((file) => [file, readFileSync(file)] as const)
  database.close()
  for (const [file, bytes] of kept) writeFileSync(file, bytes)
  truncateSync(path, statSync(path).size - 2 * 16_384)
}

describe('a project whose file is of no use', () => {
  test.each([
    ['is missing', (path: string) => rmSync(path), /missing/],
    ['is empty', (path: string) => truncateSync(path, 0), /has lost what was in it/],
    ['has lost its end', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)), /db is damaged/],
    ['has lost its end but has a log', cutOffBesideLog, /db has lost its end, 2 pages\. Restore it/],
    ['is something else', (path: string) => writeFileSync(path, 'not a database '.repeat(1_000)), /damaged/],
    ['is a folder', (path: string) => [rmSync(path), mkdirSync(path)], /cannot be opened/],
    [
      'is of a later version',
      (path: string) => change(path, `INSERT INTO migrations VALUES ('999 later', 0)`),
      /newer version/,
    ],
  ])('because it %s', async (_, damage, pattern) => {
    const directory = copyOfFolder()
    damage(fileIn(directory, hurt))
    await using engine = await open(directory)
    const project = engine.project(hurt)
    for (const ask of [
      () => project.get(),
      () => project.upload({ docs: [{ text: 'One more.' }] }),
      () => project.build(),
      () => project.waitForBuild(),
      () => project.docs.search({}),
      () => project.copy({}),
    ]) {
      await expect(ask()).rejects.toEqual(refusal(pattern))
    }
    // The others live on, and what cannot be used is listed with the reason and can be deleted.
    const listed = await engine.projects.list()
    expect(listed.map(({ name, problem }) => [name, problem])).toEqual([
      ['Hurt', expect.stringMatching(pattern)],
      ['Sound', undefined],
    ])
    expect(listed[0]).toMatchObject({ document_count: 0, last_successful_build_time: null, last_build_info: {} })
    expect(((await engine.legacy.projects.list()) as readonly { name: string }[]).map(({ name }) => name)).toEqual([
      'Hurt',
      'Sound',
    ])
    expect(await engine.project(sound).get()).toMatchObject({ document_count: 10 })
    await project.delete()
    await expect(project.get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  })
})

test('a project of a list that cannot be opened is told to `onError` once, until it can be opened', async () => {
  const directory = copyOfFolder()
  const path = fileIn(directory, hurt)
  const told: [string, string][] = []
  await using engine = await openEngine({
    directory,
    threads: 0,
    onError: (error, request) => told.push([`${request.method} ${request.path}`, (error as Error).message]),
  })
  const problems = async () => (await engine.projects.list()).map(({ problem }) => problem)
  renameSync(path, `${path}.away`)
  expect(await problems()).toEqual([expect.stringMatching(/missing/), undefined])
  await problems()
  const once = [`GET /api/v5/projects/${hurt}/`, expect.stringMatching(/missing/)]
  expect(told).toEqual([once])
  renameSync(`${path}.away`, path)
  expect(await problems()).toEqual([undefined, undefined])
  expect(told).toHaveLength(1)
})

test('files in the folder that cannot be read do not keep it from opening, and are left as they are', async () => {
  const directory = copyOfFolder()
  writeFileSync(fileIn(directory, 'noise'), 'noise '.repeat(10_000))
  writeFileSync(fileIn(directory, 'empty'), '')
  mkdirSync(fileIn(directory, 'deeper'))
  change(fileIn(directory, 'others'), 'CREATE TABLE documents (word TEXT)')
  cpSync(fileIn(directory, hurt), fileIn(directory, 'later'))
  change(fileIn(directory, 'later'), `INSERT INTO migrations VALUES ('999 later', 0)`)
  const before = readdirSync(join(directory, 'projects'))
  const engine = await open(directory)
  expect((await engine.projects.list()).map(({ name }) => name)).toEqual(['Hurt', 'Sound'])
  await engine.close()
  expect(readdirSync(join(directory, 'projects'))).toEqual(before)
  const others = new Sqlite(fileIn(directory, 'others'))
  expect(others.prepare('SELECT name FROM sqlite_master').pluck().all()).toEqual(['documents'])
  others.close()
})

test.each([
  ['is something else', (path: string) => writeFileSync(path, 'noise '.repeat(1_000)), /cannot be opened.*damaged/],
  [
    'is of a later version',
    (path: string) => change(path, `INSERT INTO migrations VALUES ('999 later', 0)`),
    /newer version/,
  ],
])('a folder whose catalog %s says so', async (_, damage, pattern) => {
  const directory = copyOfFolder()
  damage(join(directory, 'catalog.db'))
  await expect(open(directory)).rejects.toEqual(refusal(pattern))
})

test('a folder that is a file says so', async () => {
  const path = join(emptyFolder(), 'file')
  writeFileSync(path, '')
  await expect(open(path)).rejects.toBeInstanceOf(Error)
})

describe('a snapshot that is not what was written', () => {
  const chunkOf = (part: string): string =>
    `(SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE name = '${part}' AND place = 0)`

  /** Flips one bit in the middle of a part. */
  function flip(path: string, part: string): void {
    const database = new Sqlite(path)
    const data = database
      .prepare(`SELECT data FROM chunks WHERE chunk = ${chunkOf(part)}`)
      .pluck()
      .get() as Buffer
    data[data.length >> 1]! ^= 1
    database.prepare(`UPDATE chunks SET data = ? WHERE chunk = ${chunkOf(part)}`).run(data)
    database.close()
  }

  test.each([
    ['a flipped bit', (path: string) => flip(path, 'postings.documents')],
    ['a flipped bit in the vectors', (path: string) => flip(path, 'space.termVectors')],
    ['a flipped bit in those of documents', (path: string) => flip(path, 'space.documentVectors')],
    [
      'a chunk too short',
      (path: string) => change(path, `UPDATE chunks SET data = x'7b' WHERE chunk = ${chunkOf('info')}`),
    ],
    ['a chunk less', (path: string) => change(path, `DELETE FROM chunks WHERE chunk = ${chunkOf('documents.keys')}`)],
    ['a part less', (path: string) => change(path, `DELETE FROM parts WHERE name = 'terms'`)],
    ['an array less', (path: string) => change(path, `DELETE FROM parts WHERE name LIKE 'terms.%'`)],
  ])('by %s is found out, and the next build makes another', async (_, damage) => {
    // A little more, so that the build would extend the one before if it could be read; and nothing, so that it would keep it.
    for (const more of [[{ text: 'A quiet room.' }], []]) {
      const directory = copyOfFolder()
      damage(fileIn(directory, hurt))
      await using engine = await open(directory)
      const project = engine.project(hurt)
      await expect(project.docs.search({ search: { texts: ['room'] } })).rejects.toEqual(
        refusal(/Build the project again/),
      )
      if (more.length > 0) await project.upload({ docs: more })
      await project.build()
      await project.waitForSentimentBuild()
      await engine.close()
      await using again = await open(directory)
      const { result } = await again
        .project(hurt)
        .docs.search({ search: { texts: ['room'] }, match_type: 'exact', limit: COMMENTS })
      expect(result).toHaveLength(COMMENTS / 2 + more.length)
    }
  })

  test('that no question of this process has found is mended by a full build, which finds nothing else to do', async () => {
    const directory = copyOfFolder()
    flip(fileIn(directory, hurt), 'space.documentVectors')
    {
      await using engine = await open(directory)
      await engine.project(hurt).build({ full_build: true })
      await engine.project(hurt).waitForSentimentBuild()
    }
    await using again = await open(directory)
    const { result } = await again.project(hurt).docs.search({ search: { texts: ['room'] }, limit: COMMENTS })
    expect(result.length).toBeGreaterThan(0)
  })

  test('where only a build reads it does not keep that build from success', async () => {
    const directory = copyOfFolder()
    const database = new Sqlite(fileIn(directory, hurt))
    const names = database.prepare(`SELECT name FROM parts WHERE name LIKE 'occurrences.%'`).pluck().all() as string[]
    database.close()
    for (const name of names) flip(fileIn(directory, hurt), name)
    await using engine = await open(directory)
    const project = engine.project(hurt)
    await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 3 } })
    await project.upload({ docs: [{ text: 'A quiet room.' }] })
    await project.build()
    expect(await project.waitForSentimentBuild()).toMatchObject({ document_count: COMMENTS + 1 })
  })
})

describe('a document whose text is not what was uploaded', () => {
  /** Flips one bit of the text that names guest 7, and gives its id. */
  async function damageOne(directory: string): Promise<string> {
    await using engine = await open(directory)
    const search = { texts: ['room', 'breakfast'] }
    const { result } = await engine.project(hurt).docs.search({ search, limit: COMMENTS })
    const { doc_id, text } = result.find((document) => document.text!.includes('guest 7,'))!
    await engine.close()
    const database = new Sqlite(fileIn(directory, hurt))
    // `g` and `f` differ in one bit.
    const flipped = text!.replace('guest 7', 'fuest 7')
    database.prepare('UPDATE documents SET text = ? WHERE doc_id = ?').run(flipped, doc_id)
    database.close()
    return doc_id!
  }

  test('is named by builds and by answers that show it; deleting it mends the project', async () => {
    const directory = copyOfFolder()
    const doc_id = await damageOne(directory)
    await using engine = await open(directory)
    const project = engine.project(hurt)
    const failure = await project.docs.search({ limit: COMMENTS }).catch((error: unknown) => error)
    expect(failure).toEqual(refusal(/document "uuid-.*damaged.*upload it again/))
    expect(failure).toMatchObject({ status: 500, details: { doc_id }, cause: { name: 'DamagedDocument' } })
    // What does not show its text is answered.
    expect(await project.docs.search({ limit: COMMENTS, fields: ['doc_id'] })).toMatchObject({ result_count: COMMENTS })
    expect((await project.concepts.matchCounts()).total_count).toBe(COMMENTS)
    // A build that reads all documents fails, and says which.
    await project.build({ sentiment_only: true })
    await expect(project.waitForSentimentBuild()).rejects.toMatchObject({
      code: 'SENTIMENT_BUILD_FAILED',
      message: expect.stringContaining(doc_id),
    })
    await project.build({ full_build: true })
    await expect(project.waitForBuild()).rejects.toMatchObject({
      code: 'ERROR',
      message: expect.stringContaining(doc_id),
    })
    expect(await project.get()).toMatchObject({
      last_build_info: { success: false, reason: expect.stringMatching(doc_id) },
    })
    await project.docs.delete({ doc_ids: [doc_id] })
    await project.build()
    expect(await project.waitForSentimentBuild()).toMatchObject({ document_count: COMMENTS - 1 })
    expect((await project.docs.search({ limit: COMMENTS })).result).toHaveLength(COMMENTS - 1)
  })
})

test('a failure of the disk while something is stored is an error with its cause, and nothing is half done', async () => {
  const directory = copyOfFolder()
  const path = fileIn(directory, sound)
  const database = new Sqlite(path)
  const find = database.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'documents'`).pluck()
  const page = find.get() as number
  const pageBytes = database.pragma('page_size', { simple: true }) as number
  database.close()
  // The first page of the table of documents, as a bad sector leaves it.
  const descriptor = openSync(path, 'r+')
  writeSync(descriptor, Buffer.alloc(200, 0xee), 0, 200, (page - 1) * pageBytes)
  closeSync(descriptor)
  await using again = await open(directory)
  const failure = await again
    .project(sound)
    .upload({ docs: [{ text: 'One more.' }] })
    .catch((error: unknown) => error)
  expect(failure).toEqual(refusal(/damaged/))
  expect((failure as EngineError).cause).toMatchObject({ code: expect.stringMatching(/^SQLITE_CORRUPT/) })
  expect(await again.project(sound).get()).toMatchObject({ document_count: 10 })
})

/** Nothing can be written to a table any more: what a full disk looks like to one statement. */
const refuse = (what: string): string =>
  `CREATE TRIGGER refuse_${what.replace(/\W/g, '_')} BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'no room'); END`

test('a build that died can be asked about also where its end cannot be recorded', async () => {
  const directory = copyOfFolder()
  change(fileIn(directory, hurt), 'UPDATE builds SET stop_time = NULL, success = NULL', refuse('UPDATE ON builds'))
  await using engine = await open(directory)
  const project = engine.project(hurt)
  expect(await project.get()).toMatchObject({ document_count: COMMENTS })
  expect((await engine.projects.list()).map(({ name }) => name)).toEqual(['Hurt', 'Sound'])
  expect(await project.docs.search({ limit: 0 })).toMatchObject({ total_count: COMMENTS })
  await expect(project.waitForBuild()).rejects.toMatchObject({ code: 'ERROR' })
})

test('nobody waits for a build that failed where its end cannot be recorded', async () => {
  const directory = copyOfFolder()
  await using engine = await open(directory)
  const project = engine.project(sound)
  change(fileIn(directory, sound), refuse('UPDATE ON builds'))
  await project.build()
  await expect(project.waitForBuild()).rejects.toMatchObject({ code: 'ERROR', cause: { message: 'no room' } })
  expect(await project.get()).toMatchObject({ last_build_info: { success: false, stop_time: expect.any(Number) } })
  change(fileIn(directory, sound), 'DROP TRIGGER refuse_UPDATE_ON_builds')
  await project.build()
  expect(await project.waitForSentimentBuild()).toMatchObject({ last_build_info: { success: true } })
})

test('an upload that is stored is acknowledged also where it cannot be counted', async () => {
  const directory = copyOfFolder()
  change(join(directory, 'catalog.db'), refuse('INSERT ON usage'), refuse('UPDATE ON usage'))
  await using engine = await open(directory)
  const project = engine.project(sound)
  await project.upload({ docs: [{ text: 'One more.' }] })
  expect(await project.get()).toMatchObject({ document_count: 11 })
})

test('documents that were copied into a project are acknowledged also where the time of that cannot be recorded', async () => {
  const directory = copyOfFolder()
  change(join(directory, 'catalog.db'), refuse('UPDATE ON projects'))
  await using engine = await open(directory)
  const copied = await engine.project(sound).copy({ destination: hurt })
  expect(copied).toMatchObject({ project_id: hurt, document_count: COMMENTS + 10 })
  // So are other changes: who is told of a failure makes them again.
  const { concept_list_id } = await engine
    .project(sound)
    .conceptLists.create({ name: 'Own', concepts: [{ texts: ['room'] }] })
  expect(await engine.project(sound).conceptLists.list()).toMatchObject([{ concept_list_id }])
})

test('an engine that cannot write its counts says so when it closes, and is closed', async () => {
  const directory = copyOfFolder()
  change(join(directory, 'catalog.db'), refuse('INSERT ON calls'))
  const engine = await open(directory)
  await engine.project(sound).get()
  await expect(engine.close()).rejects.toMatchObject({ name: 'EngineError', code: 'ERROR' })
  await expect(engine.projects.list()).rejects.toMatchObject({ code: 'ERROR' })
  change(join(directory, 'catalog.db'), 'DROP TRIGGER refuse_INSERT_ON_calls')
  await using again = await open(directory)
  expect(await again.project(sound).get()).toMatchObject({ document_count: 10 })
})

describe('the check of a folder', () => {
  const kinds = async (directory: string) => {
    const { ok, findings } = await checkDirectory(directory)
    expect(ok).toBe(findings.length === 0)
    for (const { advice, detail } of findings) for (const sentence of [advice, detail]) expect(sentence).not.toBe('')
    return findings.map(({ kind, file }) => `${kind} ${file}`)
  }

  test('finds nothing in a sound one, and leaves it as it is', async () => {
    const directory = copyOfFolder()
    const before = readdirSync(join(directory, 'projects')).map(
      (name) => statSync(join(directory, 'projects', name)).size,
    )
    expect(await checkDirectory(directory)).toMatchObject({
      ok: true,
      projects: 2,
      documents: COMMENTS + 10,
      findings: [],
    })
    const after = readdirSync(join(directory, 'projects')).filter((name) => name.endsWith('.db'))
    expect(after.map((name) => statSync(join(directory, 'projects', name)).size)).toEqual(before)
    // An engine that has it open does not matter.
    await using engine = await open(directory)
    await engine.project(hurt).docs.search()
    expect(await kinds(directory)).toEqual([])
  })

  test.each([
    ['damaged_document', (path: string) => change(path, `UPDATE documents SET text = 'x' WHERE key = 3`)],
    [
      'damaged_snapshot',
      (path: string) =>
        change(
          path,
          `UPDATE chunks SET data = zeroblob(length(data)) WHERE chunk = (SELECT min(chunk) FROM part_chunks JOIN parts USING (part) WHERE name = 'postings.documents')`,
        ),
    ],
    ['damaged_snapshot', (path: string) => change(path, `DELETE FROM parts WHERE name = 'postings.documents'`)],
    ['damaged_snapshot', (path: string) => change(path, `DELETE FROM parts WHERE name = 'terms'`)],
    ['newer_version', (path: string) => change(path, `INSERT INTO migrations VALUES ('999 later', 0)`)],
    ['damaged_file', (path: string) => writeFileSync(path, 'not a database '.repeat(1_000))],
    ['unreadable', (path: string) => truncateSync(path, 0)],
    ['missing_file', (path: string) => rmSync(path)],
    ['catalog_differs', (path: string) => change(path, `UPDATE label SET name = 'Hurl'`)],
  ])('finds %s in the file of a project', async (kind, damage) => {
    const directory = copyOfFolder()
    damage(fileIn(directory, hurt))
    expect(await kinds(directory)).toEqual([`${kind} projects/${hurt}.db`])
  })

  test('names the document, and what SQLite says of a page', async () => {
    const directory = copyOfFolder()
    const path = fileIn(directory, hurt)
    const database = new Sqlite(path)
    const doc_id = database.prepare('SELECT doc_id FROM documents WHERE key = 3').pluck().get()
    const page = database
      .prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'documents_by_id'`)
      .pluck()
      .get() as number
    const pageBytes = database.pragma('page_size', { simple: true }) as number
    database.close()
    change(path, `UPDATE documents SET metadata = '[' WHERE key = 3`)
    expect((await checkDirectory(directory)).findings).toMatchObject([
      { kind: 'damaged_document', doc_id, project_id: hurt },
    ])
    const descriptor = openSync(path, 'r+')
    writeSync(descriptor, Buffer.alloc(200, 0xee), 0, 200, (page - 1) * pageBytes)
    closeSync(descriptor)
    expect(await kinds(directory)).toContain(`damaged_file projects/${hurt}.db`)
  })

  test('finds files that belong to nothing, rows that refer to nothing, and a catalog that is none', async () => {
    const directory = copyOfFolder()
    cpSync(fileIn(directory, sound), fileIn(directory, 'other'))
    for (const name of ['zzzzz.db.copy', 'gone.db-wal', 'notes.txt'])
      writeFileSync(join(directory, 'projects', name), '')
    expect(await kinds(directory)).toEqual(
      ['gone.db-wal', 'notes.txt', 'other.db', 'zzzzz.db.copy'].map((name) => `orphaned_file projects/${name}`),
    )
    change(join(directory, 'catalog.db'), 'PRAGMA foreign_keys = OFF; DELETE FROM workspaces')
    expect(await kinds(directory)).toContain('broken_reference catalog.db')
    writeFileSync(join(directory, 'catalog.db'), 'noise '.repeat(1_000))
    expect(await kinds(directory)).toEqual(['damaged_file catalog.db'])
    rmSync(join(directory, 'catalog.db'))
    await expect(checkDirectory(directory)).rejects.toEqual(refusal(/no catalog/))
  })
})
