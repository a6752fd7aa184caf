// Word lists are half of the package, and compressed a third of that. This plugin of the bundler takes the long texts out of a
// module and compresses them together, since the lists of a language are alike. Those of all modules of a chunk are in a file beside
// it, which is read when the first of them is loaded; in a module they would be text, which has a third more bytes.
import { brotliCompressSync, constants } from 'node:zlib'

/** Characters from which a text is compressed. */
const LEAST_LENGTH = 1000
/** The same for a list in a module of word lists, if all of its lists together have so many as a long text. */
const LEAST_LIST_LENGTH = 10

/** Stands between the texts of a module. */
const SEPARATOR = '\0'

const helper = 'packed-texts'
/** `refusal` is the path of the module that says what to do in a bundle with another program. */
const helperCode = (refusal) => `import { basename } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { IN_BUNDLE, refuseBundle } from ${JSON.stringify(refusal)}
const files = new Map()
const readBeside = (address, load) => {
  try {
    return load()
  } catch (cause) {
    // A runtime that refuses to read names no path.
    if (cause.path === undefined) throw cause
    const isOwn = basename(new URL(address).pathname, '.js') === basename(cause.path, '.br')
    const missing = \`conceptlite must be installed as a whole where the program runs. It does not find \${cause.path}.\`
    throw new Error(isOwn ? missing : IN_BUNDLE, { cause })
  }
}
const read = (address, load) => {
  refuseBundle(address)
  if (!files.has(address)) files.set(address, readBeside(address, load))
  return files.get(address)
}
export const packedTexts = (address, load, from, to) =>
  brotliDecompressSync(read(address, load).subarray(from, to)).toString().split('${'\\0'}')`

/**
 * Stand for the file of a chunk, and for the place in it of the texts of a module, until the chunks are known. Tools that copy the files
 * that a program reads look for a call that reads a `new URL` whose path is written out.
 */
const FILE = 'packed-texts file'
const placeOf = (number) => `'packed-texts ${number}'`
const filePattern = new RegExp(`(['"\`])${FILE}\\1`, 'g')
const placePattern = /(['"`])packed-texts (\d+)\1/g

const compress = (text) => {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
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
 * that. `refusal` is the path of `refuseBundle`.
 */
export function packTexts({ refusal, isList = () => false, clean = (text) => text }) {
  /** By number of the module. */
  const compressed = []
  return {
    name: 'pack-texts',
    resolveId: (source) => (source === helper ? helper : null),
    load: (id) => (id === helper ? helperCode(refusal) : null),
    transform(code, id) {
      if (id === helper) return null
      const least = isList(id) ? LEAST_LIST_LENGTH : LEAST_LENGTH
      const found = [...longTexts(this.parse(code), least)].sort((one, other) => one.start - other.start)
      if (found.reduce((sum, { value }) => sum + value.length, 0) < LEAST_LENGTH) return null
      let packed = code
      for (const [i, { start, end }] of [...found.entries()].reverse()) {
        packed = `${packed.slice(0, start)}moduleTexts[${i}]${packed.slice(end)}`
      }
      const number = compressed.push(compress(found.map(({ value }) => clean(value, id)).join(SEPARATOR))) - 1
      const load = `() => readPackedTexts(new URL('${FILE}', import.meta.url))`
      const imports = `import { readFileSync as readPackedTexts } from 'node:fs'\nimport { packedTexts } from '${helper}'`
      return `${imports}\nconst moduleTexts = packedTexts(import.meta.url, ${load}, ${placeOf(number)})\n${packed}`
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const own = []
        let from = 0
        chunk.code = chunk.code.replace(placePattern, (_match, _quote, number) => {
          own.push(compressed[number])
          const to = from + compressed[number].length
          const place = `${from},${to}`
          from = to
          return place
        })
        if (own.length === 0) continue
        const fileName = chunk.fileName.replace(/js$/, 'br')
        chunk.code = chunk.code.replace(filePattern, `$1./${fileName.slice(fileName.lastIndexOf('/') + 1)}$1`)
        this.emitFile({ type: 'asset', fileName, source: Buffer.concat(own) })
      }
    },
  }
}
