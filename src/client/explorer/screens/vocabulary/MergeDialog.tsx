import { useSignal } from '@preact/signals'
import { count, counted } from '../../../figures.js'
import { type MatchCounts, matchCounts } from '../../api/concepts.js'
import { Dialog } from '../../parts/Dialog.js'
import { TextField } from '../../parts/Field.js'
import { useAction, useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { Word } from './WordTable.js'

export interface MergeDialogProps {
  readonly projectId: string
  readonly word: Word
  /** Stores that the word counts as another term; a refusal is shown, and the dialog stays. */
  readonly onMerge: (target: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks what a word is to count as, and says what that does before it is stored. */
export function MergeDialog({ projectId, word, onMerge, onClose }: MergeDialogProps) {
  const typed = useSignal('')
  const action = useAction()
  const wanted = typed.value.trim()
  const { answer, isAsking } = useQuestion(
    matchCounts,
    wanted === ''
      ? null
      : {
          project_id: projectId,
          filter: [],
          concept_selector: {
            type: 'specified',
            concepts: [{ texts: [wanted] }, { texts: [word.name, wanted] }],
          },
        },
  )
  const effect = wanted === '' || isAsking || answer === undefined ? undefined : effectOf(word, wanted, answer)
  const submit = async (): Promise<void> => {
    const target = effect?.target
    if (target === undefined) return
    const done = await action.run(async () => {
      await onMerge(target)
      return true
    })
    if (done) onClose()
  }
  return (
    <Dialog
      title={texts.vocabulary.mergeTitle(word.name)}
      submit={texts.vocabulary.mergeSubmit}
      canSubmit={effect?.target !== undefined}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.vocabulary.mergeTo} note={texts.vocabulary.mergeNote} value={typed} />
      <p class="fx" aria-live="polite">
        {effect?.text ?? counted(word.documents, texts.overview.noun)}
      </p>
    </Dialog>
  )
}

interface Effect {
  /** Identifier of the term to count as; undefined where the word cannot count as that. */
  readonly target: string | undefined
  readonly text: string
}

function effectOf(word: Word, wanted: string, { match_counts: [target, both] }: MatchCounts): Effect {
  const id = target?.exact_term_ids.join(' ') ?? ''
  if (id === '' || target === undefined || both === undefined) {
    return { target: undefined, text: texts.vocabulary.skipped(wanted) }
  }
  if (id === word.id) return { target: undefined, text: texts.vocabulary.sameWord }
  if (target.exact_match_count === 0) return { target: id, text: texts.vocabulary.newWord(wanted) }
  const [one, other, all] = [word.documents, target.exact_match_count, both.exact_match_count]
  return { target: id, text: texts.vocabulary.mergedEffect(count(one), count(other), count(all)) }
}
