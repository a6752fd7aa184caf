import type { Database } from '../database.js'

/** What a project's file says about itself. The catalog decides; this is read only for a file it does not know. */
export interface ProjectLabel {
  readonly name: string
  readonly description: string
  readonly language: string
  readonly nextBuildLanguage: string
  readonly creator: string
  readonly creationDate: number
}

export interface LabelStore {
  /** Undefined in a file that nobody has labelled: one that is not a project's, or was never finished. */
  read(): ProjectLabel | undefined
  write(label: ProjectLabel): void
}

export function openLabelStore(database: Database): LabelStore {
  const read = database.prepare(`
    SELECT name, description, language, next_build_language AS nextBuildLanguage, creator,
           creation_date AS creationDate
    FROM label`)
  const write = database.prepare(`
    INSERT OR REPLACE INTO label
    VALUES (1, @name, @description, @language, @nextBuildLanguage, @creator, @creationDate)`)
  return { read: () => read.get() as ProjectLabel | undefined, write: (label) => void write.run(label) }
}
