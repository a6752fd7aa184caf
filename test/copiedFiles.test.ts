import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The package as it ships in `lib/`. */
const root = fileURLToPath(new URL('..', import.meta.url))

/** What a program can load as a tool sees it that reads its text: imports, files beside a module, and `require` by a written name. */
function referencesOf(path: string, text: string): string[] {
  if (path.endsWith('.cjs')) return [...text.matchAll(/\brequire\('([^']+)'\)/g)].map(([, name]) => name!)
  if (!path.endsWith('.js')) return []
  const written = [
    ...text.matchAll(/(?:^|[;}\n])(?:import|export)(?:[\w$*{}, ]*?from)?["'`]([^"'`]+)["'`]/g),
    ...text.matchAll(/\bimport\(["'`]([^"'`]+)["'`]\)/g),
    ...text.matchAll(/new URL\(["'`]([^"'`]+)["'`],import\.meta\.url\)/g),
  ].map(([, name]) => name!)
  // Such tools know the function by its name, and its result by the variable.
  const names = [...text.matchAll(/([\w$]+)=createRequire\(import\.meta\.url\)/g)].map(([, name]) => name!)
  const required = names.flatMap((name) =>
    [...text.matchAll(/(?<![\w$.])([\w$]+)\("([^"]+)"\)/g)]
      .filter(([, called]) => called === name)
      .map((match) => match[2]!),
  )
  return [...written, ...required]
}

/** The files that can be reached from an entry point, and the packages that these load. */
function reachable(entry: string) {
  const files = new Set<string>([entry])
  const packages = new Set<string>()
  for (const path of files) {
    for (const name of referencesOf(path, readFileSync(path, 'utf8'))) {
      const target = join(dirname(path), name)
      if (!name.startsWith('.')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
      else if (existsSync(target)) files.add(target)
    }
  }
  return { files: [...files], packages: [...packages] }
}

const program = `
import { openEngine } from 'conceptlite'
const engine = await openEngine({ threads: 1 })
for (const language of ['de', 'uk']) {
  const project = await engine.projects.create({ name: language, language })
  const words = Array.from({ length: 60 }, (_, i) => 'wort' + String.fromCharCode(97 + (i % 26), 97 + ((i * 7) % 26)))
  const docs = Array.from({ length: 6000 }, (_, i) => ({ text: [i, i * 3 + 1, i * 7 + 2, i >> 3].map((n) => words[n % 60]).join(' ') }))
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
  console.log((await project.docs.search({ search: { texts: [words[0]] }, limit: 1 })).result.length)
}
await engine.close()
`

test('tools that copy what a program can reach get all that an engine loads', { timeout: 60_000 }, () => {
  const { files, packages } = reachable(join(root, 'lib/index.js'))
  const folder = mkdtempSync(join(tmpdir(), 'copied-'))
  try {
    const at = (path: string): string => join(folder, 'node_modules/conceptlite', relative(root, path))
    for (const path of [...files, join(root, 'package.json')]) cpSync(path, at(path))
    for (const name of packages.filter((each) => existsSync(join(root, 'node_modules', each)))) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
    }
    writeFileSync(join(folder, 'program.mjs'), program)
    expect(execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' })).toBe('1\n1\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
