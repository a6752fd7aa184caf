import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../dist/math/random.js'
import type { Attack, FaultKind, Plant, Round } from './attack.js'

/** The event loop may stand still for so many milliseconds. */
export const LONGEST_PAUSE = 1_000
/** Of faults of one attack so many are kept: the others tell the same. */
const MOST_FAULTS = 20

export interface Fault {
  readonly kind: FaultKind
  readonly text: string
  readonly round: number
}

/** What became of one attack. */
export interface AttackResult {
  readonly name: string
  readonly rounds: number
  readonly operations: number
  readonly seconds: number
  /** Milliseconds. */
  readonly worstPause: number
  /** Bytes. */
  readonly peakMemory: number
  readonly faults: readonly Fault[]
  readonly skipped: string | undefined
}

export interface CampaignOptions {
  readonly attacks: readonly Attack[]
  readonly seconds: number
  readonly seed: string
  /** Runs this round of each attack and no other. */
  readonly round?: number | undefined
  readonly plant?: Plant | undefined
  readonly onFault?: ((attack: Attack, fault: Fault) => void) | undefined
  readonly onResult?: ((result: AttackResult) => void) | undefined
}

/** Runs attacks one after the other; each gets its share of the time that is left, and at least one round. */
export async function runCampaign(options: CampaignOptions): Promise<AttackResult[]> {
  const end = performance.now() + options.seconds * 1_000
  const results: AttackResult[] = []
  for (const [i, attack] of options.attacks.entries()) {
    const shares = options.attacks.slice(i).reduce((sum, { share }) => sum + share, 0)
    const now = performance.now()
    const deadline = now + (Math.max(0, end - now) * attack.share) / shares
    const result = await runAttack(attack, deadline, options)
    options.onResult?.(result)
    results.push(result)
  }
  return results
}

async function runAttack(
  attack: Attack,
  deadline: number,
  { seed, round: only, plant, onFault }: CampaignOptions,
): Promise<AttackResult> {
  const began = performance.now()
  const total = { rounds: 0, operations: 0, worstPause: 0, peakMemory: 0 }
  const faults: Fault[] = []
  let skipped: string | undefined
  let number = only ?? 1
  do {
    const folders: string[] = []
    const roundSeed = `${seed}/${attack.name}/${number}`
    const fault = (kind: FaultKind, text: string): void => {
      if (faults.length >= MOST_FAULTS) return
      faults.push({ kind, text, round: number })
      onFault?.(attack, faults.at(-1)!)
    }
    const round: Round = {
      seed: roundSeed,
      random: createRandom(roundSeed),
      plant,
      secondsLeft: () => (deadline - performance.now()) / 1_000,
      folder: () => {
        folders.push(mkdtempSync(join(tmpdir(), 'campaign-')))
        return folders.at(-1)!
      },
      count: (operations = 1) => {
        total.operations += operations
      },
      pause: (milliseconds, during) => {
        total.worstPause = Math.max(total.worstPause, milliseconds)
        if (milliseconds > LONGEST_PAUSE) fault('pause', `${Math.round(milliseconds)} ms during ${during}`)
      },
      memory: (bytes) => {
        total.peakMemory = Math.max(total.peakMemory, bytes)
      },
      fault,
      skip: (reason) => {
        skipped = reason
      },
    }
    try {
      await attack.round(round)
    } catch (error) {
      fault('wrong', `The attack broke off: ${error instanceof Error ? error.stack : String(error)}`)
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    }
    total.rounds++
    number++
  } while (only === undefined && skipped === undefined && faults.length < MOST_FAULTS && performance.now() < deadline)
  return { name: attack.name, ...total, seconds: (performance.now() - began) / 1_000, faults, skipped }
}
