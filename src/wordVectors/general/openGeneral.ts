import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { loadBackgroundFrequencies } from '../../text/frequencies/backgroundFrequency.js'
import { loadLemmatizer } from '../../text/morphology/lemmatizer.js'
import { tableSpace } from '../tableSpace.js'
import { addRow } from '../vectorTable.js'
import type { BackgroundSource, BackgroundSpace } from '../wordVectors.js'
import { createCognateReader } from './cognates.js'
import { isCompounding, partsOfCompound } from './compounds.js'
import { decodeGroups, type GroupFile, openGroupFile } from './generalFile.js'
import { GroupTerms } from './groupTerms.js'

/** The name under which a build reports this source. */
const NAME = 'general'
/** The language with most words by far, whose unknown words are mostly names. */
const MAIN = 'en'
/** Number of documents with a term at which the project's own vector weighs as much as the one of this space. */
const DOCUMENTS = 25
/** More axes cost larger projects memory and time, and bring them nothing: they know their words themselves. */
const MOST_DOCUMENTS = 20_000

/** `npm run compile` writes the file to `dist/`, and `npm run build` to `lib/` as well, whose modules lie one folder deep. */
const here = import.meta.url
const location = fileURLToPath(
  here.endsWith('.ts')
    ? new URL('../../../dist/general.br', here)
    : new URL(here.endsWith('/wordVectors/general/openGeneral.js') ? '../../general.br' : '../general.br', here),
)

/**
 * What tells the vector of a word that a language's groups lack: both parts of a compound, otherwise a cognate, otherwise the head of a compound.
 */
function unknownWords(file: GroupFile, terms: GroupTerms, language: string) {
  const ending = `|${language}`
  const isKnown = (part: string): boolean => terms.find(part + ending) >= 0
  let groupOf: ReturnType<typeof createCognateReader> | undefined
  return (termId: string, sum: Float64Array): void => {
    if (!termId.endsWith(ending)) return
    const word = termId.slice(0, -ending.length)
    const parts = isCompounding(language) ? partsOfCompound(word, isKnown) : []
    if (parts.length < 2) groupOf ??= createCognateReader(decodeGroups(file, language), language)
    const group = parts.length > 1 ? undefined : groupOf?.(word)
    if (group !== undefined) addRow(file, group, 1, sum)
    else for (const part of parts) terms.add(terms.find(part + ending), 1, sum)
  }
}

/** The general word vectors that come with the package. The file is read when a language is first requested. */
export function openGeneral(path: string = location): BackgroundSource {
  let file: Promise<{ bytes: Buffer; digest: string }> | undefined
  const spaces = new Map<string, Promise<BackgroundSpace | undefined>>()
  const load = async (language: string): Promise<BackgroundSpace | undefined> => {
    file ??= readFile(path).then(async (packed) => ({
      bytes: await promisify(brotliDecompress)(packed),
      digest: createHash('sha256').update(packed).digest('hex').slice(0, 28),
    }))
    const { bytes, digest } = await file
    const groups = openGroupFile(bytes)
    const words = groups.termsOf(language)
    if (words === undefined) return undefined
    const table = new GroupTerms(groups, words, language)
    const frequencies = await loadBackgroundFrequencies(language, await loadLemmatizer(language))
    const fingerprint = `${digest}-${language}`
    const weights = { documents: DOCUMENTS, yields: true, mostDocuments: MOST_DOCUMENTS }
    const addUnknown = language === MAIN ? undefined : unknownWords(groups, table, language)
    return tableSpace({ name: NAME, table, fingerprint, frequencies, addUnknown, ...weights })
  }
  return {
    async spaceFor(language) {
      let space = spaces.get(language)
      if (space === undefined) {
        space = load(language)
        spaces.set(language, space)
        space.catch(() => {
          spaces.delete(language)
          file = undefined
        })
      }
      return await space
    },
    close: () => {},
  }
}

/** The first source that supports a language provides it. */
export const firstSource = (...sources: readonly BackgroundSource[]): BackgroundSource => ({
  async spaceFor(language) {
    for (const source of sources) {
      const space = await source.spaceFor(language)
      if (space !== undefined) return space
    }
    return undefined
  },
  close() {
    for (const source of sources) source.close()
  },
})
