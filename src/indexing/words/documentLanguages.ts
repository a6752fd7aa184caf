import { sharedUint8 } from '../../compute/shared.js'
import type { Dictionary } from '../../text/morphology/dictionaries/dictionary.js'
import type { OpenedTokenizer } from '../../text/tokenization/customTokenizer.js'
import type { SourceDocument } from '../documentSource.js'

/** A language in which a build reads documents. */
export interface DocumentLanguage {
  /** Two-letter code of a supported language. */
  readonly language: string
  /** Replaces our tokenizer. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Knows the stems of words, beside our rules. */
  readonly dictionary?: Dictionary | undefined
}

/** The language of a project, and those that only some of its documents have. */
export interface ProjectLanguages extends DocumentLanguage {
  /**
   * Sorted by code, without the language of the project. Default: none, so that every document is read in the language
   * of the project.
   */
  readonly otherLanguages?: readonly DocumentLanguage[] | undefined
}

/** All languages of a project, its own first. Documents refer to them by index. */
export const languagesOf = ({
  language,
  tokenizer,
  dictionary,
  otherLanguages = [],
}: ProjectLanguages): readonly DocumentLanguage[] => [{ language, tokenizer, dictionary }, ...otherLanguages]

/**
 * Index of the language of each document in `languages`; undefined if all have the first one. Documents in a language
 * that is not there also have the first one.
 */
export function languageIndexes(
  documents: readonly Pick<SourceDocument, 'language'>[],
  languages: readonly Pick<DocumentLanguage, 'language'>[],
): Uint8Array | undefined {
  if (languages.length === 1) return undefined
  const codes = languages.map(({ language }) => language)
  const indexes = sharedUint8(documents.length)
  for (const [i, { language }] of documents.entries()) {
    if (language !== undefined) indexes[i] = Math.max(0, codes.indexOf(language))
  }
  return indexes.some((index) => index > 0) ? indexes : undefined
}
