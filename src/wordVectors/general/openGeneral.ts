import { loadBackgroundFrequencies } from '../../text/frequencies/backgroundFrequency.js'
import { loadLemmatizer } from '../../text/morphology/lemmatizer.js'
import { tableSpace } from '../tableSpace.js'
import { addTableRow } from '../vectorTable.js'
import type { BackgroundSource, BackgroundSpace } from '../wordVectors.js'
import { createCognateReader } from './cognates.js'
import { isCompounding, partsOfCompound } from './compounds.js'
import { decodeGroups, type GroupFile, openGroupFile } from './generalFile.js'
import { readPackagedGroups, readPackedGroups, type UnpackedGroups } from './packedGroups.js'
import { SearchedTerms } from './searchedTerms.js'

/** The name under which a build reports this source. */
const NAME = 'general'
/** The language with most words by far, whose unknown words are mostly names. */
const MAIN = 'en'
/** Number of documents with a term at which the project's own vector weighs as much as the one of this space. */
const DOCUMENTS = 25
/** More axes would take memory and time in larger projects without better results, because their own documents describe their words. */
const MOST_DOCUMENTS = 20_000

/**
 * What tells the vector of a word that a language's groups lack: both parts of a compound, otherwise a cognate, otherwise the head of a compound.
 */
function unknownWords(file: GroupFile, terms: SearchedTerms, language: string) {
  const ending = `|${language}`
  const isKnown = (part: string): boolean => terms.find(part + ending) >= 0
  let groupOf: ReturnType<typeof createCognateReader> | undefined
  return (termId: string, sum: Float64Array): void => {
    if (!termId.endsWith(ending)) return
    const word = termId.slice(0, -ending.length)
    const parts = isCompounding(language) ? partsOfCompound(word, isKnown) : []
    if (parts.length < 2) groupOf ??= createCognateReader(decodeGroups(file, language), language)
    const group = parts.length > 1 ? undefined : groupOf?.(word)
    if (group !== undefined) addTableRow(file, group, 1, sum)
    else for (const part of parts) terms.add(terms.find(part + ending), 1, sum)
  }
}

/** The general word vectors of a file; default: those of the package. The file is read when a language is first requested. */
export function openGeneral(path?: string): BackgroundSource {
  let file: Promise<UnpackedGroups> | undefined
  const spaces = new Map<string, Promise<BackgroundSpace | undefined>>()
  const load = async (language: string): Promise<BackgroundSpace | undefined> => {
    file ??= path === undefined ? readPackagedGroups() : readPackedGroups(path)
    const { bytes, digest } = await file
    const groups = openGroupFile(bytes)
    const words = groups.termsOf(language)
    if (words === undefined) return undefined
    const table = new SearchedTerms(groups, words, language)
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
