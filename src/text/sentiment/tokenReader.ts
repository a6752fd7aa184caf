import type { CompiledLexicon } from './compileLexicon.js'
import type { TokenTypes } from './tokenTypes.js'
import type { TypedTokens } from './typedTokens.js'

/** The state of reading a text into tokens. */
export interface TokenReader {
  readonly lexicon: CompiledLexicon
  readonly types: TokenTypes
  /** The tokens read; written. */
  readonly tokens: TypedTokens
}
