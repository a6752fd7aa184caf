import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { call } from '../../api/call.js'
import { deleteProject } from '../../api/projects.js'
import { Dialog } from '../../parts/Dialog.js'
import { TextField } from '../../parts/Field.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { ProjectDialogProps } from './RenameDialog.js'

/** Deletes a project whose name is typed: nothing brings it back. */
export function DeleteDialog({ project: { project_id, name, document_count }, onClose }: ProjectDialogProps) {
  const typed = useSignal('')
  const action = useAction()
  const submit = async (): Promise<void> => {
    const done = await action.run(() => call(deleteProject, { project_id }))
    if (done === undefined) return
    onClose()
    notify(texts.projects.deleted(name))
  }
  return (
    <Dialog
      title={texts.projects.deleteTitle}
      submit={texts.projects.deleteSubmit}
      canSubmit={typed.value.trim() === name.trim()}
      isBad
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <p dir="auto">
        {texts.projects.deleteWhat(name, texts.projects.documents(document_count, count(document_count)))}
      </p>
      <TextField label={texts.projects.deleteType(name)} value={typed} />
    </Dialog>
  )
}
