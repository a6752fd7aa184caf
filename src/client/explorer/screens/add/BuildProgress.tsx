import { useEffect } from 'preact/hooks'
import { count } from '../../../figures.js'
import { Answered } from '../../parts/Answered.js'
import { CancelBuild } from '../../parts/CancelBuild.js'
import { Empty } from '../../parts/Empty.js'
import { useProject } from '../../state/project.js'
import { texts } from '../../texts/texts.js'
import { stateOf } from '../projects/buildState.js'
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
          <Empty what={stateOf(project).text} why={texts.add.closeable} />
        ) : (
          <>
            <p class="res" role="status">
              <span class="spin" aria-hidden="true" /> {texts.add.building}
              {excluded > 0 && `. ${texts.add.excluded(count(excluded))}`}
            </p>
            <CancelBuild project={project} reload={question.askAgain} />
          </>
        )
      }
    </Answered>
  )
}
