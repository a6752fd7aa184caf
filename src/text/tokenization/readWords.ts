import type { Dictionary } from '../morphology/dictionaries/dictionary.js'
import { SurfaceVocabulary } from '../surfaceVocabulary.js'
import type { OpenedTokenizer } from './customTokenizer.js'
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
  const vocabulary = new SurfaceVocabulary({ language, dictionary })
  const tokenize = createTokenizer(vocabulary.rules, tokenizer)
  const tokens = createTokens()
  return (text) => {
    tokenize(text, tokens)
    const words: Word[] = []
    for (let token = 0; token < tokens.count; token++) {
      const start = tokens.starts[token]!
      const end = tokens.ends[token]!
      const termId = vocabulary.termIdOf(vocabulary.surfaceOf(tokens, token)) ?? null
      words.push({ text: text.slice(start, end), start, end, termId })
    }
    return words
  }
}
