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
