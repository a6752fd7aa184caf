import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Choice } from '../../../parts/Choice.js'
import type { ApiError } from '../../api/apiError.js'
import { call } from '../../api/call.js'
import { getProfile, login } from '../../api/people.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { TextField } from '../../parts/Field.js'
import { useAction } from '../../state/question.js'
import { beginSession, lastWay, loginReason, token, type Way } from '../../state/session.js'
import { texts } from '../../texts/texts.js'

/** Asks for a password or a token. The address stays, so that one comes to where one wanted. */
export function LoginScreen() {
  const way = useSignal(lastWay())
  const action = useAction()
  const error = action.error.value
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // What had the focus is gone with the screen: a screen reader begins to read here.
    if (loginReason.value !== undefined) main.current?.focus()
  }, [])
  return (
    <main id="main" class="login" tabIndex={-1} ref={main}>
      <p class="brand">
        <span>concept</span>lite
      </p>
      <h1>{texts.login.title}</h1>
      <p class="deck">{loginReason.value === 'expired' ? texts.login.expired : texts.login.why}</p>
      <Choice
        label={texts.login.how}
        value={way.value}
        options={[
          ['password', texts.login.byPassword],
          ['token', texts.login.byToken],
        ]}
        onChange={(chosen) => {
          way.value = chosen
          action.clear()
        }}
      />
      {way.value === 'password' ? <PasswordForm action={action} /> : <TokenForm action={action} />}
      {error !== undefined && (isRefusal(error) ? <Refusal way={way.value} /> : <ErrorBox error={error} />)}
    </main>
  )
}

interface FormProps {
  readonly action: ReturnType<typeof useAction>
}

function PasswordForm({ action }: FormProps) {
  const username = useSignal('')
  const password = useSignal('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const sent = { username: username.value, password: password.value }
    const made = await action.run(() => call(login, sent))
    if (made !== undefined) beginSession(made.token, { isLogin: true })
  }
  return (
    <form onSubmit={submit}>
      <TextField label={texts.login.username} autocomplete="username" value={username} />
      <TextField label={texts.login.password} isSecret autocomplete="current-password" value={password} />
      <Submit disabled={username.value === '' || password.value === '' || action.isRunning.value} />
    </form>
  )
}

function TokenForm({ action }: FormProps) {
  const entered = useSignal('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const value = entered.value.trim()
    const profile = await action.run(() => call(getProfile, {}, { token: value }))
    if (profile !== undefined && token.value === null) beginSession(value)
  }
  return (
    <form onSubmit={submit}>
      <TextField label={texts.login.token} note={texts.login.tokenNote} isSecret value={entered} />
      <Submit disabled={entered.value.trim() === '' || action.isRunning.value} />
    </form>
  )
}

const Submit = ({ disabled }: { readonly disabled: boolean }) => (
  <button type="submit" class="btn dark" disabled={disabled}>
    {texts.login.submit}
  </button>
)

const isRefusal = ({ status }: ApiError): boolean => status === 401

const Refusal = ({ way }: { readonly way: Way }) => (
  <div class="alert bad" role="alert">
    <p>{way === 'password' ? texts.login.wrongPassword : texts.login.wrongToken}</p>
  </div>
)
