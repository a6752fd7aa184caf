import type { Readable, Writable } from 'node:stream'

/** What a command reads and writes: the streams of the process, or those of a test. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: OutputStream
  readonly stderr: OutputStream
}

type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number }

/** What a command runs with. */
export interface CommandContext {
  readonly streams: Streams
  /** Aborted when the user interrupts the command. */
  readonly signal: AbortSignal
}
