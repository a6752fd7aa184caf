import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * The process that has unfinished work in a project's file. Its name is stored with the work, so that other processes can tell
 * whether it has died.
 */
export interface Holder {
  readonly holder: string
  readonly host: string
  readonly process: number
}

/** Liveness uses the clock of the machine, whatever clock the engine was given. */
export const machineSeconds = (): number => Date.now() / 1000

/** Live holders of this process: another process may get the number of a dead one. */
const here = new Set<string>()

/** Creates a holder of this process; `retire` it when its work is over. */
export function newHolder(): Holder {
  const holder = randomUUID()
  here.add(holder)
  return { holder, host: hostname(), process: process.pid }
}

/** Records that a holder of this process has ended its work. */
export const retire = (holder: string): void => void here.delete(holder)

/** Whether a holder is known to have died. Processes of other machines are never known to have died. */
export function hasDied({ holder, host, process: id }: Holder): boolean {
  if (host !== hostname()) return false
  return id === process.pid ? !here.has(holder) : !isAlive(id)
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
