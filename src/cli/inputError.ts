/** Faulty input: a file that cannot be read, a missing column. Exit code 1. */
export class InputError extends Error {
  override name = 'InputError'
}

/** The name of a file in messages. */
export const sourceName = (path: string): string => (path === '-' ? 'Standard input' : path)

/** A faulty command line: an unknown option, a missing value. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was ended by Ctrl-C (SIGINT) or SIGTERM. */
export class Interruption extends Error {
  override name = 'Interruption'
  /** What shells give for a process that the signal has ended. */
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}.`)
    this.exitCode = signal === 'SIGTERM' ? 143 : 130
  }
}
