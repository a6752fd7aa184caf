import { createHash } from 'node:crypto'

/** The SHA-256 hash by which a token is stored and found: who reads the stored hashes cannot use them as tokens. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
