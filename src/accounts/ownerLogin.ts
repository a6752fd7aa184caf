import { invalidParams } from '../errors.js'
import type { Catalog } from '../storage/catalog/catalog.js'
import { createPasswordPolicy, type PasswordPolicyOptions } from './passwordPolicy.js'
import { createPasswords } from './passwords.js'

/** Name of a local owner without a login. It cannot receive mail. */
export const OWNER_WITHOUT_LOGIN = 'owner@localhost'

/**
 * Gives the local owner another login, or a password to log in with. INVALID_PARAMS for the login of another user, and
 * for a new password that the policy refuses.
 */
export async function nameOwner(
  options: {
    readonly catalog: Catalog
    readonly randomBytes: (size: number) => Uint8Array
    /** scrypt's N for a new password. */
    readonly passwordCost: number
    readonly passwords: PasswordPolicyOptions
  },
  { email, password }: { readonly email?: string | undefined; readonly password?: string | undefined },
): Promise<void> {
  const { users, accounts, tokens, projects } = options.catalog
  const owner = users.owner()
  if (owner.ownerWorkspaceId === null && (email ?? password) !== undefined) {
    // Their login had been deleted: they join an organization again.
    const { organizationId, workspaceId: ownerWorkspaceId } = accounts.owner()
    users.update(owner.userId, { organizationId, ownerWorkspaceId })
  }
  if (email !== undefined && email !== owner.username) {
    const other = users.find(email)
    if (other !== undefined && other.userId !== owner.userId) {
      throw invalidParams(`There is another user with the login ${email}.`, 'owner')
    }
    users.update(owner.userId, { username: email })
  }
  if (password === undefined) return
  const policy = createPasswordPolicy(options.passwords)
  const passwords = createPasswords(options.passwordCost, options.randomBytes, policy)
  // The same password changes nothing: another process may have sessions with it.
  const known = owner.password === null ? undefined : await passwords.verify(password, owner.password)
  if (known?.isRight) {
    if (known.renewed !== undefined) users.update(owner.userId, { password: known.renewed })
    return
  }
  const hashed = await passwords.hashNew(password, { username: email ?? owner.username }, 'owner')
  projects.atomically(() => {
    users.update(owner.userId, { password: hashed })
    tokens.removeShortLived(owner.userId)
  })
}

/** Removes the login, password and tokens of the local owner, whose record remains. */
export function removeOwnerLogin({ users, tokens, roles, invitations }: Catalog, userId: number): void {
  const other = users.find(OWNER_WITHOUT_LOGIN)
  users.update(userId, {
    ...((other === undefined || other.userId === userId) && { username: OWNER_WITHOUT_LOGIN }),
    password: null,
    organizationId: null,
    ownerWorkspaceId: null,
    defaultWorkspaceId: null,
  })
  tokens.removeAll(userId)
  invitations.removeOf(userId)
  for (const workspaceId of roles.workspacesOf(userId)) roles.setOnWorkspace(userId, workspaceId, undefined)
  for (const organizationId of roles.organizationsOf(userId)) roles.setOnOrganization(userId, organizationId, undefined)
}
