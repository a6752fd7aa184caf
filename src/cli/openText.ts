import { createReadStream } from 'node:fs'
import { addAbortSignal, pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { refuseBinaryFormat } from '../reading/binaryFormat.js'
import { decodeText, guessEncoding, HEAD_BYTES } from '../reading/decodeText.js'
import { InputError, sourceName } from '../reading/inputError.js'
import { peek } from '../reading/peek.js'
import { whyUnreadable } from './whyUnreadable.js'

export interface TextOptions {
  /** Any label that TextDecoder knows. Without it: the byte order mark, else UTF-8, else windows-1252. */
  readonly encoding?: string | undefined
  /** Stops reading, even while no data arrives. */
  readonly signal?: AbortSignal | undefined
  /** Called with the encoding when it was guessed and is not UTF-8, and with both where parts of a file are not. */
  readonly onEncoding?: (encoding: string) => void
}

/**
 * The characters of a file, or of standard input for `-`, piece by piece: unpacked when the first bytes are those of
 * gzip, or when the name ends with `.br`, as that of the sample does, decoded, without byte order mark, line ends as `\n`. Throws InputError when the file cannot be read.
 */
export async function* openText(path: string, options: TextOptions = {}): AsyncGenerator<string> {
  try {
    const source = path === '-' ? process.stdin : createReadStream(path, { highWaterMark: HEAD_BYTES })
    if (options.signal !== undefined) addAbortSignal(options.signal, source)
    const packed = await peek<Uint8Array>(source, 2)
    const [magic, method] = Buffer.concat(packed.first)
    const gzipped = magic === 0x1f && method === 0x8b
    const unpacking = gzipped ? createGunzip() : path.endsWith('.br') ? createBrotliDecompress() : undefined
    const { first, all } = await peek(unpacking === undefined ? packed.all : unpack(packed.all, unpacking), HEAD_BYTES)
    const head = Buffer.concat(first)
    refuseBinaryFormat(head, sourceName(path))
    const encoding = options.encoding ?? guessEncoding(head)
    if (!encoding.startsWith('utf-16') && head.includes(0)) throw new InputError(noText(path, head))
    if (options.encoding === undefined && encoding !== 'utf-8') options.onEncoding?.(encoding)
    yield* decodeText(all, encoding, () => options.onEncoding?.(`${encoding} and windows-1252`))
  } catch (error) {
    throw explained(path, error)
  }
}

/** Errors of either stream arrive where the unpacked bytes are read. */
function unpack(packed: AsyncIterable<Uint8Array>, unpacking: Transform): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(packed, { objectMode: false }), unpacking, () => {})
}

/** Workbooks are zip files, which begin with PK; from standard input they are not read. */
function noText(path: string, head: Uint8Array): string {
  const zipped = head[0] === 0x50 && head[1] === 0x4b
  return `${sourceName(path)} is not a text file.${zipped ? ' Workbooks are read from a file.' : ''}`
}

/** The error for the user when a file cannot be read; other errors as they are. */
function explained(path: string, error: unknown): unknown {
  if (error instanceof InputError) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const why = /^(?:Z|ERR_)_/.test(code)
    ? 'it is packed with gzip or brotli, but damaged or cut off'
    : whyUnreadable(error)
  if (why === undefined) return error
  return new InputError(`Cannot read ${path === '-' ? 'standard input' : path}: ${why}.`, { cause: error })
}
