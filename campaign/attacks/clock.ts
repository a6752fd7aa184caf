import type { Attack, Round } from '../attack.js'
import { emptyLane, type Lane, runLane, verifyLanes } from '../lanes.js'

/** Steps of the clock, in seconds: a correction, a change of time zone, a year. */
const STEPS = [2, 3_600, 366 * 86_400] as const
const CHANGES = 25
const RUNS = 2

/** Changes a folder from two processes whose clocks go forward and back. */
async function clockRound(round: Round): Promise<void> {
  const directory = round.folder()
  const clockSteps = STEPS[round.random.int(STEPS.length)]!
  let lanes: readonly Lane[] = [emptyLane('early'), emptyLane('late')]
  for (let number = 1; number <= RUNS; number++) {
    const runs = await Promise.all(
      lanes.map((lane) =>
        runLane(round, lane, { directory, seed: `${round.seed}/${number}/${lane.name}`, changes: CHANGES, clockSteps }),
      ),
    )
    for (const { refusal, ending, errors, underWay } of runs) {
      if (refusal !== undefined) {
        round.fault('wrong', `${underWay?.kind} with steps of ${clockSteps} s: ${JSON.stringify(refusal)}`)
      } else if (ending !== 0) round.fault('crash', `A process ended with ${ending}: ${errors}`)
    }
    lanes = await verifyLanes(round, directory, runs)
    if (round.secondsLeft() < 0) break
  }
}

export const clock: Attack = {
  name: 'clock',
  summary: 'Changes a folder from two processes whose clocks go forward and back.',
  share: 1,
  round: clockRound,
}
