import { createAnalyzer } from '../text/analyze.js'
import { createWordList } from '../text/analyzer.js'
import type { OpenedTokenizer } from '../text/tokenization/customTokenizer.js'

/** Longer terms are no phrases of a project. */
const MOST_PHRASE_WORDS = 7

/**
 * Id of the term that a word or phrase is, its underscores taken for spaces; undefined when it is none. The words are found as
 * in documents.
 */
export function createTermReader(language: string, tokenizer?: OpenedTokenizer): (word: string) => string | undefined {
  const analyzer = createAnalyzer({ language, tokenizer })
  const scratch = createWordList(16)
  return (word) => {
    scratch.length = 0
    analyzer.analyze(word.replaceAll('_', ' '), scratch)
    if (scratch.length === 0 || scratch.length > MOST_PHRASE_WORDS) return undefined
    let id = ''
    for (let i = 0; i < scratch.length; i++) {
      id += (i === 0 ? '' : ' ') + analyzer.termIds[analyzer.surfaceTerms[scratch.surfaces[i]!]!]!
    }
    return id
  }
}
