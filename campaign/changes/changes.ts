import type { Engine } from '../../dist/index.js'
import type { Random } from '../../dist/math/random.js'
import type { State } from '../state.js'
import { accountChanges } from './accountChanges.js'
import { documentChanges } from './documentChanges.js'
import { type Change, type Kind, pick } from './kind.js'
import { projectChanges } from './projectChanges.js'

/** Every kind of change of a folder. */
const kinds: Readonly<Record<string, Kind>> = { ...projectChanges, ...documentChanges, ...accountChanges }

/** Names of kinds, each as often as its weight says. */
const urn = Object.entries(kinds).flatMap(([kind, { weight }]) => Array.from({ length: weight }, () => kind))

/** A random change that `state` allows. */
export function proposeChange(state: State, random: Random, lane: string, serial: number): Change {
  for (;;) {
    const kind = pick(random, urn)!
    const proposed = kinds[kind]!.propose(state, random, lane, serial)
    if (proposed !== undefined) return { kind, ...proposed }
  }
}

/** Makes a change; comes back when it is acknowledged. */
export const applyChange = async (engine: Engine, change: Change): Promise<void> => {
  await kinds[change.kind]!.apply(engine, change)
}

/** The state after a change. */
export function changed(state: State, { sets }: Pick<Change, 'sets'>): State {
  const entries = Object.entries({ ...state, ...sets }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as State
}

/**
 * What is wrong with the state that was found, given what was acknowledged and the change under way, if any: that has happened
 * wholly or not at all. An empty list when nothing is.
 */
export function findLosses(acknowledged: State, underWay: Change | undefined, found: State): string[] {
  const without = differences(acknowledged, found)
  if (underWay === undefined || without.length === 0) return without
  const withIt = differences(changed(acknowledged, underWay), found)
  if (withIt.length === 0) return []
  return without.map((text) => `${text} (a ${underWay.kind} was under way)`)
}

function differences(expected: State, found: State): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return keys
    .filter((key) => expected[key] !== found[key])
    .map((key) => `${key} is ${JSON.stringify(found[key])}, acknowledged was ${JSON.stringify(expected[key])}`)
}
