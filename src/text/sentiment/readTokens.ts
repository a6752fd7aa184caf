import { joinPhrases } from './joinPhrases.js'
import { readSubstrings } from './readSubstrings.js'
import { readWords } from './readWords.js'
import { silenceWords } from './silenceWords.js'
import type { TokenReader } from './tokenReader.js'

/** Reads a text into the reader's tokens: words, marks and signs; a phrase of the lexicon is one token. */
export function readTokens(text: string, reader: TokenReader): void {
  reader.tokens.count = 0
  if (reader.lexicon.matching === 'substring') readSubstrings(text, reader)
  else {
    readWords(text, reader)
    silenceWords(text, reader)
    joinPhrases(reader)
  }
}
