import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import { createKindFinder } from '../../src/snapshot/termKinds.js'
import { loadPolarityScorer } from '../../src/text/sentiment/loadPolarityScorer.js'
import { emptyFolder } from '../storage/folder.js'
import { contentOf, valuesOf } from './snapshotContent.js'
import { build, comments, newProject, openTestProjects, snapshotOf } from './testProjects.js'

test('a build after a small change extends the last one, and a full build reads everything again', async () => {
  const project = await newProject(await openTestProjects())
  const ids = await project.upload(comments(2_100))
  await build(project, { stages: 'core' })
  expect((await snapshotOf(project)).info.changedDocuments).toBeUndefined()

  await project.upload(comments(20, 2_100))
  await project.changeFlags([ids[3]!, ids[700]!], 'mark')
  await build(project, { stages: 'core' })
  const extended = await snapshotOf(project)
  expect(extended.info).toMatchObject({ number: 2, documentCount: 2_118, changedDocuments: 22 })
  const retained = await project.documents(Array.from(extended.documents.keys))
  expect(retained.map(({ docId }) => docId)).not.toContain(ids[3])
  expect(retained.at(-1)!.title).toBe('Comment 2119')

  await build(project, { stages: 'core', isFull: true })
  const again = await snapshotOf(project)
  expect(again.info.changedDocuments).toBeUndefined()
  expect(again.documents.keys).toEqual(extended.documents.keys)
})

test('what has changed adds up, and other term management needs all documents', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(2_000))
  await build(project, { stages: 'core' })
  const changed = async (): Promise<number | undefined> => (await snapshotOf(project)).info.changedDocuments
  await project.upload(comments(60, 2_000))
  await build(project, { stages: 'core' })
  expect(await changed()).toBe(60)
  await project.upload(comments(60, 2_060))
  await build(project, { stages: 'core' })
  expect(await changed()).toBeUndefined()

  await project.upload(comments(10, 2_120))
  await project.management.change({ 'screen|en': { action: 'ignore' } }, false)
  await build(project, { stages: 'core' })
  expect(await changed()).toBeUndefined()
})

test('what is shared with the snapshot before gives the same vectors as what is copied, whatever goes', async () => {
  const built = async (directory: string | undefined): Promise<Float32Array[]> => {
    const project = await newProject(await openTestProjects({ directory }))
    const ids = await project.upload(comments(2_100))
    await build(project, { stages: 'core' })
    const vectors: Float32Array[] = []
    const gone = [[], [ids[2_000]!, ids[2_099]!], [ids[0]!], []]
    for (const [round, some] of gone.entries()) {
      // Words that are new and words that were too rare for a vector so far.
      const more = comments(12, 2_100 + 12 * round).map((comment, i) => ({
        ...comment,
        text: i % 2 === 0 ? `${comment.text} Gazpacho ${round}.` : 'The battery of comment 7 and of comment 9.',
      }))
      await project.upload(more)
      await project.changeFlags(some, 'mark')
      await build(project, { stages: 'core' })
      const { info, documentVectors, space, ranking } = await snapshotOf(project)
      expect(info.changedDocuments).toBeGreaterThan(12 * round)
      const { termVectors, documentVectors: ranked } = await ranking()
      vectors.push(await documentVectors.all(), space.termVectors, await ranked.all(), await termVectors.all())
    }
    return vectors
  }
  const [inFile, inMemory] = [await built(emptyFolder()), await built(undefined)]
  expect(
    inFile.map((vectors, i) => Buffer.compare(Buffer.from(vectors.buffer), Buffer.from(inMemory[i]!.buffer))),
  ).toEqual(inFile.map(() => 0))
})

function damageFirstChunk(directory: string, part: string, damage: string): void {
  const [name] = readdirSync(join(directory, 'projects')).filter((file) => file.endsWith('.db'))
  const database = new Sqlite(join(directory, 'projects', name!))
  database.exec(`${damage} WHERE chunk IN (
    SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE name = '${part}' AND place = 0)`)
  database.close()
}

test.each([
  ['what is not what was written', `UPDATE chunks SET data = zeroblob(length(data))`],
  ['what is not there', `DELETE FROM chunks`],
] as const)(
  '%s is shared unread at most once: the build after a question has found it out makes another',
  async (_, damage) => {
    const directory = emptyFolder()
    const project = await newProject(await openTestProjects({ directory }))
    await project.upload(comments(2_100))
    await build(project, { stages: 'core' })
    const [name] = readdirSync(join(directory, 'projects')).filter((file) => file.endsWith('.db'))
    const database = new Sqlite(join(directory, 'projects', name!))
    database.exec(`${damage} WHERE chunk = (
    SELECT chunk FROM part_chunks JOIN parts USING (part) WHERE name = 'space.documentVectors' AND place = 0)`)
    database.close()
    const more = async (from: number) => {
      await project.upload(comments(12, from))
      await build(project, { stages: 'core' })
      return (await snapshotOf(project)).documentVectors
    }
    const shared = await more(2_100)
    if (damage.startsWith('UPDATE')) await expect(shared.all()).rejects.toBeInstanceOf(DamagedSnapshot)
    const mended = await more(2_112)
    expect(await mended.all()).toHaveLength(2_124 * (await snapshotOf(project)).space.axes)
    expect((await snapshotOf(project)).info.number).toBe(3)
  },
)

test.each(['en', 'de'])(
  'kinds of terms in %s are those that a search would find, whatever was added',
  async (language) => {
    const project = await newProject(await openTestProjects({ directory: emptyFolder() }), 'Reviews', language)
    await project.upload(comments(2_100))
    await build(project)
    for (const round of [1, 2]) {
      // Terms that are new, and terms that are now mostly written otherwise.
      const texts = ['SCREEN screen Screen.', 'The Gazpacho was wonderful.', 'BATTERY and COMMENT and Gazpacho, good.']
      await project.upload(
        comments(40, 2_000 + 100 * round).map((one, i) => ({ ...one, text: texts[i % 3]!.repeat(20) })),
      )
      await build(project)
      const { info, terms, kinds, usages } = await snapshotOf(project)
      expect(info.changedDocuments).toBe(40 * round)
      const scorers = new Map([[language, await loadPolarityScorer(language)]])
      const find = createKindFinder({ terms, usages: await usages(), scorers })
      expect(await kinds()).toEqual(Uint8Array.from({ length: terms.count }, (_, term) => find(term)))
    }
  },
)

test('sentiment that cannot be read is scored again for all documents', async () => {
  const directory = emptyFolder()
  const project = await newProject(await openTestProjects({ directory }))
  await project.upload(comments(2_100))
  await build(project)
  damageFirstChunk(directory, 'sentiment.occurrenceLabels', 'UPDATE chunks SET data = zeroblob(length(data))')
  await project.upload(comments(12, 2_100))
  await build(project)
  const { info, sentiment } = await snapshotOf(project)
  expect(info.changedDocuments).toBe(12)
  // Of five comments three praise, and none says nothing.
  const labels = (await sentiment())!.documentLabels
  expect(labels.filter((label) => label !== 0).length).toBeGreaterThan(0.9 * labels.length)
})

test('what shares entries with the snapshot before is what writes all of them, whatever comes and goes', async () => {
  const directory = emptyFolder()
  const both = [await openTestProjects({ directory }), await openTestProjects()]
  const [inFile, inMemory] = await Promise.all(both.map((projects) => newProject(projects)))
  const ids = await Promise.all(
    [inFile!, inMemory!].map(async (project) => {
      // Words that stand together too seldom for a phrase, before they do so more often.
      const some = comments(2_100).map((comment, i) =>
        i % 700 === 350 ? { ...comment, text: 'The velvet anchor was terrible.' } : comment,
      )
      const uploaded = await project.upload(some)
      await build(project)
      return uploaded
    }),
  )
  const shared: (number | undefined)[] = []
  let reread = 0
  // Of those that stay, those that are read again for a new phrase and those of earlier builds, some go later.
  const gone = [[], [2, 2_099], [0, 1_050, 2_110], [1, 2_101]]
  for (const [round, numbers] of gone.entries()) {
    for (const [i, project] of [inFile!, inMemory!].entries()) {
      const more = comments(25, 2_100 + 25 * round).map((comment, at) => ({
        ...comment,
        text:
          at % 2 === 0 ? `${comment.text} Terrible gazpacho soup ${round}.` : 'A lovely velvet anchor, says comment 7.',
      }))
      ids[i]!.push(...(await project.upload(more)))
      await project.changeFlags(
        numbers.map((number) => ids[i]![number]!),
        'mark',
      )
      await build(project)
    }
    const read = await snapshotOf((await (await openTestProjects({ directory })).open(inFile!.projectId))!)
    const { base } = read
    shared.push(typeof base === 'object' ? base.documentCount : undefined)
    if (typeof base === 'object') reread += base.reread.length
    const [theirs, ours] = [await valuesOf(read), await valuesOf(await snapshotOf(inMemory!))]
    const differing = Object.keys(theirs).filter(
      (name) => !isDeepStrictEqual(theirs[name as keyof typeof theirs], ours[name as keyof typeof ours]),
    )
    expect(differing).toEqual([])
    expect(isDeepStrictEqual(await valuesOf(await snapshotOf(inFile!)), theirs)).toBe(true)
  }
  expect(shared).toEqual([2_100, 2_100, 2_100, 2_100])
  expect(reread).toBeGreaterThan(0)
})

test('what a build has made of a snapshot that is open is what who opens it later reads', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(comments(2_100))
  await build(project)
  const before = await snapshotOf(project)
  await project.upload(comments(12, 2_100).map((comment) => ({ ...comment, text: `${comment.text} Gazpacho.` })))
  await build(project)
  const adopted = await snapshotOf(project)
  expect(adopted.info.number).toBe(2)
  expect(await snapshotOf(project)).toBe(adopted)
  const read = await snapshotOf((await (await openTestProjects({ directory })).open(project.projectId))!)
  const [ours, theirs] = [await contentOf(adopted), await contentOf(read)]
  for (const name of Object.keys(theirs) as (keyof typeof theirs)[]) expect(ours[name]).toEqual(theirs[name])
  expect(ours.sentiment!.documentLabels).toHaveLength(2_112)
  expect(before.documents.count).toBe(2_100)
})
