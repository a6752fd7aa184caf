// Bundles the two pages into dist/client/, from where renderHtml.ts and explorerPage.ts take them: the report into one script
// and one style sheet, the explorer into a folder with its page and files whose names change with their content. What only some
// screens need is in files of their own, which the explorer loads when they are shown. All are compressed with brotli.
// `bundle.mjs` copies all into lib/.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { noticesOf } from './notices.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const open = (input) =>
  rolldown({
    input,
    tsconfig: at('src/client/tsconfig.json'),
    platform: 'browser',
    transform: { target: 'es2022' },
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  })

/** The dark colours once more, for pages that were not told otherwise, where the reader's system asks for dark. */
function withSystemTheme(style) {
  const dark = /@media screen \{\s*:root\[data-theme="dark"\] \{([^}]*)\}\s*\}/u
  if (!dark.test(style)) throw new Error('tokens.css has no block of dark colours.')
  return style.replace(
    dark,
    (block, colours) =>
      `${block} @media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {${colours}} }`,
  )
}

function styleOf(sheets) {
  return withSystemTheme(sheets.map((name) => readFileSync(at(`src/client/styles/${name}.css`), 'utf8')).join(''))
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([{};,>]) ?/gu, '$1')
    .replace(/: /gu, ':')
    .replace(/ ([*/]) /gu, '$1')
    .replace(/ ([+~]) (?=[^{}]*\{)| (?=!important)/gu, '$1')
    .replace(/(?<![\d.])0\.(?=\d)/gu, '.')
    .replace(/#(\w)\1(\w)\2(\w)\3\b/gu, '#$1$2$3')
    .replaceAll(';}', '}')
    .trim()
}

/** Names of the chunks that a chunk imports when it is loaded, and that these import. */
function importsOf(chunk, chunks) {
  const found = new Set(chunk.imports)
  for (const name of found) for (const further of chunks.find(({ fileName }) => fileName === name).imports) found.add(further)
  return [...found]
}

/**
 * The page of the explorer. Names have no folder, so that it also works behind a proxy that serves it below a path. What the script
 * imports is asked for with it and not after it.
 */
const htmlOf = (scriptName, imported, styleName) => `<!doctype html>
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
<div id="app"><main id="main" class="login"><p class="brand"><span>concept</span>lite</p><p role="status">Loading…</p><p class="late">Nothing else appears? Load the page again, in a browser of 2024 or later that allows JavaScript.</p></main></div>
</body>
</html>
`

rmSync(at('dist/client'), { recursive: true, force: true })
mkdirSync(at('dist/client/explorer'), { recursive: true })
const writeReportFile = (name, text) => writeFileSync(at(`dist/client/${name}.br`), brotliCompressSync(text))
const report = await open(at('src/client/report.tsx'))
const script = await report.generate({ format: 'iife', minify: true, comments: false })
writeReportFile('report.js', script.output[0].code)
writeReportFile('report.css', styleOf(['tokens', 'base', 'charts', 'report']))

const folder = at('dist/client/explorer')
const explorer = await open({ explorer: at('src/client/explorer/explorer.tsx') })
const names = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' }
const { output } = await explorer.generate({ format: 'esm', minify: true, comments: false, ...names })
const style = styleOf(['tokens', 'base', 'charts', 'report', 'explorer'])
const hash = createHash('sha256').update(style).digest('base64url').slice(0, 8)
const styleName = `explorer-${hash}.css`
const entry = output.find(({ isEntry }) => isEntry)
const files = [
  ['index.html', htmlOf(entry.fileName, importsOf(entry, output), styleName)],
  ...output.map(({ fileName, code }) => [fileName, code]),
  [styleName, style],
]
for (const [name, text] of files) writeFileSync(`${folder}/${name}.br`, brotliCompressSync(text))
writeFileSync(at('dist/client/NOTICES.txt'), noticesOf([...script.output, ...output]))
