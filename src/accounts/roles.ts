import { PERMISSIONS, type Permission } from '../caller.js'
import type { RoleName } from '../storage/catalog/roles.js'

/** Roles on an organisation or a workspace, the least first. Our choice of names: those that clients know. */
export const ROLES = ['viewer', 'editor', 'creator', 'admin'] as const satisfies readonly RoleName[]
export type Role = RoleName

/**
 * Permissions of a role, from `read` up. There are as many roles as permissions, and each permission grants those before
 * it (v4-identity 2.3), so that a role and a list of permissions say the same.
 */
export const permissionsOf = (role: Role | undefined): readonly Permission[] =>
  role === undefined ? [] : PERMISSIONS.slice(0, ROLES.indexOf(role) + 1)

/** The role that holds all of these permissions; undefined for none. */
export function roleOf(permissions: readonly Permission[]): Role | undefined {
  const highest = Math.max(-1, ...permissions.map((permission) => PERMISSIONS.indexOf(permission)))
  return ROLES[highest]
}

/** The one of two roles that may do more. */
export function strongerRole(a: Role | undefined, b: Role | undefined): Role | undefined {
  return ROLES[Math.max(a === undefined ? -1 : ROLES.indexOf(a), b === undefined ? -1 : ROLES.indexOf(b))]
}
