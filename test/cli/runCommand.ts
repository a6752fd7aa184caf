import { PassThrough, Readable, Writable } from 'node:stream'
import { run } from '../../src/cli/run.js'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly signal?: AbortSignal
  /** What a person at a terminal types; undefined: no terminal. */
  readonly typed?: string
  /** Whether standard error is a terminal; default: where somebody types. */
  readonly showsProgress?: boolean
  /** Columns of the terminal that standard output is; undefined: no terminal. */
  readonly columns?: number
  /** What a program sends to standard input. */
  readonly piped?: readonly (string | Uint8Array)[]
}

/** Runs a command line in this process, as the program does. */
export async function runCommand(
  args: readonly string[],
  { signal, typed, showsProgress = typed !== undefined, columns, piped = [] }: RunOptions = {},
): Promise<Ended> {
  const isTTY = typed !== undefined
  const stdout = collector(columns !== undefined, columns)
  const stderr = collector(showsProgress)
  const stdin = typed === undefined ? Readable.from(piped) : new PassThrough()
  if (typed !== undefined) (stdin as PassThrough).write(typed)
  const streams = { stdin: Object.assign(stdin, { isTTY }), stdout: stdout.stream, stderr: stderr.stream }
  const code = await run(args, { streams, signal: signal ?? new AbortController().signal })
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

/** Runs a command line that has no terminal. */
export const conceptlite = (...args: string[]): Promise<Ended> => runCommand(args)

function collector(
  isTTY: boolean,
  columns?: number,
): { readonly stream: Writable & { isTTY: boolean; columns?: number }; text(): string } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return {
    stream: Object.assign(stream, { isTTY, ...(columns !== undefined && { columns }) }),
    text: () => Buffer.concat(chunks).toString(),
  }
}
