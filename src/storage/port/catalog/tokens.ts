export type TokenKind = 'long_lived' | 'short_lived'

/** A stored token, without the token itself. Times are seconds since 1970. */
export interface TokenRecord {
  readonly userId: number
  readonly username: string
  readonly isOwner: boolean
  readonly kind: TokenKind
  readonly description: string
  readonly creationDate: number
  /** Null for one that never expires. */
  readonly expiration: number | null
  /** The token, encrypted with a key outside of this file; null for a token that cannot be read again. */
  readonly sealed: Uint8Array | null
}

export interface NewToken {
  readonly userId: number
  readonly kind: TokenKind
  readonly description?: string
  readonly creationDate: number
  readonly expiration?: number | null
  readonly sealed?: Uint8Array | null
}

export interface TokenStore {
  /** Stores a token by its hash; an existing one is unchanged. */
  add(token: string, record: NewToken): Promise<void>
  /** The same, unless the user has a long-lived token; then returns false. */
  addOnlyLongLived(token: string, record: NewToken): Promise<boolean>
  /** The record of a token, expired or not; undefined for an unknown one. */
  find(token: string): Promise<TokenRecord | undefined>
  /** Tokens of a user that are valid at a time, oldest first. */
  list(userId: number, now: number): Promise<TokenRecord[]>
  /** Whether the token existed. */
  remove(token: string): Promise<boolean>
  removeShortLived(userId: number): Promise<void>
  /** Long-lived ones too. */
  removeAll(userId: number): Promise<void>
  removeExpired(now: number): Promise<void>
}
