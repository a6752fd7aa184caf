/** A letter four times or more (`kkkkk`, `soooo`; not `AAA`, `iii`), or a pair of letters three times or more (`hahaha`). */
const REPEATED = /(\p{L})\1{3,}|(\p{L}{2})\2{2,}/giu

const shortened = (_: string, letter: string | undefined, pair: string): string => letter?.repeat(3) ?? pair.repeat(2)

/**
 * Gives the spellings of a word that differ by how often letters are repeated one lemma: a pair of letters stays twice (`hahahaha` ->
 * `haha`), a letter three times (`kkkkkk` -> `kkk`).
 */
export const withRepeatedLetters =
  (lemmaOf: (word: string) => string): ((word: string) => string) =>
  (word) =>
    lemmaOf(word.replace(REPEATED, shortened))
