import type { z } from 'zod'
import { invalidParams } from '../errors.js'
import { type AskOptions, requireAskOptions } from './askOptions.js'
import type { FieldOf, Narrowed, Unmarked } from './onlyFields.js'
import type { Operation, OperationRecord, PathNames } from './operation.js'
import type { RawAnswer } from './rawAnswer.js'

/** Operations under the names that callers use: `{ docs: { search } }` is `docs.search(...)`. */
export type OperationTree = { readonly [name: string]: Operation | OperationTree }

/** The accepted parameters: lists and records may be readonly. */
type Sent<T> = T extends readonly unknown[]
  ? { readonly [Key in keyof T]: Sent<T[Key]> }
  : T extends Date | string
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Sent<T[Key]> }
      : T

/**
 * Parameters and path names. Without parameters, the type of the parameters would exclude every key, including path
 * names.
 */
type Given<Params, Names extends string> = string extends keyof Params
  ? [Names] extends [never]
    ? Sent<Params>
    : { readonly [Name in Names]: string }
  : Sent<Params> & { readonly [Name in Names]: string }

/** The argument of a function: the parameters, and the path names that its handle does not already provide. */
export type InputOf<O, Known extends string = 'project_id'> =
  // biome-ignore lint/suspicious/noExplicitAny: any parameters of requests, any need, any result
  O extends OperationRecord<infer Path, any, any, any, infer Params>
    ? Given<z.input<Params>, Exclude<PathNames<Path>, Known>>
    : never

/** The result of a function. */
export type ResultOf<O> = Bare<Unmarked<AnswerOf<O>>>

/** What `handle` gives, with the mark of records whose fields callers choose. */
type AnswerOf<O> = O extends { handle: (...args: never) => infer Result } ? Awaited<Result> : never

/** Distributes over each possible result: an answer that is not JSON becomes its text. */
type Bare<Result> = Result extends RawAnswer ? string : Result

type Ask<O, Known extends string> = [FieldOf<AnswerOf<O>>] extends [never]
  ? AskWhole<O, Known>
  : 'fields' extends keyof InputOf<O, Known>
    ? AskFields<O, Known>
    : AskWhole<O, Known>

/** A function whose result has the fields that the call names. */
type AskFields<O, Known extends string> = <const Field extends FieldOf<AnswerOf<O>> = FieldOf<AnswerOf<O>>>(
  params?: Omit<InputOf<O, Known>, 'fields'> & { readonly fields?: readonly Field[] | undefined },
  options?: AskOptions,
) => Promise<Narrowed<AnswerOf<O>, Field>>

type AskWhole<O, Known extends string> =
  Record<string, never> extends InputOf<O, Known>
    ? (params?: InputOf<O, Known>, options?: AskOptions) => Promise<ResultOf<O>>
    : (params: InputOf<O, Known>, options?: AskOptions) => Promise<ResultOf<O>>

/** The functions of a tree of operations, with the types of their records; they omit the `Known` names in paths. */
export type Functions<T, Known extends string = 'project_id'> = {
  readonly [Name in keyof T]: T[Name] extends { readonly methods: readonly unknown[] }
    ? Ask<T[Name], Known>
    : Functions<T[Name], Known>
}

/** Calls an operation with values for the names in its path. */
export type Dispatch = (
  operation: Operation,
  path: Readonly<Record<string, string>>,
  params: unknown,
  options: AskOptions,
) => Promise<unknown>

/** Functions that call `dispatch`; `known` provides values for path names. */
export function bindFunctions<T extends OperationTree, Known extends string = 'project_id'>(
  tree: T,
  dispatch: Dispatch,
  known: Readonly<Record<string, string>> = {},
): Functions<T, Known> {
  const bound = Object.entries(tree).map(([name, node]) => [
    name,
    isOperation(node) ? bindOne(node, dispatch, known) : bindFunctions(node, dispatch, known),
  ])
  return Object.fromEntries(bound) as Functions<T, Known>
}

const isOperation = (node: Operation | OperationTree): node is Operation => Array.isArray(node.methods)

/** Every operation of a tree with its full name, in definition order. */
export function listOperations(tree: OperationTree, prefix = ''): { name: string; operation: Operation }[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isOperation(node) ? [{ name: prefix + name, operation: node }] : listOperations(node, `${prefix}${name}.`),
  )
}

const namesOfPaths = new Map<string, readonly string[]>()

/** Names in the path of an operation, in order. */
export function pathNames(path: string): readonly string[] {
  let names = namesOfPaths.get(path)
  if (names === undefined) {
    names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    namesOfPaths.set(path, names)
  }
  return names
}

const NO_OPTIONS: AskOptions = {}

function bindOne(operation: Operation, dispatch: Dispatch, known: Readonly<Record<string, string>>) {
  const names = pathNames(operation.path)
  const isKnown = names.every((name) => Object.hasOwn(known, name))
  return async (params: unknown = {}, options: AskOptions = NO_OPTIONS): Promise<unknown> => {
    if (options !== NO_OPTIONS) requireAskOptions(options)
    // Most calls name nothing in the path and are passed on unchanged.
    if (isKnown && !names.some((name) => Object.hasOwn(Object(params), name))) {
      return await dispatch(operation, known, params, options)
    }
    const rest = Object.entries(Object(params) as Record<string, unknown>)
    const path = Object.fromEntries([
      ...rest.filter(([name, value]) => names.includes(name) && value != null).map(pathValue),
      ...Object.entries(known),
    ])
    const isPlain = typeof params === 'object' && params !== null && !Array.isArray(params)
    const question = isPlain ? Object.fromEntries(rest.filter(([name]) => !names.includes(name))) : params
    return await dispatch(operation, path, question, options)
  }
}

/** Path values are strings; numbers are also accepted. Other values have no unambiguous text form. */
function pathValue([name, value]: readonly [string, unknown]): readonly [string, string] {
  if (typeof value === 'string' || typeof value === 'number') return [name, String(value)]
  throw invalidParams(`\`${name}\`: expected a string.`, name)
}
