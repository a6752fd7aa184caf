import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../dist/math/random.js'
import type { Member } from './member.js'
import type { PostgresServer } from './postgresServer.js'

export interface DisturbanceOptions {
  readonly random: Random
  readonly members: readonly Member[]
  readonly server: PostgresServer
  readonly kills: number
  readonly restarts: number
  /** Ends before everything is done. */
  readonly isOver: () => boolean
  readonly onEvent: (kind: 'kill' | 'restart') => void
}

/** Milliseconds between two disturbances at most. */
const LONGEST_PAUSE = 2_000
/** Milliseconds for which a killed process is missed at most. */
const LONGEST_ABSENCE = 1_500
/** Attempts to start a killed member. */
const STARTS = 10

/**
 * Kills random members and restarts PostgreSQL until the numbers are reached. A killed member is started again a moment later, and
 * three are away at most. Throws when a member does not come back.
 */
export async function disturb(options: DisturbanceOptions): Promise<void> {
  const { random, members, server, isOver, onEvent } = options
  const left = { kill: options.kills, restart: options.restarts }
  const returning = new Set<Promise<void>>()
  let failure: unknown
  const bringBack = async (member: Member): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      await pause(random.int(LONGEST_ABSENCE))
      try {
        return await member.start()
      } catch (error) {
        // PostgreSQL may have been away; whatever watches over processes starts them again, too.
        if (attempt === STARTS) throw error
      }
    }
  }
  while (left.kill + left.restart > 0 && !isOver() && failure === undefined) {
    await pause(random.int(LONGEST_PAUSE))
    if (random.int(left.kill + left.restart) < left.restart) {
      left.restart--
      await server.restart(random.int(2) === 0 ? 'fast' : 'immediate')
      onEvent('restart')
      continue
    }
    const running = members.filter((member) => member.isRunning())
    const victim = running[random.int(Math.max(1, running.length))]
    if (victim === undefined || returning.size > 2) continue
    left.kill--
    await victim.kill()
    onEvent('kill')
    const back = bringBack(victim).catch((error: unknown) => {
      failure ??= error
    })
    returning.add(back)
    void back.then(() => returning.delete(back))
  }
  await Promise.all(returning)
  if (failure !== undefined) throw failure
}
