import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Limits of the system for a child, as `ulimit` sets them. */
export interface Limits {
  /** Size of a file, in blocks of 1,024 bytes. */
  readonly fileSize?: number
}

export interface ChildOptions {
  readonly limits?: Limits | undefined
  readonly nodeOptions?: readonly string[]
  readonly ipc?: boolean
}

/** The compiled modules, wherever this one runs. */
const compiled = fileURLToPath(new URL('../.campaign/', import.meta.url))

/** Children that live: they end with the campaign. */
const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** Starts a module of the campaign in a process of its own, with one argument. */
export function startChild(module: string, argument: unknown, options: ChildOptions = {}): ChildProcess {
  const { limits = {}, nodeOptions = [], ipc = false } = options
  const command = [process.execPath, ...nodeOptions, `${compiled}${module}.js`, JSON.stringify(argument)]
  const limited = [
    // Without this a write beyond the limit ends the process instead of failing.
    ...(limits.fileSize === undefined ? [] : ["trap '' XFSZ", `ulimit -f ${limits.fileSize}`]),
  ]
  const [file, ...args] =
    limited.length === 0 ? command : ['bash', '-c', [...limited, 'exec "$@"'].join('; '), 'bash', ...command]
  const child = spawn(file!, args, { stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])] })
  living.add(child)
  child.once('exit', () => living.delete(child))
  return child
}

/** Resolves once a child has ended: with its signal, or its code. */
export async function ended(child: ChildProcess): Promise<string | number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? child.exitCode
}

/** The last lines that a child wrote to its standard error. */
export function errorsOf(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-4_000)
  })
  return () => text
}
