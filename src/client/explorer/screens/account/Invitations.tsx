import { call } from '../../api/call.js'
import { type InvitationRecord, inviteUser, revokeInvitation } from '../../api/workspaces.js'
import { momentName } from '../../parts/moments.js'
import { notify, notifyError } from '../../state/notices.js'
import type { AskedQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'

export interface InvitationsProps {
  readonly workspaceId: string
  readonly question: AskedQuestion<readonly InvitationRecord[]>
}

/** The invitations that nobody has accepted yet; nothing where there are none. */
export function Invitations({ workspaceId: workspace_id, question: { answer = [], askAgain } }: InvitationsProps) {
  const withdraw = async ({ invitation_id, email, role }: InvitationRecord): Promise<void> => {
    await call(revokeInvitation, { workspace_id, invitation_id })
    askAgain()
    notify(texts.account.withdrawn(email), async () => {
      await call(inviteUser, { workspace_id, email, role })
      askAgain()
    })
  }
  if (answer.length === 0) return null
  return (
    <>
      <h3 class="lh">{texts.account.invitations}</h3>
      <ul class="open">
        {answer.map((invitation) => {
          const { invitation_id, email, role, expiration } = invitation
          return (
            <li key={invitation_id}>
              <b>
                <bdi>{email}</bdi>
              </b>
              <span>{texts.account.invitation(texts.account.roles[role], momentName(expiration))}</span>
              <button
                type="button"
                class="link sm"
                aria-label={texts.account.withdrawOf(email)}
                onClick={() => void withdraw(invitation).catch(notifyError)}
              >
                {texts.account.withdraw}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
