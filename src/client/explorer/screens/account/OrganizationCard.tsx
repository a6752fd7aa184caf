import { call } from '../../api/call.js'
import type { OrganizationOfProfile } from '../../api/people.js'
import { getOrganization, type MemberRecord, setOrganizationRoles } from '../../api/workspaces.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { notify, notifyError } from '../../state/notices.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { MemberTable, type RoleChoice } from './MemberTable.js'

export interface OrganizationCardProps {
  readonly organization: OrganizationOfProfile
}

/** The members of an organization that the caller manages. */
export function OrganizationCard({ organization: { organization_id, name } }: OrganizationCardProps) {
  const question = useQuestion(getOrganization, { organization_id })
  const setRole = async ({ username }: MemberRecord, role: RoleChoice): Promise<void> => {
    await call(setOrganizationRoles, { organization_id, usernames: [username], role })
    question.askAgain()
  }
  const changeRole = async (member: MemberRecord, role: RoleChoice): Promise<void> => {
    await setRole(member, role)
    notify(texts.account.roleSet(member.username), () => setRole(member, member.role ?? 'none'))
  }
  const label = texts.account.organization(name)
  return (
    <Card id={`organization-${organization_id}`} title={<bdi>{label}</bdi>} deck={texts.account.organizationDeck}>
      <Answered question={question}>
        {({ users }) => (
          <MemberTable
            label={label}
            members={users}
            mayHaveNone
            onRole={(member, role) => void changeRole(member, role).catch(notifyError)}
          />
        )}
      </Answered>
    </Card>
  )
}
