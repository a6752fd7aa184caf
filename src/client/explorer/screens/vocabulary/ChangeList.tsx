import { count } from '../../../figures.js'
import { call } from '../../api/call.js'
import { buildProject, type ProjectRecord } from '../../api/projects.js'
import { CancelBuild } from '../../parts/CancelBuild.js'
import { Card } from '../../parts/Card.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { stateOf } from '../projects/buildState.js'
import type { DescribedChange } from './changes.js'

export interface ChangeListProps {
  readonly project: ProjectRecord
  readonly reloadProject: () => void
  readonly changes: readonly DescribedChange[]
  /** Stored changes, of which the first are described. */
  readonly total: number
  /** Words whose change was taken back since the last build. */
  readonly restored: readonly string[]
  readonly onTakeBack: (change: DescribedChange) => void
}

/** The stored changes: those that wait for a build, with what they will do, and those of the last build. */
export function ChangeList({ project, reloadProject, changes, total, restored, onTakeBack }: ChangeListProps) {
  const mayWrite = project.permissions.includes('write')
  const pending = changes.filter(({ isApplied }) => !isApplied)
  const applied = changes.filter(({ isApplied }) => isApplied)
  const isEmpty = changes.length + restored.length === 0
  return (
    <Card id="changes" title={texts.vocabulary.changes(total)}>
      {isEmpty && (
        <p class="empty">
          <b>{texts.vocabulary.nothing}</b> {texts.vocabulary.nothingWhy}
        </p>
      )}
      {pending.length + restored.length > 0 && <h3 class="lh">{texts.vocabulary.pending}</h3>}
      <ChangeRows changes={pending} onTakeBack={mayWrite ? onTakeBack : undefined} />
      {restored.map((word) => (
        <p key={word} class="pc">
          <b dir="auto">{word}</b> <span>{texts.vocabulary.restored}</span>
        </p>
      ))}
      {applied.length > 0 && <h3 class="lh">{texts.vocabulary.applied}</h3>}
      <ChangeRows changes={applied} onTakeBack={mayWrite ? onTakeBack : undefined} />
      {total > changes.length && <p class="note">{texts.vocabulary.more(count(changes.length), count(total))}</p>}
      {mayWrite && <BuildAgain project={project} reloadProject={reloadProject} />}
    </Card>
  )
}

interface ChangeRowsProps {
  readonly changes: readonly DescribedChange[]
  readonly onTakeBack: ((change: DescribedChange) => void) | undefined
}

const ChangeRows = ({ changes, onTakeBack }: ChangeRowsProps) => (
  <ul>
    {changes.map((described) => (
      <li key={described.id} class="pc">
        <b dir="auto">{described.word}</b> <span>{kindOf(described)}</span>
        <p class="fx">{effectText(described)}</p>
        {onTakeBack !== undefined && (
          <button
            type="button"
            class="link sm"
            aria-label={texts.vocabulary.takeBackOf(described.word)}
            onClick={() => onTakeBack(described)}
          >
            {texts.vocabulary.takeBack}
          </button>
        )}
      </li>
    ))}
  </ul>
)

const kindOf = ({ change, target }: DescribedChange) =>
  target !== undefined ? (
    <>
      {texts.vocabulary.merged} <b dir="auto">{target}</b>
    </>
  ) : change.action === 'notice' ? (
    texts.vocabulary.noticed
  ) : (
    texts.vocabulary.ignored
  )

/** What a change does to the documents, or has done. */
function effectText({ change, target, documents, targetDocuments, after, isApplied, sample }: DescribedChange): string {
  const { vocabulary } = texts
  if (isApplied) return vocabulary.inEffect(count(target === undefined ? documents : targetDocuments))
  if (change.action === 'notice') {
    return sample === undefined
      ? vocabulary.noticedEffect(count(after))
      : vocabulary.noticedSample(count(after), count(sample))
  }
  if (target === undefined) return vocabulary.ignoredEffect(count(documents))
  if (targetDocuments === 0) return vocabulary.renamedEffect(count(documents))
  return vocabulary.mergedEffect(count(documents), count(targetDocuments), count(after))
}

/** Builds the project as it was built before, with or without sentiment, and says how far it is. */
function BuildAgain({ project, reloadProject }: Pick<ChangeListProps, 'project' | 'reloadProject'>) {
  const action = useAction()
  const { text, kind, isRunning } = stateOf(project)
  const error = action.error.value
  const build = async (): Promise<void> => {
    const { project_id, last_build_info } = project
    const skip_sentiment = last_build_info.sentiment?.skip_sentiment
    const done = await action.run(async () => {
      await call(buildProject, { project_id, skip_sentiment })
      return true
    })
    if (!done) return
    reloadProject()
    notify(texts.vocabulary.buildStarted)
  }
  return (
    <div class="again">
      {(isRunning || kind === 'failed') && (
        <p class={kind === 'failed' ? 'st bad' : 'res'} role="status">
          {isRunning && <span class="spin" aria-hidden="true" />} {text}. {isRunning && texts.vocabulary.building}
        </p>
      )}
      {error !== undefined && <p role="alert">{error.message}</p>}
      {project.last_build_info.stop_time === null && <CancelBuild project={project} reload={reloadProject} />}
      <button type="button" class="btn dark" disabled={isRunning || action.isRunning.value} onClick={build}>
        {texts.vocabulary.build}
      </button>
      <p class="note">{texts.vocabulary.buildNote}</p>
    </div>
  )
}
