import type { ComponentType } from 'preact'
import type { Filter } from '../api/filter.js'
import type { FieldRecord, ProjectRecord } from '../api/projects.js'
import type { IconName } from '../parts/Icon.js'
import type { texts } from '../texts/texts.js'

/** A screen of its own: `#/NAME`. */
export interface GeneralScreen {
  readonly name: keyof typeof texts.screens
  readonly icon: IconName
  readonly component: ComponentType
}

/** What a screen of a project is given. */
export interface ProjectScreenProps {
  readonly project: ProjectRecord
  /** Reads the project again, after it was changed. */
  readonly reloadProject: () => void
}

/** What a screen that needs a build is given as well. It is made anew after every build. */
export interface BuiltScreenProps extends ProjectScreenProps {
  /** The fields of the documents, for the filter bar and for breakdowns. */
  readonly fields: readonly FieldRecord[]
  /** The filter of the address, which belongs to every question. */
  readonly filter: Filter
}

interface NamedProjectScreen {
  readonly name: keyof typeof texts.screens
  readonly icon: IconName
}

/**
 * A screen of one project: `#/projects/PROJECT_ID/NAME`. The first one is shown where the address names none. Before the
 * first build, what to do is said in place of screens that need one.
 */
export type ProjectScreen =
  | (NamedProjectScreen & { readonly needsBuild: true; readonly component: ComponentType<BuiltScreenProps> })
  | (NamedProjectScreen & { readonly needsBuild: false; readonly component: ComponentType<ProjectScreenProps> })
