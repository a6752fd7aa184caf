import type { ProjectEntry, ProjectStore } from '../../port/catalog/projects.js'
import type { CatalogStatements } from './catalogStatements.js'
import { changedColumns } from './changedColumns.js'
import { openUsageStore } from './usage.js'

const COLUMNS = {
  name: 'name',
  description: 'description',
  language: 'language',
  nextBuildLanguage: 'next_build_language',
  lastUpdate: 'last_update',
}

export function openProjectStore({ schema, all, get, run, together }: CatalogStatements): ProjectStore {
  const select = `
    SELECT project_id AS "projectId", workspace_id AS "workspaceId", name, description, language,
      next_build_language AS "nextBuildLanguage", creator, creation_date AS "creationDate",
      last_update AS "lastUpdate"
    FROM ${schema}.projects`
  return {
    get: (projectId) => get<ProjectEntry>(`${select} WHERE project_id = $1`, [projectId]),
    workspaceOf: async (projectId) =>
      (
        await get<{ id: string }>(`SELECT workspace_id AS id FROM ${schema}.projects WHERE project_id = $1`, [
          projectId,
        ])
      )?.id,
    list: (workspaceId) =>
      workspaceId === undefined
        ? all<ProjectEntry>(`${select} ORDER BY project_number`)
        : all<ProjectEntry>(`${select} WHERE workspace_id = $1 ORDER BY project_number`, [workspaceId]),
    names: async (workspaceId, name) => {
      // The colon follows the digits.
      const rows = await all<{ name: string }>(
        `SELECT name FROM ${schema}.projects WHERE workspace_id = $1 AND name BETWEEN $2 AND $2 || ' - :'`,
        [workspaceId, name],
      )
      return new Set(rows.map(({ name }) => name))
    },
    insert: async (entry) => {
      await run(
        `INSERT INTO ${schema}.projects (project_id, workspace_id, name, description, language, next_build_language,
           creator, creation_date, last_update)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          entry.projectId,
          entry.workspaceId,
          entry.name,
          entry.description,
          entry.language,
          entry.nextBuildLanguage,
          entry.creator,
          entry.creationDate,
          entry.lastUpdate,
        ],
      )
    },
    update: async (projectId, changes) => {
      const { assignments, values } = changedColumns(changes, COLUMNS)
      if (values.length === 0) return
      await run(`UPDATE ${schema}.projects SET ${assignments} WHERE project_id = $1`, [projectId, ...values])
    },
    recordChange: (projectId, { time, bytes, uploaded }) =>
      together(async (statements) => {
        const { rows } = await statements.run<{ id: string }>(
          `UPDATE ${schema}.projects SET last_update = $2 WHERE project_id = $1 RETURNING workspace_id AS id`,
          [projectId, time],
        )
        const workspaceId = rows[0]?.id
        if (workspaceId === undefined) return false
        const usage = openUsageStore(statements)
        if (bytes !== undefined) await usage.noteSpace(workspaceId, projectId, bytes, time)
        if (uploaded !== undefined) await usage.countUpload(workspaceId, time, uploaded)
        return true
      }),
    // One statement, so that no failure can come between.
    remove: async (projectId) => {
      await run(
        `WITH removed AS (DELETE FROM ${schema}.projects WHERE project_id = $1)
         INSERT INTO ${schema}.removals VALUES ($1) ON CONFLICT DO NOTHING`,
        [projectId],
      )
    },
    removals: async () =>
      (await all<{ id: string }>(`SELECT project_id AS id FROM ${schema}.removals ORDER BY project_id`)).map(
        ({ id }) => id,
      ),
    endRemoval: async (projectId) =>
      void (await run(`DELETE FROM ${schema}.removals WHERE project_id = $1`, [projectId])),
  }
}
