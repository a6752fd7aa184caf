import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import type { WorkspaceOfProfile } from '../../api/people.js'
import {
  getWorkspace,
  listInvitations,
  type MemberRecord,
  type Role,
  removeWorkspaceUsers,
  setWorkspaceRoles,
} from '../../api/workspaces.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { notify, notifyError } from '../../state/notices.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { AddPersonDialog } from './AddPersonDialog.js'
import { Invitations } from './Invitations.js'
import { MemberTable } from './MemberTable.js'

/** The people of a workspace that the caller manages. */
export function WorkspaceCard({ workspace: { workspace_id, name } }: { readonly workspace: WorkspaceOfProfile }) {
  const isAdding = useSignal(false)
  const people = useQuestion(getWorkspace, { workspace_id })
  const invitations = useQuestion(listInvitations, { workspace_id })
  const reload = (): void => {
    people.askAgain()
    invitations.askAgain()
  }
  const setRole = async ({ username }: MemberRecord, role: Role): Promise<void> => {
    await call(setWorkspaceRoles, { workspace_id, usernames: [username], role })
    people.askAgain()
  }
  const changeRole = async (member: MemberRecord, role: Role): Promise<void> => {
    const before = member.role
    await setRole(member, role)
    notify(texts.account.roleSet(member.username), before === null ? undefined : () => setRole(member, before))
  }
  const remove = async (member: MemberRecord): Promise<void> => {
    const before = member.role
    await call(removeWorkspaceUsers, { workspace_id, usernames: [member.username] })
    people.askAgain()
    notify(texts.account.removed(member.username, name), before === null ? undefined : () => setRole(member, before))
  }
  const label = texts.account.people(name)
  return (
    <Card
      id={`people-${workspace_id}`}
      title={<bdi>{label}</bdi>}
      deck={texts.account.peopleDeck}
      tools={
        <button type="button" class="btn" onClick={() => (isAdding.value = true)}>
          {texts.account.addPerson}
        </button>
      }
    >
      <Answered question={people}>
        {({ users = [] }) =>
          users.length === 0 ? (
            <p class="empty">{texts.account.nobody}</p>
          ) : (
            <MemberTable
              label={label}
              members={users}
              onRole={(member, role) => role !== 'none' && void changeRole(member, role).catch(notifyError)}
              onRemove={(member) => void remove(member).catch(notifyError)}
            />
          )
        }
      </Answered>
      <Invitations workspaceId={workspace_id} question={invitations} />
      {isAdding.value && (
        <AddPersonDialog
          workspaceId={workspace_id}
          workspaceName={name}
          onAdded={reload}
          onClose={() => (isAdding.value = false)}
        />
      )}
    </Card>
  )
}
