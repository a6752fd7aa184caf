import { signal } from '@preact/signals'
import type { ProjectRecord } from '../../api/projects.js'

/** Words of a build whose change was taken back after it. Nothing of the engine says so: the page remembers it. */
const remembered = signal<{ readonly build: string; readonly words: readonly string[] }>({ build: '', words: [] })

type Built = Pick<ProjectRecord, 'project_id' | 'last_successful_build_time'>

const buildOf = ({ project_id, last_successful_build_time }: Built): string =>
  `${project_id} ${last_successful_build_time}`

/** The words whose change was taken back since the last build of a project. */
export const restoredWords = (project: Built): readonly string[] =>
  remembered.value.build === buildOf(project) ? remembered.value.words : []

export function setRestored(project: Built, words: readonly string[]): void {
  remembered.value = { build: buildOf(project), words }
}
