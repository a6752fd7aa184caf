import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { dropAbandoned, refuseDuringBuild, storeCopies, storeUpload } from '../../../src/projects/documents/uploads.js'
import type { UploadDocument } from '../../../src/projects/project.js'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../../storage/folder.js'
import {
  build,
  comments,
  gatedCompute,
  longComments,
  newProject,
  openTestProjects,
  seededBytes,
  withRecords,
} from '../testProjects.js'

const document = (type: 'string' | 'number', name = 'age'): UploadDocument => ({
  title: '',
  text: 'A word.',
  metadata: [{ name, type, value: type === 'string' ? 'old' : 30 }],
})

test('a field has one type within a project, and a wrong entry refuses the whole upload by its place', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload([document('number')])
  await expect(
    project.upload([document('number'), document('number', 'size'), document('string')]),
  ).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['docs'] },
    message: expect.stringMatching(/^`docs\[2\]\.metadata\[0\]\.type`.*`age`/),
  })
  await expect(project.upload([document('string', 'kind'), document('number', 'kind')])).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['docs'] },
    message: expect.stringContaining('docs[1].metadata[0].type'),
  })
  // A type of the project, in the second document.
  await expect(project.upload([document('number', 'size'), document('string')])).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['docs'] },
    message: expect.stringMatching(/^`docs\[1\]\.metadata\[0\]\.type`.*`age` has type number.*type string/),
  })
  expect((await project.info()).documentCount).toBe(1)
  await project.upload([document('string', 'kind'), document('string', 'size')])
  expect((await project.info()).documentCount).toBe(3)
})

describe('of an upload that fails at its end nothing stays', () => {
  const ids = { randomBytes: seededBytes('ids'), now: () => 1 }
  const fail = (): never => {
    throw new Error('full')
  }

  // 2,000 comments are three slices, each written in a transaction of its own.
  test.each([2, 2_000])('of %d documents', async (count) => {
    const path = join(emptyFolder(), 'bcdfg.db')
    const file = openProjectFile(path)
    await storeUpload(file, comments(1), ids)
    await expect(storeUpload(file, comments(count, 1), ids, { onStored: fail })).rejects.toThrow('full')
    const database = new Database(path, { readonly: true })
    expect(database.prepare('SELECT count(*) FROM documents').pluck().get()).toBe(1)
    expect(database.prepare('SELECT count(*) FROM arrivals').pluck().get()).toBe(0)
    database.close()
    expect((await file.documents.totals()).documents).toBe(1)
    await file.close()
  })
})

test('a build whose process has died keeps no upload away, one that runs does', async () => {
  const file = openProjectFile(undefined)
  await refuseDuringBuild(file)
  await file.builds.start({ scienceVersion: '1', language: 'en', startTime: 1, skipSentiment: true })
  await refuseDuringBuild(file)
  const holder = (await file.lease.take())!
  await expect(refuseDuringBuild(file)).rejects.toThrow(expect.objectContaining({ code: 'PROJECT_LOCKED' }))
  await file.lease.release(holder)
  await refuseDuringBuild(file)
  await file.close()
})

test('a large upload arrives in slices and counts as one', async () => {
  const project = await newProject(await openTestProjects({ directory: emptyFolder() }))
  const large = comments(6_000)
  const uploaded = project.upload(large)
  // Some of it is written by now, and none of it counts.
  expect((await project.info()).documentCount).toBe(0)
  await uploaded
  expect((await project.info()).documentCount).toBe(6_000)
  expect(await project.pending()).toEqual({ marked: 0, unbuilt: 6_000 })
  const late = large.map((comment, i) =>
    i < 5_999 ? comment : { ...comment, metadata: document('string', 'rating').metadata },
  )
  await expect(project.upload(late)).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['docs'] },
    message: expect.stringContaining('docs[5999].metadata[0].type'),
  })
  expect((await project.pending()).unbuilt).toBe(6_000)
})

test('two large uploads at a time both arrive, unless they contradict each other', async () => {
  const project = await newProject(await openTestProjects())
  await Promise.all([project.upload(comments(3_000)), project.upload(comments(3_000))])
  expect((await project.info()).documentCount).toBe(6_000)
  const other = await newProject(await openTestProjects())
  const as = (type: 'string' | 'number') => Array.from({ length: 2_000 }, () => document(type))
  const results = await Promise.allSettled([other.upload(as('string')), other.upload(as('number'))])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await other.info()).documentCount).toBe(2_000)
  expect((await other.pending()).unbuilt).toBe(2_000)
})

test('nothing arrives while a core build reads the documents, but during its sentiment it does', async () => {
  const core = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ compute: core.compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await core.reached
  await expect(project.upload(comments(1))).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  core.open()
  await project.waitFor('build')
  await project.upload(comments(1))

  const sentiment = gatedCompute('sentiment.')
  const other = await newProject(await openTestProjects({ compute: sentiment.compute }))
  await other.upload(longComments())
  await other.startBuild({ stages: 'all' })
  await sentiment.reached
  await other.upload(comments(2))
  expect((await other.info()).documentCount).toBe(302)
  sentiment.open()
  await other.waitFor('sentiment')
  expect(await other.openSnapshot()).toMatchObject({ info: { documentCount: 300 } })
  expect((await other.pending()).unbuilt).toBe(2)
})

test('a small upload can be taken during a core build for the next one, a large one after the build', async () => {
  const core = gatedCompute('build.')
  const project = await newProject(await openTestProjects({ compute: core.compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'core' })
  await core.reached
  await project.upload(comments(1), 'take')
  expect((await project.info()).documentCount).toBe(301)
  await expect(project.upload(comments(3_000), 'take')).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
  const large = project.whenUnlocked(() => project.upload(comments(3_000), 'take'))
  core.open()
  await project.waitFor('build')
  await large
  expect(await project.openSnapshot()).toMatchObject({ info: { documentCount: 300 } })
  expect((await project.pending()).unbuilt).toBe(3_001)
})

test('text comes back as it was sent; half a surrogate pair becomes a replacement character', async () => {
  const project = await newProject(await openTestProjects())
  const texts = ['Grüße 👍\u0000 aus 東京', '', 'half \ud83d pair']
  await project.upload(texts.map((text) => ({ title: text, text, metadata: [] })))
  await build(project, { stages: 'core' })
  const snapshot = await project.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  const stored = await project.documents([...snapshot.documents.keys])
  expect(stored.map(({ text }) => text)).toEqual(['Grüße 👍\u0000 aus 東京', '', 'half \ufffd pair'])
  expect(stored[0]!.docId).toMatch(/^uuid-[0-9a-f]{32}$/)
})

test('marked documents stay in answers until the next build, which removes them', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(10))
  await build(project, { stages: 'core' })
  const open = async () =>
    (await project.openSnapshot()) as Exclude<Awaited<ReturnType<typeof project.openSnapshot>>, string>
  const keys = [...(await open()).documents.keys]
  const ids = (await project.documents(keys)).map(({ docId }) => docId)
  await project.changeFlags([ids[0]!, ids[1]!, 'unknown'], 'mark')
  await project.changeFlags([ids[1]!], 'unmark')
  await project.changeFlags([ids[2]!, 'unknown'], 'favor')
  expect((await project.info()).documentCount).toBe(10)
  expect((await open()).documents.count).toBe(10)
  await build(project, { stages: 'core' })
  expect((await project.info()).documentCount).toBe(9)
  expect([...(await open()).documents.keys]).toEqual(keys.slice(1))
})

test('marks are set and taken away in the order of the calls, and a build waits for them', async () => {
  const project = await newProject(await openTestProjects())
  const ids = await project.upload(comments(3_000))
  const marking = project.changeFlags(ids, 'mark')
  const unmarking = project.changeFlags(ids.slice(0, 7), 'unmark')
  await build(project, { stages: 'core' })
  expect((await project.info()).documentCount).toBe(7)
  await Promise.all([marking, unmarking])
})

test('a large upload that contradicts itself is refused whole, with the place', async () => {
  const project = await newProject(await openTestProjects())
  const documents = comments(4_000)
  documents[3_210] = { ...documents[3_210]!, metadata: [{ name: 'rating', type: 'string', value: 'good' }] }
  await expect(project.upload(documents)).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining('docs[3210].metadata[0]'),
  })
  expect((await project.info()).documentCount).toBe(0)
})

test('a large deletion gives way to other work, and the next build takes all of it', async () => {
  const project = await newProject(await openTestProjects())
  const ids = await project.upload(comments(6_000))
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  // Named in another order than they were uploaded in, and one of them twice.
  await project.changeFlags([...ids.slice(1).reverse(), ids[1]!, 'unknown'], 'mark')
  isOver = true
  expect(turns).toBeGreaterThan(6)
  expect((await project.pending()).marked).toBe(5_999)
  await project.changeFlags(ids.slice(0, 2), 'unmark')
  await build(project, { stages: 'core' })
  expect((await project.info()).documentCount).toBe(2)
})

test('a build may remove the last document', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(2))
  await build(project)
  const { documents } = (await project.openSnapshot()) as Exclude<
    Awaited<ReturnType<typeof project.openSnapshot>>,
    string
  >
  const ids = (await project.documents([...documents.keys])).map(({ docId }) => docId)
  await project.changeFlags(ids, 'mark')
  await build(project)
  expect(await project.info()).toMatchObject({ documentCount: 0, lastBuild: { success: true, number: 2 } })
  expect(await project.openSnapshot()).toMatchObject({ documents: { count: 0 } })
})

const ids = { randomBytes: seededBytes('ids'), now: () => 1 }

test('an upload is written in slices of half a million units, five hundred of them for each document beside its text', async () => {
  const file = openProjectFile(undefined)
  const inserted: number[] = []
  const watched = withRecords(file, (records) => ({
    ...records,
    documents: {
      ...records.documents,
      insert: async (arrival, documents) => {
        inserted.push(documents.length)
        await records.documents.insert(arrival, documents)
      },
    },
  }))
  const slicesOf = async (lengths: readonly number[]): Promise<number[]> => {
    inserted.length = 0
    const documents = lengths.map((length) => ({ title: '', text: 'x'.repeat(length), metadata: [] }))
    const docIds = await storeUpload(watched, documents, ids)
    expect(new Set(docIds).size).toBe(lengths.length)
    return [...inserted]
  }
  const empty = (count: number): number[] => Array.from({ length: count }, () => 0)
  expect(await slicesOf([])).toEqual([0])
  expect(await slicesOf(empty(999))).toEqual([999])
  expect(await slicesOf(empty(1_000))).toEqual([1_000])
  expect(await slicesOf(empty(1_001))).toEqual([1_000, 1])
  expect(await slicesOf([499_499, 0, 499_500, 0])).toEqual([2, 1, 1])
  await file.close()
})

describe('copies from another project', () => {
  async function* pagesOf(...pages: (readonly UploadDocument[])[]) {
    yield* pages
  }

  test('are counted with their characters and fields, under new ids or those given', async () => {
    const file = openProjectFile(undefined)
    const texts = ['eleven char', 'x', 'of 8 chs']
    const [first, second, third] = texts.map((text, i) => ({
      ...document(i === 1 ? 'number' : 'string', `f${i % 2}`),
      text,
    }))
    const pages = pagesOf([first!, { ...second!, givenId: 'own' }], [third!])
    await storeCopies(file, pages, ids)
    expect(await file.documents.totals()).toEqual({ documents: 3, characters: 20 })
    expect(await file.documents.docIds([1, 2, 3])).toEqual([expect.stringMatching(/^uuid-/), 'own', expect.any(String)])
    expect([...(await file.fields.types())].sort()).toEqual([
      ['f0', 'string'],
      ['f1', 'number'],
    ])
    // Two documents have the first field: it stays until both have given it up.
    await file.fields.subtract(
      new Map([
        ['f0', 1],
        ['f1', 1],
      ]),
    )
    expect([...(await file.fields.types())]).toEqual([['f0', 'string']])
    await file.close()
  })

  test('of which one contradicts a field are refused, all of them, with the parameter that named the target', async () => {
    const file = openProjectFile(undefined)
    await storeUpload(file, [document('number')], ids)
    const pages = pagesOf([document('string', 'kind')], [document('string')])
    await expect(storeCopies(file, pages, ids)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['destination'] },
      message: 'The field "age" has type number there and string here.',
    })
    expect([(await file.documents.totals()).documents, await file.arrivals.any()]).toEqual([1, false])
    expect([...(await file.fields.types())]).toEqual([['age', 'number']])
    expect(await file.documents.idsInRanges([0], 100)).toHaveLength(1)
    await file.close()
  })

  test('that are broken off leave nothing', async () => {
    const file = openProjectFile(undefined)
    async function* broken() {
      yield [document('string')]
      expect(await file.arrivals.any()).toBe(true)
      throw new Error('The source is gone.')
    }
    await expect(storeCopies(file, broken(), ids)).rejects.toThrow('The source is gone.')
    expect([await file.arrivals.any(), await file.documents.idsInRanges([0], 100)]).toEqual([false, []])
    await file.close()
  })
})

test('uploads of dead processes are deleted, all of them and however long; those under way are not', async () => {
  const file = openProjectFile(undefined)
  const insert = async (count: number): Promise<number> => {
    const arrival = await file.arrivals.begin()
    const docs = Array.from({ length: count }, (_, i) => ({
      docId: `${arrival} ${i}`,
      title: '',
      text: '',
      metadata: [],
    }))
    await file.documents.insert(arrival, docs)
    return arrival
  }
  const [first, living, last] = [await insert(1_200), await insert(2), await insert(3)]
  await file.arrivals.giveUp(first)
  await file.arrivals.giveUp(last)
  await dropAbandoned(file)
  expect(await file.documents.idsInRanges([0], 10000)).toHaveLength(2)
  await file.arrivals.giveUp(living)
  await dropAbandoned(file)
  expect([await file.documents.idsInRanges([0], 10000), await file.arrivals.any()]).toEqual([[], false])
  await file.close()
})

test('a failed large upload whose documents cannot be deleted is left to the next cleanup', async () => {
  const file = openProjectFile(undefined)
  let slices = 0
  const broken = withRecords(file, (records) => ({
    ...records,
    arrivals: { ...records.arrivals, dropSome: () => Promise.reject(new Error('The disk is full.')) },
    documents: {
      ...records.documents,
      insert: async (arrival, documents) => {
        if (++slices === 2) throw new Error('broken')
        await records.documents.insert(arrival, documents)
      },
    },
  }))
  const ids = { randomBytes: seededBytes('left'), now: () => 1 }
  // The failure of the upload is told, not the one of taking it back.
  await expect(storeUpload(broken, comments(2_000), ids)).rejects.toThrow('broken')
  expect((await file.documents.idsInRanges([0], 10_000)).length).toBeGreaterThan(0)
  expect(await file.arrivals.abandoned()).toBeDefined()
  await dropAbandoned(file)
  expect([await file.documents.idsInRanges([0], 10_000), await file.arrivals.any()]).toEqual([[], false])
  await file.close()
})

test('a large upload shows with every slice that it is under way', async () => {
  const file = openProjectFile(undefined)
  let renewals = 0
  const watched = withRecords(file, (records) => ({
    ...records,
    arrivals: {
      ...records.arrivals,
      renew: async (arrival) => {
        renewals++
        await records.arrivals.renew(arrival)
      },
    },
  }))
  const ids = { randomBytes: seededBytes('renewed'), now: () => 1 }
  await storeUpload(watched, comments(2_000), ids)
  expect(renewals).toBe(3)
  await file.close()
})

test('an upload that another process has taken for dead in its middle leaves nothing', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const file = openProjectFile(path)
  let slices = 0
  const ids = {
    now: () => 1,
    randomBytes: (size: number) => {
      if (++slices === 2) {
        const database = new Database(path)
        database.exec('DELETE FROM documents; DELETE FROM arrivals')
        database.close()
      }
      return seededBytes(`slice ${slices}`)(size)
    },
  }
  await expect(storeUpload(file, comments(2_000), ids)).rejects.toThrow('no life')
  expect(slices).toBe(2)
  expect(await file.documents.page(0, 9_999, 9)).toEqual([])
  await file.close()
})

test('of an upload in one transaction that fails nobody is remembered', async () => {
  const file = openProjectFile(undefined)
  let isHeld: boolean | undefined
  const watched: ProjectStorage = {
    ...file,
    atomically: (work) =>
      file.atomically(async (records) => {
        const insert: typeof records.documents.insert = async (...documents) => {
          isHeld = (await records.arrivals.abandoned()) === undefined
          await records.documents.insert(...documents)
        }
        return await work({ ...records, documents: { ...records.documents, insert } })
      }),
  }
  await storeUpload(watched, comments(1), { randomBytes: seededBytes('ids'), now: () => 1 })
  expect(isHeld).toBe(false)
  await file.close()
})
