import type { Database } from '../../database.js'
import type { LabelStore, ProjectLabel } from '../../port/project/label.js'
import type { Synchronous } from '../synchronous.js'

export function openLabelStore(database: Database): Synchronous<LabelStore> {
  const read = database.prepare<ProjectLabel>(`
    SELECT name, description, language, next_build_language AS nextBuildLanguage, creator,
           creation_date AS creationDate
    FROM label`)
  const write = database.prepare(`
    INSERT OR REPLACE INTO label
    VALUES (1, @name, @description, @language, @nextBuildLanguage, @creator, @creationDate)`)
  return { read: () => read.get(), write: (label) => void write.run(label) }
}
