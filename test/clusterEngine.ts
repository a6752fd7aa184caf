import { type Engine, type EngineOptions, openEngine as open, type ServiceFunctions } from '../src/engine.js'
import { openPostgres } from '../src/storage/postgres/database.js'
import { newSchema } from './storage/postgres/freshSchema.js'

export * from '../src/engine.js'

/** Engines that answer in turns. */
const NODES = 3

/**
 * In place of `src/engine.ts` in a run on a cluster: an engine without a folder is several engines on one schema of PostgreSQL, and
 * each call goes to the next of them. The schema is removed when it is closed.
 */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  if (options.directory !== undefined || options.database !== undefined) return await open(options)
  const { url, schema } = await newSchema()
  const engines: Engine[] = []
  for (let node = 0; node < NODES; node++) {
    engines.push(await open({ ...options, database: url, schema, poolSize: 3 }))
  }
  const nodes = engines.map((engine) => ({ ...engine }))
  const close = async (): Promise<void> => {
    const closed = await Promise.allSettled(nodes.map((node) => node.close()))
    const database = await openPostgres({ url, schema, poolSize: 1 })
    await database.run(`DROP SCHEMA IF EXISTS ${database.schema} CASCADE`)
    await database.close()
    for (const result of closed) if (result.status === 'rejected') throw result.reason
  }
  let closing: Promise<void> | undefined
  const closeOnce = (): Promise<void> => (closing ??= close())
  // The first engine stays the one that `serve` knows.
  return Object.assign(engines[0]!, inTurns(nodes, nodes), { close: closeOnce, [Symbol.asyncDispose]: closeOnce })
}

let turn = 0

/** Functions of several engines as one: each call goes to the next engine. `callers` have the function `project`. */
function inTurns<Functions extends object>(
  functions: readonly Functions[],
  callers: readonly Pick<ServiceFunctions, 'project'>[],
): Functions {
  const names = Object.keys(functions[0]!) as (keyof Functions & string)[]
  return Object.fromEntries(names.map((name) => [name, memberInTurns(functions, name, callers)])) as Functions
}

function memberInTurns<Functions extends object>(
  functions: readonly Functions[],
  name: keyof Functions & string,
  callers: readonly Pick<ServiceFunctions, 'project'>[],
): unknown {
  const members = functions.map((each) => each[name])
  if (typeof members[0] === 'object' && members[0] !== null) return inTurns(members as object[], callers)
  if (typeof members[0] !== 'function') return members[0]
  const bound = members.map((member, i) => (member as (...args: unknown[]) => unknown).bind(functions[i]))
  if (name === 'project')
    return (id: string) =>
      inTurns(
        bound.map((project) => project(id) as object),
        callers,
      )
  if (name === 'as') {
    return (credential: object) => {
      const people = bound.map((as) => as(credential) as ServiceFunctions)
      return inTurns(people, people)
    }
  }
  return (...args: unknown[]) => {
    const answer = bound[turn++ % bound.length]!(...args)
    return answer instanceof Promise ? answer.then((result) => handleInTurns(result, callers)) : answer
  }
}

/** A new project comes as its record and a handle of the engine that made it. */
function handleInTurns(result: unknown, callers: readonly Pick<ServiceFunctions, 'project'>[]): unknown {
  if (typeof result !== 'object' || result === null || !('waitForBuild' in result)) return result
  const { project_id: projectId } = result as unknown as { readonly project_id: string }
  return {
    ...result,
    ...inTurns(
      callers.map((caller) => caller.project(projectId)),
      callers,
    ),
  }
}
