import type { ProjectRecord } from '../api/projects.js'
import { stateOf } from '../screens/projects/buildState.js'
import { texts } from '../texts/texts.js'
import { BuildButton } from './BuildButton.js'
import { momentName } from './moments.js'

export interface FailedBuildProps {
  readonly project: ProjectRecord
  readonly reload: () => void
}

/** Says above a screen that the last build failed and why, and that the answers are those of the build before it, if there was one. */
export const FailedBuild = ({ project, reload }: FailedBuildProps) =>
  stateOf(project).kind === 'failed' ? (
    <div class="hint failed" role="status">
      <p>
        <b>{texts.shell.buildFailed}</b> <span dir="auto">{project.last_build_info.reason}</span>{' '}
        {project.last_successful_build_time !== null &&
          texts.shell.buildBefore(momentName(project.last_successful_build_time))}
      </p>
      <BuildButton project={project} reload={reload} text={texts.shell.buildAgain} />
    </div>
  ) : null
