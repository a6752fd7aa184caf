// Bundles the two pages, the report and the explorer, each into one script and one style sheet in dist/client/, from where
// renderHtml.ts and explorerPage.ts take them. `bundle.mjs` copies all of them into lib/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

mkdirSync(at('dist/client'), { recursive: true })
await bundlePage('report', 'src/client/report.tsx', ['tokens', 'base', 'charts', 'report'])
await bundlePage('explorer', 'src/client/explorer/explorer.tsx', ['tokens', 'base', 'charts', 'report', 'explorer'])

async function bundlePage(name, input, sheets) {
  const bundle = await rolldown({
    input: at(input),
    tsconfig: at('src/client/tsconfig.json'),
    platform: 'browser',
    transform: { target: 'es2022' },
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  })
  await bundle.write({ file: at(`dist/client/${name}.js`), format: 'iife', minify: true, comments: false })
  writeFileSync(at(`dist/client/${name}.css`), minified(sheets))
}

function minified(sheets) {
  return sheets
    .map((name) => readFileSync(at(`src/client/styles/${name}.css`), 'utf8'))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([{};,>]) ?/gu, '$1')
    .replace(/: /gu, ':')
    .replaceAll(';}', '}')
    .trim()
}
