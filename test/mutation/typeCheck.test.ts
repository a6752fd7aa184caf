import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImportGraph, sourcesBelow } from '../../mutation/importGraph.js'
import { openTypeCheck } from '../../mutation/typeCheck.js'

const files: Readonly<Record<string, string>> = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "nodenext", "target": "es2022", "types": [] }, "include": ["src"] }',
  'package.json': '{ "type": "module" }',
  'src/a.ts': 'export const a = (x: number) => x + 1\n',
  'src/deep/b.ts': "import { a } from '../a.js'\nexport const b: number = a(1)\n",
  'test/b.test.ts': "const { b } = await import('../src/deep/b.js')\n",
}

function inFolder(check: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    for (const folder of ['src/deep', 'test']) mkdirSync(join(root, folder), { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
    check(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('a change is refused for its own file and for those named with it, and leaves no trace for the next', () => {
  inFolder((root) => {
    const types = openTypeCheck(root)
    try {
      const good = files['src/a.ts']!
      expect(types.refuses('src/a.ts', good, ['src/deep/b.ts'])).toBe(false)
      expect(types.refuses('src/a.ts', good.replace('x + 1', "x.slice('')"), [])).toBe(true)
      expect(types.refuses('src/a.ts', good.replace('x + 1', '[x]'), [])).toBe(false)
      expect(types.refuses('src/a.ts', good.replace('x + 1', '[x]'), ['src/deep/b.ts'])).toBe(true)
      expect(types.refuses('src/a.ts', good.replace('x + 1', 'x +'), [])).toBe(true)
      expect(types.refuses('src/deep/b.ts', files['src/deep/b.ts']!, [])).toBe(false)
    } finally {
      types.close()
    }
  })
})

test('the graph of imports has static and dynamic ones, and what a test loads through others', () => {
  inFolder((root) => {
    const graph = readImportGraph(root)
    expect(graph.importers('src/a.ts')).toEqual(['src/deep/b.ts'])
    expect([...graph.loads('test/b.test.ts')]).toEqual(['test/b.test.ts', 'src/deep/b.ts', 'src/a.ts'])
    expect(sourcesBelow(root, 'src')).toEqual(['src/a.ts', 'src/deep/b.ts'])
    expect(sourcesBelow(root, 'src/a.ts')).toEqual(['src/a.ts'])
    expect(() => sourcesBelow(root, 'src/missing')).toThrow('src/missing')
  })
})
