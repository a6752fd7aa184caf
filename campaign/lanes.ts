import { createInterface } from 'node:readline'
import { openEngine } from '../dist/index.js'
import type { Round } from './attack.js'
import type { ChangerOptions } from './changer.js'
import { changed, findLosses } from './changes/changes.js'
import type { Change } from './changes/kind.js'
import { type ChildOptions, ended, errorsOf, startChild } from './child.js'
import { readState, type State } from './state.js'

/** What one process that changes a folder has acknowledged. */
export interface Lane {
  readonly name: string
  readonly state: State
  /** Changes begun since the folder was made. */
  readonly serial: number
}

/** How a run of a lane ended. */
export interface LaneRun {
  readonly lane: Lane
  /** The change that was begun and neither acknowledged nor refused, or refused. */
  readonly underWay: Change | undefined
  readonly refusal: { readonly code?: string; readonly message: string; readonly cause: string } | undefined
  readonly ending: string | number | null
  readonly errors: string
}

export interface LaneOptions extends Pick<ChangerOptions, 'changes' | 'clockSteps'> {
  readonly directory: string
  readonly seed: string
  readonly threads?: number
  readonly child?: ChildOptions
  /** Milliseconds from the first change to the kill; default: none. */
  readonly killAfter?: number
}

/** A process that makes no headway for so many milliseconds hangs. */
const LONGEST_SILENCE = 120_000

export const emptyLane = (name: string): Lane => ({ name, state: {}, serial: 1 })

/** Lets a process change a folder, and gives what it had acknowledged when it ended. */
export async function runLane(round: Round, lane: Lane, options: LaneOptions): Promise<LaneRun> {
  const { directory, seed, threads = 0, changes, clockSteps, killAfter } = options
  const { name, serial } = lane
  const forget = round.plant === 'lost'
  const argument: ChangerOptions = {
    ...{ directory, seed, lane: name, state: lane.state, serial, threads, forget },
    ...(changes !== undefined && { changes }),
    ...(clockSteps !== undefined && { clockSteps }),
  }
  const child = startChild('changer', argument, options.child)
  const errors = errorsOf(child)
  let state = lane.state
  let begun = 0
  let underWay: Change | undefined
  let refusal: LaneRun['refusal']
  const hanging = setTimeout(() => {
    round.fault(
      'wrong',
      `A process made no headway for ${LONGEST_SILENCE / 1_000} s during ${underWay?.kind ?? 'its start'}.`,
    )
    child.kill('SIGKILL')
  }, LONGEST_SILENCE)
  for await (const line of createInterface({ input: child.stdout! })) {
    hanging.refresh()
    const space = line.indexOf(' ')
    const value = JSON.parse(line.slice(space + 1))
    switch (line.slice(0, space)) {
      case 'begin':
        if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
        break
      case 'change':
        underWay = value as Change
        begun++
        round.count()
        break
      case 'done':
        state = changed(state, underWay!)
        underWay = undefined
        break
      case 'refused':
        refusal = value as NonNullable<LaneRun['refusal']>
        break
      case 'measured':
        round.pause(value.pause, 'changes')
        round.memory(value.memory)
    }
  }
  const ending = await ended(child)
  clearTimeout(hanging)
  return { lane: { name, state, serial: serial + begun }, underWay, refusal, ending, errors: errors() }
}

/**
 * Opens the folder, compares what is there with what each lane acknowledged, and reports what is lost. Gives the lanes as they
 * were found.
 */
export async function verifyLanes(round: Round, directory: string, runs: readonly LaneRun[]): Promise<Lane[]> {
  await using engine = await openEngine({ directory, threads: 0, passwordCost: 2 })
  const lanes: Lane[] = []
  for (const { lane, underWay } of runs) {
    const found = await readState(engine, directory, lane.name)
    round.count()
    for (const loss of findLosses(lane.state, underWay, found)) round.fault('lost', loss)
    lanes.push({ ...lane, state: found })
  }
  for (const { name, last_build_info: build } of await engine.projects.list()) {
    const isRunning = 'stop_time' in build && (build.stop_time === null || build.sentiment.stop_time === null)
    if (isRunning) round.fault('wrong', `A build of ${name} runs on without its process.`)
  }
  return lanes
}
