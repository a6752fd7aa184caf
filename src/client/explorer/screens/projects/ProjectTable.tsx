import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Menu, type MenuItem } from '../../parts/Menu.js'
import { momentName } from '../../parts/moments.js'
import { href } from '../../state/address.js'
import { languageName, useCaller } from '../../state/caller.js'
import { texts } from '../../texts/texts.js'
import { stateOf } from './buildState.js'

/** What can be done to a project of the list. */
export interface ProjectActions {
  readonly onRename: (project: ProjectRecord) => void
  readonly onCopy: (project: ProjectRecord) => void
  readonly onBuild: (project: ProjectRecord) => void
  readonly onCancelBuild: (project: ProjectRecord) => void
  readonly onCancelSentiment: (project: ProjectRecord) => void
  readonly onDelete: (project: ProjectRecord) => void
}

export interface ProjectTableProps {
  readonly label: string
  readonly projects: readonly ProjectRecord[]
  readonly actions: ProjectActions
}

/** Projects that are shown at first: a page of thousands of rows is slow. */
const MOST_SHOWN = 200

export function ProjectTable({ label, projects, actions }: ProjectTableProps) {
  const { columns } = texts.projects
  const isWhole = useSignal(false)
  const shown = isWhole.value ? projects : projects.slice(0, MOST_SHOWN)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={texts.projects.tableOf(label)}>
      <table class="data proj">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" class="r">
              {columns.documents}
            </th>
            <th scope="col">{columns.language}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.built}</th>
            <th scope="col">
              <span class="sr">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((project) => (
            <ProjectRow key={project.project_id} project={project} actions={actions} />
          ))}
        </tbody>
      </table>
      {shown.length < projects.length && (
        <button type="button" class="link sm" onClick={() => (isWhole.value = true)}>
          {texts.projects.showAll(count(projects.length))}
        </button>
      )}
    </section>
  )
}

interface ProjectRowProps {
  readonly project: ProjectRecord
  readonly actions: ProjectActions
}

function ProjectRow({ project, actions }: ProjectRowProps) {
  const caller = useCaller()
  const { name, document_count, language, last_successful_build_time: built, problem } = project
  const items = itemsOf(project, actions)
  return (
    <tr>
      <th scope="row">
        <a class="link" dir="auto" href={href(['projects', project.project_id])}>
          {name}
        </a>
      </th>
      <td>{problem === undefined ? count(document_count) : '–'}</td>
      <td class="l">{languageName(caller, language)}</td>
      <td class="l">
        <ProjectState project={project} />
      </td>
      <td class="l">{built === null ? '–' : momentName(built)}</td>
      <td>
        {items.length > 0 && <Menu button={texts.projects.more} label={texts.projects.moreFor(name)} items={items} />}
      </td>
    </tr>
  )
}

/** Only what one may do. */
function itemsOf(project: ProjectRecord, actions: ProjectActions): MenuItem[] {
  const mayWrite = project.permissions.includes('write')
  const mayCreate = project.permissions.includes('create')
  const { isRunning } = stateOf(project)
  const isUsable = project.problem === undefined
  return [
    ...(mayWrite && isUsable ? [{ text: texts.projects.rename, onChoose: () => actions.onRename(project) }] : []),
    ...(mayWrite && !isRunning && project.document_count > 0
      ? [{ text: texts.projects.build, onChoose: () => actions.onBuild(project) }]
      : []),
    ...(mayWrite && project.last_build_info.stop_time === null
      ? [{ text: texts.projects.cancelBuild, onChoose: () => actions.onCancelBuild(project) }]
      : []),
    ...(mayWrite && project.last_build_info.sentiment?.progress !== undefined
      ? [{ text: texts.projects.cancelSentiment, onChoose: () => actions.onCancelSentiment(project) }]
      : []),
    ...(mayCreate && isUsable && !isRunning
      ? [{ text: texts.projects.copy, onChoose: () => actions.onCopy(project) }]
      : []),
    ...(mayCreate ? [{ text: texts.projects.delete, isBad: true, onChoose: () => actions.onDelete(project) }] : []),
  ]
}

const CLASSES = { none: 'st', running: 'st now', ready: 'st ok', failed: 'st bad' } as const

/** How far a project is, with a sign that says the same as its colour. */
function ProjectState({ project }: { readonly project: ProjectRecord }) {
  const { text, kind } = stateOf(project)
  return (
    <span class={CLASSES[kind]}>
      {kind === 'running' && <span class="spin" aria-hidden="true" />}
      {text}
    </span>
  )
}
