import { FormIndex, formOf, type ListedWords } from './formIndex.js'
import * as role from './roles.js'
import type { LexiconPhrase } from './wordSense.js'

/** Stands for the words between a phrase and a word that follows later. */
const GAP = '…'

/** The phrases of a lexicon by their first words. Phrases are read when their first word is looked up, since texts begin few of them. */
export class PhraseTable {
  /** Words between single spaces. */
  private readonly texts: string[] = []
  private readonly values: number[] = []
  /** Undefined where they depend on whether the phrase is denied. */
  private readonly roles: (number | undefined)[] = []
  private readonly firsts: FormIndex
  private readonly seconds: FormIndex
  private readonly known = new Map<number, LexiconPhrase>()

  /** `deniedRoles` tells by its words whether a phrase denies something. */
  constructor(
    private readonly listing: ListedWords,
    private readonly deniedRoles: (words: readonly string[]) => number,
  ) {
    this.firsts = new FormIndex(listing)
    this.seconds = new FormIndex(listing)
  }

  /** Adds a phrase before the first look-up. Without `roles`, it has those of a phrase with a value, which a negator may deny. */
  add(text: string, value: number, roles?: number): void {
    const number = this.texts.length
    this.texts.push(text)
    this.values.push(value)
    this.roles.push(roles)
    const end = text.indexOf(' ')
    this.firsts.add(end < 0 ? text : text.slice(0, end), number)
    if (end < 0) return
    const next = text.indexOf(' ', end + 1)
    const second = text.slice(end + 1, next < 0 ? text.length : next)
    if (second !== GAP) this.seconds.add(second, number)
  }

  /** Phrases that may begin with this form, longest first. */
  from(form: string): LexiconPhrase[] {
    const found = this.firsts.get(form).map((number) => this.phrase(number))
    return found.length < 2 ? found : found.sort((a, b) => sizeOf(b) - sizeOf(a) || letters(b) - letters(a))
  }

  /** Whether a form is the second word of some phrase. */
  continues(form: string): boolean {
    return this.seconds.get(form).length > 0
  }

  /** All phrases, in the order in which they were added. */
  all(): LexiconPhrase[] {
    return this.texts.map((_text, number) => this.phrase(number))
  }

  private phrase(number: number): LexiconPhrase {
    let phrase = this.known.get(number)
    if (phrase === undefined) {
      phrase = this.read(number)
      this.known.set(number, phrase)
    }
    return phrase
  }

  private read(number: number): LexiconPhrase {
    const listed = this.texts[number]!.split(' ')
    const words = listed.map((word) => formOf(word, this.listing))
    const roles = this.roles[number] ?? this.deniedRoles(listed)
    const sense = { value: this.values[number]!, roles: roles | role.LISTED | role.WORD }
    const gap = listed.indexOf(GAP)
    return gap < 0 ? { words, sense } : { words: words.slice(0, gap), later: words[gap + 1]!, sense }
  }
}

/** Words of a phrase, with the one that follows later. */
const sizeOf = ({ words, later }: LexiconPhrase): number => words.length + (later === undefined ? 0 : 1)

const letters = (phrase: LexiconPhrase): number => phrase.words.reduce((sum, word) => sum + word.form.length, 0)
