import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import type { TokenRecord } from '../../api/people.js'
import { createToken } from '../../api/tokens.js'
import { Dialog } from '../../parts/Dialog.js'
import { TextField } from '../../parts/Field.js'
import { HiddenUsername } from '../../parts/HiddenUsername.js'
import { useCaller } from '../../state/caller.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

export interface MakeTokenDialogProps {
  readonly onMade: (token: TokenRecord) => void
  readonly onClose: () => void
}

/** Makes a token that stays valid until it is deleted. */
export function MakeTokenDialog({ onMade, onClose }: MakeTokenDialogProps) {
  const { profile } = useCaller()
  const description = useSignal('')
  const password = useSignal('')
  const action = useAction()
  const submit = async (): Promise<void> => {
    const sent = { description: description.value.trim(), password: password.value }
    const made = await action.run(() => call(createToken, sent))
    if (made === undefined) return
    onClose()
    onMade(made)
  }
  return (
    <Dialog
      title={texts.account.newTokenTitle}
      submit={texts.account.makeToken}
      canSubmit={description.value.trim() !== '' && password.value !== ''}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.account.tokenFor} note={texts.account.tokenForNote} value={description} />
      <HiddenUsername username={profile.username} />
      <TextField label={texts.account.tokenPassword} isSecret autocomplete="current-password" value={password} />
    </Dialog>
  )
}
