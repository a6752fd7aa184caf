#!/usr/bin/env node
import { Interruption } from './interruption.js'
import { run } from './run.js'

/** Milliseconds within which a second signal is the echo of the first: npm and shells pass Ctrl-C on to their children. */
const ECHO = 1_000

/** A reader that closes the pipe early (`conceptlite analyze | head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`conceptlite: The output cannot be written: ${error.message}\n`)
  process.exit(1)
})
// Without standard error the failure cannot be reported.
process.stderr.on('error', () => {})

process.exitCode = await runUntilSignal(process.argv.slice(2))
// A program that goes on writing to standard input would keep this one, which reads no more.
process.stdin.destroy()

async function runUntilSignal(args: readonly string[]): Promise<number> {
  const interruption = new AbortController()
  let first = Number.POSITIVE_INFINITY
  const interrupt = (name: NodeJS.Signals): void => {
    const reason = new Interruption(name)
    // A second signal ends the process at once.
    if (performance.now() - first > ECHO) process.exit(reason.exitCode)
    if (!interruption.signal.aborted) first = performance.now()
    interruption.abort(reason)
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    return await run(args, { streams: process, signal: interruption.signal })
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}
