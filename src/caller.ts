/** Permissions on a project, workspace or account; each one grants those before it. Spec v4-identity 2.3. */
export const PERMISSIONS = ['read', 'write', 'create', 'account_manage'] as const
/** What a user may do with a project, workspace or account; each one includes those before it. */
export type Permission = (typeof PERMISSIONS)[number]

/** Whether a caller is the local owner in process, who needs no credentials. */
export const isInProcess = ({ isOwner, token }: Caller): boolean => isOwner && token === undefined

/** The origin of an HTTP request, for limits on callers without a token. */
export interface Client {
  /** An IPv4 address or the network of an IPv6 address; undefined if unknown, and all such clients count as one. */
  readonly network: string | undefined
}

/** The authenticated caller. Permissions on a resource are looked up when they are needed. */
export interface Caller {
  /** The login, an e-mail address; that of the local owner is `owner@localhost` unless an option changes it. */
  readonly username: string
  /** The local owner may do everything in this installation. */
  readonly isOwner: boolean
  /** The token of the request; undefined for functions. */
  readonly token?: { readonly kind: 'long_lived' | 'short_lived'; readonly value: string } | undefined
}
