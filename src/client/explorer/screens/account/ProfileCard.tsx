import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { type ProfileRecord, updateProfile } from '../../api/people.js'
import { Card } from '../../parts/Card.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { useCaller } from '../../state/caller.js'
import { notify } from '../../state/notices.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

type Changes = Pick<ProfileRecord, 'full_name' | 'default_workspace'>

/** The name that others read, and where new projects go. */
export function ProfileCard() {
  const { profile, reload } = useCaller()
  const name = useSignal(profile.full_name)
  const home = useSignal(profile.default_workspace)
  const action = useAction()
  const before: Changes = { full_name: profile.full_name, default_workspace: profile.default_workspace }
  const store = async ({ full_name, default_workspace }: Changes): Promise<void> => {
    await call(updateProfile, { full_name, default_workspace: default_workspace ?? undefined })
    name.value = full_name
    home.value = default_workspace
    reload()
  }
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const wanted = { full_name: name.value.trim(), default_workspace: home.value }
    const done = await action.run(async () => {
      await store(wanted)
      return true
    })
    if (done) notify(texts.account.saved, () => store(before))
  }
  const isChanged = name.value.trim() !== before.full_name || home.value !== before.default_workspace
  return (
    <Card id="profile" title={texts.account.profile}>
      <form class="form" onSubmit={submit}>
        <TextField label={texts.account.fullName} autocomplete="name" value={name} />
        {profile.workspaces.length > 1 && (
          <SelectField
            label={texts.account.home}
            value={home.value ?? ''}
            options={profile.workspaces.map((one) => [one.workspace_id, one.name])}
            onChange={(value) => (home.value = value)}
          />
        )}
        {action.error.value !== undefined && <ErrorBox error={action.error.value} />}
        <button
          type="submit"
          class="btn dark"
          disabled={name.value.trim() === '' || !isChanged || action.isRunning.value}
        >
          {texts.account.save}
        </button>
      </form>
    </Card>
  )
}
