import type { Random } from '../dist/math/random.js'

/**
 * What an attack can find. `lost`: something acknowledged is gone. `5xx`: an answer that is the engine's fault. `crash`: a process
 * that ended by itself. `pause`: an event loop that stood still for more than a second. `growth`: memory or handles that do not
 * stop growing. `told`: an answer that tells what it must not. `wrong`: anything else that must not be.
 */
export type FaultKind = 'lost' | '5xx' | 'crash' | 'pause' | 'growth' | 'told' | 'wrong'

/** Faults that the campaign can be asked to plant, so that a test sees it fail. */
export type Plant = 'lost' | 'pause' | 'leak'

/** What a round of an attack is given and reports to. */
export interface Round {
  /** Of this round alone: everything random in it depends on this text. */
  readonly seed: string
  readonly random: Random
  readonly plant: Plant | undefined
  /** Seconds until the attack's share of the time is used up; below zero afterwards. */
  secondsLeft(): number
  /** An empty folder that is removed when the round is over. */
  folder(): string
  /** Counts what was asked of the engine. */
  count(operations?: number): void
  /** The longest pause of an event loop, in milliseconds. More than a second is a fault. */
  pause(milliseconds: number, during: string): void
  /** The largest resident memory of a process under attack, in bytes. */
  memory(bytes: number): void
  fault(kind: FaultKind, text: string): void
  /** Says why this machine cannot run the attack; no further round is begun. */
  skip(reason: string): void
}

export interface Attack {
  readonly name: string
  /** One sentence for the documentation and the list. */
  readonly summary: string
  /** Share of the time, relative to that of the others. */
  readonly share: number
  /** One round: a few seconds, or until `secondsLeft` is used up. */
  readonly round: (round: Round) => Promise<void>
}
