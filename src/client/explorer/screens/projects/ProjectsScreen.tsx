import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { Choice } from '../../../parts/Choice.js'
import { call } from '../../api/call.js'
import type { WorkspaceOfProfile } from '../../api/people.js'
import { copyProject, deleteProject, listProjects, type ProjectRecord } from '../../api/projects.js'
import { cancelSentiment } from '../../api/uploads.js'
import { Answered } from '../../parts/Answered.js'
import { startBuild } from '../../parts/BuildButton.js'
import { cancel } from '../../parts/CancelBuild.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { FindField, typedToFind } from '../../parts/FindField.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { queryChoice, setQuery } from '../../state/address.js'
import { useCaller } from '../../state/caller.js'
import { notify, notifyError } from '../../state/notices.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { stateOf } from './buildState.js'
import { CreateDialog } from './CreateDialog.js'
import { chooseProjects, PROJECT_ORDERS } from './chooseProjects.js'
import { DeleteDialog } from './DeleteDialog.js'
import { type ProjectActions, ProjectTable } from './ProjectTable.js'
import { RenameDialog } from './RenameDialog.js'

/** Milliseconds between questions for news: while a build runs, and otherwise, since others build as well. */
const BUSY_MILLISECONDS = 1_000
const IDLE_MILLISECONDS = 15_000

/** Projects that need no help to find one. */
const MOST_UNORDERED = 10

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename'; readonly project: ProjectRecord }
  | { readonly kind: 'delete'; readonly project: ProjectRecord }

/** All projects that one may read, by workspace, with the state of their builds. */
export function ProjectsScreen() {
  const { profile } = useCaller()
  const opened = useSignal<Opened | null>(null)
  const list = useQuestion(
    listProjects,
    {},
    {
      againAfter: (projects) =>
        projects.some((project) => stateOf(project).isRunning) ? BUSY_MILLISECONDS : IDLE_MILLISECONDS,
    },
  )
  const mayCreate = profile.workspaces.some(({ permissions }) => permissions.includes('create'))
  const close = (): void => {
    opened.value = null
    list.askAgain()
  }
  const actions: ProjectActions = {
    onRename: (project) => (opened.value = { kind: 'rename', project }),
    onDelete: (project) => (opened.value = { kind: 'delete', project }),
    onCopy: (project) => void copy(project, list.askAgain),
    onBuild: (project) => void startBuild(project, list.askAgain),
    onCancelBuild: (project) => void cancel(project, list.askAgain),
    onCancelSentiment: (project) => void stopSentiment(project, list.askAgain),
  }
  return (
    <>
      <ScreenHead
        title={texts.projects.title}
        tools={
          mayCreate && (
            <button type="button" class="btn dark" onClick={() => (opened.value = { kind: 'create' })}>
              {texts.projects.create}
            </button>
          )
        }
      />
      {(list.answer?.length ?? 0) > MOST_UNORDERED && <ListTools />}
      <Answered question={list} height={240}>
        {(projects) => <Workspaces projects={projects} mayCreate={mayCreate} actions={actions} />}
      </Answered>
      {opened.value?.kind === 'create' && <CreateDialog onClose={close} />}
      {opened.value?.kind === 'rename' && <RenameDialog project={opened.value.project} onClose={close} />}
      {opened.value?.kind === 'delete' && <DeleteDialog project={opened.value.project} onClose={close} />}
    </>
  )
}

/** Finds projects by name, and chooses their order. */
function ListTools() {
  const { order } = chosen()
  return (
    <div class="ptools">
      <FindField label={texts.projects.find} />
      <Choice
        label={texts.projects.order}
        value={order}
        options={PROJECT_ORDERS.map((one) => [one, texts.projects.orders[one]])}
        onChange={(value) => setQuery({ sort: value === PROJECT_ORDERS[0] ? undefined : value })}
      />
    </div>
  )
}

/** What the address says of the list. */
const chosen = () => ({
  typed: typedToFind(),
  order: queryChoice('sort', PROJECT_ORDERS),
})

interface WorkspacesProps {
  readonly projects: readonly ProjectRecord[]
  readonly mayCreate: boolean
  readonly actions: ProjectActions
}

function Workspaces({ projects, mayCreate, actions }: WorkspacesProps) {
  const { profile } = useCaller()
  if (projects.length === 0) {
    return mayCreate ? (
      <Empty what={texts.projects.none} why={texts.projects.noneWhy} />
    ) : (
      <Empty what={texts.projects.noneReadable} why={texts.projects.noneReadableWhy} />
    )
  }
  const { typed, order } = chosen()
  const found = chooseProjects(projects, { typed, order })
  if (found.length === 0) {
    return (
      <Empty what={texts.projects.noneFound(typed.trim())} why={texts.projects.noneFoundWhy}>
        <button type="button" class="btn" onClick={() => setQuery({ find: undefined })}>
          {texts.projects.showAll(count(projects.length))}
        </button>
      </Empty>
    )
  }
  const filled = profile.workspaces
    .map((workspace) => ({ workspace, own: projectsOf(workspace, found) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div class="stack">
      {filled.map(({ workspace, own }) => (
        <Card key={workspace.workspace_id} id={`workspace-${workspace.workspace_id}`} title={workspace.name}>
          <ProjectTable label={workspace.name} projects={own} actions={actions} />
        </Card>
      ))}
    </div>
  )
}

const projectsOf = ({ workspace_id }: WorkspaceOfProfile, projects: readonly ProjectRecord[]): ProjectRecord[] =>
  projects.filter((project) => project.workspace_id === workspace_id)

async function copy({ project_id }: ProjectRecord, reload: () => void): Promise<void> {
  try {
    const made = await call(copyProject, { project_id })
    reload()
    notify(texts.projects.copied(made.name), async () => {
      await call(deleteProject, { project_id: made.project_id })
      reload()
    })
  } catch (error) {
    notifyError(error)
  }
}

async function stopSentiment({ project_id, name }: ProjectRecord, reload: () => void): Promise<void> {
  try {
    await call(cancelSentiment, { project_id })
    reload()
    notify(texts.projects.sentimentCancelled(name))
  } catch (error) {
    notifyError(error)
  }
}
