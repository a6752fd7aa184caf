import { useSignal } from '@preact/signals'
import { Choice } from '../../../parts/Choice.js'
import { call } from '../../api/call.js'
import { createUser, deleteUsers, inviteUser, type Role } from '../../api/workspaces.js'
import { Dialog } from '../../parts/Dialog.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { ROLE_OPTIONS } from './roleOptions.js'

export interface AddPersonDialogProps {
  readonly workspaceId: string
  readonly workspaceName: string
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Invites a person by mail, or makes a login with a first password where no mail is sent. */
export function AddPersonDialog({ workspaceId: workspace_id, workspaceName, onAdded, onClose }: AddPersonDialogProps) {
  const way = useSignal<'mail' | 'password'>('mail')
  const email = useSignal('')
  const name = useSignal('')
  const password = useSignal('')
  const role = useSignal<Role>('viewer')
  const action = useAction()
  const isInvitation = way.value === 'mail'
  const send = async (username: string): Promise<boolean> => {
    if (isInvitation) await call(inviteUser, { workspace_id, email: username, role: role.value })
    else {
      const made = { username, password: password.value, full_name: name.value.trim() || undefined }
      await call(createUser, { ...made, workspace_id, role: role.value })
    }
    return true
  }
  const submit = async (): Promise<void> => {
    const username = email.value.trim()
    if (!(await action.run(() => send(username)))) return
    onClose()
    onAdded()
    if (isInvitation) notify(texts.account.invited(username))
    else {
      notify(texts.account.madeLogin(username), async () => {
        await call(deleteUsers, { usernames: [username] })
        onAdded()
      })
    }
  }
  return (
    <Dialog
      title={texts.account.addPersonTitle(workspaceName)}
      submit={isInvitation ? texts.account.invite : texts.account.makeLogin}
      canSubmit={email.value.trim() !== '' && (isInvitation || password.value !== '')}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice
        label={texts.account.way}
        value={way.value}
        options={[
          ['mail', texts.account.byMail],
          ['password', texts.account.byPassword],
        ]}
        onChange={(chosen) => {
          way.value = chosen
          action.clear()
        }}
      />
      <TextField label={texts.account.email} autocomplete={isInvitation ? 'off' : 'username'} value={email} />
      {!isInvitation && (
        <>
          <TextField label={texts.account.fullName} value={name} />
          <TextField
            label={texts.account.firstPassword}
            note={texts.account.firstPasswordNote}
            isSecret
            autocomplete="new-password"
            value={password}
          />
        </>
      )}
      <SelectField
        label={texts.account.role}
        value={role.value}
        options={ROLE_OPTIONS}
        onChange={(value) => (role.value = value as Role)}
      />
    </Dialog>
  )
}
