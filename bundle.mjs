// Makes lib/, what the package ships, of dist/: the modules gathered in a few files, since opening hundreds is most of what
// starting costs, and the declarations that the doors refer to. Chunks lie one folder deep, as src/compute/ does, so
// that paths beside a module (`../worker.js`, `../../package.json`) hold in both. Code is minified and long texts are compressed,
// which halves the package. Comments stay in the repository and with the declarations that users meet, whose four spaces become a
// tab. The sample is packed for both.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { asciiCode } from './scripts/asciiCode.mjs'
import { breakLines } from './scripts/breakLines.mjs'
import { chunkGroups } from './scripts/chunkGroups.mjs'
import { declarationsOf } from './scripts/declarations.mjs'
import { noticesOf } from './scripts/notices.mjs'
import { packTexts } from './scripts/packTexts.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const doors = ['index', 'http/node', 'testing/fakeService', 'worker', 'cli/main']
// Where code is loaded from at once: the command, what a program imports, what it loads to open an engine, and what threads load for their work.
// The module of the command itself awaits its whole work, so nothing that is loaded meanwhile may be in its file.
const starts = {
  command: at('dist/cli/run.js'),
  index: at('dist/index.js'),
  engine: at('dist/startEngine.js'),
  worker: at('dist/worker.js'),
  answers: at('dist/answers/kernels.js'),
  indexing: at('dist/indexing/kernels.js'),
  math: at('dist/math/kernels.js'),
  sentiment: at('dist/indexing/sentiment/kernels.js'),
  snapshot: at('dist/snapshot/kernels.js'),
}
const { dependencies, peerDependencies } = createRequire(import.meta.url)('./package.json')
const foreign = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]

rmSync(at('lib'), { recursive: true, force: true })
const isList = (id) => /[\\/]text[\\/]/u.test(id)
// Word lists are indented to be read.
const unindented = (text, id) =>
  /[\\/](?:lexicons|functionWords|frequencies|syntax)[\\/]/u.test(id) ? text.replace(/\n +/gu, '\n') : text
// So are statements of SQL, which templates keep as they are.
const unindentStatements = {
  name: 'unindent-statements',
  transform: (code, id) => (/[\\/]storage[\\/]/.test(id) ? code.replace(/\n +/gu, '\n') : null),
}
const bundle = await rolldown({
  plugins: [
    unindentStatements,
    packTexts({ refusal: at('dist/refuseBundle.js'), isList, clean: unindented }),
    asciiCode(),
    breakLines(),
  ],
  input: Object.fromEntries(doors.map((door) => [door, at(`dist/${door}.js`)])),
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  external: (id) => id.startsWith('node:') || foreign.some((name) => id === name || id.startsWith(`${name}/`)),
})
// Names of functions and classes stay, for stack traces; those of other values at the top of a module are shortened.
const minify = {
  compress: { target: 'es2022', keepNames: { function: true, class: true } },
  // Tools that copy the files of a program (@vercel/nft) find the packages that are loaded on first use by this name.
  mangle: { toplevel: true, keepNames: { function: true, class: true }, reserved: ['createRequire'] },
  codegen: { removeWhitespace: true },
}
const comments = { legal: true, annotation: false, jsdoc: false }
const { output } = await bundle.write({
  dir: at('lib'),
  format: 'esm',
  chunkFileNames: 'chunks/[name].js',
  codeSplitting: chunkGroups(starts),
  comments,
  minify,
})
writeFileSync(at('lib/NOTICES.txt'), noticesOf(output))

for (const [path, text] of await declarationsOf(['index', 'http/node', 'testing/fakeService'])) {
  mkdirSync(dirname(at(`lib/${path}`)), { recursive: true })
  writeFileSync(at(`lib/${path}.d.ts`), text)
}

// What the status of the service calls its build date; a build that is to give the same bytes sets its time.
const built = process.env.SOURCE_DATE_EPOCH === undefined ? new Date() : new Date(process.env.SOURCE_DATE_EPOCH * 1000)
writeFileSync(at('lib/build.json'), JSON.stringify({ date: built.toISOString().slice(0, 10) }))

const sample = brotliCompressSync(readFileSync(at('fixtures/sample.jsonl')))
for (const folder of ['dist', 'lib']) writeFileSync(at(`${folder}/sample.jsonl.br`), sample)
for (const file of ['general.br', 'results.br']) copyFileSync(at(`dist/${file}`), at(`lib/${file}`))
copyFileSync(at('dist/packages.cjs'), at('lib/chunks/packages.cjs'))
cpSync(at('dist/client'), at('lib/client'), { recursive: true })
