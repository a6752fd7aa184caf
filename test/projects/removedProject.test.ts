import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/storage/postgres/database.js'
import { openPostgresInstallation } from '../../src/storage/postgres/installation.js'
import { projectTables } from '../../src/storage/postgres/project/schema.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'
import { gatedCompute, longComments, newProject, openProjectsOn } from './testProjects.js'

test.each(['build.', 'sentiment.'])(
  'a project that is deleted while another node is in a kernel %s leaves no rows, and its builder reports no failure',
  async (stage) => {
    const address = await freshSchema()
    const open = async (options = {}) =>
      await openProjectsOn(await openPostgresInstallation({ ...address, poolSize: 4 }), options)
    const gate = gatedCompute(stage)
    const failures: unknown[] = []
    const builder = await open({ compute: gate.compute, onBuildFailure: (error: unknown) => failures.push(error) })
    const project = await newProject(builder)
    await project.upload(longComments())
    await project.startBuild({ stages: 'all' })
    await gate.reached
    await (await (await open()).open(project.projectId))!.delete()
    gate.open()
    await expect(project.waitFor('sentiment')).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
    expect(failures).toEqual([])
    const database = await openPostgres(address)
    onTestFinished(() => database.close())
    for (const table of projectTables) {
      const rows = await database.all(`SELECT 1 FROM ${database.schema}.${table} WHERE project = $1`, [
        project.projectId,
      ])
      expect([table, rows.length]).toEqual([table, 0])
    }
  },
)
