import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '../accounts/passwords.js'
import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import { EngineError, InvalidParams, invalidParams, type ParameterFault } from '../errors.js'
import { isBlank } from '../projects/naming.js'
import { type LanguageCode, languageCodes } from '../text/languages.js'
import { mostEntries } from './schemaShape.js'
import { type BoundsCheck, checkBounds, createBoundsCheck, MOST_FAULTS, MOST_NAMES, shortened } from './sentBounds.js'

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
  if (fault !== undefined) return `\`${index(fault.path)}\`: ${fault.message}.`
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

/** Names between backticks; of many names only the first few. */
const listed = (names: readonly string[]): string => {
  const first = names.slice(0, MOST_FAULTS).map((name) => `\`${shortened(name)}\``)
  return first.join(', ') + (names.length > MOST_FAULTS ? ' and others' : '')
}

function between(names: readonly string[], holds: (given: number) => boolean, message: string) {
  return (question: object, context: z.RefinementCtx): void => {
    const given = names.filter((name) => (question as Record<string, unknown>)[name] !== undefined)
    if (!holds(given.length)) context.addIssue({ code: 'custom', message, params: { rule: true, names } })
  }
}

/**
 * Parses parameters: checks them and applies defaults. INVALID_PARAMS lists every parameter at fault in `parameters`
 * (spec v5 7). `null` and undefined count as not given, at the top level only;
 * `null` for an unknown name is refused.
 */
export function resolveQuestion<Params extends z.ZodObject>(params: Params, sent: unknown): z.output<Params> {
  return resolveGiven(params, givenOf(params, sent))
}

/** Number of list entries, and of values in them, that are parsed without a pause: a few milliseconds. */
const ENTRIES_AT_ONCE = 500
const VALUES_AT_ONCE = 20_000
/** Longer lists are parsed in pieces. */
const SHORT_LIST = 20

/**
 * `resolveQuestion` for untrusted input. Before a schema parses anything, `sentBounds.ts` checks that strings are
 * well-formed Unicode and that all sizes are within their bounds. A long list is parsed in pieces, so that it does not
 * block the event loop. The list must not change in the meantime.
 */
export async function resolveUntrusted<Params extends z.ZodObject>(
  params: Params,
  sent: unknown,
  signal: AbortSignal | undefined,
): Promise<z.output<Params>> {
  const given = givenOf(params, sent)
  const walk = createBoundsCheck()
  requireNames(given, walk)
  const long: LongList[] = []
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(params.shape, name) ? (params.shape[name] as z.ZodType) : undefined
    // An unknown parameter is refused whatever its value.
    if (schema === undefined) continue
    const list = Array.isArray(value) && value.length > SHORT_LIST ? plainList(params, schema, value.length) : undefined
    if (list !== undefined) long.push({ name, schema: list, entries: (value as unknown[]).slice() })
    else checkBounds(walk, value, schema, [name])
  }
  refuseFaults(walk)
  if (long.length === 0) return resolveGiven(params, given)
  const read: Record<string, unknown[]> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const { name, schema, entries } of long) {
    const list: unknown[] = []
    read[name] = list
    // The message reports at most this many faults.
    for (let from = 0; from < entries.length && issues.length < MOST_FAULTS; ) {
      const to = walkPiece({ name, schema, entries }, from, walk)
      refuseFaults(walk)
      const parsed = schema.safeParse(entries.slice(from, to))
      for (const entry of parsed.data ?? []) list.push(entry)
      for (const issue of parsed.error?.issues.slice(0, MOST_FAULTS) ?? []) issues.push(moved(issue, name, from))
      from = to
      await yieldIfSpent(signal)
    }
  }
  const rest = params.safeParse({ ...given, ...Object.fromEntries(long.map(({ name }) => [name, []])) })
  if (rest.success && issues.length === 0) return { ...rest.data, ...read }
  const order = Object.keys(params.shape)
  const rankOf = ({ path: [name] }: z.core.$ZodIssue): number =>
    name === undefined ? order.length : order.indexOf(String(name))
  throw explain(
    [...issues, ...(rest.error?.issues ?? [])].sort((a, b) => rankOf(a) - rankOf(b)),
    given,
  )
}

/** A parameter with many entries, which are parsed piece by piece. */
interface LongList {
  readonly name: string
  readonly schema: z.ZodArray
  readonly entries: readonly unknown[]
}

/** Checks entries until they fill a piece; returns the end of the piece. */
function walkPiece({ name, schema: { element }, entries }: LongList, from: number, walk: BoundsCheck): number {
  let values = 0
  let to = from
  while (to < entries.length && to - from < ENTRIES_AT_ONCE && values < VALUES_AT_ONCE) {
    walk.values = 0
    checkBounds(walk, entries[to], element, [name, to])
    values += walk.values
    to++
  }
  return to
}

/** The top-level parameter names. */
function requireNames(given: Readonly<Record<string, unknown>>, walk: BoundsCheck): void {
  const names = Object.keys(given)
  if (names.length > MOST_NAMES) throw invalidParams(`More than ${MOST_NAMES} request parameters were given.`)
  walk.values += names.length
  for (const name of names) if (!name.isWellFormed()) checkBounds(walk, name, undefined, [name.toWellFormed()])
}

function refuseFaults({ faults }: BoundsCheck): void {
  if (faults.length === 0) return
  const message = faults.map(({ path, message }) => `\`${index(path)}\`: ${message}.`).join(' ')
  const names = new Set(faults.map(({ path: [name] }) => shortened(String(name))))
  throw new EngineError('INVALID_PARAMS', message, { parameters: [...names] })
}

/** The schema of a parameter that is a long list, in an operation whose rules do not examine it. */
function plainList({ def }: z.ZodObject, schema: z.ZodType, entries: number): z.ZodArray | undefined {
  if (!(schema instanceof z.ZodArray) || def.checks?.length) return undefined
  const isPlain = (schema.def.checks ?? []).every((check) => check._zod.def.check === 'max_length')
  return isPlain && entries <= (mostEntries(schema) ?? Number.POSITIVE_INFINITY) ? schema : undefined
}

/** Converts an issue of a piece of a list to one of the whole list. */
const moved = (issue: z.core.$ZodIssue, name: string, from: number): z.core.$ZodIssue => {
  const [entry, ...inside] = issue.path
  return { ...issue, path: [name, from + Number(entry), ...inside] }
}

function givenOf({ shape }: z.ZodObject, sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new EngineError('INVALID_PARAMS', 'The parameters must be a single object.', { parameters: [] })
  }
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || (value === null && Object.hasOwn(shape, name))) continue
    // Stores `__proto__` as data, never as the prototype.
    if (name === '__proto__') Object.defineProperty(given, name, { value, enumerable: true })
    else given[name] = value
  }
  return given
}

function resolveGiven<Params extends z.ZodObject>(params: Params, given: Record<string, unknown>): z.output<Params> {
  const parsed = params.safeParse(given)
  if (parsed.success) return parsed.data
  throw explain(parsed.error.issues, given)
}

/** One error for all issues: unexpected names first, then missing ones, then all other faults. */
function explain(issues: readonly z.core.$ZodIssue[], given: object): InvalidParams {
  const { unexpected, missing, invalid, faults, sentences } = sortIssues(issues, given)
  // With several kinds of faults, each sentence names its parameters.
  const isMixed = [unexpected, missing, invalid].filter(({ size }) => size > 0).length > 1
  const told = [...sentences]
  if (missing.size > 0) told.unshift(isMixed ? `Missing: ${listed([...missing])}.` : MISSING)
  if (unexpected.size > 0) told.unshift(isMixed ? `Unexpected: ${listed([...unexpected])}.` : UNEXPECTED)
  const parameters = [...new Set([...unexpected, ...missing, ...invalid].map(shortened))]
  return new InvalidParams(told.filter(Boolean).join(' '), parameters, told.length === faults.length ? faults : [])
}

const UNEXPECTED = 'The listed request parameter(s) were unexpected.'
const MISSING = 'The listed request parameter(s) are required but were not given.'

/** INVALID_PARAMS that names parameters which the request lacks. */
export const missingParams = (...names: string[]): InvalidParams => new InvalidParams(MISSING, names)

/** What is wrong with a request. */
interface SortedIssues {
  /** Names of parameters. */
  readonly unexpected: ReadonlySet<string>
  readonly missing: ReadonlySet<string>
  readonly invalid: ReadonlySet<string>
  /** The first wrong values. */
  readonly faults: readonly ParameterFault[]
  /** One sentence on each of these faults, and on each rule between parameters that is broken. */
  readonly sentences: readonly string[]
}

function sortIssues(issues: readonly z.core.$ZodIssue[], given: object): SortedIssues {
  const [unexpected, missing, invalid] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const faults: ParameterFault[] = []
  const sentences: string[] = []
  for (const issue of issues) {
    const name = issue.path[0]
    if (name === undefined) {
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) unexpected.add(key)
      else sentences.push(issue.message)
      for (const each of namesOfRule(issue)) invalid.add(each)
    } else if (issue.path.length === 1 && !Object.hasOwn(given, name)) {
      missing.add(String(name))
    } else {
      invalid.add(String(name))
      if (sentences.length >= MOST_FAULTS) continue
      const fault = { path: index(issue.path), why: `${wording(issue)}.` }
      faults.push(fault)
      sentences.push(`\`${fault.path}\`: ${fault.why}`)
    }
  }
  return { unexpected, missing, invalid, faults, sentences }
}

/** The parameters of a rule between parameters. */
const namesOfRule = (issue: z.core.$ZodIssue): readonly string[] =>
  issue.code === 'custom' && issue.params?.rule === true ? (issue.params.names as string[]) : []

/** `docs[3].metadata[0].value` */
const index = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${shortened(String(part))}`))
    .join('')

function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unexpected field(s) ${listed(issue.keys)}`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  if (issue.code === 'too_small' && issue.minimum === 1 && issue.origin === 'string') return 'must not be empty'
  // For a value that matches none of several forms, the message lists what each form expects.
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const ways = issue.errors.flatMap(([first]) => (first === undefined ? [] : [wording(first)]))
    if (ways.length > 0) return [...new Set(ways)].join(', or ')
  }
  return issue.message.replace(/^Invalid (?:input|option): /, '').replace(/\.$/, '')
}
