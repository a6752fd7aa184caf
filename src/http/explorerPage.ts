import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { lazily } from '../lazily.js'
import { refuseBundle } from '../refuseBundle.js'
import { codingFor } from './compressAnswer.js'
import type { Handler, HttpAnswer, HttpRequest } from './handler.js'

/** `npm run compile` writes the files of the explorer to `dist/client/explorer/`, compressed; `npm run build` to `lib/client/` as well. */
const here = import.meta.url
refuseBundle(here)
const client = new URL(here.endsWith('.ts') ? '../../dist/client/explorer/' : '../client/explorer/', here)

/** A file of the explorer, as it is sent. */
interface PageFile {
  readonly contentType: string
  readonly plain: () => Uint8Array
  /** By coding. It is stored in brotli. */
  readonly coded: Readonly<Record<'br' | 'gzip', () => Uint8Array>>
  readonly etag: string
  /** Whether the name changes with the content, so that browsers may keep the file. */
  readonly hasHashedName: boolean
}

/** The explorer admits only its own script and style, asks only its own origin, and cannot be framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // A chart that is saved as PNG is drawn from such an address, and so is the icon of the page.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Seconds for which browsers keep a file whose name changes with its content: a year. */
const KEPT_SECONDS = 31_536_000

/** Whether a request asks for a file of the explorer. */
export type IsPageRequest = (method: string, pathname: string) => boolean

export interface ExplorerPage {
  readonly has: IsPageRequest
  /** Answers requests for the explorer, and hands all others to `handler`. */
  readonly before: (handler: Handler) => Handler
}

/** The page of the explorer at `/`, with its scripts and style beside it. Reads their files once. */
export function createExplorerPage(): ExplorerPage {
  const files = readPage()
  const has: IsPageRequest = (method, pathname) => (method === 'GET' || method === 'HEAD') && files.has(pathname)
  return {
    has,
    before: (handler) => async (request) => {
      const { method, url } = request
      return has(method, url.pathname) ? answerFile(files.get(url.pathname)!, request) : await handler(request)
    },
  }
}

/** Ending of the files on disk. */
const COMPRESSED = '.br'
/** The page itself, which names the other files. */
const INDEX = 'index.html'

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** The files of the page by the path at which they are asked for. */
function readPage(): ReadonlyMap<string, PageFile> {
  return new Map(
    readdirSync(client).map((stored) => {
      const name = stored.slice(0, -COMPRESSED.length)
      const isIndex = name === INDEX
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]!
      return [isIndex ? '/' : `/${name}`, pageFile(type, readFileSync(new URL(stored, client)), !isIndex)]
    }),
  )
}

function pageFile(type: string, stored: Uint8Array, hasHashedName: boolean): PageFile {
  const plain = lazily(() => brotliDecompressSync(stored))
  const coded = { br: () => stored, gzip: lazily(() => gzipSync(plain())) }
  return { contentType: `${type}; charset=utf-8`, plain, coded, etag: `"${digest(stored)}"`, hasHashedName }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

function answerFile(file: PageFile, { header }: HttpRequest): HttpAnswer {
  const headers = {
    ...HEADERS,
    etag: file.etag,
    'cache-control': file.hasHashedName ? `public, max-age=${KEPT_SECONDS}, immutable` : 'no-cache',
    vary: 'accept-encoding',
  }
  if (matches(header('if-none-match'), file.etag)) return { status: 304, headers, body: [] }
  const coding = codingFor(header('accept-encoding') ?? undefined)
  const body = coding === undefined ? file.plain() : file.coded[coding]()
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(body.byteLength),
      ...(coding !== undefined && { 'content-encoding': coding }),
    },
    body: [body],
  }
}

/** Weak comparison: a proxy that compresses anew marks the tag with `W/`. */
const matches = (sent: string | null | undefined, etag: string): boolean =>
  (sent ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
