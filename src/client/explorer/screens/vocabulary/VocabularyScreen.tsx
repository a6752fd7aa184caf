import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { getTermChanges, storeTermChanges, type TermChange } from '../../api/vocabulary.js'
import { Answered } from '../../parts/Answered.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { notify, notifyError } from '../../state/notices.js'
import { useAnswer, useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { ChangeList } from './ChangeList.js'
import { type DescribedChange, describeChanges } from './changes.js'
import { MergeDialog } from './MergeDialog.js'
import { restoredWords, setRestored } from './restored.js'
import { type Word, WordTable } from './WordTable.js'

/** Which words count, and as what: changes for the next build, with their effect on the documents. */
export function VocabularyScreen({ project, reloadProject }: BuiltScreenProps) {
  const { project_id } = project
  const merged = useSignal<Word | null>(null)
  const stored = useQuestion(getTermChanges, { project_id })
  const described = useAnswer(stored.answer === undefined ? null : JSON.stringify(stored.answer), (signal) =>
    describeChanges(project_id, stored.answer ?? {}, signal),
  )
  const mayWrite = project.permissions.includes('write')
  const store = async (id: string, change: TermChange): Promise<void> => {
    await call(storeTermChanges, { project_id, term_management: { [id]: change } })
    stored.askAgain()
  }
  const change = async ({ id, name }: Word, wanted: TermChange): Promise<void> => {
    const before = stored.answer?.[id] ?? {}
    await store(id, wanted)
    const isTakenBack = Object.keys(wanted).length === 0
    notify(isTakenBack ? texts.vocabulary.takenBack(name) : texts.vocabulary.stored(name), async () => {
      await store(id, before)
      setRestored(
        project,
        restoredWords(project).filter((word) => word !== name),
      )
    })
  }
  const tryChange = (word: Word, wanted: TermChange): void => void change(word, wanted).catch(notifyError)
  const takeBack = ({ id, word, isApplied }: DescribedChange): void =>
    void change({ id, name: word, documents: 0 }, {}).then(() => {
      if (isApplied) setRestored(project, [...restoredWords(project), word])
    }, notifyError)
  return (
    <>
      <ScreenHead
        title={texts.screens.vocabulary}
        deck={mayWrite ? texts.vocabulary.deck : `${texts.vocabulary.deck} ${texts.vocabulary.readOnly}`}
      />
      <div class="two wide">
        <WordTable
          project={project}
          changes={stored.answer ?? {}}
          onChange={mayWrite ? tryChange : undefined}
          onMerge={(word) => (merged.value = word)}
        />
        <Answered question={described} height={240}>
          {(changes) => (
            <ChangeList
              project={project}
              reloadProject={reloadProject}
              changes={changes}
              total={Object.keys(stored.answer ?? {}).length}
              restored={restoredWords(project)}
              onTakeBack={takeBack}
            />
          )}
        </Answered>
      </div>
      {merged.value !== null && (
        <MergeDialog
          projectId={project_id}
          word={merged.value}
          onMerge={(target) => change(merged.value!, { new_term_id: target })}
          onClose={() => (merged.value = null)}
        />
      )}
    </>
  )
}
