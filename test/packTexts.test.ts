import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

interface Plugin {
  load(id: string): string | null
  transform(this: { readonly parse: typeof parseAst }, code: string, id: string): string | null
}
interface Script {
  packTexts(clean?: (text: string) => string): Plugin
}
const { packTexts }: Script = await import(new URL('../scripts/packTexts.mjs', import.meta.url).href)

/** The exports of a module after the plugin, with the number of texts that it has compressed. */
async function packed(code: string, clean?: (text: string) => string) {
  const plugin = packTexts(clean)
  const transformed = plugin.transform.call({ parse: parseAst }, code, 'module.js') ?? code
  const inOne = transformed.replace("import { packedText } from 'packed-text'", plugin.load('packed-text')!)
  const exported = await import(`data:text/javascript,${encodeURIComponent(inOne)}`)
  return { exported, count: transformed.split('packedText(').length - 1, length: transformed.length }
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
  const { exported } = await packed(`export const list = ${JSON.stringify(long)}`, (text) => text.trim())
  expect(exported.list).toBe(long.trim())
})
