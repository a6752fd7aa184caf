import { useSignal } from '@preact/signals'
import type { SharedConcept } from '../../api/lists.js'
import { Dialog } from '../../parts/Dialog.js'
import { Field, TextField } from '../../parts/Field.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

export interface ConceptDialogProps {
  readonly concept: SharedConcept
  /** Stores the changed concept; a refusal is shown, and the dialog stays. */
  readonly onChange: (concept: SharedConcept) => Promise<unknown>
  readonly onClose: () => void
}

/** Changes the name and the texts of a concept. */
export function ConceptDialog({ concept, onChange, onClose }: ConceptDialogProps) {
  const name = useSignal(concept.name)
  const lines = useSignal(concept.texts.join('\n'))
  const action = useAction()
  const wanted = linesOf(lines.value)
  const submit = async (): Promise<void> => {
    const changed = { ...concept, name: name.value.trim() || wanted.join(', '), texts: wanted }
    const done = await action.run(async () => {
      await onChange(changed)
      return true
    })
    if (done) onClose()
  }
  return (
    <Dialog
      title={texts.concepts.editTitle}
      submit={texts.concepts.editSubmit}
      canSubmit={wanted.length > 0}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.concepts.name} note={texts.concepts.nameNote} value={name} />
      <Field label={texts.concepts.texts} note={texts.concepts.textsNote}>
        {(ids) => (
          <textarea
            class="in"
            rows={5}
            dir="auto"
            spellcheck={false}
            value={lines.value}
            {...ids}
            onInput={(event) => (lines.value = event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
