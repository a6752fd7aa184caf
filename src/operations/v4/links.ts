import type { Invitation } from '../../accounts/invitations.js'
import type { RecoveryLink } from '../../accounts/passwordRecovery.js'
import { permissionsOf } from '../../accounts/roles.js'

/** Base paths of the version-4 interface: the current one, and the older one. */
export type Prefix = '/api/v4' | '/v4'

/** Path and query of the page that accepts an invitation to an account, with the names of v4-legacy 4.7. */
export const invitationLink =
  (prefix: Prefix) =>
  ({ workspaceId, email, role, expiration, signature }: Invitation): string => {
    const permissions = JSON.stringify(permissionsOf(role))
    const query = new URLSearchParams({ email, permissions, expiration: String(expiration), signature })
    return `${prefix}/accounts/${workspaceId}/invitation/?${query}`
  }

/** Path and query of the form that sets a new password, with the names of v4-legacy 4.7. */
export const recoveryLink =
  (prefix: Prefix) =>
  ({ email, expiration, signature }: RecoveryLink): string =>
    `${prefix}/user/password/reset/?${new URLSearchParams({ email, expiration: String(expiration), signature })}`
