import { createAnalyzer } from '../text/analyze.js'
import { createWordList } from '../text/analyzer.js'
import type { OpenedTokenizer } from '../text/tokenization/customTokenizer.js'

/** Longer terms cannot be phrases of a project. */
const MOST_PHRASE_WORDS = 7

/**
 * The term id of a word or phrase, whose underscores are read as spaces; undefined if it is not one term. It is
 * tokenized like documents.
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
