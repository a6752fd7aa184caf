import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { emptyFolder } from './storage/folder.js'

interface Options {
  readonly isList?: (id: string) => boolean
  readonly clean?: (text: string) => string
}
interface Script {
  packTexts(options: Options & { readonly refusal: string }): Plugin
}
const { packTexts }: Script = await import(new URL('../scripts/packTexts.mjs', import.meta.url).href)

const refusal = fileURLToPath(new URL('../dist/refuseBundle.js', import.meta.url))

/** The exports of `module.js` after bundling with the plugin, with the number of texts that were compressed. */
async function packed(code: string, options?: Options, others: Readonly<Record<string, string>> = {}) {
  const folder = emptyFolder()
  for (const [name, own] of Object.entries({ 'module.js': code, ...others })) writeFileSync(join(folder, name), own)
  const bundle = await rolldown({
    plugins: [packTexts({ ...options, refusal })],
    input: join(folder, 'module.js'),
    external: (id) => id.startsWith('node:'),
    platform: 'node',
  })
  const dir = join(folder, 'out')
  const { output } = await bundle.write({ dir, format: 'esm', chunkFileNames: '[name].js' })
  const exported = await import(pathToFileURL(join(dir, 'module.js')).href)
  const written = output.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('')
  const files = output.map(({ fileName }) => fileName).sort()
  return { exported, count: written.split('moduleTexts[').length - 1, length: written.length, files, dir }
}

const long = `\n${'ä'.repeat(600)} \`\\ \${no} ${'word '.repeat(200)}\n`

test('long texts are compressed and read as they were', async () => {
  const template = `\`${long.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')}\``
  const { exported, count, length } = await packed(
    `export const one = ${template}\nexport const two = [${JSON.stringify(long)}, 'short']`,
  )
  expect([exported.one, exported.two]).toEqual([long, [long, 'short']])
  expect(count).toBe(2)
  expect(length).toBeLessThan(2 * long.length)
})

test('the texts of all modules of a chunk are in one file beside it, those of another chunk in another', async () => {
  const textOf = (name: string): string => `${name} ${long}`
  const list = (name: string): string => `export const ${name} = ${JSON.stringify(textOf(name))}`
  const { exported, files, dir } = await packed(
    `export { a } from './a.js'\nexport { b } from './b.js'\nexport const load = () => import('./later.js')`,
    {},
    { 'a.js': list('a'), 'b.js': list('b'), 'later.js': list('later') },
  )
  expect([exported.a, exported.b, (await exported.load()).later]).toEqual(['a', 'b', 'later'].map(textOf))
  expect(files.filter((name) => name.endsWith('.br'))).toEqual(['later.br', 'module.br'])
  expect(readFileSync(join(dir, 'module.br')).length).toBeGreaterThan(readFileSync(join(dir, 'later.br')).length)
  const lacking = await packed("export const load = () => import('./later.js')", {}, { 'later.js': list('later') })
  rmSync(join(lacking.dir, 'later.br'))
  await expect(lacking.exported.load()).rejects.toThrow(/installed as a whole .* does not find .*later\.br/)
  // In a bundle of another program the module has another name.
  renameSync(join(lacking.dir, 'later.js'), join(lacking.dir, 'bundle.js'))
  await expect(import(pathToFileURL(join(lacking.dir, 'bundle.js')).href)).rejects.toThrow(/part of a bundle/)
  const { dir: without } = await packed("export const short = 'short'")
  expect(existsSync(join(without, 'module.br'))).toBe(false)
})

test('where the runtime may not read the file, its own error says so', async () => {
  const { dir } = await packed(`export const text = ${JSON.stringify(long)}`)
  const main = join(dir, 'module.js')
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  const { stderr } = spawnSync(process.execPath, [permission, `--allow-fs-read=${main}`, main], { encoding: 'utf8' })
  expect(stderr).toMatch(/ERR_ACCESS_DENIED/)
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
  const isList = (id: string): boolean => id.endsWith('module.js')
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
