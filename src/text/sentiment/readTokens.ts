import { withReferencedLetters } from '../tokenization/letterReferences.js'
import { joinPhrases } from './joinPhrases.js'
import { readSubstrings } from './readSubstrings.js'
import { readWords } from './readWords.js'
import { settleExcess } from './settleExcess.js'
import { silenceWords } from './silenceWords.js'
import type { TokenReader } from './tokenReader.js'

/** UTF-16 code units of a long text that are read at a time: some milliseconds where all words are new. */
const CHARACTERS_A_STEP = 8_000

/**
 * Reads a text into the reader's tokens: words, marks and signs; a phrase of the lexicon is one token. Gives the text as it was
 * read, with the letters of its character references.
 */
export function readTokens(written: string, reader: TokenReader): string {
  const text = withReferencedLetters(written)
  reader.tokens.count = 0
  if (reader.lexicon.matching === 'substring') readSubstrings(text, reader)
  else {
    readWords(text, reader, 0, text.length)
    silenceWords(text, reader)
    joinPhrases(reader)
    settleExcess(reader)
  }
  return text
}

/** Does so in steps. */
export function* tokenSteps(written: string, reader: TokenReader): Generator<void, string> {
  const text = withReferencedLetters(written)
  reader.tokens.count = 0
  if (reader.lexicon.matching === 'substring') readSubstrings(text, reader)
  else {
    for (let at = 0; at < text.length; ) {
      at = readWords(text, reader, at, Math.min(text.length, at + CHARACTERS_A_STEP))
      yield
    }
    silenceWords(text, reader)
    yield
    joinPhrases(reader)
    settleExcess(reader)
  }
  yield
  return text
}
