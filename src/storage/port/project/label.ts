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
  read(): Promise<ProjectLabel | undefined>
  write(label: ProjectLabel): Promise<void>
}
