import { call } from '../api/call.js'
import { buildProject, type ProjectRecord } from '../api/projects.js'
import { cancelBuild } from '../api/uploads.js'
import { notify, notifyError } from '../state/notices.js'
import { texts } from '../texts/texts.js'

/** Cancels the build of a project; taking that back starts it again. */
export async function cancel({ project_id, name, last_build_info }: ProjectRecord, reload: () => void): Promise<void> {
  const skip_sentiment = last_build_info.sentiment?.skip_sentiment
  try {
    await call(cancelBuild, { project_id })
    reload()
    notify(texts.projects.buildCancelled(name), async () => {
      await call(buildProject, { project_id, skip_sentiment })
      reload()
    })
  } catch (error) {
    notifyError(error)
  }
}

export interface CancelBuildProps {
  readonly project: ProjectRecord
  readonly reload: () => void
}

/** A button that cancels the build under way; nothing for those who may only read. */
export const CancelBuild = ({ project, reload }: CancelBuildProps) =>
  project.permissions.includes('write') ? (
    <button type="button" class="btn" onClick={() => void cancel(project, reload)}>
      {texts.projects.cancelBuild}
    </button>
  ) : null
