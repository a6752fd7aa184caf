// Word lists are half of the package, and compressed a third of that. This plugin of the bundler takes the long texts out of a
// module and compresses them together, since the lists of a language are alike. They are decompressed when the module is loaded.
import { brotliCompressSync, constants } from 'node:zlib'

/** Characters from which a text is compressed. */
const LEAST_LENGTH = 1000
/** The same for a list in a module of word lists, if all of its lists together have so many as a long text. */
const LEAST_LIST_LENGTH = 30

/** Stands between the texts of a module. */
const SEPARATOR = '\0'

const helper = 'packed-texts'
const helperCode = `import { brotliDecompressSync } from 'node:zlib'
export const packedTexts = (texts) => brotliDecompressSync(Buffer.from(texts, 'base64')).toString().split('${'\\0'}')`

const compress = (text) => {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params }).toString('base64')
}

/** The long texts below a node: literals, and templates without anything to fill in; not names of modules and keys of objects. */
function* longTexts(node, least) {
  if (Array.isArray(node)) for (const each of node) yield* longTexts(each, least)
  else if (node !== null && typeof node === 'object') {
    const value = textOf(node)
    if (value !== undefined && value.length >= least) yield { start: node.start, end: node.end, value }
    // A tag reads the spelling of its template.
    else if (node.type !== 'TaggedTemplateExpression')
      for (const [key, child] of Object.entries(node))
        if (key !== 'source' && (key !== 'key' || node.computed)) yield* longTexts(child, least)
  }
}

const textOf = (node) =>
  node.type === 'TemplateLiteral' && node.quasis.length === 1
    ? node.quasis[0].value.cooked
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : undefined

/**
 * The plugin. `isList` tells the modules of word lists, of which it also compresses short texts; `clean` may simplify a text before
 * that.
 */
export const packTexts = ({ isList = () => false, clean = (text) => text } = {}) => ({
  name: 'pack-texts',
  resolveId: (source) => (source === helper ? helper : null),
  load: (id) => (id === helper ? helperCode : null),
  transform(code, id) {
    if (id === helper) return null
    const least = isList(id) ? LEAST_LIST_LENGTH : LEAST_LENGTH
    const texts = [...longTexts(this.parse(code), least)].sort((one, other) => one.start - other.start)
    if (texts.reduce((sum, { value }) => sum + value.length, 0) < LEAST_LENGTH) return null
    let packed = code
    for (const [i, { start, end }] of [...texts.entries()].reverse()) {
      packed = `${packed.slice(0, start)}moduleTexts[${i}]${packed.slice(end)}`
    }
    const compressed = compress(texts.map(({ value }) => clean(value, id)).join(SEPARATOR))
    return `import { packedTexts } from '${helper}'\nconst moduleTexts = packedTexts('${compressed}')\n${packed}`
  },
})
