import { expect, test } from 'vitest'

interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}
interface Script {
  chunkGroups(starts: Readonly<Record<string, string>>): {
    readonly groups: readonly { readonly name: (id: string, context: Context) => string | null }[]
  }
}
const { chunkGroups }: Script = await import(new URL('../scripts/chunkGroups.mjs', import.meta.url).href)

/** Static imports: both starts reach `d`, and `a` and `e` import each other. Nothing imports `word` statically. */
const graph: Readonly<Record<string, readonly string[]>> = {
  a: ['c', 'd', 'e', 'node:fs'],
  b: ['d'],
  c: [],
  d: [],
  e: ['a'],
  word: ['d'],
}

test('modules that the same starts reach by static imports share a chunk, and others are not placed', () => {
  const { name } = chunkGroups({ first: 'a', second: 'b' }).groups[0]!
  const context: Context = { getModuleInfo: (id) => (graph[id] === undefined ? null : { importedIds: graph[id]! }) }
  const named = Object.fromEntries(Object.keys(graph).map((id) => [id, name(id, context)]))
  expect(named).toEqual({ a: 'first', b: 'second', c: 'first', d: 'shared3', e: 'first', word: null })
})
