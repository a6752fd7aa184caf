import { z } from 'zod'
import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../errors.js'
import { explain, pathText } from './explainIssues.js'
import { mostEntries } from './schemaShape.js'
import { type BoundsCheck, checkBounds, createBoundsCheck, MOST_FAULTS, MOST_NAMES, shortened } from './sentBounds.js'

/**
 * Parses parameters: checks them and applies defaults. INVALID_PARAMS lists every parameter at fault in `parameters`
 * (spec v5 7). `null` and undefined count as not given, at the top level only; `null` for an unknown name is refused.
 */
export function resolveParams<Params extends z.ZodObject>(params: Params, sent: unknown): z.output<Params> {
  return resolveGiven(params, givenOf(params, sent))
}

/** Number of list entries, and of values in them, that are parsed without a pause: a few milliseconds. */
const ENTRIES_AT_ONCE = 500
const VALUES_AT_ONCE = 20_000
/** Longer lists are parsed in pieces. */
const SHORT_LIST = 20

/**
 * `resolveParams` for untrusted input. Before a schema parses anything, `sentBounds.ts` checks that strings are
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
  const long = checkGiven(params, given, walk)
  refuseFaults(walk)
  if (long.length === 0) return resolveGiven(params, given)
  const lists: Record<string, unknown[]> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const list of long) lists[list.name] = await parseList(list, { walk, issues, signal })
  const rest = params.safeParse({ ...given, ...Object.fromEntries(long.map(({ name }) => [name, []])) })
  if (rest.success && issues.length === 0) return { ...rest.data, ...lists }
  throw explain(inOrderOf(params, [...issues, ...(rest.error?.issues ?? [])]), given)
}

/** A parameter with many entries, which are parsed piece by piece. */
interface LongList {
  readonly name: string
  readonly schema: z.ZodArray
  readonly entries: readonly unknown[]
}

/** Checks the bounds of all parameters but the long lists, which it returns. */
function checkGiven(params: z.ZodObject, given: Readonly<Record<string, unknown>>, walk: BoundsCheck): LongList[] {
  const long: LongList[] = []
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(params.shape, name) ? (params.shape[name] as z.ZodType) : undefined
    // An unknown parameter is refused whatever its value.
    if (schema === undefined) continue
    const list = Array.isArray(value) && value.length > SHORT_LIST ? plainList(params, schema, value.length) : undefined
    if (list !== undefined) long.push({ name, schema: list, entries: (value as unknown[]).slice() })
    else checkBounds(walk, value, schema, [name])
  }
  return long
}

interface ListParsing {
  readonly walk: BoundsCheck
  /** Gets the issues of the list. */
  readonly issues: z.core.$ZodIssue[]
  readonly signal: AbortSignal | undefined
}

/** Checks and parses a list piece by piece. Ends early when there are as many issues as the message reports. */
async function parseList(long: LongList, { walk, issues, signal }: ListParsing): Promise<unknown[]> {
  const { name, schema, entries } = long
  const list: unknown[] = []
  for (let from = 0; from < entries.length && issues.length < MOST_FAULTS; ) {
    const to = walkPiece(long, from, walk)
    refuseFaults(walk)
    const parsed = schema.safeParse(entries.slice(from, to))
    for (const entry of parsed.data ?? []) list.push(entry)
    for (const issue of parsed.error?.issues.slice(0, MOST_FAULTS) ?? []) issues.push(moved(issue, name, from))
    from = to
    await yieldIfSpent(signal)
  }
  return list
}

/** Issues in the order of the parameters; those of rules between parameters come last. */
function inOrderOf({ shape }: z.ZodObject, issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const order = Object.keys(shape)
  const rankOf = ({ path: [name] }: z.core.$ZodIssue): number =>
    name === undefined ? order.length : order.indexOf(String(name))
  return issues.toSorted((a, b) => rankOf(a) - rankOf(b))
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
  const message = faults.map(({ path, message }) => `\`${pathText(path)}\`: ${message}.`).join(' ')
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

/** Calls of an operation until code is generated for its schema, which takes longer than to interpret it so often. */
const INTERPRETED_CALLS = 8
const calls = new WeakMap<z.ZodObject, number>()

function resolveGiven<Params extends z.ZodObject>(params: Params, given: Record<string, unknown>): z.output<Params> {
  const called = calls.get(params) ?? 0
  const isInterpreted = called < INTERPRETED_CALLS
  if (isInterpreted) calls.set(params, called + 1)
  const parsed = isInterpreted ? params.safeParse(given, { jitless: true }) : params.safeParse(given)
  if (parsed.success) return parsed.data
  throw explain(parsed.error.issues, given)
}
