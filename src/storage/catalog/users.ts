import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'

/** A user. Times are seconds since 1970. */
export interface UserRecord {
  readonly userId: number
  /** The login, an e-mail address, compared without regard to case. */
  readonly username: string
  readonly fullName: string
  /** Hash of the password; null for a user who cannot log in with a password. */
  readonly password: string | null
  /** The local owner has all permissions in this installation. */
  readonly isOwner: boolean
  /**
   * Whether the owner of the address has confirmed it by an emailed link; always true for the local owner. The password
   * of an unconfirmed login may have been chosen by somebody else.
   */
  readonly isConfirmed: boolean
  /** The organization of the user. */
  readonly organizationId: string | null
  /** The workspace (account) that owns the user. */
  readonly ownerWorkspaceId: string | null
  readonly defaultWorkspaceId: string | null
}

export type NewUser = Omit<UserRecord, 'userId' | 'isOwner'> & { readonly creationDate: number }
export type UserChanges = Partial<
  Pick<
    UserRecord,
    'username' | 'fullName' | 'password' | 'isConfirmed' | 'defaultWorkspaceId' | 'organizationId' | 'ownerWorkspaceId'
  >
>

export interface UserStore {
  find(username: string): UserRecord | undefined
  owner(): UserRecord
  /** Undefined when the login exists. */
  insert(user: NewUser): UserRecord | undefined
  update(userId: number, changes: UserChanges): void
  /** Removes users with their roles and tokens, except the local owner. */
  remove(userIds: readonly number[]): void
  /** Members of an organization, by login. */
  ofOrganization(organizationId: string): UserRecord[]
  /** Users owned by a workspace, by login. */
  ownedBy(workspaceId: string): UserRecord[]
}

const columns = `
  user_id AS userId, username, full_name AS fullName, password, is_installation_owner AS isOwner,
  is_confirmed AS isConfirmed, organization_id AS organizationId, owner_workspace_id AS ownerWorkspaceId,
  default_workspace_id AS defaultWorkspaceId`

export function openUserStore(database: Database): UserStore {
  const find = database.prepare(`SELECT ${columns} FROM users WHERE username = ?`)
  const owner = database.prepare(`SELECT ${columns} FROM users WHERE is_installation_owner = 1`)
  const insert = database.prepare(`
    INSERT INTO users (username, full_name, password, is_confirmed, organization_id, owner_workspace_id,
      default_workspace_id, creation_date)
    VALUES (@username, @fullName, @password, @isConfirmed, @organizationId, @ownerWorkspaceId, @defaultWorkspaceId, @creationDate)
    ON CONFLICT DO NOTHING`)
  const byId = database.prepare(`SELECT ${columns} FROM users WHERE user_id = ?`)
  const update = database.prepare(`
    UPDATE users SET username = @username, full_name = @fullName, password = @password, is_confirmed = @isConfirmed,
      organization_id = @organizationId, owner_workspace_id = @ownerWorkspaceId,
      default_workspace_id = @defaultWorkspaceId
    WHERE user_id = @userId`)
  const remove = database.prepare('DELETE FROM users WHERE user_id = ? AND is_installation_owner = 0')
  const ofOrganization = database.prepare(`SELECT ${columns} FROM users WHERE organization_id = ? ORDER BY username`)
  const ownedBy = database.prepare(`SELECT ${columns} FROM users WHERE owner_workspace_id = ? ORDER BY username`)
  return {
    find: (username) => readUser(find.get(username)),
    owner: () => readUser(owner.get())!,
    insert: (user) =>
      insert.run({ ...user, isConfirmed: Number(user.isConfirmed) }).changes === 0
        ? undefined
        : readUser(find.get(user.username)),
    update: (userId, changes) =>
      transaction(database, () => {
        const user = readUser(byId.get(userId))
        if (user === undefined) return
        const { isOwner: _, ...changed } = { ...user, ...changes }
        update.run({ ...changed, isConfirmed: Number(changed.isConfirmed) })
      }),
    remove: (userIds) =>
      transaction(database, () => {
        for (const userId of userIds) remove.run(userId)
      }),
    ofOrganization: (organizationId) => ofOrganization.all(organizationId).map((row) => readUser(row)!),
    ownedBy: (workspaceId) => ownedBy.all(workspaceId).map((row) => readUser(row)!),
  }
}

/** SQLite has no booleans. */
function readUser(row: unknown): UserRecord | undefined {
  if (row === undefined) return undefined
  const user = row as UserRecord
  return { ...user, isOwner: Boolean(user.isOwner), isConfirmed: Boolean(user.isOwner || user.isConfirmed) }
}
