import { grown } from '../../typedArrays.js'

/** Tokens of one text as parallel arrays that are reused for the next text. */
export interface TypedTokens {
  count: number
  /** Index into the arrays of `TokenTypes`. */
  types: Int32Array
  starts: Uint32Array
  ends: Uint32Array
}

export function createTypedTokens(capacity = 1024): TypedTokens {
  return {
    count: 0,
    types: new Int32Array(capacity),
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
  }
}

/** Appends a token. */
export function pushTypedToken(tokens: TypedTokens, type: number, start: number, end: number): void {
  if (tokens.count === tokens.types.length) growTypedTokens(tokens)
  tokens.types[tokens.count] = type
  tokens.starts[tokens.count] = start
  tokens.ends[tokens.count] = end
  tokens.count++
}

function growTypedTokens(tokens: TypedTokens): void {
  const capacity = tokens.types.length * 2
  tokens.types = grown(tokens.types, capacity)
  tokens.starts = grown(tokens.starts, capacity)
  tokens.ends = grown(tokens.ends, capacity)
}
