/** The lexicon entry of one word form: its value and the role bits of `roles.ts`. */
export interface WordSense {
  readonly value: number
  readonly roles: number
}

/** A word with `open` matches every word that begins so. */
export interface PhraseWord {
  readonly form: string
  readonly open: boolean
}

/** Several words in a row with one sense. */
export interface LexiconPhrase {
  readonly words: readonly PhraseWord[]
  /** A word that must follow later in the clause; it is no part of the phrase. */
  readonly later?: PhraseWord
  readonly sense: WordSense
}
