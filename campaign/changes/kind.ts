import type { Engine, Project } from '../../dist/index.js'
import type { Random } from '../../dist/math/random.js'
import type { State } from '../state.js'

/** One change of a folder: what it does, and what of the state it sets; `null` takes a key away. */
export interface Change {
  readonly kind: string
  /** Name of the project, workspace, user or token. */
  readonly name: string
  readonly sets: Readonly<Record<string, string | number | null>>
  readonly size?: number
  readonly item?: string
}

/** A kind of change: how it is chosen and made. */
export interface Kind {
  /** How often it is chosen, relative to the others. */
  readonly weight: number
  /** A change that this state allows; undefined when it allows none. */
  readonly propose: (state: State, random: Random, lane: string, serial: number) => Omit<Change, 'kind'> | undefined
  readonly apply: (engine: Engine, change: Change) => Promise<unknown>
}

/** Projects, lists and so on that a lane has at most of each kind; then some are deleted. */
export const MOST_OF_A_KIND = 4

export const namesOf = (state: State, prefix: string): string[] =>
  Object.keys(state)
    .filter((key) => key.startsWith(`${prefix}:`))
    .map((key) => key.slice(prefix.length + 1))

export const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.int(list.length)]

export const countOf = (state: State, key: string): number => Number(state[key] ?? 0)

export async function projectNamed(engine: Engine, name: string): Promise<Project> {
  const found = (await engine.projects.list({ fields: ['name', 'project_id'] })).find((each) => each.name === name)
  if (found === undefined) throw new Error(`The project "${name}" is not there.`)
  return engine.project(found.project_id)
}
