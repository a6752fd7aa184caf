import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { createProject, deleteProject } from '../../api/projects.js'
import { Dialog } from '../../parts/Dialog.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { useCaller } from '../../state/caller.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

/** Makes an empty project. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { profile, status } = useCaller()
  const workspaces = profile.workspaces.filter(({ permissions }) => permissions.includes('create'))
  const own = workspaces.find(({ workspace_id }) => workspace_id === profile.default_workspace) ?? workspaces[0]
  const name = useSignal('')
  const language = useSignal('en')
  const workspaceId = useSignal(own?.workspace_id)
  const action = useAction()
  const submit = async (): Promise<void> => {
    const sent = { name: name.value.trim(), language: language.value, workspace_id: workspaceId.value }
    const made = await action.run(() => call(createProject, sent))
    if (made === undefined) return
    onClose()
    notify(texts.projects.created(made.name), async () => {
      await call(deleteProject, { project_id: made.project_id })
      onClose()
    })
  }
  return (
    <Dialog
      title={texts.projects.createTitle}
      submit={texts.projects.createSubmit}
      canSubmit={name.value.trim() !== ''}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.projects.name} value={name} />
      <SelectField
        label={texts.projects.language}
        value={language.value}
        options={status.languages.map((one) => [one.code, one.name])}
        onChange={(value) => (language.value = value)}
      />
      {workspaces.length > 1 && (
        <SelectField
          label={texts.projects.workspace}
          value={workspaceId.value ?? ''}
          options={workspaces.map((one) => [one.workspace_id, one.name])}
          onChange={(value) => (workspaceId.value = value)}
        />
      )}
    </Dialog>
  )
}
