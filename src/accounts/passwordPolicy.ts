import { invalidParams } from '../errors.js'

/** The user whose password is to be set. */
export interface PasswordOwner {
  /** Login, an e-mail address. */
  readonly username: string
}

/** Returns the fault of a new password in one sentence; undefined for a valid one. */
export type PasswordCheck = (password: string, owner: PasswordOwner) => string | undefined | Promise<string | undefined>

export interface PasswordPolicyOptions {
  /** In Unicode characters. */
  readonly minimumLength: number
  readonly check?: PasswordCheck | undefined
}

export interface PasswordPolicy {
  /** Refuses a new password that is easily guessed. Throws INVALID_PARAMS with the reason, naming `parameter`. */
  require(password: string, owner: PasswordOwner, parameter: string): Promise<void>
}

/** Minimum length of new passwords in characters, unless an option changes it (NIST SP 800-63B 5.1.1.2). */
export const MINIMUM_PASSWORD_LENGTH = 8

/** Common passwords, without trailing digits and signs, which are ignored. Shorter ones are refused by length. */
const COMMON_PASSWORDS = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd contrasena motdepasse wachtwoord parola letmein letmeinnow welcome welcometo
  qwertyuiop qwertzuiop azertyuiop qwerty qwertz azerty asdfghjkl yxcvbnm zxcvbnm qazwsxedc qazwsx 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  iloveyou ichliebedich jetaime teamo sunshine princess football baseball basketball superman batman starwars pokemon dragon
  monkey shadow master trustno michael jessica charlie jordan computer internet whatever blink freedom liverpool
  administrator admin root guest test testtest tester default changeme secret topsecret changeit login access conceptlite`.split(
    /\s+/,
  ),
)

export function createPasswordPolicy({ minimumLength, check }: PasswordPolicyOptions): PasswordPolicy {
  return {
    async require(password, owner, parameter) {
      const fault =
        ([...password].length < minimumLength
          ? `The password must have at least ${minimumLength} characters.`
          : undefined) ??
        (isCommon(password) ? 'The password is too common.' : undefined) ??
        (isLogin(password, owner) ? 'The password must differ from the login.' : undefined) ??
        (await check?.(password, owner))
      if (fault !== undefined) throw invalidParams(fault, parameter)
    },
  }
}

/** Shorter passwords can only be set where an option allows them. */
const SHORTEST_COMMON = 8

/**
 * Whether a password is one of the list with optional trailing digits and signs, one repeated character, or a run such
 * as `12345678`.
 */
function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (text.length < SHORTEST_COMMON) return false
  const codes = [...text].map((character) => character.codePointAt(0)!)
  const steps = new Set(codes.slice(1).map((code, i) => code - codes[i]!))
  // Digits are a run that begins again after 9: 1234567890.
  const isRun = steps.size === 1 && [-1, 0, 1].includes([...steps][0]!)
  return isRun || text === '1234567890' || COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(withoutEnd(text))
}

const withoutEnd = (text: string): string => text.replace(/[\d\W_]+$/, '')

function isLogin(password: string, { username }: PasswordOwner): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const login = username.normalize('NFKC').toLowerCase()
  return text === login || withoutEnd(text) === login.split('@')[0]
}
