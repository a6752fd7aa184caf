import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack, Round } from '../attack.js'
import { emptyLane, type Lane, type LaneRun, runLane, verifyLanes } from '../lanes.js'

/** Smallest and largest size of a disk, in KiB: an empty folder fits, a few uploads fill it. */
const SMALLEST = 1_500
const LARGEST = 12_000
/** So much is free when the folder is looked at. */
const ROOM_KIB = 64_000
/** How often a disk fills up in one round. */
const FILLINGS = 3

/** A disk that can be full. */
interface SmallDisk {
  readonly directory: string
  /** Largest file that a process may write, in KiB, where the disk itself has no bounds. */
  readonly fileSize: number | undefined
  /** Makes room for so many KiB beside what is there. */
  makeRoom(kib: number): void
  remove(): void
}

/** A file system in memory of its own: needs the rights of root. */
function mountDisk(folder: string, kib: number): SmallDisk | undefined {
  const directory = join(folder, 'disk')
  mkdirSync(directory)
  const mount = (options: string): void => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory], { stdio: 'ignore' })
  }
  try {
    mount(`size=${kib}k`)
  } catch {
    return undefined
  }
  return {
    directory: join(directory, 'folder'),
    fileSize: undefined,
    makeRoom: (free) => {
      const { blocks, bfree, bsize } = statfsSync(directory)
      mount(`remount,size=${free + Math.ceil(((blocks - bfree) * bsize) / 1_024)}k`)
    },
    remove: () => void execFileSync('umount', ['-l', directory]),
  }
}

/** The disk there is, with a bound on the size of files. */
function limitFiles(folder: string, kib: number): SmallDisk | undefined {
  if (process.platform === 'win32') return undefined
  return { directory: folder, fileSize: kib >> 1, makeRoom: () => {}, remove: () => {} }
}

/** Changes a folder until the disk is full, makes room, and looks at what is there. */
async function diskRound(round: Round): Promise<void> {
  const { random } = round
  const folder = round.folder()
  const kib = SMALLEST + random.int(LARGEST - SMALLEST)
  const disk = (random.int(3) > 0 ? mountDisk(folder, kib) : undefined) ?? limitFiles(folder, kib)
  if (disk === undefined) {
    round.skip('this system has neither small file systems nor bounds on files')
    return
  }
  try {
    let lane: Lane = emptyLane('disk')
    for (let filling = 1; filling <= FILLINGS; filling++) {
      const { directory, fileSize } = disk
      const limits = fileSize === undefined ? undefined : { fileSize: fileSize * filling }
      const run = await runLane(round, lane, {
        directory,
        seed: `${round.seed}/${filling}`,
        child: { limits },
        changes: 60,
      })
      checkRefusal(round, run)
      disk.makeRoom(ROOM_KIB)
      ;[lane] = (await verifyLanes(round, directory, [run])) as [Lane]
      disk.makeRoom(random.int(SMALLEST))
      if (round.secondsLeft() < 0) break
    }
  } finally {
    disk.remove()
  }
}

/**
 * What a refusal on a full disk says. The last form is the campaign's own: a project whose file cannot be opened is left out of the
 * list of projects, so a change of it does not find it. Whether it is still there is verified once there is room.
 */
const REFUSALS = /disk|written|opened|build (?:.* )?failed|^The project ".*" is not there/i

/** Codes of a refusal on a full disk: a build whose core fitted fails with the code of its sentiment. */
const CODES: readonly string[] = ['ERROR', 'SENTIMENT_BUILD_FAILED']

/** A full disk is refused with a code for failures and a sentence; the process goes on. */
function checkRefusal(round: Round, { refusal, ending, errors, underWay }: LaneRun): void {
  if (refusal === undefined) {
    const isExplained = /cannot be opened|disk/i.test(errors)
    if (ending !== 0 && !isExplained) round.fault('crash', `A process ended with ${ending} on a full disk: ${errors}`)
  } else if (!CODES.includes(refusal.code ?? 'ERROR') || !REFUSALS.test(refusal.message)) {
    round.fault('wrong', `${underWay?.kind} on a full disk: ${JSON.stringify(refusal)}`)
  }
}

export const disk: Attack = {
  name: 'disk',
  summary: 'Fills the disk during changes, makes room again and compares the folder with what was acknowledged.',
  share: 2,
  round: diskRound,
}
