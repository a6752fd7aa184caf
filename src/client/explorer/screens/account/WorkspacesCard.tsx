import { Card } from '../../parts/Card.js'
import { ColumnHeads } from '../../parts/ColumnHeads.js'
import { Empty } from '../../parts/Empty.js'
import { useCaller } from '../../state/caller.js'
import { texts } from '../../texts/texts.js'

/** The workspaces of the caller, with what the caller may do there. */
export function WorkspacesCard() {
  const { workspaces } = useCaller().profile
  return (
    <Card id="workspaces" title={texts.account.workspaces} deck={texts.account.workspacesDeck}>
      {workspaces.length === 0 ? (
        <Empty what={texts.account.noWorkspace} why={texts.account.noWorkspaceWhy} />
      ) : (
        <div class="scroll">
          <table class="data people">
            <ColumnHeads names={[texts.account.workspace, texts.account.youMay]} />
            <tbody>
              {workspaces.map(({ workspace_id, name, permissions }) => (
                <tr key={workspace_id}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{texts.shell.may[permissions.at(-1) ?? 'read']}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
