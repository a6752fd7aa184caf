import { expect, onTestFinished, test, vi } from 'vitest'
import { createChanges } from '../../../src/projects/documents/changes.js'
import { fileOfProject, type Project } from '../../../src/projects/project.js'
import type { Projects, ProjectsOptions } from '../../../src/projects/projects.js'
import { termNumber } from '../../../src/snapshot/termTable.js'
import { openPostgres } from '../../../src/storage/postgres/database.js'
import { openPostgresInstallation } from '../../../src/storage/postgres/installation.js'
import { openSqliteInstallation } from '../../../src/storage/sqlite/installation.js'
import { emptyFolder } from '../../storage/folder.js'
import { freshSchema } from '../../storage/postgres/freshSchema.js'
import {
  build,
  comments,
  copyRequest,
  gatedCompute,
  longComments,
  newProject,
  openProjectsOn,
  openTestProjects,
  seededBytes,
  snapshotOf,
  withRecords,
} from '../testProjects.js'

/** Several processes on one installation. */
interface Machines {
  readonly open: (options?: Partial<ProjectsOptions>) => Promise<Projects>
  /** Lets every lease expire. */
  readonly lapse: () => Promise<void>
}

async function machinesOnFolder(): Promise<Machines> {
  const directory = emptyFolder()
  return {
    open: async (options) => await openProjectsOn(await openSqliteInstallation(directory), options),
    // Leases in a file go by the clock of the machine.
    lapse: async () => void vi.setSystemTime(Date.now() + 31_000),
  }
}

async function machinesOnPostgres(): Promise<Machines> {
  const address = await freshSchema()
  const database = await openPostgres(address)
  onTestFinished(() => database.close())
  return {
    open: async (options) => await openProjectsOn(await openPostgresInstallation({ ...address, poolSize: 4 }), options),
    lapse: async () => void (await database.run(`UPDATE ${database.schema}.leases SET expires = 0`)),
  }
}

/** No process renews a lease, as if all stood still. */
function standStill(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/**
 * A core build of documents, the first three of them marked, whose process stands still in the middle until `goOn` lets it end; and the
 * project as another process has it.
 */
async function buildThatStops({ open, lapse }: Machines) {
  standStill()
  // All documents have been read by then.
  const gate = gatedCompute('build.countPairs')
  const project = await newProject(await open({ compute: gate.compute }))
  const docIds = await project.upload(longComments())
  await project.changeFlags(docIds.slice(0, 3), 'mark')
  await project.startBuild({ stages: 'core' })
  await gate.reached
  const there = (await (await open({ builds: false })).open(project.projectId))!
  await lapse()
  const goOn = async (): Promise<void> => {
    gate.open()
    // On PostgreSQL, this process then repeats the build.
    await project.waitFor('build').catch(() => {})
  }
  return { project, there, docIds, goOn }
}

const firstBuild = async (project: Project) => (await fileOfProject(project).records.builds.all())[0]

test.each([
  ['in a folder', machinesOnFolder, 1],
  ['on PostgreSQL', machinesOnPostgres, 2],
])('a build that was recorded as dead publishes nothing when its process goes on (%s)', async (_, machines, last) => {
  const { there, docIds, goOn } = await buildThatStops(await machines())
  expect((await there.info()).lastBuild?.number).toBe(last)
  expect(await firstBuild(there)).toMatchObject({ success: false, reason: /process that ran this build ended/ })
  await there.changeFlags(docIds.slice(0, 3), 'unmark')
  await goOn()
  expect(await firstBuild(there)).toMatchObject({ success: false })
  const state = await there.openSnapshot()
  // The repeated build has read the documents that are unmarked.
  expect(typeof state === 'string' ? state : [state.info.number, state.documents.count]).toEqual(
    last === 1 ? 'unbuilt' : [2, 300],
  )
})

test.each([
  ['in a folder', machinesOnFolder],
  ['on PostgreSQL', machinesOnPostgres],
])('a document that is replaced after the lease has lapsed is built as it is then (%s)', async (_, machines) => {
  const { project, there, docIds, goOn } = await buildThatStops(await machines())
  const [again] = comments(1)
  await there.changes.replace([{ ...again!, text: 'An unheard zeppelin.', givenId: docIds[9]! }])
  await goOn()
  await build(project, { stages: 'core' })
  const snapshot = await snapshotOf(project)
  expect(snapshot.documents.count).toBe(297)
  expect(termNumber(snapshot.terms, 'zeppelin|en')).toBeGreaterThan(0)
})

test.each([
  ['in a folder', machinesOnFolder],
  ['on PostgreSQL', machinesOnPostgres],
])('a run of sentiment that has lost its lease notes no progress in the record (%s)', async (_, machines) => {
  const { open } = await machines()
  standStill()
  const gate = gatedCompute('sentiment.')
  const project = await newProject(await open({ compute: gate.compute }))
  await project.upload(longComments())
  await project.startBuild({ stages: 'all' })
  await gate.reached
  const { records } = fileOfProject((await (await open({ builds: false })).open(project.projectId))!)
  await records.atomically(async ({ builds, lease }) => {
    await lease.release((await lease.holder())!)
    await builds.change(1, { sentimentStopTime: 7, sentimentSuccess: true, sentimentProgress: 0.25 })
  })
  gate.open()
  await project.waitFor('sentiment').catch(() => {})
  // The run itself has ended by then.
  await project.close()
  expect(await records.builds.last()).toMatchObject({ sentimentProgress: 0.25 })
})

const locked = expect.objectContaining({ code: 'PROJECT_LOCKED', message: expect.stringMatching(/stopped responding/) })

/** Another process takes the lease of a project, whose holder stood still. */
async function steal(project: Project): Promise<void> {
  const { lease } = fileOfProject(project).records
  await lease.release((await lease.holder())!)
  await lease.take()
}

test('a clearing and a revert that have lost their lease change nothing', async () => {
  const project = await newProject(await openTestProjects())
  await project.upload(comments(3))
  await build(project, { stages: 'core' })
  const [added] = await project.upload(comments(1, 3))
  await project.changeFlags([added!], 'mark')
  const { records } = fileOfProject(project)
  const changes = createChanges({
    // It is the first that they look for.
    records: withRecords(records, (stores) => ({
      ...stores,
      arrivals: {
        ...stores.arrivals,
        abandoned: async () => {
          await steal(project)
          return undefined
        },
      },
    })),
    during: (work) => work(),
    now: () => 5,
    randomBytes: seededBytes('changes'),
    touch: async () => {},
    stopBuild: async () => {},
    onCleared: () => {},
  })
  for (const change of [() => changes.revert(), () => changes.clear(true), () => changes.clear(false)]) {
    await expect(change()).rejects.toEqual(locked)
    await records.lease.release((await records.lease.holder())!)
  }
  expect(await project.pending()).toEqual({ marked: 1, unbuilt: 1 })
  expect([(await snapshotOf(project)).documents.count, (await project.info()).documentCount]).toEqual([3, 4])
})

test('a copy that has lost the lease of its source or its target leaves nothing', async () => {
  const projects = await openTestProjects()
  const [source, target] = [await newProject(projects, 'Source'), await newProject(projects, 'Target')]
  await source.upload(comments(3))
  const losing = (project: Project) => async () => {
    await steal(project)
    return undefined
  }
  for (const lost of [source, target]) {
    await expect(projects.copyInto(source, target, { keys: losing(lost) })).rejects.toEqual(locked)
    const { lease } = fileOfProject(lost).records
    await lease.release((await lease.holder())!)
  }
  await expect(projects.copyPart(source, { ...(await copyRequest(source)), keys: losing(source) })).rejects.toEqual(
    locked,
  )
  expect((await target.info()).documentCount).toBe(0)
  expect((await projects.list()).map(({ name }) => name)).toEqual(['Source', 'Target'])
})
