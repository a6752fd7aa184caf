import { grown } from '../../typedArrays.js'

/** Words of one text, in order, as parallel arrays that are used again for the next text. */
export interface Tokens {
  /**
   * The text as it was read, in which the words stand: letters that are written as character references are letters, each with
   * fillers behind it, so that places are those of the text that was given (`letterReferences.ts`).
   */
  text: string
  /** Whether `text` has fillers. */
  hasFillers: boolean
  count: number
  /** First UTF-16 code unit of each word. */
  starts: Uint32Array
  /** One past the last UTF-16 code unit. */
  ends: Uint32Array
  /** What stands before the word, as a gap code: nothing, white space, a hyphen, a symbol (GAP_WORDS), a break. */
  separators: Uint8Array
}

export function createTokens(capacity = 1024): Tokens {
  return {
    text: '',
    hasFillers: false,
    count: 0,
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
    separators: new Uint8Array(capacity),
  }
}

/** Appends a word and what stands before it. */
export function pushToken(tokens: Tokens, start: number, end: number, separator: number): void {
  if (tokens.count === tokens.starts.length) growTokens(tokens)
  const at = tokens.count++
  tokens.starts[at] = start
  tokens.ends[at] = end
  tokens.separators[at] = separator
}

function growTokens(tokens: Tokens): void {
  const capacity = tokens.starts.length * 2
  tokens.starts = grown(tokens.starts, capacity)
  tokens.ends = grown(tokens.ends, capacity)
  tokens.separators = grown(tokens.separators, capacity)
}
