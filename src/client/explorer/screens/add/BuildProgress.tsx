import { useEffect } from 'preact/hooks'
import { count } from '../../../figures.js'
import { Answered } from '../../parts/Answered.js'
import { BuildButton } from '../../parts/BuildButton.js'
import { CancelBuild } from '../../parts/CancelBuild.js'
import { useProject } from '../../state/project.js'
import { texts } from '../../texts/texts.js'
import { stateOf } from '../projects/buildState.js'
import { Complaint } from './Complaint.js'
import type { Uploaded } from './uploadFile.js'

export interface BuildProgressProps {
  readonly uploaded: Uploaded & { readonly kind: 'building' }
  readonly onBuilt: () => void
}

/** Follows a build. The project answers once the core build has ended; sentiment follows. */
export function BuildProgress({ uploaded: { projectId, excluded }, onBuilt }: BuildProgressProps) {
  const question = useProject(projectId)
  const build = question.answer?.last_build_info
  const isBuilt = build?.success === true
  useEffect(() => {
    if (isBuilt) onBuilt()
  }, [isBuilt])
  return (
    <Answered question={question} height={60}>
      {(project) =>
        stateOf(project).kind === 'failed' ? (
          <Complaint title={texts.add.buildFailed} text={project.last_build_info.reason ?? ''}>
            <BuildButton project={project} reload={question.askAgain} text={texts.shell.buildAgain} />
          </Complaint>
        ) : (
          <>
            <p class="res" role="status">
              <span class="spin" aria-hidden="true" /> {texts.add.building}
              {excluded > 0 && `. ${texts.add.excluded(count(excluded))}`}
            </p>
            <CancelBuild project={project} reload={question.askAgain} />
            <p class="note">{texts.add.closeable}</p>
          </>
        )
      }
    </Answered>
  )
}
