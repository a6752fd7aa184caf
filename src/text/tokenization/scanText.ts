import * as kind from './characters.js'
import { composeKana } from './composeKana.js'
import type { WordSpan } from './customTokenizer.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_NONE, GAP_SPACE, GAP_WORDS } from './gaps.js'
import { withoutFillers } from './letterReferences.js'
import { entityEnd, tagAt } from './markup.js'
import { endOfRedactionMark } from './redactionMarks.js'
import { pushToken, type Tokens } from './tokens.js'
import { classAt, continueWord, endOfAddress, endOfLines, isPair } from './wordBoundaries.js'

/** What the scanner must know of how a language writes words. */
export interface TokenizerRules {
  /** Two-letter code, for the segmenter. */
  readonly code: string
  /** Lower-case words that end at their apostrophe: `l` of `l'hôtel`. */
  readonly elisions?: ReadonlySet<string> | undefined
  /** Lower-case words that are the end of the word before their hyphen: `in` of `check-in`. */
  readonly hyphened?: ReadonlySet<string> | undefined
  /** Lower-case forms that are one word with the particle behind them: `checked` in `checked in`. */
  readonly joined?: { readonly forms: ReadonlySet<string>; readonly particle: string } | undefined
  /** Whether a single letter before a hyphen begins a word: `e-mail`, `T-shirt`. */
  readonly hasLetterWords?: boolean | undefined
  /** Lower-case words that begin a name before a hyphen: `noord` of `Noord-Holland`. */
  readonly nameBeginnings?: ReadonlySet<string> | undefined
  /** Lower-case words that begin no word of their own behind a letter: `just` in `I-just`. */
  readonly functionWords?: ReadonlySet<string> | undefined
  /** Corrects the ends of words within a run that the segmenter found. */
  readonly resegment?: ((run: string, ends: readonly number[]) => number[]) | undefined
}

/** Longer words (addresses, encoded data) are counted but nothing is known of them. */
export const LONGEST_WORD = 64

/** Longer words are no particle. */
const LONGEST_PARTICLE = 7

/** Abbreviations repeat the letter of each word in the plural: Spanish `EE. UU.`, `RR. HH.`. The period tells them from other capitals. */
const ABBREVIATED_PLURAL = /^(\p{Lu})\1\.\s?(\p{Lu})\2\.$/u

/** Code units of one, without its last period, at most. */
const LONGEST_PLURAL = 7

/** Shorter words are no word behind a letter: French `a-t-il`. */
const SHORTEST_BEHIND_LETTER = 3

/** Intl.Segmenter of Node 20 is quadratic in the length of the string, so it gets no more than this at once. */
const SEGMENTED_AT_ONCE = 1_000

/** UTF-16 code units of a long text that are read at a time: some milliseconds where the segmenter reads them. */
const CHARACTERS_A_STEP = 4_000

/** Finds the words of texts of one language, one text after the other. */
export class TextScanner {
  private readonly classes = kind.characterClasses()
  private segmenter: Intl.Segmenter | undefined
  private tokens!: Tokens
  /** The widest separation since the last word. */
  private separator = GAP_BREAK
  /** Where the last run of a script without spaces ends. */
  private runEnd = 0

  constructor(private readonly rules: TokenizerRules) {}

  /** Finds words by the rules of the language. */
  scan(text: string, tokens: Tokens): void {
    this.begin(tokens)
    this.scanFrom(text, 0, text.length)
  }

  /** Does so in steps. */
  *scanSteps(text: string, tokens: Tokens): Generator<void> {
    this.begin(tokens)
    for (let index = 0; index < text.length; ) {
      index = this.scanFrom(text, index, Math.min(text.length, index + CHARACTERS_A_STEP))
      yield
    }
  }

  /** Reads what begins before `until`. Gives the place behind it. */
  private scanFrom(text: string, from: number, until: number): number {
    const { classes } = this
    let index = from
    while (index < until) {
      const here = classes[text.charCodeAt(index)]!
      const full = here === kind.SURROGATE ? classAt(classes, text, index) : here
      if (full === kind.LETTER || full === kind.DIGIT) index = this.scanWord(text, index, here)
      else if (full === kind.UNSPACED || index < this.runEnd) index = this.scanRun(text, index)
      else index = this.scanMark(text, index) || this.scanMarkup(text, index) || this.scanSeparator(text, index, here)
    }
    return index
  }

  /** Takes words that were found otherwise, ascending; what stands between them is read as always. */
  scanAround(text: string, tokens: Tokens, words: Iterator<WordSpan>): void {
    this.begin(tokens)
    let word = words.next()
    for (let index = 0; index < text.length; ) {
      if (word.done !== true && index >= word.value.start) {
        this.push(word.value.start, word.value.end)
        index = word.value.end
        word = words.next()
      } else index = this.scanSeparator(text, index, this.classes[text.charCodeAt(index)]!)
    }
  }

  private begin(tokens: Tokens): void {
    this.tokens = tokens
    this.separator = GAP_BREAK
    this.runEnd = 0
    tokens.count = 0
  }

  private push(start: number, end: number): void {
    pushToken(this.tokens, start, end, this.separator)
    this.separator = GAP_NONE
  }

  /** Reads a word of letters, digits and marks, and the address that it may begin. Gives the place behind it. */
  private scanWord(text: string, from: number, here: number): number {
    const { classes } = this
    let start = from
    let index = from + (here === kind.SURROGATE ? 2 : 1)
    for (;;) {
      while (index < text.length) {
        const next = classes[text.charCodeAt(index)]!
        if (next === kind.OTHER || next > kind.MARK) break
        index++
      }
      if (index >= text.length) break
      const after = continueWord(classes, text, start, index)
      if (after === 0) break
      if (this.isElision(text, start, index)) {
        this.push(start, after)
        start = after
      }
      index = after
    }
    const addressEnd = endOfAddress(classes, text, start, index)
    if (addressEnd === 0 && this.joins(text, start, index)) {
      this.tokens.ends[this.tokens.count - 1] = index
      this.separator = GAP_NONE
      return index
    }
    this.push(start, addressEnd > 0 ? addressEnd : index)
    if (addressEnd === 0) return index
    this.separator = GAP_BREAK
    return addressEnd
  }

  /** Whether a word is the end of the one before it: `in` of `check-in` or `checked in`, `mail` of `e-mail`, `UU` of `EE. UU.`. */
  private joins(text: string, start: number, end: number): boolean {
    if (end - this.startOfLast() > LONGEST_WORD) return false
    if (this.separator === GAP_HYPHEN) {
      const { nameBeginnings } = this.rules
      if (this.isParticle(text, start, end) || this.isBehindLetter(text, start, end)) return true
      return nameBeginnings?.has(this.lastWord(text)) === true && this.isLetter(text, start)
    }
    if (this.separator === GAP_BREAK)
      return end === start + 2 && text[start] === text[start + 1] && this.isPlural(text, end)
    const { joined } = this.rules
    if (this.separator !== GAP_SPACE || joined === undefined || !isForm(joined.particle, text, start, end)) return false
    return joined.forms.has(this.lastWord(text))
  }

  /** Whether the word of two letters that ends there is the second of an abbreviated plural. */
  private isPlural(text: string, end: number): boolean {
    const start = this.startOfLast()
    return end < start + LONGEST_PLURAL && ABBREVIATED_PLURAL.test(text.slice(start, end + 1))
  }

  /** Whether a word behind a hyphen is a particle that ends a word; not in `one-on-one`. */
  private isParticle(text: string, start: number, end: number): boolean {
    if (end - start > LONGEST_PARTICLE || text[end] === '-') return false
    return this.rules.hyphened?.has(lowerCase(text, start, end)) === true
  }

  /**
   * Whether the word before the hyphen is a letter that begins this one (`T-shirt`). It is not in `a-t-il`, where a word is before
   * the letter, nor where the letter should have an apostrophe (French `d-accord`).
   */
  private isBehindLetter(text: string, start: number, end: number): boolean {
    const { hasLetterWords, functionWords, elisions } = this.rules
    const { starts, ends, separators, count } = this.tokens
    const letterAt = starts[count - 1]!
    const isOneLetter = ends[count - 1] === letterAt + 1 && this.isLetter(text, letterAt)
    if (hasLetterWords !== true || !isOneLetter || separators[count - 1] === GAP_HYPHEN) return false
    if (end - start < SHORTEST_BEHIND_LETTER || !this.isLetter(text, start)) return false
    const letter = lowerCase(text, letterAt, letterAt + 1)
    const word = lowerCase(text, start, end)
    if (functionWords?.has(word) === true) return false
    return !(elisions?.has(letter) === true && VOWEL.test(word.normalize('NFD')))
  }

  private isLetter(text: string, at: number): boolean {
    return this.classes[text.charCodeAt(at)] === kind.LETTER
  }

  /** The word before, in lower case. */
  private lastWord(text: string): string {
    return lowerCase(text, this.startOfLast(), this.tokens.ends[this.tokens.count - 1] ?? 0)
  }

  private startOfLast(): number {
    return this.tokens.starts[this.tokens.count - 1] ?? 0
  }

  /** Whether the apostrophe at `index` ends an elided word. */
  private isElision(text: string, start: number, index: number): boolean {
    const { elisions } = this.rules
    return (
      elisions !== undefined &&
      this.classes[text.charCodeAt(index)] === kind.APOSTROPHE &&
      index - start <= LONGEST_WORD &&
      elisions.has(withoutFillers(lowerCase(text, start, index)))
    )
  }

  /** Reads the next part of a run of a script without spaces and segments it. Gives the place behind it. */
  private scanRun(text: string, start: number): number {
    if (start >= this.runEnd) this.runEnd = this.endOfRun(text, start)
    let end = Math.min(this.runEnd, start + SEGMENTED_AT_ONCE)
    if (end < this.runEnd && isPair(text, end - 1)) end--
    if (end < this.runEnd && isVoicing(text.charCodeAt(end))) end--
    this.segment(text.slice(start, end), start)
    return end
  }

  private endOfRun(text: string, start: number): number {
    const { classes } = this
    let end = start
    for (;;) {
      while (end < text.length && isUnspaced(classes[text.charCodeAt(end)]!)) end++
      if (end >= text.length || !isPair(text, end) || classAt(classes, text, end) !== kind.UNSPACED) return end
      end += 2
    }
  }

  /** Cuts a run that begins at `start` of the text into words. */
  private segment(run: string, start: number): void {
    const { code, resegment } = this.rules
    this.segmenter ??= new Intl.Segmenter(code, { granularity: 'word' })
    const composed = composeKana(run)
    const read = composed?.text ?? run
    let ends: number[] = []
    for (const part of this.segmenter.segment(read)) ends.push(part.index + part.segment.length)
    if (resegment) ends = resegment(read, ends)
    let from = 0
    for (const end of ends) {
      const to = composed?.places[end] ?? end
      this.push(start + from, start + to)
      from = to
    }
  }

  /** Reads a mark that stands for what was taken out, as one word. Gives the place behind it; 0 if there is none. */
  private scanMark(text: string, start: number): number {
    const end = endOfRedactionMark(text, start)
    if (end === 0) return 0
    const separator = this.classes[text.charCodeAt(start)] === kind.AT ? GAP_WORDS : GAP_BREAK
    this.widen(separator)
    this.push(start, end)
    this.separator = separator
    return end
  }

  /** Reads a tag or a character reference of HTML, which have no words, and the reference that stands for an ampersand. Gives the place behind it; 0 if there is none. */
  private scanMarkup(text: string, start: number): number {
    const end = entityEnd(text, start)
    const tag = end === 0 ? tagAt(text, start) : undefined
    if (tag?.isBlock === true) this.widen(GAP_BREAK)
    if (text.startsWith('&amp;', start)) this.push(start, start + 1)
    else if (end > 0) this.widen(text.startsWith('&nbsp', start) ? GAP_SPACE : GAP_BREAK)
    return tag?.end ?? end
  }

  /** Reads a character between words: the widest separation since the last word counts. Gives the place behind it. */
  private scanSeparator(text: string, index: number, here: number): number {
    switch (here) {
      case kind.SPACE:
        this.widen(GAP_SPACE)
        break
      case kind.NEWLINE: {
        const lines = endOfLines(text, index)
        this.widen(lines.count > 1 ? GAP_BREAK : GAP_SPACE)
        return lines.end
      }
      case kind.HYPHEN:
        this.separator = this.separator === GAP_NONE ? GAP_HYPHEN : GAP_BREAK
        break
      case kind.POINT:
      case kind.BREAK:
        this.separator = GAP_BREAK
        break
      case kind.AMPERSAND:
        this.push(index, index + 1)
        break
      case kind.APOSTROPHE:
      case kind.MARK:
      case kind.CLEAR:
        break
      case kind.SURROGATE:
        this.widen(classAt(this.classes, text, index) === kind.BREAK ? GAP_BREAK : GAP_WORDS)
        return isPair(text, index) ? index + 2 : index + 1
      default:
        this.widen(GAP_WORDS)
    }
    return index + 1
  }

  /** Widens the separation. A hyphen before a space is a dash. */
  private widen(separator: number): void {
    if (separator !== GAP_SPACE) {
      if (this.separator !== GAP_BREAK) this.separator = separator
    } else if (this.separator === GAP_HYPHEN) this.separator = GAP_BREAK
    else if (this.separator === GAP_NONE) this.separator = GAP_SPACE
  }
}

/** What an elided word may stand before. */
const VOWEL = /^[aeiouyh]/u

/** Whether a word of ASCII letters in lower case stands there, in any case; nothing is cut out of the text. */
function isForm(word: string, text: string, start: number, end: number): boolean {
  if (end - start !== word.length) return false
  for (let i = 0; i < word.length; i++) if ((text.charCodeAt(start + i) | 0x20) !== word.charCodeAt(i)) return false
  return true
}

const lowerCase = (text: string, start: number, end: number): string => text.slice(start, end).toLowerCase()

/** Whether a code unit is the mark that makes カ ガ, or ハ パ, where they are written apart. */
const isVoicing = (code: number): boolean => code === 0x3099 || code === 0x309a || code === 0xff9e || code === 0xff9f

const isUnspaced = (found: number): boolean => found === kind.UNSPACED || found === kind.MARK
