import { grown } from '../../typedArrays.js'
import * as kind from './characters.js'
import { findWords, type OpenedTokenizer } from './customTokenizer.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_NONE, GAP_SPACE, GAP_WORDS } from './gaps.js'

/** Words of one text, in order, as parallel arrays that are used again for the next text. */
export interface Tokens {
  count: number
  /** First UTF-16 code unit of each word. */
  starts: Uint32Array
  /** One past the last UTF-16 code unit. */
  ends: Uint32Array
  /** What stands before the word, as a gap code: nothing, white space, a hyphen, a symbol (GAP_WORDS), a break. */
  separators: Uint8Array
}

/** How a language writes words, as far as the scanner must know. */
export interface TokenizerRules {
  /** Two-letter code, for the segmenter. */
  readonly code: string
  /** Lower-case words that end at their apostrophe: `l` of `l'hôtel`. */
  readonly elisions?: ReadonlySet<string> | undefined
  /** Joins and cuts what the segmenter made of a run: takes its ends (within the run), gives better ones. */
  readonly resegment?: ((run: string, ends: readonly number[]) => number[]) | undefined
}

/** Longer words (addresses, encoded data) are counted but nothing is known of them. */
export const LONGEST_WORD = 64

/** Intl.Segmenter of Node 20 is quadratic in the length of the string, so it gets no more than this at once. */
const SEGMENTED_AT_ONCE = 1_000

export function createTokens(capacity = 1024): Tokens {
  return {
    count: 0,
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
    separators: new Uint8Array(capacity),
  }
}

/**
 * Text -> words with places; writes into `tokens`. Words are runs of letters, digits and marks. Apostrophes inside stay
 * (`don't`), except that elided words end there (`l'` + `hôtel`); `.`, `,` and `:` stay between digits (`4.5`, `10:30`)
 * and `.` between single letters (`e.g`), `·` between two l (`col·legi`); a short `h&m` is one word, any other `&` is a word by itself. White space and hyphens lie between neighbours;
 * punctuation, brackets, emoji and blank lines break; quotes, slashes and other symbols keep neighbours from being a
 * phrase. A web address counts as one word. Time is linear in the text, whatever stands in it.
 */
export type Tokenizer = (text: string, tokens: Tokens) => void

/** With a tokenizer of the caller's, words are as it finds them, and what stands between them is read as always. */
export function createTokenizer(rules: TokenizerRules, own?: OpenedTokenizer): Tokenizer {
  const classes = kind.characterClasses()
  const { elisions, resegment } = rules
  let segmenter: Intl.Segmenter | undefined

  /** Class of the character at a place, halves of pairs taken together; 0 past the end. */
  const classAt = (text: string, index: number): number => {
    if (index >= text.length) return kind.OTHER
    const found = classes[text.charCodeAt(index)]!
    return found === kind.SURROGATE ? kind.classOfAstral(text.codePointAt(index)!) : found
  }

  /** Whether the word from `start` goes on across the character at `index`; gives the place to go on from, or 0. */
  const goOn = (text: string, start: number, index: number): number => {
    const here = classes[text.charCodeAt(index)]!
    if (here === kind.SURROGATE) {
      return kind.isWordClass(classAt(text, index)) && isPair(text, index) ? index + 2 : 0
    }
    if (here === kind.APOSTROPHE) return kind.isWordClass(classAt(text, index + 1)) ? index + 1 : 0
    if (here === kind.POINT) {
      if (text.charCodeAt(index) === MIDDLE_DOT) return isL(text, index - 1) && isL(text, index + 1) ? index + 1 : 0
      const before = classes[text.charCodeAt(index - 1)]!
      const after = classAt(text, index + 1)
      if (before === kind.DIGIT) return after === kind.DIGIT ? index + 1 : 0
      if (before !== kind.LETTER || after !== kind.LETTER || text.charCodeAt(index) !== FULL_STOP) return 0
      const single = index - 1 === start || text.charCodeAt(index - 2) === FULL_STOP
      return single && !kind.isWordClass(classAt(text, index + 2)) ? index + 1 : 0
    }
    if (here === kind.AMPERSAND && index - start <= 2) {
      let end = index + 1
      while (end <= index + 3 && kind.isWordClass(classAt(text, end))) end++
      return end > index + 1 && end <= index + 3 ? index + 1 : 0
    }
    return 0
  }

  return (text, tokens) => {
    const length = text.length
    let separator = GAP_BREAK
    let index = 0
    tokens.count = 0

    const push = (start: number, end: number): void => {
      if (tokens.count === tokens.starts.length) growTokens(tokens)
      const at = tokens.count++
      tokens.starts[at] = start
      tokens.ends[at] = end
      tokens.separators[at] = separator
      separator = GAP_NONE
    }

    /** Cuts the run from `start` to `end` into words. */
    const segment = (start: number, end: number): void => {
      segmenter ??= new Intl.Segmenter(rules.code, { granularity: 'word' })
      while (start < end) {
        let pieceEnd = Math.min(end, start + SEGMENTED_AT_ONCE)
        if (pieceEnd < end && isPair(text, pieceEnd - 1)) pieceEnd--
        const run = text.slice(start, pieceEnd)
        let ends: number[] = []
        for (const part of segmenter.segment(run)) ends.push(part.index + part.segment.length)
        if (resegment) ends = resegment(run, ends)
        let from = 0
        for (const to of ends) {
          push(start + from, start + to)
          from = to
        }
        start = pieceEnd
      }
    }

    const ownWords = own && findWords(own, rules.code, text)
    const isOurs = ownWords === undefined
    let ownWord = ownWords?.next()

    while (index < length) {
      const here = classes[text.charCodeAt(index)]!
      if (
        isOurs &&
        (here === kind.LETTER || here === kind.DIGIT || (here === kind.SURROGATE && startsWord(classAt(text, index))))
      ) {
        let start = index
        index += here === kind.SURROGATE ? 2 : 1
        for (;;) {
          while (index < length) {
            const next = classes[text.charCodeAt(index)]!
            if (next === 0 || next > kind.MARK) break
            index++
          }
          if (index >= length) break
          const after = goOn(text, start, index)
          if (after === 0) break
          if (
            elisions !== undefined &&
            classes[text.charCodeAt(index)] === kind.APOSTROPHE &&
            index - start <= LONGEST_WORD &&
            elisions.has(text.slice(start, index).toLowerCase())
          ) {
            push(start, after)
            start = after
          }
          index = after
        }
        const addressEnd = index < length ? endOfAddress(text, start, index, classes) : 0
        if (addressEnd > 0) {
          push(start, addressEnd)
          index = addressEnd
          separator = GAP_BREAK
        } else push(start, index)
        continue
      }
      if (isOurs && (here === kind.UNSPACED || (here === kind.SURROGATE && classAt(text, index) === kind.UNSPACED))) {
        const start = index
        for (;;) {
          while (index < length && isUnspaced(classes[text.charCodeAt(index)]!)) index++
          if (index >= length || !isPair(text, index) || classAt(text, index) !== kind.UNSPACED) break
          index += 2
        }
        segment(start, index)
        continue
      }
      if (ownWord !== undefined && !ownWord.done && index >= ownWord.value.start) {
        push(ownWord.value.start, ownWord.value.end)
        index = ownWord.value.end
        ownWord = ownWords!.next()
        continue
      }
      // Between words: the widest separation met since the last word counts.
      switch (here) {
        case kind.SPACE:
          if (separator === GAP_NONE || separator === GAP_HYPHEN) {
            // A hyphen before a space is a dash.
            separator = separator === GAP_HYPHEN ? GAP_BREAK : GAP_SPACE
          }
          break
        case kind.NEWLINE: {
          const lines = endOfLines(text, index)
          if (lines.count > 1) separator = GAP_BREAK
          else if (separator === GAP_HYPHEN) separator = GAP_BREAK
          else if (separator === GAP_NONE) separator = GAP_SPACE
          index = lines.end - 1
          break
        }
        case kind.HYPHEN:
          separator = separator === GAP_NONE ? GAP_HYPHEN : GAP_BREAK
          break
        case kind.POINT:
        case kind.BREAK:
          separator = GAP_BREAK
          break
        case kind.AMPERSAND:
          push(index, index + 1)
          break
        case kind.APOSTROPHE:
        case kind.MARK:
        case kind.CLEAR:
          break
        case kind.SURROGATE: {
          if (classAt(text, index) === kind.BREAK) separator = GAP_BREAK
          else if (separator !== GAP_BREAK) separator = GAP_WORDS
          if (isPair(text, index)) index++
          break
        }
        default:
          if (separator !== GAP_BREAK) separator = GAP_WORDS
      }
      index++
    }
  }
}

const FULL_STOP = 0x2e
const MIDDLE_DOT = 0xb7

const isL = (text: string, index: number): boolean => text[index] === 'l' || text[index] === 'L'

const startsWord = (found: number): boolean => found === kind.LETTER || found === kind.DIGIT
const isUnspaced = (found: number): boolean => found === kind.UNSPACED || found === kind.MARK

const isPair = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00

/** End of the web or mail address that the word from `start` to `end` begins, or 0: `https://...`, `www....`, `a@b.c`. */
function endOfAddress(text: string, start: number, end: number, classes: Uint8Array): number {
  const code = text.charCodeAt(end)
  const begins =
    code === 0x3a
      ? text.startsWith('//', end + 1)
      : code === FULL_STOP
        ? end - start === 3 && text.slice(start, end).toLowerCase() === 'www'
        : classes[code] === kind.AT && end + 1 < text.length && classes[text.charCodeAt(end + 1)] === kind.LETTER
  if (!begins) return 0
  while (end < text.length) {
    const here = classes[text.charCodeAt(end)]!
    if (here === kind.SPACE || here === kind.NEWLINE || here === kind.UNSPACED) break
    end++
  }
  return end
}

/** White space from a line end on: where it ends and how many lines it ends. */
function endOfLines(text: string, start: number): { readonly end: number; readonly count: number } {
  let end = start
  let count = 0
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === 0x0a || code === 0x2028 || code === 0x2029) count++
    else if (code === 0x0d) {
      if (text.charCodeAt(end + 1) !== 0x0a) count++
    } else if (code !== 0x20 && code !== 0x09) break
  }
  return { end, count }
}

function growTokens(tokens: Tokens): void {
  const capacity = tokens.starts.length * 2
  tokens.starts = grown(tokens.starts, capacity)
  tokens.ends = grown(tokens.ends, capacity)
  tokens.separators = grown(tokens.separators, capacity)
}
