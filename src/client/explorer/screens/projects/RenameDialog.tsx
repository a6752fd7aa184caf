import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { type ProjectRecord, updateProject } from '../../api/projects.js'
import { Dialog } from '../../parts/Dialog.js'
import { TextField } from '../../parts/Field.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

export interface ProjectDialogProps {
  readonly project: ProjectRecord
  readonly onClose: () => void
}

/** Gives a project another name. */
export function RenameDialog({ project: { project_id, name: before }, onClose }: ProjectDialogProps) {
  const name = useSignal(before)
  const action = useAction()
  const wanted = name.value.trim()
  const submit = async (): Promise<void> => {
    const done = await action.run(() => call(updateProject, { project_id, name: wanted }))
    if (done === undefined) return
    onClose()
    notify(texts.projects.renamed(wanted), async () => {
      await call(updateProject, { project_id, name: before })
      onClose()
    })
  }
  return (
    <Dialog
      title={texts.projects.renameTitle}
      submit={texts.projects.renameSubmit}
      canSubmit={wanted !== '' && wanted !== before}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.projects.name} value={name} />
    </Dialog>
  )
}
