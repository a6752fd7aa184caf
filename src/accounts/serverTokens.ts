import { invalidParams } from '../errors.js'
import type { TokenKind } from '../storage/port/catalog/tokens.js'
import { tokenHash } from '../storage/tokenHash.js'

/** A token as its owner sees it. */
export interface Token {
  readonly token: string
  readonly kind: TokenKind
  readonly description: string
  /** Seconds since 1970; null for one that never expires. */
  readonly expiration: number | null
}

/** Tokens of the local owner that servers of this process have printed. They are long-lived and not stored. */
export interface ServerTokens {
  /**
   * Accepts a token until `revoke` is called for every server that added it. Throws INVALID_PARAMS for one that no
   * header can carry.
   */
  admit(token: string): { readonly token: string; readonly revoke: () => void }
  find(token: string): Token | undefined
  list(): Token[]
  /** Returns whether the token was accepted until now. */
  delete(token: string): boolean
}

/** The record of such a token in listings. */
const ADMITTED = { kind: 'long_lived', description: 'serve', expiration: null } as const

export function createServerTokens(): ServerTokens {
  /** Keyed by hash, so that the time of a comparison reveals nothing about a token. */
  const admitted = new Map<string, { readonly token: string; servers: number }>()
  return {
    admit(token) {
      if (!/^[\x21-\x7e]+$/.test(token)) {
        throw invalidParams('A token consists of printable ASCII characters without blanks.', 'token')
      }
      const hash = hashOf(token)
      const entry = admitted.get(hash) ?? { token, servers: 0 }
      entry.servers++
      admitted.set(hash, entry)
      let revoked = false
      const revoke = (): void => {
        if (revoked) return
        revoked = true
        // A token that was deleted and then admitted again by another server is another entry.
        if (--entry.servers === 0 && admitted.get(hash) === entry) admitted.delete(hash)
      }
      return { token, revoke }
    },
    find: (token) => (admitted.has(hashOf(token)) ? { token, ...ADMITTED } : undefined),
    list: () => [...admitted.values()].map(({ token }) => ({ token, ...ADMITTED })),
    delete: (token) => admitted.delete(hashOf(token)),
  }
}

const hashOf = (token: string): string => tokenHash(token).toString('hex')
