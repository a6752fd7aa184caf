import { findWords, type OpenedTokenizer } from './customTokenizer.js'
import { withReferencedLetters } from './letterReferences.js'
import { TextScanner, type TokenizerRules } from './scanText.js'
import type { Tokens } from './tokens.js'

/**
 * Text -> words with places; writes into `tokens`. Words are runs of letters, digits and marks. Apostrophes inside stay
 * (`don't`), except that elided words end there (`l'` + `hôtel`); `.`, `,` and `:` stay between digits (`4.5`, `10:30`)
 * and `.` between single letters (`e.g`), `·` between two l (`col·legi`); a short `h&m` is one word, any other `&` is a word by itself. White space and hyphens lie between neighbours;
 * punctuation, brackets, emoji and blank lines break; quotes, slashes and other symbols keep neighbours from being a
 * phrase. A web address counts as one word, and so does a mark of what was taken out (`[number]`). Letters that are written as
 * character references (`caf&eacute;`) are letters. Time is linear in the text, whatever stands in it.
 */
type Tokenizer = (text: string, tokens: Tokens) => void

/**
 * With a tokenizer of the caller's, words are as it finds them, character references are left to it, and what stands between words
 * is read as always.
 */
export function createTokenizer(rules: TokenizerRules, custom?: OpenedTokenizer): Tokenizer {
  const scanner = new TextScanner(rules)
  if (custom === undefined) return (text, tokens) => scanner.scan(readReferences(text, tokens), tokens)
  return (text, tokens) => {
    tokens.count = 0
    tokens.text = text
    tokens.hasFillers = false
    scanner.scanAround(text, tokens, findWords(custom, rules.code, text))
  }
}

/** Does so in steps, of which a tokenizer of the caller's is one. Other texts may be read meanwhile. */
export function* tokenizeSteps(
  { rules, custom }: { readonly rules: TokenizerRules; readonly custom: OpenedTokenizer | undefined },
  text: string,
  tokens: Tokens,
): Generator<void> {
  if (custom === undefined) yield* new TextScanner(rules).scanSteps(readReferences(text, tokens), tokens)
  else createTokenizer(rules, custom)(text, tokens)
}

/** Gives words the text in which they stand, with the letters of its character references, and returns it. */
function readReferences(written: string, tokens: Tokens): string {
  tokens.text = withReferencedLetters(written)
  tokens.hasFillers = tokens.text !== written
  return tokens.text
}
