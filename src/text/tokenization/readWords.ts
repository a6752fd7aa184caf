import { createAnalyzer } from '../analyze.js'
import { createWordList } from '../analyzer.js'
import { languageRules } from '../languages.js'
import type { Dictionary } from '../morphology/dictionaries/dictionary.js'
import type { OpenedTokenizer } from './customTokenizer.js'
import { withReferencedLetters } from './letterReferences.js'
import { createTokenizer } from './tokenize.js'
import { createTokens } from './tokens.js'

/** A word where it stands in a text: UTF-16 code units, `text === whole.slice(start, end)`. */
export interface Word {
  /** The word as it is written. */
  readonly text: string
  /** Where it starts in the text. */
  readonly start: number
  /** Where it ends, exclusive. */
  readonly end: number
  /** Term of a project that has no phrases and no term management; null for a function word. */
  readonly termId: string | null
}

interface WordReaderSettings {
  /** Replaces our tokenizer. */
  readonly tokenizer?: OpenedTokenizer | undefined
  /** Knows the stems of words, in addition to our rules. It is loaded. */
  readonly dictionary?: Dictionary | undefined
}

/** Reads texts of a language word by word, function words included. Throws RangeError for an unknown language. */
export function createWordReader(
  language: string,
  { tokenizer, dictionary }: WordReaderSettings = {},
): (text: string) => Word[] {
  const analyzer = createAnalyzer({ language, tokenizer, dictionary })
  const tokenize = createTokenizer(languageRules(language)!, tokenizer)
  const tokens = createTokens()
  const content = createWordList()
  return (text) => {
    content.length = 0
    analyzer.analyze(text, content)
    tokenize(tokenizer === undefined ? withReferencedLetters(text) : text, tokens)
    const words: Word[] = []
    let next = 0
    for (let token = 0; token < tokens.count; token++) {
      const start = tokens.starts[token]!
      const end = tokens.ends[token]!
      const isContent = next < content.length && content.starts[next] === start
      const termId = isContent ? analyzer.termIds[analyzer.surfaceTerms[content.surfaces[next]!]!]! : null
      if (isContent) next++
      words.push({ text: text.slice(start, end), start, end, termId })
    }
    return words
  }
}
