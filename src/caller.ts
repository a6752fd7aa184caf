/** Permissions on a project, workspace or account; each one grants those before it. Spec v4-identity 2.3. */
export const PERMISSIONS = ['read', 'write', 'create', 'account_manage'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Whether a caller is the local owner calling functions: whoever holds the engine has to prove nothing. */
export const isInProcess = ({ isOwner, token }: Caller): boolean => isOwner && token === undefined

/** Where a request over HTTP comes from, for limits on callers without a token. */
export interface Client {
  /** An IPv4 address or the network of an IPv6 address; undefined where it is not known: all such clients count as one. */
  readonly network: string | undefined
}

/** Who asks. Permissions on a resource are looked up when they are needed, not carried along. */
export interface Caller {
  /** The login, an e-mail address; the local owner's is `owner@localhost` unless an option says otherwise. */
  readonly username: string
  /** The local owner may do everything in this installation. */
  readonly isOwner: boolean
  /** The token that speaks for the caller, as it was sent; undefined for functions. */
  readonly token?: { readonly kind: 'long_lived' | 'short_lived'; readonly value: string } | undefined
}
