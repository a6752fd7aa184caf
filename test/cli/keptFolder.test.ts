import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { read as readWorkbook } from 'hucre'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PrintedReport } from '../../src/cli/printReport.js'
import { withEngineOf } from '../../src/cli/storedProjects.js'
import { openEngine } from '../../src/engine.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { restaurantFolder } from './restaurant.js'
import { conceptlite, type Ended, type RunOptions, runCommand } from './runCommand.js'

const { folder, restaurant } = restaurantFolder()

describe('a kept folder', () => {
  let directory: string
  const kept = (...args: string[]): Promise<Ended> => runCommand([...args, '--directory', directory])
  const typing = (typed: string | undefined, ...args: string[]): Promise<Ended> =>
    runCommand([...args, '--directory', directory], { ...(typed !== undefined && { typed }) } satisfies RunOptions)
  const projects = async (): Promise<{ project_id: string; name: string; document_count: number }[]> =>
    JSON.parse((await kept('projects', 'list', '--json')).stdout) as never
  let first: PrintedReport

  beforeAll(async () => {
    directory = join(folder, 'kept')
    const { code, stdout, stderr } = await kept('analyze', restaurant, '--json')
    expect(code).toBe(0)
    first = JSON.parse(stdout) as PrintedReport
    expect(stderr).toContain(`conceptlite report ${first.project_id} --directory`)
  })

  test('has everything as JSON, as on a page', async () => {
    expect(first.associations.length).toBeGreaterThan(0)
    const page = join(folder, 'kept.html')
    const written = JSON.parse((await kept('report', '--json', '--html', page)).stdout) as PrintedReport
    expect(written).toEqual({ ...first, source: null, seconds: null })
  })

  test('is asked again by report, with the answers of analyze', async () => {
    const { code, stdout } = await kept('report', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ ...first, source: null, seconds: null })
    expect((await kept('report', first.project_id, '--filter', 'Stars=9')).stdout).toContain('0 of the documents')
    expect((await kept('report', '--filter', 'Star=1')).stderr).toContain('There is no field "Star". Fields: "Stars"')
  })

  test('says what is there instead of analyzing a file twice', async () => {
    const { code, stderr } = await kept('analyze', restaurant)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /has a project "restaurant" \(\w+, 20 documents, built \d{4}-\d\d-\d\d\) already\..*--append.*--replace/,
    )
    expect(await projects()).toMatchObject([{ project_id: first.project_id, document_count: 20 }])
  })

  test('says of what a killed run has left that nobody has built it, and builds it anew', async () => {
    const left = join(folder, 'left')
    const engine = await openEngine({ directory: left })
    const { project_id } = await engine.projects.create({ name: 'restaurant', language: 'en' })
    await engine.project(project_id).upload({ docs: [{ text: 'The first of many.' }] })
    await engine.close()
    const analyze = (...args: string[]) => runCommand(['analyze', restaurant, '--directory', left, '--json', ...args])
    const refused = await analyze()
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/\(\w+, 1 document, not built\) already\. Nobody has built it: .*--replace/)
    const { code, stdout } = await analyze('--replace')
    expect(code).toBe(0)
    const replaced = JSON.parse(stdout) as PrintedReport
    expect(replaced).toMatchObject({ project: { name: 'restaurant', document_count: 20 } })
    expect(replaced.project_id).not.toBe(project_id)
  })

  test('takes more documents, all or none', async () => {
    const more = join(folder, 'more.csv')
    await writeFile(more, 'Comment,Stars,Branch\nThe garden was lovely,5,Nord\nA loud garden,2,West\n')
    const { code, stdout } = await kept('analyze', more, '--append', '--json', '--filter', 'Branch=Nord')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      project_id: first.project_id,
      project: { document_count: 22, filter_count: 1 },
    })
    // The type of a field cannot change, so these are refused.
    const other = join(folder, 'other.csv')
    await writeFile(other, 'Comment,Stars\nThe garden was lovely,many\nA loud garden,few\n')
    expect((await kept('analyze', other, '--append', '--string', 'Stars', '--name', 'restaurant')).code).toBe(1)
    expect(await projects()).toMatchObject([{ project_id: first.project_id, document_count: 22 }])
  })

  test('says that documents were added where what follows fails, and not that they are built', async () => {
    const directory = join(folder, 'refusing')
    const more = join(folder, 'two.csv')
    await writeFile(more, 'Comment,Stars,Branch\nThe garden was lovely,5,Nord\nA loud garden,2,West\n')
    expect((await runCommand(['analyze', restaurant, '--directory', directory])).code).toBe(0)
    const catalog = new Sqlite(join(directory, 'catalog.db'))
    catalog.exec(`CREATE TRIGGER refuse BEFORE DELETE ON projects BEGIN SELECT RAISE(ABORT, 'no room'); END`)
    const { code, stderr } = await runCommand(['analyze', more, '--append', '--directory', directory])
    catalog.exec('DROP TRIGGER refuse')
    catalog.close()
    expect([code, stderr]).toEqual([1, expect.stringContaining('The documents were added, but not built')])
    const engine = await openEngine({ directory, threads: 0 })
    const counts = (await engine.projects.list()).map(({ document_count }) => document_count)
    await engine.close()
    expect(counts).toContain(22)
  })

  test('says how many of the added documents it had already', async () => {
    const id = (await projects())[0]!.project_id
    const file = join(folder, 'again.csv')
    // The first has the columns in another order; the second has another branch; the third is new, twice.
    await writeFile(
      file,
      'Branch,Stars,Comment\nNord,5,The garden was lovely\nSouth,2,A loud garden\nWest,1,No garden\nWest,1,No garden\n',
    )
    const once = await kept('analyze', file, '--append', '--json')
    expect(once.stderr).toContain('Warning: 1 of 4 added documents repeat documents that the project had already')
    expect(JSON.parse(once.stdout)).toMatchObject({ project_id: id, project: { document_count: 26 } })
    expect((await kept('analyze', file, '--append')).stderr).toContain('Warning: 4 of 4 added documents')
    const fresh = join(folder, 'fresh.csv')
    await writeFile(fresh, 'Comment,Stars,Branch\nNo garden,2,West\nNo gardener,1,West\n')
    expect((await kept('analyze', fresh, '--append')).stderr).not.toContain('Warning')
  })

  test('replaces a project once the new one is built', async () => {
    const bad = await kept('analyze', restaurant, '--replace', '--drivers', 'none')
    expect([bad.code, await projects()]).toMatchObject([2, [{ document_count: 32 }]])
    await withEngineOf({ directory }, async (engine) => {
      await engine.project(first.project_id).conceptLists.create({ name: 'Food', concepts: [{ texts: ['soup'] }] })
    })
    expect((await kept('analyze', restaurant, '--replace', '--quiet')).code).toBe(0)
    const [only, ...others] = await projects()
    expect([only, others]).toMatchObject([{ name: 'restaurant', document_count: 20 }, []])
    expect(only!.project_id).not.toBe(first.project_id)
    const lists = await withEngineOf({ directory }, (engine) => engine.project(only!.project_id).conceptLists.list())
    expect(lists).toMatchObject([{ name: 'Food', concepts: [{ name: 'soup', texts: ['soup'] }] }])
    const missing = await kept('analyze', restaurant, '--replace', '--name', 'bar')
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('has no project "bar" to replace')])
  })

  test('shows and renames its projects', async () => {
    const id = (await projects())[0]!.project_id
    expect((await kept('projects', 'list')).stdout).toMatch(
      new RegExp(`^ID +NAME +DOCUMENTS +LANGUAGE +BUILT\n${id} +restaurant +20 +en +\\d{4}-`),
    )
    const record = JSON.parse((await kept('projects', 'show', '--json')).stdout)
    const [created, built] = [record.creation_date, record.last_successful_build_time].map((seconds: number) =>
      new Date(seconds * 1_000).toISOString(),
    )
    expect((await kept('projects', 'list')).stdout).toContain(`  ${built!.slice(0, 10)} ${built!.slice(11, 16)} UTC\n`)
    expect((await kept('projects', 'show')).stdout).toMatch(new RegExp(`^Created +${created!.slice(0, 10)}$`, 'm'))
    expect((await kept('projects', 'show', 'restaurant')).stdout).toMatch(
      /Documents +20\n[\s\S]*Fields +Stars \(score\)/,
    )
    expect(JSON.parse((await kept('projects', 'show', '--json')).stdout)).toMatchObject({
      project_id: id,
      fields: [{ name: 'Stars', type: 'score', minimum: 1, maximum: 5 }],
    })
    expect((await kept('projects', 'rename', 'restaurant', 'Pinewood')).stdout).toBe(
      `"restaurant" is now "Pinewood" (${id}).\n`,
    )
    const gone = await kept('projects', 'show', 'restaurant')
    expect([gone.code, gone.stderr]).toEqual([
      2,
      `conceptlite: There is no project "restaurant"; there is: ${id} "Pinewood".\nSee conceptlite projects show --help.\n`,
    ])
    const unnamed = await kept('projects', 'rename', 'Pinewood', ' ')
    expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('It must not be empty.')])
  })

  test('is backed up and restored, with progress on a terminal', async () => {
    const [target, again] = [join(folder, 'backup'), join(folder, 'restored')]
    const { code, stdout, stderr } = await runCommand(['backup', directory, target], { typed: '' })
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Backed up 1 project with \d+ documents, [\d.]+ MB, to \S+backup\. Nothing is damaged\.\n$/,
      ),
    ])
    expect(stderr).toMatch(/Copying +0%/)
    expect(stderr).toMatch(/Checking the copy/)
    const restored = await conceptlite('restore', target, again)
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    expect(restored.stdout).toBe(stdout.replace('Backed up', 'Restored').replace(target, again))
  })

  test('gives a project away as one file, which another folder takes', async () => {
    const file = join(folder, 'pinewood.conceptlite')
    expect(await kept('export', '--output', file)).toMatchObject({ code: 0, stdout: '' })
    const other = join(folder, 'colleague')
    const { code, stdout } = await conceptlite('import', file, '--directory', other, '--name', 'Ours')
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Imported "Ours" as \w+: 20 documents\.\n$/)])
    const asked = async (directory: string): Promise<PrintedReport> =>
      JSON.parse((await conceptlite('report', '--json', '--directory', directory)).stdout) as PrintedReport
    const [here, there] = [await asked(directory), await asked(other)]
    const { project_id, directory: where } = there
    const project = { ...here.project, name: 'Ours' }
    expect({ ...here, project_id, project, directory: where }).toEqual(there)
    const no = await conceptlite('import', restaurant, '--directory', other)
    expect([no.code, no.stderr]).toEqual([1, expect.stringMatching(/^conceptlite: restaurant\.csv is [^\n]+\n$/)])
  })

  test('gives a project to a database, and takes it back', async () => {
    const { url, schema } = await freshSchema()
    const [there, back] = [join(folder, 'there.conceptlite'), join(folder, 'back.conceptlite')]
    const address = join(folder, 'address.txt')
    await writeFile(address, `${url}\n`)
    const database = ['--database-file', address, '--schema', schema]
    expect((await kept('export', '--output', there)).code).toBe(0)
    const imported = await conceptlite('import', there, ...database)
    expect([imported.code, imported.stdout]).toEqual([0, expect.stringMatching(/: 20 documents\.\n$/)])
    expect((await conceptlite('export', ...database, '--output', back)).code).toBe(0)
    const again = await conceptlite('import', back, '--directory', join(folder, 'again'))
    expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/: 20 documents\.\n$/)])
    const neither = await conceptlite('import', back)
    expect([neither.code, neither.stderr]).toEqual([2, expect.stringContaining('--database')])
  })

  test('writes tables of a project, also filtered, to CSV and XLSX', async () => {
    const csvFolder = join(folder, 'tables')
    const workbook = join(folder, 'tables.xlsx')
    const { code, stderr } = await kept('export', '--csv', csvFolder, '--xlsx', workbook, '--filter', 'Stars>=4')
    expect([code, stderr]).toEqual([0, `Wrote 12 tables to ${csvFolder}\nWrote 12 tables to ${workbook}\n`])
    const lines = (await readFile(join(csvFolder, 'docs.csv'), 'utf8')).trimEnd().split('\r\n')
    expect([lines.length, lines[0]]).toEqual([11, expect.stringMatching(/^\ufeffdoc_id,doc_title,doc_text,.*,Stars$/)])
    const { sheets } = await readWorkbook(await readFile(workbook))
    expect(sheets.map(({ name }) => `${name}.csv`).sort()).toEqual((await readdir(csvFolder)).sort())
    const both = join(folder, 'both')
    expect((await kept('export', '--quiet', '--csv', both, '--xlsx', join(both, 'all.xlsx'))).code).toBe(0)
    expect((await kept('report', '--quiet', '--xlsx', join(folder, 'none', 'x.xlsx'))).stderr).toMatch(
      /^conceptlite: [^\n]+x\.xlsx cannot be written: its folder does not exist\.\n$/,
    )
  })

  test('deletes a project only by its typed name or --yes', async () => {
    const unasked = await typing(undefined, 'projects', 'delete', 'Pinewood')
    expect([unasked.code, unasked.stderr]).toEqual([2, expect.stringContaining('say --yes')])
    expect(unasked.stderr).toContain('See conceptlite projects delete --help.')
    const piped = { piped: ['Pinewood\n'], showsProgress: true }
    const unseen = await runCommand(['projects', 'delete', 'Pinewood', '--directory', directory], piped)
    expect([unseen.code, unseen.stderr]).toEqual([2, expect.stringContaining('say --yes')])
    const wrong = await typing('pinewoods\n', 'projects', 'delete', 'Pinewood')
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('Nothing was deleted')])
    expect(await projects()).toHaveLength(1)
    // The end of input, and Ctrl-C: a reader takes both from a terminal as keys.
    const ended = await typing('\x04', 'projects', 'delete', 'Pinewood')
    expect([ended.code, ended.stderr]).toEqual([1, expect.stringMatching(/conceptlite: Nothing was deleted: .*\n$/)])
    const interrupted = await typing('\x03', 'projects', 'delete', 'Pinewood')
    expect([interrupted.code, interrupted.stderr]).toEqual([
      130,
      expect.stringMatching(/conceptlite: Interrupted by SIGINT\.\n$/),
    ])
    const right = await typing('Pinewood\n', 'projects', 'delete', 'Pinewood')
    expect([right.code, right.stdout]).toEqual([0, expect.stringMatching(/^Deleted "Pinewood"/)])
    expect((await kept('projects', 'list')).stdout).toBe('The folder has no projects.\n')
    expect((await kept('projects', 'delete', 'Pinewood', '--yes')).code).toBe(1)
  })

  test('is not made by a command that only reads', async () => {
    const nowhere = join(folder, 'nowhere')
    const { code, stderr } = await conceptlite('projects', 'list', '--directory', nowhere)
    expect([code, stderr]).toEqual([1, expect.stringContaining('is no folder of projects')])
    expect(existsSync(nowhere)).toBe(false)
  })
})

test('a project that cannot be named as the one that it replaces keeps its documents', async () => {
  const directory = join(folder, 'unnamed')
  const kept = (...args: string[]): Promise<Ended> => conceptlite(...args, '--directory', directory)
  expect((await kept('analyze', restaurant)).code).toBe(0)
  const catalog = new Sqlite(join(directory, 'catalog.db'))
  catalog.exec("CREATE TRIGGER no_names BEFORE UPDATE OF name ON projects BEGIN SELECT RAISE(ABORT, 'No name.'); END")
  catalog.close()
  const { code, stderr } = await kept('analyze', restaurant, '--replace')
  const left = JSON.parse((await kept('projects', 'list', '--json')).stdout)
  expect(left).toMatchObject([{ document_count: 20 }])
  expect([code, stderr]).toEqual([1, expect.stringContaining(`The new project is kept as ${left[0].project_id}.`)])
})
