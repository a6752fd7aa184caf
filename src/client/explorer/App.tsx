import { useEffect } from 'preact/hooks'
import { call } from './api/call.js'
import { getProfile, getStatus } from './api/people.js'
import { ProjectFrame } from './ProjectFrame.js'
import { Empty } from './parts/Empty.js'
import { NoticeBar } from './parts/NoticeBar.js'
import { Rail } from './parts/Rail.js'
import { TitledAnswer } from './parts/TitledAnswer.js'
import { LoginScreen } from './screens/login/LoginScreen.js'
import { generalScreens, projectScreens } from './screens/screens.js'
import { address, currentPath, href, MAIN } from './state/address.js'
import { CallerContext } from './state/caller.js'
import { useProject } from './state/project.js'
import { useAnswer } from './state/question.js'
import { token } from './state/session.js'
import { texts } from './texts/texts.js'

export const App = () => (token.value === null ? <LoginScreen /> : <LoggedIn />)

function LoggedIn() {
  const caller = useAnswer('caller', async (signal) => {
    const [profile, status] = await Promise.all([call(getProfile, {}, { signal }), call(getStatus, {}, { signal })])
    return { profile, status }
  })
  if (caller.answer === undefined) {
    return (
      <main id="main" class="login">
        <TitledAnswer title={texts.shell.explorer} question={caller}>
          {() => null}
        </TitledAnswer>
      </main>
    )
  }
  return (
    <CallerContext.Provider value={{ ...caller.answer, reload: caller.askAgain }}>
      <Shell />
    </CallerContext.Provider>
  )
}

/** Names of the screens in the address: `projects/ID/search` names `search` of the project `ID`. */
function placeOf(path: readonly string[]): { readonly projectId: string | null; readonly name: string } {
  const [first = 'projects', projectId, name = projectScreens[0]?.name ?? ''] = path
  return first === 'projects' && projectId !== undefined ? { projectId, name } : { projectId: null, name: first }
}

function Shell() {
  const { projectId, name } = placeOf(address.value.path)
  const project = useProject(projectId)
  const shown = projectId === null ? undefined : project.answer
  useFocusOnArrival()
  useTitle(name, shown?.name)
  return (
    <>
      <a class="skip" href={`#${MAIN}`}>
        {texts.shell.skip}
      </a>
      <div class="shell">
        <Rail project={shown} />
        <main id="main" tabIndex={-1}>
          <Screen projectId={projectId} name={name} project={project} />
        </main>
      </div>
      <NoticeBar />
    </>
  )
}

interface ScreenProps {
  readonly projectId: string | null
  readonly name: string
  readonly project: ReturnType<typeof useProject>
}

function Screen({ projectId, name, project }: ScreenProps) {
  if (projectId !== null) {
    const screen = projectScreens.find((one) => one.name === name)
    return screen === undefined ? <NotFound /> : <ProjectFrame key={name} question={project} screen={screen} />
  }
  const General = generalScreens.find((one) => one.name === name)?.component
  return General === undefined ? <NotFound /> : <General key={name} />
}

const NotFound = () => (
  <>
    <h1 class="sr">{texts.shell.explorer}</h1>
    <Empty what={texts.shell.notFound} why={texts.shell.notFoundWhy}>
      <a class="btn" href={href(['projects'])}>
        {texts.shell.toProjects}
      </a>
    </Empty>
  </>
)

/** Whoever comes to another screen begins at its top, also with a screen reader. */
function useFocusOnArrival(): void {
  const path = currentPath.value
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path])
}

function useTitle(name: string, projectName: string | undefined): void {
  const screen = (texts.screens as Readonly<Record<string, string>>)[name]
  useEffect(() => {
    document.title = [screen, projectName, 'conceptlite'].filter(Boolean).join(' · ')
  }, [screen, projectName])
}
