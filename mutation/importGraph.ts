import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** Which files of `src/` and `test/` import which, with paths from the root. */
export interface ImportGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  /** Files that import a file directly. */
  importers(file: string): string[]
  /** All files that a file loads, itself among them. */
  loads(file: string): Set<string>
}

/** Reads the imports of all sources and tests below a root. */
export function readImportGraph(root: string): ImportGraph {
  const imports = new Map<string, string[]>()
  for (const file of ['src', 'test'].flatMap((folder) => sourcesBelow(root, folder))) {
    const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, path]) => path!)
    const targets = specifiers.map((path) => posix.join(dirname(file), path.replace(/\.js$/, '.ts')))
    imports.set(file, [...new Set(targets)])
  }
  return {
    imports,
    importers: (file) => [...imports].filter(([, targets]) => targets.includes(file)).map(([importer]) => importer),
    loads: (file) => {
      const loaded = new Set([file])
      for (const each of loaded) for (const next of imports.get(each) ?? []) loaded.add(next)
      return loaded
    },
  }
}

/** Sources in TypeScript below a folder, with paths from the root. A file gives itself. */
export function sourcesBelow(root: string, folder: string): string[] {
  if (folder.endsWith('.ts')) return [folder]
  if (!existsSync(join(root, folder))) throw new Error(`There is no ${folder}.`)
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.includes('/wasm/assembly/'))
    .sort()
}
