import { signal } from '@preact/signals'
import { machineStorage, tabStorage } from './storage.js'

/** The token lives as long as the tab: no cookie is sent by itself, so no other page can ask in the reader's name. */
const KEY = 'conceptlite.token'
/** The same token where a login of this page has made it. */
const LOGIN_KEY = 'conceptlite.login'

/** The token that questions carry; null: the login is shown. */
export const token = signal<string | null>(tabStorage.getItem(KEY))

/** How the last session on this machine began: there may be no password. */
const WAY_KEY = 'conceptlite.way'
export type Way = 'password' | 'token'
export const lastWay = (): Way => (machineStorage.getItem(WAY_KEY) === 'token' ? 'token' : 'password')

/** Why the login is shown; undefined at the first visit and after logging out. */
export const loginReason = signal<'expired' | undefined>(undefined)

/** `isLogin`: whether a login has made the token; others may be long-lived. */
export function beginSession(value: string, { isLogin = false } = {}): void {
  tabStorage.setItem(KEY, value)
  if (isLogin) tabStorage.setItem(LOGIN_KEY, value)
  else tabStorage.removeItem(LOGIN_KEY)
  machineStorage.setItem(WAY_KEY, isLogin ? 'password' : 'token')
  loginReason.value = undefined
  token.value = value
}

/** Whether the token of the session was made by a login of this page. */
export const isFromLogin = (): boolean => token.value !== null && tabStorage.getItem(LOGIN_KEY) === token.value

/** Forgets the token `used`, unless another session has begun since. */
export function endSession(used: string | null): void {
  if (token.value !== used) return
  tabStorage.removeItem(KEY)
  tabStorage.removeItem(LOGIN_KEY)
  if (used !== null) loginReason.value = 'expired'
  token.value = null
}

/** Forgets the token without a complaint. */
export function leaveSession(): void {
  tabStorage.removeItem(KEY)
  tabStorage.removeItem(LOGIN_KEY)
  loginReason.value = undefined
  token.value = null
}
