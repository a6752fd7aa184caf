import type { Attack, Round } from '../attack.js'
import { emptyLane, type Lane, type LaneRun, runLane, verifyLanes } from '../lanes.js'

/** A folder is used for so many kills. */
const KILLS = 6
/** Fewer say little, whatever is left of the time. */
const FEWEST_KILLS = 3
/** A process is killed at most so many milliseconds after it has begun. */
const LATEST_KILL = 700
/** Processes on one folder, in the attack on several. */
const PROCESSES = 3

/** Kills processes that change one folder, again and again, and looks at what they left. */
async function killAgainAndAgain(round: Round, processes: number): Promise<void> {
  const directory = round.folder()
  let lanes: readonly Lane[] = Array.from({ length: processes }, (_, i) => emptyLane(`p${i + 1}`))
  for (let kill = 1; kill <= KILLS; kill++) {
    const runs = await Promise.all(
      lanes.map((lane) =>
        runLane(round, lane, {
          directory,
          seed: `${round.seed}/${kill}/${lane.name}`,
          killAfter: round.random.next() * LATEST_KILL,
        }),
      ),
    )
    for (const run of runs) checkEnding(round, run)
    lanes = await verifyLanes(round, directory, runs)
    if (kill >= FEWEST_KILLS && round.secondsLeft() < 0) break
  }
}

function checkEnding(round: Round, { refusal, ending, errors, underWay }: LaneRun): void {
  if (refusal !== undefined) round.fault('5xx', `${underWay?.kind}: ${JSON.stringify(refusal)}`)
  else if (ending !== 'SIGKILL') round.fault('crash', `A process ended by itself with ${ending}: ${errors}`)
}

export const kills: Attack = {
  name: 'kills',
  summary:
    'Kills a process at random moments of every kind of change and compares the folder with what it acknowledged.',
  share: 3,
  round: (round) => killAgainAndAgain(round, 1),
}

export const severalProcesses: Attack = {
  name: 'processes',
  summary: 'The same with three processes that change one folder at a time.',
  share: 3,
  round: (round) => killAgainAndAgain(round, PROCESSES),
}
