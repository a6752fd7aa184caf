import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { backupDirectory } from '../../../src/projects/copies/backup.js'
import { type CheckProgress, checkDirectory } from '../../../src/projects/copies/checkDirectory.js'
import { openCatalog } from '../../../src/storage/sqlite/catalog/catalog.js'
import { emptyFolder } from '../../storage/folder.js'
import { build, comments, newProject, openTestProjects } from '../testProjects.js'

/** A folder with three projects of three documents each, the first built; nobody has it open. */
async function openFolder() {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const ids: string[] = []
  for (const name of ['First', 'Second', 'Third']) {
    const project = await newProject(projects, name)
    await project.upload(comments(3))
    if (name === 'First') await build(project)
    ids.push(project.projectId)
  }
  await projects.close()
  return { directory, ids, file: (name: string) => join(directory, 'projects', name) }
}

const change = (path: string, sql: string): void => {
  const database = new Sqlite(path)
  database.pragma('foreign_keys = OFF')
  database.exec(sql)
  database.close()
}

test('a sound folder has nothing to say but what was compared', async () => {
  const { directory } = await openFolder()
  const { chunks, ...report } = await checkDirectory(directory)
  expect(report).toEqual({ ok: true, projects: 3, documents: 9, findings: [] })
  expect(chunks).toBeGreaterThan(8)
  // Nothing stays open: SQLite would keep its log beside the file.
  const names = [directory, join(directory, 'projects')].flatMap((folder) => readdirSync(folder))
  expect(names.filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([])
})

test('a check tells how far it is, and ends by a signal', async () => {
  const { directory } = await openFolder()
  const seen: number[] = []
  await checkDirectory(directory, {
    onProgress: ({ projects, totalProjects }) => void seen.push(projects / totalProjects),
  })
  expect(seen).toEqual([0, 1 / 3, 2 / 3, 1])
  const stop = new AbortController()
  const why = new Error('Enough.')
  const onProgress = () => stop.abort(why)
  await expect(checkDirectory(directory, { signal: stop.signal, onProgress })).rejects.toBe(why)
  await expect(checkDirectory(directory, { signal: AbortSignal.abort(why) })).rejects.toBe(why)
})

test('a check gives way between projects, so that a signal of the same process ends it', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  for (let i = 0; i < 6; i++) await newProject(projects, `Empty ${i}`)
  await projects.close()
  const stop = new AbortController()
  const why = new Error('Enough.')
  const end = (turns: number): unknown => (turns === 0 ? stop.abort(why) : setImmediate(() => end(turns - 1)))
  end(5)
  await expect(checkDirectory(directory, { signal: stop.signal })).rejects.toBe(why)
})

test('what belongs to nothing is told by name; what SQLite keeps beside a file belongs to it', async () => {
  const { directory, ids, file } = await openFolder()
  const names = [
    'abcd.db',
    'abcd.db-wal',
    'gone.db-shm',
    'x.db.copy',
    'notes.txt',
    'a-b.db',
    'q.dbx',
    `${ids[0]}.db-wal-old`,
    `${ids[0]}-wal.db`,
    `${ids[0]}.db-wal`,
  ]
  for (const name of names) writeFileSync(file(name), '')
  mkdirSync(file('folder'))
  const { ok, findings } = await checkDirectory(directory)
  expect(ok).toBe(false)
  const orphans = findings.filter(({ kind }) => kind === 'orphaned_file')
  const byName = orphans.map(({ file: path, detail }) => [path, detail]).filter(([path]) => !path!.includes(ids[0]!))
  expect(byName).toEqual([
    ['projects/a-b.db', 'It belongs to no project.'],
    ['projects/abcd.db', 'The catalog does not know this project.'],
    ['projects/folder', 'It belongs to no project.'],
    ['projects/gone.db-shm', 'It belongs to no project.'],
    ['projects/notes.txt', 'It belongs to no project.'],
    ['projects/q.dbx', 'It belongs to no project.'],
    ['projects/x.db.copy', 'It belongs to no project.'],
  ])
  // What only looks like a file of SQLite belongs to no project.
  for (const name of [`${ids[0]}.db-wal-old`, `${ids[0]}-wal.db`]) {
    expect(orphans.map(({ file: path }) => path)).toContain(`projects/${name}`)
  }
  expect(orphans[0]!.advice).toMatch(/remove any other file/)
  expect(findings).toHaveLength(orphans.length)
})

test('faults come in the order of the projects, with their kind and the project', async () => {
  const { directory, ids, file } = await openFolder()
  const [first, second, third] = ids as [string, string, string]
  change(file(`${first}.db`), `UPDATE label SET name = 'Other', language = 'de'`)
  rmSync(file(`${second}.db`))
  change(file(`${third}.db`), `UPDATE documents SET text = text || '!' WHERE key = 2`)
  const { findings, documents, projects } = await checkDirectory(directory)
  expect(findings.map(({ file: path, kind, project_id, doc_id }) => [path, kind, project_id, typeof doc_id])).toEqual([
    [`projects/${first}.db`, 'catalog_differs', first, 'undefined'],
    [`projects/${second}.db`, 'missing_file', second, 'undefined'],
    [`projects/${third}.db`, 'damaged_document', third, 'string'],
  ])
  expect(findings[0]!.detail).toBe('The catalog and the file disagree on name, language.')
  expect(findings[1]!.detail).toBe('The file of project "Second" is missing.')
  expect([documents, projects]).toEqual([6, 3])
})

test('a folder in the place of a project file is told', async () => {
  const { directory, ids, file } = await openFolder()
  rmSync(file(`${ids[2]}.db`))
  mkdirSync(file(`${ids[2]}.db`))
  const { documents, findings } = await checkDirectory(directory)
  expect(findings.map(({ file: path, kind, detail }) => [path, kind, detail])).toEqual([
    [`projects/${ids[2]}.db`, 'unreadable', 'It is not a file.'],
  ])
  expect(documents).toBe(6)
})

test('a project file that goes away during the check is missing, and the others are checked', async () => {
  const { directory, ids, file } = await openFolder()
  const onProgress = ({ projects }: CheckProgress): void => {
    if (projects === 0) rmSync(file(`${ids[1]}.db`))
  }
  const { documents, findings } = await checkDirectory(directory, { onProgress })
  expect(findings).toMatchObject([{ kind: 'missing_file', project_id: ids[1] }])
  expect(documents).toBe(6)
})

test('one field in which catalog and file differ is enough', async () => {
  const { directory, ids, file } = await openFolder()
  change(file(`${ids[1]}.db`), `UPDATE label SET creation_date = creation_date + 1`)
  const { ok, findings } = await checkDirectory(directory)
  expect([ok, findings.map(({ kind, detail }) => [kind, detail])]).toEqual([
    false,
    [['catalog_differs', 'The catalog and the file disagree on creationDate.']],
  ])
})

test('documents, metadata and references that are damaged are each told', async () => {
  const { directory, ids, file } = await openFolder()
  const second = file(`${ids[1]}.db`)
  change(
    second,
    `UPDATE documents SET metadata = '{' WHERE key = 1; UPDATE documents SET text_hash = x'00' WHERE key = 3`,
  )
  const { findings, documents } = await checkDirectory(directory)
  expect(findings.map(({ kind, detail }) => [kind, /^The (\w+) of document/.exec(detail)?.[1]])).toEqual([
    ['damaged_document', 'metadata'],
    ['damaged_document', 'text'],
  ])
  expect(documents).toBe(9)
})

test('all documents of a long project are compared, whatever fills a page of them', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(1_000))
  await projects.close()
  const path = join(directory, 'projects', `${project.projectId}.db`)
  expect(await checkDirectory(directory)).toMatchObject({ ok: true, documents: 1_000, chunks: 0 })
  change(path, `UPDATE documents SET text = 'other' WHERE key IN (1, 500, 501, 999, 1000)`)
  const { documents, findings } = await checkDirectory(directory)
  expect([documents, findings.length]).toEqual([1_000, 5])
})

test.each([
  ['a part that is missing', `DELETE FROM parts WHERE name = 'ranking'`, /Part ranking is missing/],
  [
    'an array that is missing',
    `DELETE FROM parts WHERE name = (SELECT min(name) FROM parts WHERE name LIKE 'postings.%')`,
    /Part postings\.\w+ is missing/,
  ],
  [
    'a chunk that is missing',
    `DELETE FROM part_chunks WHERE part = (SELECT part FROM parts WHERE name = 'terms')`,
    /Chunk 0 of part terms is missing/,
  ],
  [
    'bytes that have changed',
    `UPDATE chunks SET data = zeroblob(length(data)) WHERE chunk IN (SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE name = 'space')`,
    /Chunk 0 of part space is not what was written/,
  ],
  ['a part that is longer', `UPDATE parts SET bytes = bytes - 1 WHERE name = 'space'`, /Part space has another length/],
  [
    'a part that is shorter',
    `UPDATE parts SET bytes = bytes + 1 WHERE name = 'space'`,
    /Chunk 1 of part space is missing/,
  ],
])('of a snapshot %s is told', async (_, sql, detail) => {
  const { directory, ids, file } = await openFolder()
  change(file(`${ids[0]}.db`), sql)
  const { findings, ok } = await checkDirectory(directory)
  expect(ok).toBe(false)
  expect(findings.filter(({ kind }) => kind === 'damaged_snapshot').map((finding) => finding.detail)).toEqual([
    expect.stringMatching(detail),
  ])
  expect(findings.every(({ project_id }) => project_id === ids[0])).toBe(true)
})

test('a catalog that cannot be read makes no file an orphan; a folder without one is no folder of ours', async () => {
  const { directory } = await openFolder()
  writeFileSync(join(directory, 'catalog.db'), 'not a database '.repeat(1_000))
  const { findings, projects } = await checkDirectory(directory)
  expect([findings.map(({ file, kind }) => [file, kind]), projects]).toEqual([[['catalog.db', 'damaged_file']], 0])
  expect(findings[0]!.detail).toMatch(/^A file of the folder is damaged/)
  await expect(checkDirectory(emptyFolder())).rejects.toMatchObject({ code: 'ERROR' })
})

test('every kind of finding has its own advice', async () => {
  const { directory, ids, file } = await openFolder()
  const [first, second, third] = ids as [string, string, string]
  change(file(`${first}.db`), "UPDATE documents SET text = 'x' WHERE key = 1; DELETE FROM parts WHERE name = 'ranking'")
  change(file(`${second}.db`), "UPDATE label SET name = 'Other'; INSERT INTO migrations VALUES ('99-later', 0)")
  writeFileSync(file(`${third}.db`), '')
  writeFileSync(file('bcdfg.db'), 'Comment,Stars\n'.repeat(100))
  const advice = new Map((await checkDirectory(directory)).findings.map((finding) => [finding.kind, finding.advice]))
  rmSync(file(`${third}.db`))
  writeFileSync(file(`${second}.db`), 'Comment,Stars\n'.repeat(100))
  change(
    join(directory, 'catalog.db'),
    "INSERT INTO workspace_roles (user_id, workspace_id, role) VALUES (901, 'w', 'viewer')",
  )
  for (const { kind, advice: one } of (await checkDirectory(directory)).findings) advice.set(kind, one)
  expect(Object.fromEntries(advice)).toEqual({
    damaged_document: expect.stringMatching(/backup.*delete the document and upload it again/),
    damaged_snapshot: expect.stringMatching(/Build the project again/),
    newer_version: expect.stringMatching(/version that wrote it/),
    unreadable: expect.stringMatching(/backup.*delete the project/),
    orphaned_file: expect.stringMatching(/remove any other file/),
    missing_file: expect.stringMatching(/backup.*delete the project/),
    damaged_file: expect.stringMatching(/backup.*without one can still be deleted/),
    broken_reference: expect.stringMatching(/^Restore the file from a backup\.$/),
  })
})

test('a file that the system refuses to open is not said to be damaged: it needs no backup', async () => {
  const { directory } = await openFolder()
  // SQLite can no more make its log beside the file than without permission.
  mkdirSync(join(directory, 'catalog.db-wal'))
  const { findings } = await checkDirectory(directory)
  expect(findings).toMatchObject([
    { file: 'catalog.db', kind: 'unreadable', advice: expect.stringMatching(/as the user/) },
  ])
  expect(findings[0]!.advice).not.toMatch(/backup|delete/)
})

test.skipIf(process.platform === 'win32')('nor is a file for whose log the disk has no room', async () => {
  const { directory } = await openFolder()
  // No file beyond 8 KiB. Without the trap the signal of the system would end the process.
  const limited = 'trap "" XFSZ; ulimit -f 8; exec "$@"'
  const command = ['-c', limited, 'bash', process.execPath, 'dist/cli/main.js', 'check', directory]
  const { status, stdout } = spawnSync('bash', command, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, expect.stringMatching(/The disk is full.*may be whole.*Findings: 1/s)])
  expect(stdout).not.toMatch(/backup|delete/)
})

test('a folder that cannot be looked into is not said to lack a catalog', async () => {
  const directory = emptyFolder()
  symlinkSync('catalog.db', join(directory, 'catalog.db'))
  await expect(checkDirectory(directory)).rejects.toThrow(/cannot be read/)
  await expect(backupDirectory(directory, join(directory, '..', 'never'))).rejects.toThrow(/cannot be read/)
})

test('the file of a project whose removal has not ended is no orphan', async () => {
  const { directory, ids } = await openFolder()
  const catalog = openCatalog(directory)
  await catalog.projects.remove(ids[2]!)
  expect(await catalog.projects.removals()).toEqual([ids[2]])
  await catalog.close()
  expect(readdirSync(join(directory, 'projects'))).toContain(`${ids[2]}.db`)
  expect(await checkDirectory(directory)).toMatchObject({ ok: true, projects: 2, documents: 6, findings: [] })
})
