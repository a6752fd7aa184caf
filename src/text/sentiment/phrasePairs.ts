import type { LexiconPhrase } from './wordSense.js'

/** Number of remembered pairs, a power of 2; a pair displaces one with the same hash. */
const SLOTS = 1 << 14

/**
 * Phrases by the types of their first two tokens. A cache: the same few thousand pairs make up most of a text, and
 * comparing a token with each phrase that begins like it costs more than reading the token.
 */
export class PhrasePairs {
  private readonly firsts = new Int32Array(SLOTS).fill(-1)
  private readonly seconds = new Int32Array(SLOTS)
  private readonly found: (readonly LexiconPhrase[] | undefined)[] = new Array(SLOTS).fill(undefined)

  /** `phrases` are those that begin with a type, in order of preference, `forms` the forms of all types. */
  constructor(
    private readonly phrases: readonly (readonly LexiconPhrase[] | undefined)[],
    private readonly forms: readonly string[],
  ) {}

  /** The phrases whose first two words match two types, in order of preference; undefined for none. */
  find(first: number, second: number): readonly LexiconPhrase[] | undefined {
    const slot = (Math.imul(first, 0x9e3779b1) + Math.imul(second, 0x85ebca6b)) >>> 18
    if (this.firsts[slot] !== first || this.seconds[slot] !== second) {
      this.firsts[slot] = first
      this.seconds[slot] = second
      const form = this.forms[second]!
      const matching = this.phrases[first]!.filter(({ words: [, word] }) => word === undefined || matches(word, form))
      this.found[slot] = matching.length === 0 ? undefined : matching
    }
    return this.found[slot]
  }
}

/** Whether a form is a word of a phrase, or begins with it where the word is open. */
export const matches = (word: LexiconPhrase['words'][number], form: string): boolean =>
  word.open ? form.startsWith(word.form) : form === word.form
