import { createHash, randomBytes as systemRandomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Compute } from '../../src/compute/compute.js'
import { inlineCompute } from '../../src/compute/pool.js'
import type { StartOptions } from '../../src/projects/builds/runBuild.js'
import type { Project, UploadDocument } from '../../src/projects/project.js'
import { openProjects, type Projects, type ProjectsOptions } from '../../src/projects/projects.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'
import type { InstallationStorage } from '../../src/storage/port/installation.js'
import type { ProjectRecords, ProjectStorage } from '../../src/storage/port/project/projectRecords.js'
import type { SqliteCatalog } from '../../src/storage/sqlite/catalog/catalog.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { createLatch } from '../createLatch.js'

/** Bytes that look random and are the same in every run. */
export function seededBytes(seed: string): (size: number) => Uint8Array {
  let drawn = 0
  return (size) => {
    const blocks: Buffer[] = []
    for (let length = 0; length < size; length += 32) {
      blocks.push(createHash('sha256').update(`${seed} ${drawn++}`).digest())
    }
    return Buffer.concat(blocks).subarray(0, size)
  }
}

/** Projects with the catalog in a file of SQLite, or in memory. */
export interface TestProjects extends Projects {
  readonly catalog: SqliteCatalog
}

/** Projects in memory, or in a folder, closed when the test is over. The clock counts up by one second a look. */
export async function openTestProjects({
  directory,
  ...options
}: Partial<ProjectsOptions> & { readonly directory?: string | undefined } = {}): Promise<TestProjects> {
  const projects = await openProjectsOn(await openSqliteInstallation(directory), {
    randomBytes: seededBytes(directory ?? ''),
    ...options,
  })
  return { ...projects, catalog: projects.catalog as SqliteCatalog }
}

/** Projects of a storage, closed when the test is over. The clock counts up by one second a look. */
export async function openProjectsOn(
  storage: InstallationStorage,
  options: Partial<ProjectsOptions> = {},
): Promise<Projects> {
  let time = 1_000
  const projects = await openProjects({
    storage,
    compute: inlineCompute,
    now: () => time++,
    randomBytes: systemRandomBytes,
    background: undefined,
    ownerName: 'owner@localhost',
    ...options,
  })
  onTestFinished(() => projects.close())
  return projects
}

/** A new project among these. */
export const newProject = async (projects: Projects, name = 'Reviews', language = 'en'): Promise<Project> =>
  (await projects.open((await projects.create({ name, language, creator: 'owner@localhost' })).projectId))!

const sentences = [
  'The battery life is great and the battery lasts for days.',
  'Battery life is poor, it dies after two hours.',
  'Lovely screen, bright and sharp colours.',
  'The screen cracked after a week, terrible quality.',
  'Delivery was quick and the support team friendly.',
]

/** So many comments, numbered from `from`. */
export const comments = (count: number, from = 0): UploadDocument[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Comment ${from + i}`,
    text: `${sentences[(from + i) % sentences.length]} Number ${from + i}.`,
    metadata: [{ name: 'rating', type: 'score', value: (from + i) % 5 }],
  }))

/** So much text that a build uses the compute it is given. */
export const longComments = (): UploadDocument[] =>
  comments(300).map((comment) => ({ ...comment, text: `${comment.text} `.repeat(15) }))

/** Builds all stages unless the options say otherwise, and waits for the end of the build. */
export const build = async (project: Project, options: Partial<StartOptions> = {}): Promise<void> => {
  await project.startBuild({ stages: 'all', ...options })
  await project.waitFor('sentiment')
}

/** The snapshot that answers; throws if there is none. */
export async function snapshotOf(project: Project): Promise<Snapshot> {
  const snapshot = await project.openSnapshot()
  if (typeof snapshot === 'string') throw new Error(snapshot)
  return snapshot
}

/** Asks for a copy named `Copy` in the workspace of a project. */
export const copyRequest = async (project: Project) => ({
  workspaceId: (await project.info()).workspaceId,
  name: 'Copy',
  description: '',
  creator: 'someone@example.org',
})

/**
 * A compute that holds kernels whose name begins with `prefix` until it is opened or their work is cancelled; `reached` tells when
 * one waits.
 */
export function gatedCompute(prefix: string): { compute: Compute; reached: Promise<void>; open(): void } {
  const gate = createLatch()
  const arrival = createLatch()
  let isOpen = false
  const pass = async (name: string, signal: AbortSignal | undefined): Promise<void> => {
    if (isOpen || !name.startsWith(prefix)) return
    arrival.open()
    const cancelled = new Promise((resolve) => signal?.addEventListener('abort', resolve))
    await Promise.race([gate.opened, cancelled])
  }
  const compute: Compute = {
    threads: 1,
    run: async (kernel, input, options) => {
      await pass(kernel.name, options?.signal)
      return inlineCompute.run(kernel, input, options)
    },
    map: async (kernel, inputs, options) => {
      await pass(kernel.name, options?.signal)
      return inlineCompute.map(kernel, inputs, options)
    },
  }
  const open = (): void => {
    isOpen = true
    gate.open()
  }
  return { compute, reached: arrival.opened, open }
}

/** The storage of a file with other stores, also in its transactions. */
export const withRecords = (
  file: ProjectStorage,
  change: (records: ProjectRecords) => ProjectRecords,
): ProjectStorage => ({
  ...file,
  ...change(file),
  snapshots: file.snapshots,
  atomically: (work) => file.atomically((records) => work(change(records))),
  unsynced: (work) => file.unsynced((records) => work(change(records))),
})
