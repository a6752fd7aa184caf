import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The secret key of this installation. It signs links in mails and encrypts tokens, so that their owner can read them
 * again. A folder has it in a separate file, so that `catalog.db` alone, such as in a backup, cannot be used to log in.
 */
export interface Secret {
  /** A signature over `parts`, 43 URL-safe characters. */
  sign(purpose: string, parts: readonly (string | number)[]): string
  /** Compares in constant time. */
  isSignature(signature: string, purpose: string, parts: readonly (string | number)[]): boolean
  seal(text: string): Uint8Array
  /** Undefined for a text that this installation has not encrypted. */
  unseal(sealed: Uint8Array): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Opens the secret of an installation with its key. */
export function openSecret(key: Uint8Array): Secret {
  const sealingKey = createHmac('sha256', key).update('seal').digest()
  const sign = (purpose: string, parts: readonly (string | number)[]): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
  return {
    sign,
    isSignature(signature, purpose, parts) {
      const given = Buffer.from(signature)
      const right = Buffer.from(sign(purpose, parts))
      return given.length === right.length && timingSafeEqual(given, right)
    },
    seal(text) {
      // The nonce is derived from the text: two texts never share one, whatever the source of randomness.
      const nonce = createHmac('sha256', sealingKey).update(text).digest().subarray(0, NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed)
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
