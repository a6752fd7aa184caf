import type { Database } from '../database.js'

/**
 * The label in a project's file. The catalog takes precedence; the label is read only for a file that the catalog does
 * not know.
 */
export interface ProjectLabel {
  readonly name: string
  readonly description: string
  readonly language: string
  readonly nextBuildLanguage: string
  readonly creator: string
  readonly creationDate: number
}

export interface LabelStore {
  /** Undefined in a file without a label: not a project, or one that was never finished. */
  read(): ProjectLabel | undefined
  write(label: ProjectLabel): void
}

export function openLabelStore(database: Database): LabelStore {
  const read = database.prepare<ProjectLabel>(`
    SELECT name, description, language, next_build_language AS nextBuildLanguage, creator,
           creation_date AS creationDate
    FROM label`)
  const write = database.prepare(`
    INSERT OR REPLACE INTO label
    VALUES (1, @name, @description, @language, @nextBuildLanguage, @creator, @creationDate)`)
  return { read: () => read.get(), write: (label) => void write.run(label) }
}
