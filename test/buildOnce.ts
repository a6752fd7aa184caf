import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const compiler = 'node_modules/typescript/bin/tsc'
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (...args: string[]): void => {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

/**
 * Builds what tests need beside the sources, and only where a source is newer: `dist/` for the worker of threads and the command,
 * `lib/` for tests of the package itself, `.campaign/` and `.mutation/` for those of the tools. A run of chosen files makes what these need.
 */
export default async function buildOnce(project: TestProject): Promise<void> {
  const newest = Math.max(
    ...['src', 'fixtures', 'knowledge', 'scripts'].map(newestBelow),
    ...['bundle.mjs', 'package.json', 'tsconfig.json'].map(time),
  )
  if (time('dist/compiled.log') < newest) {
    run('src/math/simd/wasm/assemble.mjs')
    // Types are checked by `npm run check`.
    run(compiler, '-p', 'tsconfig.json', '--incremental', '--noCheck', '--tsBuildInfoFile', 'dist/incremental.log')
    const general = ['knowledge', 'scripts', 'src/text', 'src/math', 'src/compute', 'src/wordVectors']
    if (isOlder('dist/general.br', general)) run('scripts/compileGeneral.mjs')
    if (isOlder('dist/client/report.js.br', ['src/client', 'scripts'])) run('scripts/bundleClient.mjs')
    const declarations = digestOfDeclarations()
    if (isOlder('dist/results.br', ['scripts']) || declarations !== read('dist/declarations.log')) {
      run('scripts/resultSchemas.mjs')
      writeFileSync(join(root, 'dist/declarations.log'), declarations)
    }
    run('scripts/markCompiled.mjs')
  }
  // Vitest sets it before this runs and leaves it out of its types.
  const { filenamePattern } = project.vitest as { readonly filenamePattern?: string[] }
  const { testFiles } = await project.globTestFiles(filenamePattern)
  const files = testFiles.map((path) => relative(root, path))
  if (time('lib/index.js') < newest && files.some(importsPackage)) run('bundle.mjs')
  for (const tool of ['campaign', 'mutation']) {
    const isOld = time(`.${tool}/main.js`) < Math.max(newest, newestBelow(tool))
    if (isOld && files.some((path) => path.includes(tool))) run(compiler, '-p', tool)
  }
}

const time = (path: string): number => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether a file is missing, or was made before the packages or anything in these folders changed. */
const isOlder = (path: string, folders: readonly string[]): boolean =>
  time(path) < Math.max(time('package.json'), ...folders.map(newestBelow))

/** The compiler writes declarations again that have not changed; only what they say is read from them. */
function digestOfDeclarations(): string {
  const hash = createHash('sha256')
  const paths = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  for (const path of paths.filter((each) => each.endsWith('.d.ts')).sort())
    hash.update(`${path}\n${read(`dist/${path}`)}`)
  return hash.digest('hex')
}

const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

const newestBelow = (folder: string): number =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).reduce(
    (newest, path) => Math.max(newest, time(join(folder, path))),
    0,
  )

const importsPackage = (path: string): boolean =>
  /'conceptlite(?:\/\w+)?'|\blib\//.test(readFileSync(join(root, path), 'utf8'))
