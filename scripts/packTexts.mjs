// Word lists are half of the package, and compressed a third of that. This plugin of the bundler replaces every long text
// of a module by a call that decompresses it when the module is loaded.
import { brotliCompressSync, constants } from 'node:zlib'

/** Characters from which a text is compressed. */
const LEAST_LENGTH = 1000

const helper = 'packed-text'
const helperCode = `import { brotliDecompressSync } from 'node:zlib'
export const packedText = (text) => brotliDecompressSync(Buffer.from(text, 'base64')).toString()`

const compress = (text) => {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params }).toString('base64')
}

/** The long texts below a node: literals, and templates without anything to fill in. */
function* longTexts(node) {
  if (Array.isArray(node)) for (const each of node) yield* longTexts(each)
  else if (node !== null && typeof node === 'object') {
    const value = textOf(node)
    if (value !== undefined && value.length >= LEAST_LENGTH) yield { start: node.start, end: node.end, value }
    // A tag reads the spelling of its template.
    else if (node.type !== 'TaggedTemplateExpression') yield* longTexts(Object.values(node))
  }
}

const textOf = (node) =>
  node.type === 'TemplateLiteral' && node.quasis.length === 1
    ? node.quasis[0].value.cooked
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : undefined

/** The plugin. `clean` may simplify a text before it is compressed. */
export const packTexts = (clean = (text) => text) => ({
  name: 'pack-texts',
  resolveId: (source) => (source === helper ? helper : null),
  load: (id) => (id === helper ? helperCode : null),
  transform(code, id) {
    if (id === helper) return null
    const texts = [...longTexts(this.parse(code))].sort((one, other) => other.start - one.start)
    let packed = code
    for (const { start, end, value } of texts) {
      packed = `${packed.slice(0, start)}packedText('${compress(clean(value, id))}')${packed.slice(end)}`
    }
    return texts.length === 0 ? null : `import { packedText } from '${helper}'\n${packed}`
  },
})
