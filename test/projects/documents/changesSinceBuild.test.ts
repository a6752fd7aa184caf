import { expect, test } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import type { StartOptions } from '../../../src/projects/builds/runBuild.js'
import { fileOfProject } from '../../../src/projects/project.js'
import { emptyFolder } from '../../storage/folder.js'
import { build, comments, longComments, newProject, openTestProjects, snapshotOf } from '../testProjects.js'

/** A compute that counts the kernels that it runs, by the part of their names before the dot. */
function countingCompute() {
  const counts: Record<string, number> = {}
  const count = (name: string): void => {
    const group = name.split('.')[0]!
    counts[group] = (counts[group] ?? 0) + 1
  }
  const compute: Compute = {
    threads: 1,
    run: (kernel, input, options) => {
      count(kernel.name)
      return inlineCompute.run(kernel, input, options)
    },
    map: (kernel, inputs, options) => {
      count(kernel.name)
      return inlineCompute.map(kernel, inputs, options)
    },
  }
  /** The groups of kernels that have run since the last call. */
  const taken = (): string[] => {
    const groups = Object.keys(counts)
    for (const group of groups) delete counts[group]
    return groups
  }
  return { compute, taken }
}

test('a build of what was built already computes nothing, and is recorded as every build', async () => {
  const { compute, taken } = countingCompute()
  const project = await newProject(await openTestProjects({ compute, directory: emptyFolder() }))
  await project.upload(longComments())
  await build(project)
  const before = { snapshot: await snapshotOf(project), ...(await project.info()) }
  expect(taken().length).toBeGreaterThan(0)
  await build(project)
  expect(taken()).toEqual([])
  expect(await snapshotOf(project)).toBe(before.snapshot)
  const { lastBuild, lastSuccessfulBuildTime, lastUpdate, documentCount } = await project.info()
  const { number, startTime, stopTime, sentiment } = lastBuild!
  expect({ ...lastBuild, number, startTime, stopTime, sentiment }).toEqual({
    ...{ ...before.lastBuild, number: 2, startTime, stopTime, sentiment },
  })
  expect(sentiment).toEqual({ ...before.lastBuild!.sentiment, startTime, stopTime: sentiment.stopTime })
  expect([documentCount, lastSuccessfulBuildTime]).toEqual([300, stopTime])
  expect(stopTime!).toBeGreaterThan(startTime)
  expect(startTime).toBeGreaterThan(before.lastBuild!.stopTime!)
  expect(lastUpdate).toBeGreaterThan(before.lastUpdate!)
  // Uploads and other builds are free again.
  await project.upload(comments(1, 300))
  await build(project)
  expect((await snapshotOf(project)).info).toMatchObject({ number: 3, documentCount: 301 })
})

test('so does one in another process, which reads the snapshot, after builds that failed or were cancelled', async () => {
  const directory = emptyFolder()
  const projects = await openTestProjects({ directory })
  const project = await newProject(projects)
  await project.upload(longComments())
  await build(project)
  await projects.close()
  const { compute, taken } = countingCompute()
  const again = (await (await openTestProjects({ compute, directory })).open(project.projectId))!
  await again.upload(comments(1, 300))
  await again.startBuild({ stages: 'all' })
  await again.cancelBuild()
  await again.changes.revert()
  taken()
  await build(again)
  expect(taken()).toEqual([])
  expect((await again.info()).lastBuild).toMatchObject({ number: 3, success: true, sentiment: { success: true } })
  expect((await snapshotOf(again)).info).toMatchObject({ number: 1, documentCount: 300 })
})

test('each change of what a build reads makes another snapshot', async () => {
  const project = await newProject(await openTestProjects())
  const ids = await project.upload(comments(20))
  await build(project)
  const { records } = fileOfProject(project)
  const { management, changes } = project
  const replacement = { title: 'Other', text: 'The hinge broke.', metadata: [], givenId: ids[3]! }
  const edits: Record<string, () => Promise<unknown>> = {
    'a new document': () => project.upload(comments(1, 20)),
    'a deleted one': () => project.changeFlags([ids[0]!], 'mark'),
    'a replaced one': () => changes.replace([replacement]),
    'another language': () => project.update({ nextBuildLanguage: 'de' }),
    'a document in another language': () => project.upload([{ ...comments(1, 21)[0]!, language: 'fr' }]),
    'term management': () => management.change({ 'screen|de': { action: 'ignore' } }, false),
    'its removal': () => management.change({}, true),
    'documents that are unbuilt again': () => changes.clear(true),
  }
  for (const [name, edit] of Object.entries(edits)) {
    await edit()
    await build(project)
    const { number } = (await project.info()).lastBuild!
    expect({ [name]: (await snapshotOf(project)).info.number }).toEqual({ [name]: number })
    await build(project)
    expect({ [`after ${name}`]: (await snapshotOf(project)).info.number }).toEqual({ [`after ${name}`]: number })
  }
  expect((await records.documents.totals()).documents).toBe(21)
})

test('a keyword expansion is of the documents of its build, and a full build reads them all', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(20))
  const numbers: number[] = []
  const options: Partial<StartOptions>[] = [
    { keywordExpansion: { limit: 5 } },
    { keywordExpansion: { limit: 5 } },
    { keywordExpansion: { limit: 6 } },
    {},
    {},
    { isFull: true },
    {},
  ]
  for (const one of options) {
    await build(project, one)
    numbers.push((await snapshotOf(project)).info.number)
  }
  expect(numbers).toEqual([1, 1, 3, 4, 4, 6, 6])
})

test('a document that was deleted before any build read it is gone after a build that changes nothing else', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(20))
  await build(project)
  const [late] = await project.upload([
    { ...comments(1, 20)[0]!, metadata: [{ name: 'extra', type: 'score', value: 1 }] },
  ])
  await project.changeFlags([late!], 'mark')
  await build(project)
  expect((await snapshotOf(project)).info.number).toBe(1)
  expect(await project.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect((await project.info()).documentCount).toBe(20)
  expect([...(await project.fieldTypes()).keys()]).toEqual(['rating'])
})

test('sentiment that is missing is built alone, and what is there stays where it is skipped', async () => {
  const { compute, taken } = countingCompute()
  const project = await newProject(await openTestProjects({ compute }))
  await project.upload(longComments())
  await build(project, { stages: 'core' })
  expect(taken()).not.toContain('sentiment')
  await build(project)
  expect(taken()).toEqual(['sentiment'])
  expect((await project.info()).lastBuild).toMatchObject({ number: 2, sentiment: { success: true, skipped: false } })
  const layer = await (await snapshotOf(project)).sentiment()
  expect(layer!.documentLabels).toHaveLength(300)
  await build(project, { stages: 'core' })
  expect(taken()).toEqual([])
  expect((await project.info()).lastBuild).toMatchObject({ number: 3, sentiment: { success: true, skipped: true } })
  expect(await (await snapshotOf(project)).sentiment()).toBe(layer)
})

test('an analyser of the caller may have changed: its sentiment is built again, and so is ours after it', async () => {
  const directory = emptyFolder()
  const labelled = async (label: 'positive' | 'negative' | undefined): Promise<Int8Array> => {
    const sentiment =
      label && ((_: string, targets: readonly unknown[]) => targets.map(() => ({ label, confidence: 1 })))
    const projects = await openTestProjects({ directory, sentiment })
    const [listed] = await projects.catalog.projects.list()
    const project = listed ? (await projects.open(listed.projectId))! : await newProject(projects)
    if (listed === undefined) await project.upload(comments(20))
    await build(project)
    const snapshot = await snapshotOf(project)
    expect(snapshot.info.number).toBe(1)
    const { documentLabels } = (await snapshot.sentiment())!
    await projects.close()
    return documentLabels
  }
  expect(new Set(await labelled('positive'))).toEqual(new Set([1]))
  expect(new Set(await labelled('negative'))).toEqual(new Set([-1]))
  expect(new Set(await labelled(undefined)).size).toBeGreaterThan(1)
})
