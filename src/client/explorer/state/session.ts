import { signal } from '@preact/signals'

/** The token lives as long as the tab: no cookie is sent by itself, so no other page can ask in the reader's name. */
const KEY = 'conceptlite.token'

/** The token that questions carry; null: the login is shown. */
export const token = signal<string | null>(sessionStorage.getItem(KEY))

/** Why the login is shown; undefined at the first visit and after logging out. */
export const loginReason = signal<'expired' | undefined>(undefined)

export function beginSession(value: string): void {
  sessionStorage.setItem(KEY, value)
  loginReason.value = undefined
  token.value = value
}

/** Forgets the token `used`, unless another session has begun since. */
export function endSession(used: string | null): void {
  if (token.value !== used) return
  sessionStorage.removeItem(KEY)
  if (used !== null) loginReason.value = 'expired'
  token.value = null
}

/** Forgets the token without a complaint. */
export function leaveSession(): void {
  sessionStorage.removeItem(KEY)
  loginReason.value = undefined
  token.value = null
}
