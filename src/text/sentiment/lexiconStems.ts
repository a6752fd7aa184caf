import { unaccented } from './formTable.js'

/** The listed forms of a stem: the sum of their values, their number, and the letters of the shortest. */
export interface StemEntry {
  sum: number
  forms: number
  shortest: number
}

/** Languages whose stemmers also change beginnings of words. */
const REMOVE_BEGINNINGS: ReadonlySet<string> = new Set(['ar', 'ga', 'id', 'ja', 'ko', 'pl'])

/**
 * Values of the words of a lexicon by stem. In most languages a stem begins with the letter of its word, accents apart. Then
 * words are stemmed when a stem with their letter is first looked up, because to stem all of them takes most of the time of
 * loading a lexicon. In the others all words are stemmed at the first look-up.
 */
export class LexiconStems {
  private readonly entries = new Map<string, StemEntry>()
  /** Words that have not been stemmed, in the order of the lists, by their first letter. */
  private readonly waiting = new Map<string, { readonly words: string[]; readonly values: number[] }>()
  private readonly endings: string[] = []

  private readonly removesBeginnings: boolean

  constructor(
    language: string,
    private readonly stem: (form: string) => string,
  ) {
    this.removesBeginnings = REMOVE_BEGINNINGS.has(language)
  }

  /** Adds a word before the first look-up. */
  add(word: string, value: number): void {
    const letter = this.letterOf(word)
    let list = this.waiting.get(letter)
    if (list === undefined) {
      list = { words: [], values: [] }
      this.waiting.set(letter, list)
    }
    list.words.push(word)
    list.values.push(value)
  }

  get(stem: string): StemEntry | undefined {
    if (this.waiting.size > 0) this.stemWords(this.letterOf(stem))
    return this.entries.get(stem)
  }

  /** All stems, and for each word that begins with its stem the rest of the word. */
  all(): { readonly entries: ReadonlyMap<string, StemEntry>; readonly endings: readonly string[] } {
    for (const letter of [...this.waiting.keys()]) this.stemWords(letter)
    return { entries: this.entries, endings: this.endings }
  }

  private letterOf(word: string): string {
    return this.removesBeginnings ? '' : unaccented(word.charAt(0))
  }

  private stemWords(letter: string): void {
    const { words, values } = this.waiting.get(letter) ?? { words: [], values: [] }
    for (const [n, word] of words.entries()) {
      const stem = this.stem(word)
      if (word.startsWith(stem)) this.endings.push(word.slice(stem.length))
      const entry = this.entries.get(stem) ?? { sum: 0, forms: 0, shortest: word.length }
      entry.sum += values[n]!
      entry.forms++
      entry.shortest = Math.min(entry.shortest, word.length)
      this.entries.set(stem, entry)
    }
    this.waiting.delete(letter)
  }
}
