import { characterLengths, decodeUtf8 } from './decodeUtf8.js'
import { UsageError } from './inputError.js'
import { peek } from './peek.js'

/** Enough bytes to tell the encoding. */
export const HEAD_BYTES = 65_536

/** Enough characters to tell how lines end. */
const HEAD_LENGTH = 65_536

/**
 * The characters of bytes in an encoding, without byte order mark, line ends as `\n`. Bytes that are no UTF-8 in a text of it are read as
 * windows-1252; `onForeign` is called at the first of them. Throws UsageError for an unknown encoding.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  onForeign?: () => void,
): AsyncGenerator<string> {
  const text = await peek(decode(chunks, encoding, onForeign), HEAD_LENGTH)
  yield* unifyLineEnds(text.all, endsLinesWithReturns(text.first.join('')))
}

/** From this share of units on, those of UTF-16 without a byte order mark have a zero byte: Latin letters, digits, delimiters. */
const ZERO_SHARE = 0.4
/** In fewer bytes zeros tell nothing. */
const LEAST_BYTES = 16

/**
 * UTF-16 by its byte order mark, or by zeros in every other byte; otherwise UTF-8 when the head is valid UTF-8, or has at least as many
 * of its characters beyond ASCII as bytes that are none, as where files were joined; else windows-1252.
 */
export function guessEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const [even, odd] = countZeros(head)
  const least = head.length < LEAST_BYTES ? Number.POSITIVE_INFINITY : (ZERO_SHARE * head.length) / 2
  if (even === 0 && odd >= least) return 'utf-16le'
  if (odd === 0 && even >= least) return 'utf-16be'
  try {
    // Beyond its head, a file may go on with the rest of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length >= HEAD_BYTES })
    return 'utf-8'
  } catch {
    const lengths = [...characterLengths(head)]
    const characters = lengths.filter((length) => length > 1).length
    return characters > 0 && characters >= lengths.filter((length) => length === 0).length ? 'utf-8' : 'windows-1252'
  }
}

/** Zero bytes at even and at odd places. */
function countZeros(head: Uint8Array): readonly [number, number] {
  const counts: [number, number] = [0, 0]
  for (let at = head.indexOf(0); at !== -1; at = head.indexOf(0, at + 1)) counts[at % 2 === 0 ? 0 : 1]++
  return counts
}

async function* decode(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  onForeign: (() => void) | undefined,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder>
  try {
    decoder = new TextDecoder(encoding)
  } catch {
    throw new UsageError(`The encoding "${encoding}" is not known. Say one such as utf-8, windows-1252 or shift_jis.`)
  }
  if (decoder.encoding === 'utf-8') return yield* decodeUtf8(chunks, onForeign)
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
