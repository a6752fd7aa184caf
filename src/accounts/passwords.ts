import { scrypt, timingSafeEqual } from 'node:crypto'
import { createConcurrencyLimiter } from './concurrencyLimiter.js'
import type { PasswordOwner, PasswordPolicy } from './passwordPolicy.js'

/** The stored hash that a password is compared with. */
export interface Verification {
  readonly isRight: boolean
  /** A hash with current parameters, if those of the stored one are outdated; to be stored if the password is right. */
  readonly renewed: string | undefined
}

/** Passwords as scrypt, RFC 7914, with the parameters beside the hash: `$scrypt$ln=17,r=8,p=1$salt$hash`. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Hashes a new password. Throws INVALID_PARAMS naming `parameter` when the policy refuses it. */
  hashNew(password: string, owner: PasswordOwner, parameter: string): Promise<string>
  /**
   * Whether a password matches `stored`. Null (no user, or no password), passwords longer than MAX_PASSWORD_LENGTH, and
   * hashes with a lower cost all take as long as a current hash; the first two never match. Waiting checks with the
   * lowest `rank` run first.
   */
  verify(password: string, stored: string | null, rank?: number): Promise<Verification>
}

interface Parameters {
  /** Base-2 logarithm of N. */
  readonly ln: number
  readonly r: number
  readonly p: number
}

/**
 * N = 2^17, with r = 8 and p = 1 (OWASP): 128 MB and some tenths of a second for each guess, for an attacker as well.
 */
export const PASSWORD_COST = 131_072
/** Passwords hashed at a time. It limits memory and threads, however many users log in. */
const HASHES_AT_ONCE = 2
const BLOCK_SIZE = 8
const PARALLEL = 1
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Memory of scrypt besides its large array. */
const SPARE_BYTES = 1 << 20
/** Longest password, in UTF-16 code units: at most 3,000 bytes of UTF-8. Longer ones are refused before anything reads them. */
export const MAX_PASSWORD_LENGTH = 1_000
/** Maximum cost: a gigabyte of memory for each password. Hashes that cost more are not ours. */
export const MAX_PASSWORD_COST = 2 ** 20

/** Without a `policy` any password may be set. */
export function createPasswords(
  cost: number,
  randomBytes: (size: number) => Uint8Array,
  policy?: PasswordPolicy,
): Passwords {
  const parameters: Parameters = { ln: Math.log2(cost), r: BLOCK_SIZE, p: PARALLEL }
  const nobody = write(parameters, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))
  const prefix = `$scrypt$ln=${parameters.ln},r=${parameters.r},p=${parameters.p}$`
  const limit = createConcurrencyLimiter(HASHES_AT_ONCE)
  const hash = async (password: string): Promise<string> => {
    const salt = Buffer.from(randomBytes(SALT_BYTES))
    return write(parameters, salt, await derive(password, salt, parameters))
  }
  return {
    hash: (password) => limit(() => hash(password)),
    async hashNew(password, owner, parameter) {
      await policy?.require(password, owner, parameter)
      return await limit(() => hash(password))
    },
    verify: (password, stored, rank) =>
      limit(async () => {
        const known = read(stored ?? nobody) ?? read(nobody)!
        const isTooLong = password.length > MAX_PASSWORD_LENGTH
        const text = isTooLong ? '' : password
        // Both hashes are computed, whether or not the password is right, so that an old hash takes as long as none.
        const [derived, renewed] = await Promise.all([
          derive(text, known.salt, known.parameters),
          stored?.startsWith(prefix) === false ? hash(text) : undefined,
        ])
        const isRight = timingSafeEqual(derived, known.hash) && stored !== null && !isTooLong
        return { isRight, renewed: isRight ? renewed : undefined }
      }, rank),
  }
}

/**
 * Equivalent characters are equal, whatever keyboard composed them (NFKC). Normalization takes time quadratic in the
 * number of consecutive combining marks, so `password` is at most MAX_PASSWORD_LENGTH units long.
 */
function derive(password: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const N = 2 ** ln
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer): void => (error === null ? resolve(key) : reject(error))
    // Node limits the memory of scrypt, which takes a little over 128 N r bytes.
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r + SPARE_BYTES }, done)
  })
}

const write = ({ ln, r, p }: Parameters, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${hash.toString('base64')}`

function read(stored: string): { parameters: Parameters; salt: Buffer; hash: Buffer } | undefined {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(stored)
  if (found === null) return undefined
  const parameters = { ln: Number(found[1]), r: Number(found[2]), p: Number(found[3]) }
  const hash = Buffer.from(found[5]!, 'base64')
  if (2 ** parameters.ln > MAX_PASSWORD_COST || hash.length !== HASH_BYTES) return undefined
  return { parameters, salt: Buffer.from(found[4]!, 'base64'), hash }
}
