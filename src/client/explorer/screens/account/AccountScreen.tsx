import { listTokens } from '../../api/tokens.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { useCaller } from '../../state/caller.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { OrganizationCard } from './OrganizationCard.js'
import { PasswordCard } from './PasswordCard.js'
import { ProfileCard } from './ProfileCard.js'
import { TokensCard } from './TokensCard.js'
import { WorkspaceCard } from './WorkspaceCard.js'
import { WorkspacesCard } from './WorkspacesCard.js'

/** The caller's profile, password and tokens, and the people of the workspaces that the caller manages. */
export function AccountScreen() {
  const { profile } = useCaller()
  const tokens = useQuestion(listTokens, {})
  const workspaces = profile.workspaces.filter(({ permissions }) => permissions.includes('account_manage'))
  const organizations = profile.organizations.filter(({ permissions }) => permissions.includes('account_manage'))
  return (
    <>
      <ScreenHead title={texts.account.title} deck={<bdi>{texts.account.deck(profile.username)}</bdi>} />
      <div class="stack">
        <div class="two">
          <ProfileCard />
          <PasswordCard tokens={tokens.answer ?? []} />
        </div>
        <TokensCard question={tokens} />
        <WorkspacesCard />
        {workspaces.map((workspace) => (
          <WorkspaceCard key={workspace.workspace_id} workspace={workspace} />
        ))}
        {organizations.map((organization) => (
          <OrganizationCard key={organization.organization_id} organization={organization} />
        ))}
      </div>
    </>
  )
}
