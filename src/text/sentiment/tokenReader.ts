import type { CompiledLexicon } from './compileLexicon.js'
import type { Tokens } from './tokens.js'
import type { TokenTypes } from './tokenTypes.js'

/** The state of reading a text into tokens. */
export interface TokenReader {
  readonly lexicon: CompiledLexicon
  readonly types: TokenTypes
  /** The tokens read; written. */
  readonly tokens: Tokens
}
