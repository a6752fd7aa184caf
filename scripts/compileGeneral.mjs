// Compiles the groups of words in knowledge/ to dist/general.br: vectors of the groups, and the terms of each in every language,
// as the engine itself reads words. Runs after the compiler, whose output it uses. Exits with 1 and names all faults of the sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { loadLanguage } from '../dist/text/analyze.js'
import { findCognates } from '../dist/wordVectors/general/cognates.js'
import { fitGroups } from '../dist/wordVectors/general/fitGroups.js'
import { encodeGroups } from '../dist/wordVectors/general/generalFile.js'
import { featuresOf, similarityOf } from '../dist/wordVectors/general/groupSimilarity.js'
import { quantizeGroups, withoutLanguage } from '../dist/wordVectors/general/groupTable.js'
import { parseGroupWords, parseWordGroups } from '../dist/wordVectors/general/wordGroups.js'
import { createTermReader } from '../dist/wordVectors/termOf.js'

const AXES = 96
/** The main language, which says what groups there are. */
const MAIN = 'en'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (folder) =>
  readdirSync(join(root, 'knowledge', folder))
    .sort()
    .map((name) => ({ name: `knowledge/${folder}/${name}`, text: readFileSync(join(root, 'knowledge', folder, name), 'utf8') }))

/** Fitting takes seconds: its result is kept beside, under a digest of all that goes into it. */
function vectorsOf(groups) {
  const features = featuresOf(groups)
  const code = readFileSync(join(root, 'dist/wordVectors/general/fitGroups.js'))
  const sources = JSON.stringify([AXES, features.map((own) => [...own])])
  const digest = createHash('sha256').update(code).update(sources).digest()
  const cache = join(root, 'dist/general.cache')
  const known = existsSync(cache) ? readFileSync(cache) : Buffer.alloc(0)
  if (known.subarray(0, digest.length).equals(digest)) return new Float64Array(Uint8Array.from(known.subarray(digest.length)).buffer)
  const vectors = fitGroups(features, similarityOf(features), AXES)
  writeFileSync(cache, Buffer.concat([digest, Buffer.from(vectors.buffer)]))
  return vectors
}

async function termsOf(language, groups) {
  await loadLanguage(language)
  const readTerm = createTermReader(language)
  const listed = new Set(groups.flat().map((word) => word.toLowerCase()))
  const termOf = (word) => {
    const id = readTerm(word)
    // A phrase of which one word is left ("look for") says nothing about that word by itself.
    if (id === undefined || (word.includes(' ') && !id.includes(' '))) return []
    const term = withoutLanguage(id, language)
    // Nor does a form of the main language say anything about a base form that is listed for its own meaning: "later" about "late". The
    // other languages list base forms.
    const isForm = language === MAIN && term !== word.toLowerCase() && !word.includes(' ')
    return isForm && listed.has(term) ? [] : [term]
  }
  return groups.map((words) => [...new Set(words.flatMap(termOf))])
}

async function compile() {
  const groups = parseWordGroups(read(MAIN))
  const terms = new Map([[MAIN, await termsOf(MAIN, groups.map(({ words }) => words))]])
  const ids = new Set(groups.map(({ id }) => id))
  for (const file of read('other')) {
    const language = /(\w+)\.txt$/.exec(file.name)[1]
    const words = parseGroupWords(file, ids)
    terms.set(language, await termsOf(language, groups.map(({ id }) => words.get(id) ?? [])))
  }
  const table = { ...quantizeGroups(vectorsOf(groups), AXES), terms }
  const bytes = encodeGroups({ ...table, cognates: findCognates(table, MAIN) })
  // Small blocks and direct codes of short distances make the file .7 % smaller than the defaults. The size of the window makes .4 % either
  // way, which depends on the words: another one may be better after a change.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 21,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  }
  writeFileSync(join(root, 'dist/general.br'), brotliCompressSync(bytes, { params }))
}

try {
  await compile()
} catch (error) {
  if (error.name !== 'WordGroupError') throw error
  console.error(error.message)
  process.exitCode = 1
}
