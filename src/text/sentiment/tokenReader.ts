import type { CompiledLexicon } from './compileLexicon.js'
import type { Tokens } from './tokens.js'
import type { TokenTypes } from './tokenTypes.js'

/** What reading a text into tokens needs. */
export interface TokenReader {
  readonly lexicon: CompiledLexicon
  readonly types: TokenTypes
  /** The tokens read; written. */
  readonly tokens: Tokens
}
