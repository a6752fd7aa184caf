// Bundles the page of reports, src/client/report.tsx and its styles, into one script and one style sheet in dist/client/,
// from where renderHtml.ts takes them. `bundle.mjs` copies both into lib/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const bundle = await rolldown({
  input: at('src/client/report.tsx'),
  tsconfig: at('src/client/tsconfig.json'),
  platform: 'browser',
  transform: { target: 'es2022' },
  resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
})
await bundle.write({ file: at('dist/client/report.js'), format: 'iife', minify: true, comments: false })

const sheets = ['tokens', 'base', 'charts', 'report'].map((name) =>
  readFileSync(at(`src/client/styles/${name}.css`), 'utf8'),
)
const style = sheets
  .join('')
  .replace(/\/\*[\s\S]*?\*\//gu, '')
  .replace(/\s+/gu, ' ')
  .replace(/ ?([{};,>]) ?/gu, '$1')
  .replace(/: /gu, ':')
  .replaceAll(';}', '}')
mkdirSync(at('dist/client'), { recursive: true })
writeFileSync(at('dist/client/report.css'), style.trim())
