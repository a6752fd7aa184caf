import { createReadStream } from 'node:fs'
import { addAbortSignal, pipeline, Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { createGunzip } from 'node:zlib'
import { InputError, sourceName } from './inputError.js'
import { peek } from './peek.js'

/** Enough bytes to tell the encoding and, later, the form of the file. */
const HEAD_BYTES = 65_536

export interface TextOptions {
  /** Any label that TextDecoder knows. Without it: the byte order mark, else UTF-8, else windows-1252. */
  readonly encoding?: string | undefined
  /** Stops reading, even while no data arrives. */
  readonly signal?: AbortSignal | undefined
  /** Called with the encoding when it was guessed and is not UTF-8. */
  readonly onEncoding?: (encoding: string) => void
}

/**
 * The characters of a file, or of standard input for `-`, piece by piece: unpacked when the first bytes are those of
 * gzip, decoded, without byte order mark, line ends as `\n`. Throws InputError when the file cannot be read.
 */
export async function* openText(path: string, options: TextOptions = {}): AsyncGenerator<string> {
  try {
    const source = path === '-' ? process.stdin : createReadStream(path, { highWaterMark: HEAD_BYTES })
    if (options.signal !== undefined) addAbortSignal(options.signal, source)
    const packed = await peek<Uint8Array>(source, 2)
    const [magic, method] = Buffer.concat(packed.first)
    const gzipped = magic === 0x1f && method === 0x8b
    const { first, all } = await peek(gzipped ? unpack(packed.all) : packed.all, HEAD_BYTES)
    const head = Buffer.concat(first)
    const encoding = options.encoding ?? guessEncoding(head)
    if (!encoding.startsWith('utf-16') && head.includes(0)) throw new InputError(noText(path, head))
    if (options.encoding === undefined && encoding !== 'utf-8') options.onEncoding?.(encoding)
    const text = await peek(decode(all, encoding), HEAD_BYTES)
    yield* unifyLineEnds(text.all, endsLinesWithReturns(text.first.join('')))
  } catch (error) {
    throw readable(path, error)
  }
}

/** UTF-16 by its byte order mark; otherwise UTF-8 when the head is valid UTF-8, and windows-1252 when it is not. */
function guessEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // Beyond its head, a file may go on with the rest of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length >= HEAD_BYTES })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding)
  } catch {
    throw new InputError(`The encoding "${encoding}" is not known. Say one such as utf-8, windows-1252 or shift_jis.`)
  }
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Whether the first line ends in a bare `\r`, as in files of old Macs. A quoted heading may hold line ends of another kind. */
function endsLinesWithReturns(head: string): boolean {
  return /^(?:[^"\r\n]|"[^"]*")*\r(?!\n|$)/.test(head)
}

/** `\r\n` becomes `\n`, also where a piece ends between the two, and so does `\r` alone where lines end in it. */
async function* unifyLineEnds(chunks: AsyncIterable<string>, alone: boolean): AsyncGenerator<string> {
  const lineEnd = alone ? /\r\n?/g : /\r\n/g
  let pending = ''
  for await (const chunk of chunks) {
    const text = pending + chunk
    pending = text.endsWith('\r') ? '\r' : ''
    const whole = pending === '' ? text : text.slice(0, -1)
    if (whole !== '') yield whole.includes('\r') ? whole.replace(lineEnd, '\n') : whole
  }
  if (pending !== '') yield alone ? '\n' : pending
}

/** Errors of either stream arrive where the unpacked bytes are read. */
function unpack(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(packed, { objectMode: false }), createGunzip(), () => {})
}

/** Workbooks are zip files, which begin with PK; from standard input they are not read. */
function noText(path: string, head: Uint8Array): string {
  const zipped = head[0] === 0x50 && head[1] === 0x4b
  return `${sourceName(path)} is not a text file.${zipped ? ' Workbooks are read from a file.' : ''}`
}

function readable(path: string, error: unknown): unknown {
  if (error instanceof InputError) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const why =
    code === 'ENOENT'
      ? 'there is no such file'
      : code === 'EISDIR'
        ? 'it is a folder'
        : code === 'EACCES'
          ? 'no permission to read it'
          : code.startsWith('Z_')
            ? 'it is packed with gzip, but damaged or cut off'
            : undefined
  return why === undefined
    ? error
    : new InputError(`Cannot read ${path === '-' ? 'standard input' : path}: ${why}.`, { cause: error })
}
