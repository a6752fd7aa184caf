import { InvalidParams } from '../errors.js'
import type { Catalog, CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
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
  const { catalog } = options
  const owner = await catalog.atomically((records) => setLogin(records, email, (email ?? password) !== undefined))
  if (password === undefined) return
  const policy = createPasswordPolicy(options.passwords)
  const passwords = createPasswords(options.passwordCost, options.randomBytes, policy)
  // The same password changes nothing: another process may have sessions with it.
  const known = owner.password === null ? undefined : await passwords.verify(password, owner.password)
  if (known?.isRight) {
    if (known.renewed !== undefined) await catalog.users.update(owner.userId, { password: known.renewed })
    return
  }
  const hashed = await passwords.hashNew(password, { username: email ?? owner.username }, 'owner')
  await catalog.atomically(async ({ users, tokens }) => {
    await users.update(owner.userId, { password: hashed })
    await tokens.removeShortLived(owner.userId)
  })
}

/** Gives the local owner this login, and an organization if they have none and `joins`; returns the record before. */
async function setLogin(
  { users, accounts }: CatalogRecords,
  email: string | undefined,
  joins: boolean,
): Promise<UserRecord> {
  const owner = await users.owner()
  if (owner.ownerWorkspaceId === null && joins) {
    // Their login had been deleted: they join an organization again.
    const { organizationId, workspaceId: ownerWorkspaceId } = await accounts.owner()
    await users.update(owner.userId, { organizationId, ownerWorkspaceId })
  }
  if (email !== undefined && email !== owner.username) {
    const other = await users.find(email)
    if (other !== undefined && other.userId !== owner.userId) {
      const why = `There is another user with the login ${email}, so the owner cannot have it. Give the owner another one.`
      throw new InvalidParams(why, ['owner'], [{ path: 'owner.email', why }])
    }
    await users.update(owner.userId, { username: email })
  }
  return owner
}

/** Removes the login, password and tokens of the local owner, whose record remains. */
export async function removeOwnerLogin(
  { users, tokens, roles, invitations }: CatalogRecords,
  userId: number,
): Promise<void> {
  const other = await users.find(OWNER_WITHOUT_LOGIN)
  await users.update(userId, {
    ...((other === undefined || other.userId === userId) && { username: OWNER_WITHOUT_LOGIN }),
    password: null,
    organizationId: null,
    ownerWorkspaceId: null,
    defaultWorkspaceId: null,
  })
  await tokens.removeAll(userId)
  await invitations.removeOf(userId)
  for (const workspaceId of (await roles.workspacesOf(userId)).keys()) {
    await roles.setOnWorkspace(userId, workspaceId, undefined)
  }
  for (const organizationId of (await roles.organizationsOf(userId)).keys()) {
    await roles.setOnOrganization(userId, organizationId, undefined)
  }
}
