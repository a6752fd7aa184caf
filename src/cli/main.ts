#!/usr/bin/env node
import { EngineError } from '../errors.js'
import { type Arguments, createProgram, readArguments } from './arguments.js'
import { InputError, UsageError } from './inputError.js'

/** Exit codes: done, failed, wrong usage, and what shells give for Ctrl-C. */
const DONE = 0
const FAILED = 1
const WRONG_USAGE = 2
const INTERRUPTED = 130

/** Milliseconds within which a second signal is the echo of the first: npm and shells pass Ctrl-C on to their children. */
const ECHO = 1_000

/** A reader that closes the pipe early (`conceptlite analyze | head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE)
  process.stderr.write(`conceptlite: The output cannot be written: ${error.message}\n`)
  process.exit(FAILED)
})

process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const interruption = new AbortController()
  let first = Number.POSITIVE_INFINITY
  const interrupt = (): void => {
    // A second signal ends the process at once.
    if (performance.now() - first > ECHO) process.exit(INTERRUPTED)
    if (!interruption.signal.aborted) first = performance.now()
    interruption.abort()
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    return await runCommand(readArguments(args), interruption.signal)
  } catch (error) {
    if (interruption.signal.aborted) return INTERRUPTED
    return complain(error, args[0])
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}

/** Commands are loaded on demand, so that help appears at once. */
async function runCommand(args: Arguments, signal: AbortSignal): Promise<number> {
  switch (args.command) {
    case 'analyze': {
      const { analyze } = await import('./analyze.js')
      await analyze(args, signal)
      return DONE
    }
    case 'serve': {
      const { serveUntil } = await import('./serve.js')
      await serveUntil(args, signal)
      return DONE
    }
    case 'check': {
      const { check } = await import('./check.js')
      return (await check(args)) ? DONE : FAILED
    }
    case 'completion': {
      const { completionScript } = await import('./completion.js')
      process.stdout.write(
        completionScript(
          args.shell,
          createProgram(() => {}),
        ),
      )
      return DONE
    }
    case 'print':
      process.stdout.write(args.text)
      return DONE
  }
}

/** One sentence for errors of the user; a stack only for others. */
function complain(error: unknown, command: string | undefined): number {
  const expected = error instanceof UsageError || error instanceof InputError || error instanceof EngineError
  const detail = error instanceof Error ? (expected ? error.message : error.stack) : String(error)
  process.stderr.write(`conceptlite: ${detail}\n`)
  if (!(error instanceof UsageError)) return FAILED
  const known = createProgram(() => {}).commands.some((each) => each.name() === command)
  process.stderr.write(`See conceptlite ${known ? `${command} ` : ''}--help.\n`)
  return WRONG_USAGE
}
