import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

interface Plugin {
  load(id: string): string | null
  transform(this: { readonly parse: typeof parseAst }, code: string, id: string): string | null
}
interface Options {
  readonly isList?: (id: string) => boolean
  readonly clean?: (text: string) => string
}
interface Script {
  packTexts(options?: Options): Plugin
}
const { packTexts }: Script = await import(new URL('../scripts/packTexts.mjs', import.meta.url).href)

/** The exports of a module after the plugin, with the number of texts that it has compressed. */
async function packed(code: string, options?: Options) {
  const plugin = packTexts(options)
  const transformed = plugin.transform.call({ parse: parseAst }, code, 'module.js') ?? code
  const inOne = transformed.replace("import { packedTexts } from 'packed-texts'", plugin.load('packed-texts')!)
  const exported = await import(`data:text/javascript,${encodeURIComponent(inOne)}`)
  return { exported, count: transformed.split('moduleTexts[').length - 1, length: transformed.length }
}

const long = `\n${'ä'.repeat(600)} \`\\ \${no} ${'word '.repeat(200)}\n`

test('long texts are compressed and read as they were', async () => {
  const template = `\`${long.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')}\``
  const { exported, count, length } = await packed(
    `export const one = ${template}\nexport const two = [${JSON.stringify(long)}, 'short']`,
  )
  expect([exported.one, exported.two]).toEqual([long, [long, 'short']])
  expect(count).toBe(2)
  expect(length).toBeLessThan(long.length)
})

test('short texts, filled templates and tagged ones stay as they are', async () => {
  const filled = `\`${'a'.repeat(2000)}\${1 + 1}\``
  const tagged = `String.raw\`${'b'.repeat(2000)}\``
  const { exported, count } = await packed(`export const texts = ['c', ${filled}, ${tagged}]`)
  expect(exported.texts).toEqual(['c', `${'a'.repeat(2000)}2`, 'b'.repeat(2000)])
  expect(count).toBe(0)
})

test('a text is cleaned before it is compressed', async () => {
  const { exported } = await packed(`export const list = ${JSON.stringify(long)}`, {
    clean: (text) => text.trim(),
  })
  expect(exported.list).toBe(long.trim())
})

test('short texts of a module of word lists are compressed if they are many', async () => {
  const list = Array.from({ length: 20 }, (_, i) => `word${i}`).join(' ')
  const isList = (id: string): boolean => id === 'module.js'
  const lists = (count: number): string =>
    `export const lists = ${JSON.stringify([...Array(count).fill(list), 'short'])}`
  const many = await packed(lists(10), { isList })
  expect(many.exported.lists).toEqual([...Array(10).fill(list), 'short'])
  expect(many.count).toBe(10)
  expect((await packed(lists(3), { isList })).count).toBe(0)
  expect((await packed(lists(10))).count).toBe(0)
})

test('names of modules and keys of objects stay as they are', async () => {
  const name = 'node:path?a-name-that-is-longer-than-any-list'
  const { exported, count } = await packed(
    `import { sep } from 'node:path'
export const load = () => import(${JSON.stringify(name)}).catch(({ code }) => code)
export const table = { ${JSON.stringify('k'.repeat(60))}: ${JSON.stringify(long)}, [${JSON.stringify('c'.repeat(60))}]: sep }`,
    { isList: () => true },
  )
  expect(Object.keys(exported.table)).toEqual(['k'.repeat(60), 'c'.repeat(60)])
  expect(exported.table['k'.repeat(60)]).toBe(long)
  expect(await exported.load()).toBeTypeOf('string')
  expect(count).toBe(2)
})
