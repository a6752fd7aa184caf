import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { HttpAnswer } from './handler.js'

/** An answer whose body may be made while it is sent. */
export interface StreamedAnswer extends Omit<HttpAnswer, 'body'> {
  readonly body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Below this many bytes the head of the answer is most of it. */
const LEAST_BYTES = 1_024
/** The default of 11 is meant for files that are compressed once; 4 is as fast as gzip and smaller. */
const BROTLI_QUALITY = 4

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
}

/**
 * Compresses the body of an answer with brotli or gzip if the client accepts it (RFC 9110 12.5.3) and the body is text
 * of 1,024 bytes or more. The answer then has no `content-length`.
 */
export function compressAnswer(answer: HttpAnswer, acceptEncoding: string | undefined): StreamedAnswer {
  const { headers, body } = answer
  const length = body.reduce((sum, piece) => sum + piece.byteLength, 0)
  if (length < LEAST_BYTES || 'content-encoding' in headers || !isText(headers['content-type'])) return answer
  const vary = new Set([...(headers.vary?.split(/, */) ?? []), 'accept-encoding'])
  const varying: Record<string, string> = { ...headers, vary: [...vary].join(', ') }
  const coding = codingFor(acceptEncoding)
  if (coding === undefined) return { ...answer, headers: varying }
  const { 'content-length': _, ...rest } = varying
  // An error in one of both streams ends the other; the reader of the body sees it.
  const compressed = pipeline(Readable.from(body), compressors[coding](), () => {})
  return { ...answer, headers: { ...rest, 'content-encoding': coding }, body: compressed }
}

const isText = (type = ''): boolean => /^(?:text\/|application\/(?:json|javascript))/.test(type)

/** A header with all codings that are registered is shorter. To parse one of a megabyte would block the event loop. */
const LONGEST_HEADER = 1_000

/** The best coding that the client accepts. Which one it prefers is its hint, not its choice: the smaller one is sent. */
export function codingFor(acceptEncoding: string | undefined): keyof typeof compressors | undefined {
  if (acceptEncoding === undefined || acceptEncoding.length > LONGEST_HEADER) return undefined
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}
