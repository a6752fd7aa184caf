import type { LabelStore, ProjectLabel } from '../../port/project/label.js'
import { existingProject, type Session } from './session.js'

export function openLabelStore(session: Session): LabelStore {
  const labels = `${session.schema}.labels`
  return {
    read: async () => {
      const row = await session.get<{ label: string }>(`SELECT label FROM ${labels} WHERE project = $1`)
      return row && (JSON.parse(row.label) as ProjectLabel)
    },
    write: async ({ name, description, language, nextBuildLanguage, creator, creationDate }) =>
      void (await session.run(
        `INSERT INTO ${labels} SELECT $1, $2 ${existingProject(session.schema)}
         ON CONFLICT (project) DO UPDATE SET label = excluded.label`,
        JSON.stringify({ name, description, language, nextBuildLanguage, creator, creationDate }),
      )),
  }
}
