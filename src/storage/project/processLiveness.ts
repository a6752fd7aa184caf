import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * Who has something under way in a project's file. What a process leaves behind when it dies carries this, so that
 * others can tell.
 */
export interface Holder {
  readonly holder: string
  readonly host: string
  readonly process: number
}

/** Life of processes runs by the machine's clock, whatever clock an engine was given. */
export const seconds = (): number => Date.now() / 1000

/** Holders alive in this process: another process may come to have the number of one that died. */
const here = new Set<string>()

/** A new holder of this process; `retire` it when its work is over. */
export function newHolder(): Holder {
  const holder = randomUUID()
  here.add(holder)
  return { holder, host: hostname(), process: process.pid }
}

export const retire = (holder: string): void => void here.delete(holder)

/** Whether a holder has surely died. Nothing is known about the processes of another machine. */
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
