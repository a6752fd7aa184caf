import { parseArgs } from 'node:util'

export interface ClusterArguments {
  /** Processes that answer. */
  readonly nodes: number
  /** Processes that build. */
  readonly workers: number
  /** Clients that change projects of their own at the same time. */
  readonly clients: number
  /** Kills of nodes and workers before the run ends. */
  readonly kills: number
  /** Restarts of PostgreSQL before the run ends. */
  readonly restarts: number
  /** The run ends after this many minutes, whatever is left to do. */
  readonly minutes: number
  readonly seed: string
}

/** Options of a run, with a seed from the clock unless one is given. Throws a sentence for the user. */
export function readArguments(args: readonly string[]): ClusterArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      nodes: { type: 'string', default: '3' },
      workers: { type: 'string', default: '1' },
      clients: { type: 'string', default: '4' },
      kills: { type: 'string', default: '30' },
      restarts: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string' },
    },
  })
  const whole = (name: 'nodes' | 'workers' | 'clients' | 'kills' | 'restarts', least: number): number => {
    const value = Number(values[name])
    if (Number.isInteger(value) && value >= least) return value
    throw new Error(`--${name} is a whole number from ${least}, not "${values[name]}".`)
  }
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes is a number above zero, not "${values.minutes}".`)
  return {
    nodes: whole('nodes', 1),
    workers: whole('workers', 1),
    clients: whole('clients', 1),
    kills: whole('kills', 0),
    restarts: whole('restarts', 0),
    minutes,
    seed: values.seed ?? String(Date.now()),
  }
}
