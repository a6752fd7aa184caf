import { call } from '../api/call.js'
import { buildProject, type ProjectRecord } from '../api/projects.js'
import { notify, notifyError } from '../state/notices.js'
import { texts } from '../texts/texts.js'

/** Builds a project as it was built before, with or without sentiment. */
export async function startBuild(
  { project_id, name, last_build_info }: ProjectRecord,
  reload: () => void,
): Promise<void> {
  try {
    await call(buildProject, { project_id, skip_sentiment: last_build_info.sentiment?.skip_sentiment })
    reload()
    notify(texts.projects.buildStarted(name))
  } catch (error) {
    notifyError(error)
  }
}

export interface BuildButtonProps {
  readonly project: ProjectRecord
  readonly reload: () => void
  readonly text: string
}

/** A button that builds a project; nothing for those who may only read, or without documents. */
export const BuildButton = ({ project, reload, text }: BuildButtonProps) =>
  project.permissions.includes('write') && project.document_count > 0 ? (
    <button type="button" class="btn dark" onClick={() => void startBuild(project, reload)}>
      {text}
    </button>
  ) : null
