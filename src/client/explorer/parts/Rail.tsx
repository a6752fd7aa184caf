import { ThemeButton } from '../../parts/ThemeButton.js'
import { call } from '../api/call.js'
import { logout } from '../api/people.js'
import type { ProjectRecord } from '../api/projects.js'
import { listTokens } from '../api/tokens.js'
import { generalScreens, projectScreens } from '../screens/screens.js'
import { currentPath, href } from '../state/address.js'
import { useCaller } from '../state/caller.js'
import { carriedQuery } from '../state/carried.js'
import { isFromLogin, leaveSession, token } from '../state/session.js'
import { switchTheme } from '../state/theme.js'
import { texts } from '../texts/texts.js'
import { Icon, type IconName } from './Icon.js'

/** The navigation: the screens, those of the chosen project, and who is logged in. */
export const Rail = ({ project }: { readonly project: ProjectRecord | undefined }) => (
  <header class="rail">
    <a class="brand" href={href(['projects'])}>
      <span>concept</span>lite
    </a>
    <nav aria-label={texts.shell.explorer}>
      {generalScreens
        .filter(({ name }) => project === undefined || !isOfProject(name))
        .map(({ name, icon }) => (
          <RailLink key={name} path={[name]} icon={icon} text={texts.screens[name]} />
        ))}
      {project !== undefined && (
        <p>
          <bdi>{project.name}</bdi>
        </p>
      )}
      {project !== undefined &&
        projectScreens.map(({ name, icon }) => (
          <RailLink
            key={name}
            path={['projects', project.project_id, name]}
            query={carriedQuery.value}
            icon={icon}
            text={texts.screens[name]}
          />
        ))}
    </nav>
    <Who />
  </header>
)

/** Adding data stands once: where a project is open, it adds to that. */
const isOfProject = (name: string): boolean => projectScreens.some((screen) => screen.name === name)

interface RailLinkProps {
  readonly path: readonly string[]
  readonly query?: URLSearchParams
  readonly icon: IconName
  readonly text: string
}

const RailLink = ({ path, query, icon, text }: RailLinkProps) => {
  const isCurrent = currentPath.value === path.join('/')
  return (
    <a href={href(path, query)} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? showInRow : null}>
      <Icon name={icon} />
      {text}
    </a>
  )
}

/** Pixels that the link before the current one shows. */
const BEFORE = 60

/** On a phone the links stand in a row, which is moved to the current one. */
function showInRow(link: HTMLAnchorElement | null): void {
  if (link !== null && link.parentElement !== null) link.parentElement.scrollLeft = link.offsetLeft - BEFORE
}

/** Ends a token of a session. A long-lived one, which the page was given, is only forgotten: other programs may use it. */
async function endToken(used: string, isLogin: boolean): Promise<void> {
  const options = { token: used, keepalive: true }
  const isOfSession =
    isLogin || (await call(listTokens, {}, options)).some(({ token, type }) => token === used && type === 'short_lived')
  if (isOfSession) await call(logout, {}, options)
}

function Who() {
  const { profile } = useCaller()
  const name = profile.full_name === '' ? profile.username : profile.full_name
  const leave = (): void => {
    if (token.value !== null) endToken(token.value, isFromLogin()).catch(() => {})
    leaveSession()
  }
  return (
    <div class="who">
      <span class="ava" aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span>
        {name}
        <br />
        <button type="button" class="link" onClick={leave}>
          {texts.shell.logout}
        </button>
      </span>
      <ThemeButton label={texts.shell.theme} onClick={switchTheme} />
    </div>
  )
}
