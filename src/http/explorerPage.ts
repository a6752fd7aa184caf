import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { refuseBundle } from '../refuseBundle.js'
import type { Handler, HttpAnswer, HttpRequest } from './handler.js'

/** `npm run compile` writes the files of the explorer to `dist/client/explorer/`, compressed; `npm run build` to `lib/client/` as well. */
const here = import.meta.url
refuseBundle(here)
const client = new URL(here.endsWith('.ts') ? '../../dist/client/explorer/' : '../client/explorer/', here)

/** A file of the explorer, as it is sent. */
interface PageFile {
  readonly contentType: string
  readonly gzipped: Uint8Array
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
const COMPRESSED = '.gz'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

function readPage(): ReadonlyMap<string, PageFile> {
  const names = readdirSync(client).map((name) => name.slice(0, -COMPRESSED.length))
  const entry = (ending: string): string => names.find((name) => name.startsWith('explorer-') && name.endsWith(ending))!
  const files = names.map((name): [string, PageFile] => {
    const gzipped = readFileSync(new URL(name + COMPRESSED, client))
    return [`/${name}`, pageFile(TYPES[name.slice(name.lastIndexOf('.') + 1)]!, gzipped, true)]
  })
  const script = entry('.js')
  const html = gzipSync(htmlOf(script, importsOf(script), entry('.css')))
  return new Map([['/', pageFile('text/html', html, false)], ...files])
}

/** Names of the files that a script imports when it is loaded, and that these import. */
function importsOf(script: string): string[] {
  const found = [script]
  for (const name of found) {
    const text = gunzipSync(readFileSync(new URL(name + COMPRESSED, client))).toString()
    for (const [, imported] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      if (!found.includes(imported!)) found.push(imported!)
    }
  }
  return found.slice(1)
}

function pageFile(type: string, gzipped: Uint8Array, hasHashedName: boolean): PageFile {
  return { contentType: `${type}; charset=utf-8`, gzipped, etag: `"${digest(gzipped)}"`, hasHashedName }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

/**
 * Names without a folder, so that the page also works behind a proxy that serves it below a path. `imported`: what the script
 * imports, which is asked for with it and not after it.
 */
const htmlOf = (scriptName: string, imported: readonly string[], styleName: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>conceptlite</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%23ffe14d'/%3E%3Ccircle cx='8' cy='8' r='4' fill='%2317202a'/%3E%3C/svg%3E">
<link rel="stylesheet" href="${styleName}">
${imported.map((name) => `<link rel="modulepreload" href="${name}">\n`).join('')}<script type="module" src="${scriptName}"></script>
</head>
<body>
<div id="app"><main class="login"><p class="brand"><span>concept</span>lite</p><p role="status">Loading …</p></main></div>
<noscript>The explorer is drawn by a script of its own: allow JavaScript to use it.</noscript>
</body>
</html>
`

function answerFile(file: PageFile, { header }: HttpRequest): HttpAnswer {
  const headers = {
    ...HEADERS,
    etag: file.etag,
    'cache-control': file.hasHashedName ? `public, max-age=${KEPT_SECONDS}, immutable` : 'no-cache',
    vary: 'accept-encoding',
  }
  if (matches(header('if-none-match'), file.etag)) return { status: 304, headers, body: [] }
  const isGzipped = acceptsGzip(header('accept-encoding'))
  const body = isGzipped ? file.gzipped : gunzipSync(file.gzipped)
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(body.byteLength),
      ...(isGzipped && { 'content-encoding': 'gzip' }),
    },
    body: [body],
  }
}

/** Weak comparison: a proxy that compresses anew marks the tag with `W/`. */
const matches = (sent: string | null | undefined, etag: string): boolean =>
  (sent ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Whether gzip is among the encodings of the header, and not with the weight 0. */
const acceptsGzip = (sent: string | null | undefined): boolean =>
  (sent ?? '').split(',').some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))
