import type { z } from 'zod'
import { InvalidParams, type ParameterFault } from '../errors.js'
import { MOST_FAULTS, shortened } from './sentBounds.js'

/** Turns the issues that a schema finds into INVALID_PARAMS, whose message has a sentence on each fault. */

/**
 * One error for all issues: unexpected names first, then missing ones, then all other faults. Its message names all of them; a response
 * about unexpected or missing names alone has the words that clients compare.
 */
export function explain(issues: readonly z.core.$ZodIssue[], given: object): InvalidParams {
  const { unexpected, missing, invalid, faults, sentences } = sortIssues(issues, given)
  const named: string[] = []
  if (unexpected.size > 0) named.push(`Unexpected: ${listed([...unexpected])}.`)
  if (missing.size > 0) named.push(`Missing: ${listed([...missing])}.`)
  const messages = [...named, ...sentences]
  const parameters = [...new Set([...unexpected, ...missing, ...invalid].map(shortened))]
  const compared = unexpected.size > 0 ? UNEXPECTED : MISSING
  const isAlone = named.length === 1 && invalid.size === 0
  return new InvalidParams(
    joined(messages),
    parameters,
    messages.length === faults.length ? faults : [],
    isAlone ? joined([compared, ...sentences]) : undefined,
  )
}

const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

const UNEXPECTED = 'The listed request parameter(s) were unexpected.'
const MISSING = 'The listed request parameter(s) are required but were not given.'

/** INVALID_PARAMS that names the parameters that a request lacks. */
export const missingParams = (...names: string[]): InvalidParams =>
  new InvalidParams(`Missing: ${listed(names)}.`, names, [], MISSING)

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
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => pathText(path)))
  for (const issue of issues) {
    // The length of a value of another type says nothing.
    if (issue.code.startsWith('too_') && wrongTypes.has(pathText(issue.path))) continue
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
      const fault = { path: pathText(issue.path), why: `${wording(issue)}.` }
      faults.push(fault)
      sentences.push(`\`${fault.path}\`: ${fault.why}`)
    }
  }
  return { unexpected, missing, invalid, faults, sentences }
}

/** The parameters of a rule between parameters. */
const namesOfRule = (issue: z.core.$ZodIssue): readonly string[] =>
  issue.code === 'custom' && issue.params?.rule === true ? (issue.params.names as string[]) : []

/** The place of a fault as messages name it: `docs[3].metadata[0].value`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${shortened(String(part))}`))
    .join('')

/** What is wrong with a value, as the end of a sentence without its full stop. */
export function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unexpected field(s) ${listed(issue.keys)}`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  // The path of a wrong key ends with the key.
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined) return wording(issue.issues[0])
  if (issue.code === 'too_small' && issue.minimum === 1 && issue.origin === 'string') return 'must not be empty'
  // For a value that matches none of several forms, the message lists what each form expects.
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const ways = issue.errors.flatMap(([first]) => (first === undefined ? [] : [wording(first)]))
    if (ways.length > 0) return [...new Set(ways)].join(', or ')
  }
  // The tag of a record that may have several forms; it is missing, or has another value.
  if (issue.code === 'invalid_union' && 'options' in issue) {
    return `expected one of ${(issue.options as unknown[]).map((option) => JSON.stringify(option)).join('|')}`
  }
  return issue.message
    .replace(/^Invalid (?:input|option): /, '')
    .replace(/\bexpected (int|record)\b/, (_, type: keyof typeof namesOfTypes) => `expected ${namesOfTypes[type]}`)
    .replace(/\.$/, '')
}

/** Types that JSON has under other names. */
const namesOfTypes = { int: 'integer', record: 'object' }

/** Names between backticks; of many names only the first few. */
export const listed = (names: readonly string[]): string => {
  const first = names.slice(0, MOST_FAULTS).map((name) => `\`${shortened(name)}\``)
  return first.join(', ') + (names.length > MOST_FAULTS ? ' and others' : '')
}
