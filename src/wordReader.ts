import { invalidParams } from './errors.js'
import type { Word } from './text/readWords.js'

/**
 * How texts of a language fall into words, function words included: what a build sees, for those who compare it with a
 * tokenizer of their own. `const read = await openWordReader('ja'); read('部屋が広い')`. The reader remembers every word form
 * it has met. INVALID_PARAMS for a language that cannot be built.
 */
export async function openWordReader(language: string): Promise<(text: string) => Word[]> {
  // Loaded here and not above, so that importing the package costs little.
  const [{ languageRules }, { createWordReader }] = await Promise.all([
    import('./text/languages.js'),
    import('./text/readWords.js'),
  ])
  if (languageRules(language) === undefined) throw invalidParams(`There is no language ${language}.`, 'language')
  return createWordReader(language)
}
