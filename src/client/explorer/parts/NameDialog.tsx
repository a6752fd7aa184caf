import { useSignal } from '@preact/signals'
import { useAction } from '../state/question.js'
import { Dialog } from './Dialog.js'
import { TextField } from './Field.js'

export interface NameDialogProps {
  readonly title: string
  readonly submit: string
  readonly label: string
  readonly before: string
  /** Stores another name; a refusal is shown, and the dialog stays. */
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for another name of something. */
export function NameDialog({ title, submit, label, before, onName, onClose }: NameDialogProps) {
  const name = useSignal(before)
  const action = useAction()
  const wanted = name.value.trim()
  const send = async (): Promise<void> => {
    const done = await action.run(async () => {
      await onName(wanted)
      return true
    })
    if (done) onClose()
  }
  return (
    <Dialog
      title={title}
      submit={submit}
      canSubmit={wanted !== '' && wanted !== before}
      action={action}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label={label} value={name} />
    </Dialog>
  )
}
