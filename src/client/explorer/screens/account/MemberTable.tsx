import type { MemberRecord, Role } from '../../api/workspaces.js'
import { ColumnHeads } from '../../parts/ColumnHeads.js'
import { useCaller } from '../../state/caller.js'
import { texts } from '../../texts/texts.js'
import { ROLE_OPTIONS } from './roleOptions.js'

/** A role, or none. */
export type RoleChoice = Role | 'none'

export interface MemberTableProps {
  readonly label: string
  readonly members: readonly MemberRecord[]
  /** Whether a person can be without a role. */
  readonly mayHaveNone?: boolean
  readonly onRole: (member: MemberRecord, role: RoleChoice) => void
  /** Undefined where nobody is removed. */
  readonly onRemove?: (member: MemberRecord) => void
}

/** People and their roles. Nobody changes their own role by accident: somebody else has to. */
export function MemberTable({ label, members, mayHaveNone = false, onRole, onRemove }: MemberTableProps) {
  const { name, role, actions } = texts.account.memberColumns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={texts.account.rolesOf(label)}>
      <table class="data people">
        <ColumnHeads names={onRemove === undefined ? [name, role] : [name, role, actions]} />
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.username}
              member={member}
              options={mayHaveNone ? [['none', texts.account.noRole], ...ROLE_OPTIONS] : ROLE_OPTIONS}
              onRole={onRole}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface MemberRowProps {
  readonly member: MemberRecord
  readonly options: readonly (readonly [RoleChoice, string])[]
  readonly onRole: (member: MemberRecord, role: RoleChoice) => void
  readonly onRemove: ((member: MemberRecord) => void) | undefined
}

function MemberRow({ member, options, onRole, onRemove }: MemberRowProps) {
  const { profile } = useCaller()
  const { username, full_name, role } = member
  const isCaller = username === profile.username
  return (
    <tr>
      <th scope="row">
        <bdi>{full_name === '' ? username : full_name}</bdi> {isCaller && texts.account.you}
        {full_name !== '' && <span class="dim">{username}</span>}
      </th>
      <td>
        <select
          class="in"
          aria-label={texts.account.roleOf(username)}
          value={role ?? 'none'}
          disabled={isCaller}
          title={isCaller ? texts.account.yourRole : undefined}
          onChange={(event) => onRole(member, event.currentTarget.value as RoleChoice)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </td>
      {onRemove !== undefined && (
        <td>
          {!isCaller && (
            <button
              type="button"
              class="link sm"
              aria-label={texts.account.removeOf(username)}
              onClick={() => onRemove(member)}
            >
              {texts.account.remove}
            </button>
          )}
        </td>
      )}
    </tr>
  )
}
