import { writeSync } from 'node:fs'
import { openEngine } from '../dist/index.js'
import { createRandom } from '../dist/math/random.js'
import { applyChange, changed, proposeChange } from './changes/changes.js'
import { watchPauses } from './pauses.js'
import type { State } from './state.js'

/** What a process is told that changes a folder. */
export interface ChangerOptions {
  readonly directory: string
  readonly seed: string
  readonly lane: string
  readonly state: State
  /** Number of the first change; names are made from it. */
  readonly serial: number
  readonly threads: number
  /** Changes to make; default: until it is killed. */
  readonly changes?: number
  /** The clock goes forward and back by as many seconds at most. */
  readonly clockSteps?: number
  /** Acknowledges uploads without making them: shows that losses are found. */
  readonly forget?: boolean
}

/**
 * Makes random changes of a folder until one is refused. Writes a line before each and a line after it, and lines about pauses and memory, at once, so
 * that whoever kills this process knows what it had acknowledged.
 */
async function main(options: ChangerOptions): Promise<void> {
  const { directory, lane, threads, clockSteps = 0 } = options
  const random = createRandom(options.seed)
  const clock = createRandom(`${options.seed}/clock`)
  let offset = 0
  const engine = await openEngine({ directory, threads, passwordCost: 2, now: () => Date.now() / 1_000 + offset })
  const tell = (word: string, value: unknown = null): void => {
    writeSync(1, `${word} ${JSON.stringify(value)}\n`)
  }
  const pauses = watchPauses()
  tell('begin')
  let state = options.state
  for (let made = 0; made < (options.changes ?? Number.POSITIVE_INFINITY); made++) {
    const change = proposeChange(state, random, lane, options.serial + made)
    if (clockSteps > 0) offset += (2 * clock.next() - 1) * clockSteps
    tell('change', change)
    try {
      if (options.forget !== true || change.kind !== 'upload') await applyChange(engine, change)
      tell('done')
      state = changed(state, change)
    } catch (error) {
      const { code, message, cause } = error as { code?: string; message: string; cause?: unknown }
      tell('refused', { code, message, cause: String(cause) })
      break
    }
    tell('measured', { pause: pauses.take(), memory: process.resourceUsage().maxRSS * 1024 })
  }
  await engine.close()
  tell('closed')
}

await main(JSON.parse(process.argv[2]!) as ChangerOptions)
