import { createHash } from 'node:crypto'
import type { Caller } from './caller.js'
import { EngineError, invalidParams } from './errors.js'

/** 24 bytes are 32 characters of URL-safe base64. */
const TOKEN_BYTES = 24

export interface OwnerTokens {
  /** The caller behind an `Authorization` header. Throws NO_TOKEN or INVALID_TOKEN. Spec v5 5.1. */
  resolve(authorization: string | undefined): Caller
  /** Lets a token speak for the local owner until it is revoked; makes one when none is given. */
  admit(token?: string): { readonly token: string; readonly revoke: () => void }
}

/**
 * Tokens of the local owner that live as long as the engine, as a server hands one out. They are kept and compared by
 * their hash, so that the time a look-up takes tells nothing about a token.
 */
export function createOwnerTokens(owner: Caller, randomBytes: (size: number) => Uint8Array): OwnerTokens {
  const admitted = new Map<string, number>()
  return {
    resolve(authorization) {
      if (authorization === undefined || authorization.trim() === '') throw new EngineError('NO_TOKEN')
      const token = /^\s*Token\s+(\S+)\s*$/i.exec(authorization)?.[1]
      if (token === undefined || !admitted.has(hashOf(token))) throw new EngineError('INVALID_TOKEN')
      return owner
    },
    admit(token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')) {
      if (!/^[\x21-\x7e]+$/.test(token)) throw invalidParams('A token is printable ASCII without blanks.', 'token')
      const hash = hashOf(token)
      admitted.set(hash, (admitted.get(hash) ?? 0) + 1)
      let revoked = false
      const revoke = (): void => {
        if (revoked) return
        revoked = true
        const left = admitted.get(hash)! - 1
        if (left === 0) admitted.delete(hash)
        else admitted.set(hash, left)
      }
      return { token, revoke }
    },
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
