import { expect, test } from 'vitest'
import { fileOfProject } from '../../src/projects/project.js'
import type { Projects, ProjectsOptions } from '../../src/projects/projects.js'
import { openPostgresInstallation } from '../../src/storage/postgres/installation.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { comments, copyRequest, newProject, openProjectsOn } from './testProjects.js'

/** Opens nodes on one schema. */
async function newCluster(): Promise<(options?: Partial<ProjectsOptions>) => Promise<Projects>> {
  const address = await freshSchema()
  return async (options) => await openProjectsOn(await openPostgresInstallation({ ...address, poolSize: 4 }), options)
}

test('a project whose build waits is locked as one that is built: it takes no documents of a copy, and nobody copies it', async () => {
  const node = await (await newCluster())({ builds: false })
  const [waiting, other] = [await newProject(node), await newProject(node)]
  for (const project of [waiting, other]) await project.upload(comments(2))
  await waiting.startBuild({ stages: 'core' })
  const locked = expect.objectContaining({ code: 'PROJECT_LOCKED' })
  await expect(node.copyInto(other, waiting, { builds: true })).rejects.toEqual(locked)
  await expect(node.copyInto(waiting, other)).rejects.toEqual(locked)
  await expect(node.copyWhole(waiting, await copyRequest(waiting))).rejects.toEqual(locked)
  expect([(await waiting.info()).documentCount, (await other.info()).documentCount]).toEqual([2, 2])
  expect((await waiting.info()).lastBuild).toMatchObject({ number: 1, stopTime: null })
})

test('a copy that builds its target begins the build before another node can take the lease', async () => {
  const open = await newCluster()
  const [node, other] = [await open(), await open()]
  const [source, target] = [await newProject(node), await newProject(node)]
  await source.upload(comments(3))
  const { documents, lease } = fileOfProject((await other.open(target.projectId))!).records
  let isOver = false
  const taking = (async () => {
    while (!isOver) if ((await documents.totals()).documents > 0) await lease.take()
  })()
  await node.copyInto(source, target, { builds: true })
  isOver = true
  await taking
  expect((await target.info()).lastBuild?.number).toBe(1)
})
