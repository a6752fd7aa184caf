import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import type { TokenRecord } from '../../api/people.js'
import { deleteToken } from '../../api/tokens.js'
import { Dialog } from '../../parts/Dialog.js'
import { TextField } from '../../parts/Field.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { endOf, tokenName } from './tokenNames.js'

export interface DeleteTokenDialogProps {
  readonly token: TokenRecord
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Deletes a token whose end is typed: programs that use it are refused, and nothing brings it back. */
export function DeleteTokenDialog({ token, onDeleted, onClose }: DeleteTokenDialogProps) {
  const typed = useSignal('')
  const action = useAction()
  const name = tokenName(token)
  const submit = async (): Promise<void> => {
    const done = await action.run(() => call(deleteToken, { token: token.token }))
    if (done === undefined) return
    onClose()
    onDeleted()
    notify(texts.account.deletedToken(name))
  }
  return (
    <Dialog
      title={texts.account.deleteTokenTitle}
      submit={texts.account.deleteTokenSubmit}
      canSubmit={typed.value.trim() === endOf(token)}
      isBad
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <p dir="auto">{texts.account.deleteTokenWhat(name)}</p>
      <TextField label={texts.account.deleteTokenType(endOf(token))} value={typed} />
    </Dialog>
  )
}
