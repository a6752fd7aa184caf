import { useRef } from 'preact/hooks'
import { getMetadata, type ProjectRecord } from './api/projects.js'
import { BuildButton } from './parts/BuildButton.js'
import { CancelBuild } from './parts/CancelBuild.js'
import { Empty } from './parts/Empty.js'
import { FailedBuild } from './parts/FailedBuild.js'
import { ScreenHead } from './parts/ScreenHead.js'
import { TitledAnswer } from './parts/TitledAnswer.js'
import { stateOf } from './screens/projects/buildState.js'
import type { ProjectScreen, ProjectScreenProps } from './screens/screen.js'
import { href } from './state/address.js'
import { ConceptListsContext, useConceptLists } from './state/conceptLists.js'
import { screenFilter } from './state/filter.js'
import type { AskedQuestion } from './state/question.js'
import { useQuestion } from './state/question.js'
import { texts } from './texts/texts.js'

export interface ProjectFrameProps {
  readonly question: AskedQuestion<ProjectRecord>
  readonly screen: ProjectScreen
}

/** A screen of a project, or what is to be done before it can be shown. */
export const ProjectFrame = ({ question, screen }: ProjectFrameProps) => (
  <TitledAnswer title={texts.screens[screen.name]} question={question}>
    {(project) => {
      const shared = { project, reloadProject: question.askAgain }
      if (!screen.needsBuild) return <screen.component key={project.project_id} {...shared} />
      if (project.last_successful_build_time === null) return <Unbuilt {...shared} />
      return (
        <>
          <FailedBuild project={project} reload={question.askAgain} />
          <Rebuilt key={project.project_id} {...shared} screen={screen} />
        </>
      )
    }}
  </TitledAnswer>
)

interface BuiltFrameProps extends ProjectScreenProps {
  readonly screen: ProjectScreen & { readonly needsBuild: true }
}

/**
 * A screen that starts anew where answers may have changed: after a build, and after the sentiment that follows it. The start of
 * a build changes nothing yet: what a person is doing goes on.
 */
function Rebuilt(props: BuiltFrameProps) {
  const { last_successful_build_time: built, last_build_info: build } = props.project
  const shown = useRef({ built, sentiment: build.sentiment?.stop_time })
  const isRunning = build.stop_time === null
  if (!isRunning) shown.current = { built, sentiment: build.sentiment?.stop_time }
  return <BuiltFrame key={`${shown.current.built} ${shown.current.sentiment}`} {...props} />
}

/** More values than this are found by asking. */
const MOST_VALUES = 1_000

function BuiltFrame({ screen, ...props }: BuiltFrameProps) {
  const { project_id } = props.project
  const metadata = useQuestion(getMetadata, { project_id, max_values: MOST_VALUES })
  const lists = useConceptLists(project_id)
  return (
    <TitledAnswer title={texts.screens[screen.name]} question={metadata}>
      {({ result: fields }) => (
        <TitledAnswer title={texts.screens[screen.name]} question={lists}>
          {(known) => (
            <ConceptListsContext.Provider value={known}>
              <screen.component {...props} fields={fields} filter={screenFilter.read(fields).filter} />
            </ConceptListsContext.Provider>
          )}
        </TitledAnswer>
      )}
    </TitledAnswer>
  )
}

function Unbuilt({ project, reloadProject }: ProjectScreenProps) {
  const { isRunning } = stateOf(project)
  return (
    <>
      <ScreenHead title={<span dir="auto">{project.name}</span>} />
      {isRunning ? (
        <Empty
          what={
            <>
              <span class="spin" aria-hidden="true" /> {texts.shell.building}
            </>
          }
          why={texts.shell.buildingWhy}
        >
          <CancelBuild project={project} reload={reloadProject} />
        </Empty>
      ) : (
        <NotBuilt {...{ project, reloadProject }} />
      )}
    </>
  )
}

/** What is missing: data, a build, or a build that does not fail. */
function NotBuilt({ project, reloadProject }: ProjectScreenProps) {
  const hasData = project.document_count > 0
  const isFailed = stateOf(project).kind === 'failed'
  const mayWrite = project.permissions.includes('write')
  return (
    <Empty
      what={isFailed ? texts.shell.buildFailed : texts.shell.notBuilt}
      why={
        isFailed ? (
          <span dir="auto">{project.last_build_info.reason}</span>
        ) : !mayWrite ? (
          texts.shell.notWritable
        ) : hasData ? (
          texts.shell.unbuiltWhy
        ) : (
          texts.shell.notBuiltWhy
        )
      }
    >
      <div class="buttons">
        <BuildButton
          project={project}
          reload={reloadProject}
          text={isFailed ? texts.shell.buildAgain : texts.shell.build}
        />
        {mayWrite && (
          <a class={hasData ? 'btn' : 'btn dark'} href={href(['projects', project.project_id, 'add'])}>
            {texts.shell.addData}
          </a>
        )}
      </div>
    </Empty>
  )
}
