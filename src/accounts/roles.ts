import { PERMISSIONS, type Permission } from '../caller.js'
import type { RoleName } from '../storage/port/catalog/roles.js'

/** Roles on an organization or a workspace, weakest first. Our choice of names: those that clients know. */
export const ROLES = ['viewer', 'editor', 'creator', 'admin'] as const satisfies readonly RoleName[]
/** A role on an organization or a workspace. */
export type Role = RoleName

/**
 * Permissions of a role, from `read` up. Each permission grants those before it (v4-identity 2.3), so a role is
 * equivalent to a list of permissions.
 */
export const permissionsOf = (role: Role | undefined): readonly Permission[] =>
  role === undefined ? [] : PERMISSIONS.slice(0, ROLES.indexOf(role) + 1)

/** The role that holds all of these permissions; undefined for none. */
export function roleOf(permissions: readonly Permission[]): Role | undefined {
  const highest = Math.max(-1, ...permissions.map((permission) => PERMISSIONS.indexOf(permission)))
  return ROLES[highest]
}

/** The stronger of two roles. */
export function strongerRole(a: Role | undefined, b: Role | undefined): Role | undefined {
  return ROLES[Math.max(a === undefined ? -1 : ROLES.indexOf(a), b === undefined ? -1 : ROLES.indexOf(b))]
}
