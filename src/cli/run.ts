import { EngineError } from '../errors.js'
import { InputError, UsageError } from '../reading/inputError.js'
import { type Arguments, createProgram, readArguments } from './arguments.js'
import { Interruption } from './interruption.js'
import type { CommandContext, Streams } from './streams.js'

/** Exit codes: done, failed, wrong usage. */
const DONE = 0
const FAILED = 1
const WRONG_USAGE = 2

/** Runs a command line (without node and script) and returns its exit code. Errors are reported on standard error. */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    return await runCommand(readArguments(args), context)
  } catch (error) {
    const { signal, streams } = context
    if (!signal.aborted) return complain(error, args, streams)
    const { reason } = signal
    streams.stderr.write(`conceptlite: ${reason instanceof Interruption ? reason.message : 'Interrupted.'}\n`)
    return reason instanceof Interruption ? reason.exitCode : FAILED
  }
}

/** Commands are loaded on demand, so that help appears at once. */
async function runCommand(args: Arguments, context: CommandContext): Promise<number> {
  switch (args.command) {
    case 'analyze': {
      const { analyze } = await import('./analyze.js')
      await analyze(args, context)
      return DONE
    }
    case 'report': {
      const { reportStored } = await import('./report.js')
      await reportStored(args, context)
      return DONE
    }
    case 'open': {
      const { openInBrowser } = await import('./open.js')
      await openInBrowser(args, context)
      return DONE
    }
    case 'apply': {
      const { apply } = await import('./apply.js')
      await apply(args, context)
      return DONE
    }
    case 'projects': {
      const { manageProjects } = await import('./projects.js')
      await manageProjects(args, context)
      return DONE
    }
    case 'export': {
      const { exportProject } = await import('./export.js')
      await exportProject(args, context)
      return DONE
    }
    case 'import': {
      const { importFile } = await import('./import.js')
      await importFile(args, context)
      return DONE
    }
    case 'serve': {
      const { serveUntil } = await import('./serve.js')
      await serveUntil(args, context)
      return DONE
    }
    case 'worker': {
      const { workUntil } = await import('./worker.js')
      await workUntil(args, context)
      return DONE
    }
    case 'mcp': {
      const { mcpUntil } = await import('./mcp.js')
      await mcpUntil(args, context)
      return DONE
    }
    case 'check': {
      const { check } = await import('./check.js')
      return (await check(args, context)) ? DONE : FAILED
    }
    case 'backup':
    case 'restore': {
      const { backup } = await import('./backup.js')
      await backup(args, context)
      return DONE
    }
    case 'completion': {
      const { completionScript } = await import('./completion.js')
      context.streams.stdout.write(
        completionScript(
          args.shell,
          createProgram(() => {}),
        ),
      )
      return DONE
    }
    case 'print':
      context.streams.stdout.write(args.text)
      return DONE
  }
}

/** An error of a call to the system, such as a disk that is full. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** One sentence for errors of the user and of the system; a stack only for others. */
function complain(error: unknown, args: readonly string[], { stderr }: Streams): number {
  const expected =
    error instanceof UsageError || error instanceof InputError || error instanceof EngineError || isSystemError(error)
  const detail = error instanceof Error ? (expected ? error.message : error.stack) : String(error)
  stderr.write(`conceptlite: ${detail}\n`)
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
