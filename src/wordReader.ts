import { EngineError, invalidParams } from './errors.js'
import type { Dictionary } from './text/morphology/dictionaries/dictionary.js'
import type { CustomTokenizer } from './text/tokenization/customTokenizer.js'
import type { Word } from './text/tokenization/readWords.js'

/** The options of `openWordReader`. */
export interface WordReaderOptions {
  /** Finds the words instead of the built-in tokenizer. */
  readonly tokenizer?: CustomTokenizer | undefined
  /** Dictionaries of stems by language, as `openEngine` takes them; that of the language is used. */
  readonly morphology?: { readonly [language: string]: string } | undefined
}

/**
 * Splits texts of a language into words, including function words, as a build does, with the built-in tokenizer or a
 * custom one. `const read = await openWordReader('ja'); read('部屋が広い')`. The reader caches every word form.
 * INVALID_PARAMS for an unsupported language, or a tokenizer or dictionary that cannot be loaded; `read` throws ERROR when the
 * tokenizer fails.
 */
export async function openWordReader(
  language: string,
  options: WordReaderOptions = {},
): Promise<(text: string) => Word[]> {
  // Loaded on first use, so that importing the package costs little.
  const [{ languageRules }, { loadLanguage }, { createWordReader }, { openTokenizer, TokenizerError }] =
    await Promise.all([
      import('./text/languages.js'),
      import('./text/analyze.js'),
      import('./text/tokenization/readWords.js'),
      import('./text/tokenization/customTokenizer.js'),
    ])
  if (languageRules(language) === undefined) throw invalidParams(`There is no language ${language}.`, 'language')
  const dictionary = await loadDictionary(language, options.morphology?.[language])
  await loadLanguage(language, { dictionary })
  if (options.tokenizer === undefined) return createWordReader(language, { dictionary })
  const asOurs = (error: unknown, give: (message: string) => EngineError): unknown =>
    error instanceof TokenizerError ? give(error.message) : error
  const source = await openTokenizer(options.tokenizer).catch((error: unknown) => {
    throw asOurs(error, (message) => invalidParams(message, 'tokenizer'))
  })
  const read = createWordReader(language, { tokenizer: source(language), dictionary })
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw asOurs(error, (message) => new EngineError('ERROR', message))
    }
  }
}

async function loadDictionary(language: string, place: string | undefined): Promise<Dictionary | undefined> {
  if (place === undefined) return undefined
  const { openDictionaries } = await import('./text/morphology/dictionaries/openDictionaries.js')
  try {
    const source = await openDictionaries({ [language]: place })
    return await source(language)!.load()
  } catch (error) {
    if (error instanceof Error && error.name === 'DictionaryError') throw invalidParams(error.message, 'morphology')
    throw error
  }
}
