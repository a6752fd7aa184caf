import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { changePassword, login, type TokenRecord } from '../../api/people.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { TextField } from '../../parts/Field.js'
import { HiddenUsername } from '../../parts/HiddenUsername.js'
import { useCaller } from '../../state/caller.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { beginSession, token } from '../../state/session.js'
import { texts } from '../../texts/texts.js'
import { OWNER_WITHOUT_LOGIN } from './ownerWithoutLogin.js'

/** Changes the password. That ends all sessions, so the one of this page begins anew. */
export function PasswordCard({ tokens }: { readonly tokens: readonly TokenRecord[] }) {
  const { profile } = useCaller()
  return (
    <Card id="password" title={texts.account.password} deck={texts.account.passwordDeck}>
      {profile.username === OWNER_WITHOUT_LOGIN ? (
        <Empty what={texts.account.noPassword} why={texts.account.noPasswordWhy} />
      ) : (
        <PasswordForm username={profile.username} tokens={tokens} />
      )}
    </Card>
  )
}

interface PasswordFormProps {
  readonly username: string
  readonly tokens: readonly TokenRecord[]
}

function PasswordForm({ username, tokens }: PasswordFormProps) {
  const old = useSignal('')
  const wanted = useSignal('')
  const repeated = useSignal('')
  const action = useAction()
  const differs = repeated.value !== '' && repeated.value !== wanted.value
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const isSession = tokens.find((one) => one.token === token.value)?.type === 'short_lived'
    const done = await action.run(async () => {
      await call(changePassword, { old_password: old.value, new_password: wanted.value })
      if (isSession) beginSession((await call(login, { username, password: wanted.value })).token, { isLogin: true })
      return true
    })
    if (!done) return
    old.value = wanted.value = repeated.value = ''
    notify(texts.account.changed)
  }
  const isReady = old.value !== '' && wanted.value !== '' && repeated.value === wanted.value
  return (
    <form class="form" onSubmit={submit}>
      <HiddenUsername username={username} />
      <TextField label={texts.account.oldPassword} isSecret autocomplete="current-password" value={old} />
      <TextField label={texts.account.newPassword} isSecret autocomplete="new-password" value={wanted} />
      <TextField
        label={texts.account.repeated}
        isSecret
        autocomplete="new-password"
        value={repeated}
        {...(differs && { note: texts.account.different })}
      />
      {action.error.value !== undefined && <ErrorBox error={action.error.value} />}
      <button type="submit" class="btn dark" disabled={!isReady || action.isRunning.value}>
        {texts.account.change}
      </button>
    </form>
  )
}
