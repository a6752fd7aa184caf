import { EngineError } from '../errors.js'
import { InputError, UsageError } from '../reading/inputError.js'
import { type Arguments, createProgram, readArguments } from './arguments.js'
import { Interruption } from './interruption.js'
import { printable } from './printable.js'
import type { CommandContext, Streams } from './streams.js'

/** Exit codes: done, failed, wrong usage. */
const DONE = 0
const FAILED = 1
const WRONG_USAGE = 2

/** Runs a command line (without node and script) and returns its exit code. Errors are reported on standard error. */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const { isTTY, columns } = context.streams.stdout
    const read = readArguments(args, (isTTY === true && columns) || undefined)
    const runCommand = commands[read.command] as Run<Arguments['command']>
    return (await runCommand(read, context)) === false ? FAILED : DONE
  } catch (error) {
    const { signal, streams } = context
    if (!signal.aborted && !(error instanceof Interruption)) return complain(error, args, streams)
    const reason: unknown = signal.aborted ? signal.reason : error
    streams.stderr.write(`conceptlite: ${reason instanceof Interruption ? reason.message : 'Interrupted.'}\n`)
    return reason instanceof Interruption ? reason.exitCode : FAILED
  }
}

/** Runs a command. The result `false` means failure. */
type Run<Name extends Arguments['command']> = (
  args: Arguments & { readonly command: Name },
  context: CommandContext,
) => Promise<unknown>

/** The commands by name. Each is loaded when it runs, so that help appears at once. */
const commands: { readonly [Name in Arguments['command']]: Run<Name> } = {
  analyze: async (args, context) => (await import('./analyze.js')).analyze(args, context),
  report: async (args, context) => (await import('./report.js')).reportStored(args, context),
  open: async (args, context) => (await import('./open.js')).openInBrowser(args, context),
  apply: async (args, context) => (await import('./apply.js')).apply(args, context),
  projects: async (args, context) => (await import('./projects.js')).manageProjects(args, context),
  export: async (args, context) => (await import('./export.js')).exportProject(args, context),
  import: async (args, context) => (await import('./import.js')).importFile(args, context),
  serve: async (args, context) => (await import('./serve.js')).serveUntil(args, context),
  worker: async (args, context) => (await import('./worker.js')).workUntil(args, context),
  mcp: async (args, context) => (await import('./mcp.js')).mcpUntil(args, context),
  check: async (args, context) => (await import('./check.js')).check(args, context),
  backup: async (args, context) => (await import('./backup.js')).backup(args, context),
  restore: async (args, context) => (await import('./backup.js')).backup(args, context),
  completion: async ({ shell }, { streams }) => {
    const { completionScript } = await import('./completion.js')
    const program = createProgram(() => {})
    streams.stdout.write(completionScript(shell, program))
  },
  print: async ({ text }, { streams }) => void streams.stdout.write(text),
}

/** An error of a call to the system, such as a disk that is full. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** One sentence for errors of the user and of the system; a stack only for others. */
function complain(error: unknown, args: readonly string[], { stderr }: Streams): number {
  const expected =
    error instanceof UsageError || error instanceof InputError || error instanceof EngineError || isSystemError(error)
  const detail = error instanceof Error ? (expected ? error.message : error.stack) : String(error)
  stderr.write(`conceptlite: ${printable(detail ?? '')}\n`)
  if (!(error instanceof UsageError)) return FAILED
  stderr.write(`See ${['conceptlite', ...commandOf(args), '--help'].join(' ')}.\n`)
  return WRONG_USAGE
}

/** The words of a command line that name a command, as `projects`, `delete`. */
function commandOf(args: readonly string[]): string[] {
  const words: string[] = []
  let { commands } = createProgram(() => {})
  for (const word of args) {
    const command = commands.find((each) => each.name() === word)
    if (command === undefined) break
    words.push(word)
    commands = command.commands
  }
  return words
}
