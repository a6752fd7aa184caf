import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '../accounts/passwords.js'
import { isBlank } from '../projects/naming.js'
import { type LanguageCode, languageCodes } from '../text/languages.js'
import { listed, pathText, wording } from './explainIssues.js'
import { LONGEST_LABEL } from './limits.js'
import { checkBounds, createBoundsCheck } from './sentBounds.js'

/** The parameters of an operation that has none. */
export const noParams = () => z.strictObject({})

/** An integer from `minimum` to `maximum`; values outside are refused, not clamped. */
export const integer = (minimum = 0, maximum = Number.MAX_SAFE_INTEGER) => z.int().min(minimum).max(maximum)

const languageNamed = (id: string) => z.string().meta({ id, enum: [...languageCodes] }) as unknown

/** A language; `requireLanguage` refuses others than those of the installation. */
export const languageParam = languageNamed('LanguageCode') as z.ZodType<LanguageCode, LanguageCode>

/** The language of one text: mostly read from data, so that its type accepts any string. */
export const textLanguageParam = languageNamed('TextLanguage') as z.ZodType<string, LanguageCode | (string & {})>

/** A description, which every listing repeats. */
export const descriptionText = z.string().max(100_000).describe('Free text')

/** A string with surrounding whitespace removed that must not be empty. */
export const nonEmptyText = z.string().trim().min(1)

/** Longest name of a project, a person or anything else, in UTF-16 code units. Our choice. */
const LONGEST_NAME = 1_000

/**
 * The name of a project, workspace, organization, list, dashboard or person: surrounding whitespace is removed, and a name
 * without a visible character is refused.
 */
export const displayName = nonEmptyText.max(LONGEST_NAME).refine((name) => name === '' || !isBlank(name), {
  message: 'must not be blank',
})

/** A term id: words joined by spaces, each with its language, as in `battery|en life|en`. Spec v5 2.6. */
export const termId = z
  .string()
  .max(LONGEST_LABEL)
  .regex(/^[^\s|]+\|[a-z]{2}(?: [^\s|]+\|[a-z]{2})*$/, 'expected a term id such as battery|en')

/** Maximum length of an address that mail servers accept. */
const MOST_ADDRESS = 254

/** An e-mail address: one `@`, and nothing that a mail server could read as two addresses or as a header. */
export const emailAddress = z
  .string()
  .trim()
  .max(MOST_ADDRESS)
  .regex(/^[^\s@,;:<>()[\]"\\\p{Cc}\p{Cs}]+@[^\s@,;:<>()[\]"\\\p{Cc}\p{Cs}]+$/u, 'expected an e-mail address')
  .describe('An e-mail address')

/** A new password. Engine options define further rules (`accounts/passwordPolicy.ts`). */
export const newPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH).describe('The new password')

/** Maximum number of names in one list of fields. */
const MOST_FIELDS = 10_000

/** Names of the fields requested in each record of the result; unknown ones are ignored. Spec v5 4.1. */
export const fieldsParam = z
  .array(z.string())
  .max(MOST_FIELDS)
  .optional()
  .describe('Fields of each record; default: all')

/** Maximum nesting of free-form JSON that is stored and returned: no client's stack overflows at this depth. */
const DEEPEST_JSON = 64

/** Free-form JSON: finite numbers, bounded depth, no key that could reach a prototype. */
export const jsonValue = z.unknown().refine((value) => isPlainJson(value, DEEPEST_JSON), {
  message: `expected JSON nested at most ${DEEPEST_JSON} deep, with finite numbers and no key __proto__`,
})

function isPlainJson(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1))
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlainJson(item, depth - 1))
}

/** Free-form JSON that the operation checks with `jsonFault`, so that a fault does not refuse the whole request. */
export const uncheckedJson: z.ZodType<unknown, unknown> = z.any()

/** Why `uncheckedJson` cannot be stored, with the path of the fault; undefined when it can. */
export function jsonFault(value: unknown): string | undefined {
  const walk = createBoundsCheck()
  checkBounds(walk, value, undefined, ['document'])
  const [fault] = walk.faults
  if (fault !== undefined) return `\`${pathText(fault.path)}\`: ${fault.message}.`
  const { error } = jsonValue.safeParse(value)
  return error && `\`document\`: ${wording(error.issues[0]!)}.`
}

/** A free-form JSON object. */
export const jsonObject = jsonValue
  .refine(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
    { message: 'expected an object' },
  )
  .meta({ type: 'object' }) as unknown as z.ZodType<Record<string, unknown>, Record<string, unknown>>

/**
 * At most `most` string keys, with checked values; the key `__proto__` is refused instead of being dropped silently.
 */
export const recordOf = <Value extends z.ZodType>(value: Value, most: number) =>
  z.preprocess(
    (sent, context) => {
      if (typeof sent !== 'object' || sent === null) return sent
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      // Given to a function without `await`. The schema would wait for it, and fail.
      if (sent instanceof Promise) {
        refuse('expected object, received promise')
        return {}
      }
      if (Object.hasOwn(sent, '__proto__')) refuse('__proto__ cannot be a key')
      if (Object.keys(sent).length > most) refuse(`expected at most ${most} names`)
      return sent
    },
    z.record(z.string(), value).meta({ maxProperties: most }),
  ) as unknown as z.ZodType<Record<string, z.output<Value>>, Record<string, z.input<Value>>>

/** A rule between parameters: at least one of `names` is given. For `params: z.strictObject(...).superRefine(...)`. */
export const atLeastOneOf = (...names: string[]) =>
  between(names, (given) => given >= 1, `At least one of ${listed(names)} is required.`)

/** A rule between parameters: at most one of `names` is given. */
export const atMostOneOf = (...names: string[]) =>
  between(names, (given) => given <= 1, `At most one of ${listed(names)} may be given.`)

/** A rule between parameters: exactly one of `names` is given. */
export const exactlyOneOf = (...names: string[]) =>
  between(names, (given) => given === 1, `Exactly one of ${listed(names)} must be given.`)

function between(names: readonly string[], holds: (given: number) => boolean, message: string) {
  return (question: object, context: z.RefinementCtx): void => {
    const given = names.filter((name) => (question as Record<string, unknown>)[name] !== undefined)
    if (!holds(given.length)) context.addIssue({ code: 'custom', message, params: { rule: true, names } })
  }
}
