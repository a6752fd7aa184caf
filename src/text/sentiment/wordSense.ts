/** The lexicon entry of one word form: its value and the role bits of `roles.ts`. */
export interface WordSense {
  readonly value: number
  readonly roles: number
}

/** Several words in a row with one sense. A word with `open` matches every word that begins so. */
export interface LexiconPhrase {
  readonly words: readonly { readonly form: string; readonly open: boolean }[]
  readonly sense: WordSense
}
