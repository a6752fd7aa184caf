import type { Role } from '../../api/workspaces.js'
import { texts } from '../../texts/texts.js'

const ROLES: readonly Role[] = ['viewer', 'editor', 'creator', 'admin']

/** The roles with what they may do, weakest first. */
export const ROLE_OPTIONS: readonly (readonly [Role, string])[] = ROLES.map((role) => [role, texts.account.roles[role]])
