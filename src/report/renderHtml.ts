import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { escapeHtml, inlineSource } from '../inlineHtml.js'
import { refuseBundle } from '../refuseBundle.js'
import type { ReportDocument } from './reportDocument.js'
import { texts } from './texts.js'

/** `npm run compile` writes the page's script and style to `dist/client/`, `npm run build` to `lib/client/` as well. */
const here = import.meta.url
refuseBundle(here)
const client = new URL(here.endsWith('.ts') ? '../../dist/client/' : '../client/', here)

interface Client {
  readonly script: string
  readonly style: string
}

const unpack = promisify(brotliDecompress)

let loaded: Promise<Client> | undefined

async function loadClient(): Promise<Client> {
  const [script, style] = await Promise.all(
    ['report.js', 'report.css'].map(async (name) => await unpack(await readFile(new URL(`${name}.br`, client)))),
  )
  return { script: script!.toString().trim(), style: style!.toString().trim() }
}

/**
 * The report as a page in one file: it fetches nothing, opens from disk, and its Content-Security-Policy admits only its
 * own script and style, by their hashes. Texts of documents are data, never HTML.
 */
export async function renderHtml(document: ReportDocument): Promise<string> {
  loaded ??= loadClient()
  const { script, style } = await loaded.catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  const policy = [
    "default-src 'none'",
    `script-src ${inlineSource(script)}`,
    `style-src ${inlineSource(style)}`,
    // A chart that is saved as PNG is drawn from such an address.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="${texts.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="conceptlite ${escapeHtml(document.made_by.version)}">
<title>${escapeHtml(document.project.name)}</title>
<style>${style}</style>
</head>
<body>
<div id="app"><p class="page late">${escapeHtml(texts.page.noScript)}</p></div>
<script type="application/json" id="data">${escapeJson(document)}</script>
<script>${script}</script>
</body>
</html>
`
}

/** JSON that can stand in a script element: no text in it can end the element or begin a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
