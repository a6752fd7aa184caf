import { EngineError, invalidParams } from './errors.js'
import type { CustomTokenizer } from './text/tokenization/customTokenizer.js'
import type { Word } from './text/tokenization/readWords.js'

/**
 * How texts of a language fall into words, function words included: what a build sees, with our tokenizer or, for those who
 * try it out, one of their own. `const read = await openWordReader('ja'); read('部屋が広い')`. The reader remembers every
 * word form it has met. INVALID_PARAMS for a language that cannot be built or a tokenizer that cannot be loaded; `read`
 * throws ERROR when the tokenizer fails.
 */
export async function openWordReader(
  language: string,
  options: { readonly tokenizer?: CustomTokenizer | undefined } = {},
): Promise<(text: string) => Word[]> {
  // Loaded here and not above, so that importing the package costs little.
  const [{ languageRules }, { createWordReader }, { openTokenizer, TokenizerError }] = await Promise.all([
    import('./text/languages.js'),
    import('./text/tokenization/readWords.js'),
    import('./text/tokenization/customTokenizer.js'),
  ])
  if (languageRules(language) === undefined) throw invalidParams(`There is no language ${language}.`, 'language')
  if (options.tokenizer === undefined) return createWordReader(language)
  const asOurs = (error: unknown, give: (message: string) => EngineError): unknown =>
    error instanceof TokenizerError ? give(error.message) : error
  const source = await openTokenizer(options.tokenizer).catch((error: unknown) => {
    throw asOurs(error, (message) => invalidParams(message, 'tokenizer'))
  })
  const read = createWordReader(language, source(language))
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw asOurs(error, (message) => new EngineError('ERROR', message))
    }
  }
}
