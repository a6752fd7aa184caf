/** A word that a single letter begins (`e-mails`): the letter, and the word behind the hyphen. */
const LETTER_WORD = /^(\p{L})-(\p{L}{3,}[\p{L}\p{M}']*)$/u

const HYPHEN = '-'.charCodeAt(0)

/** Words that are written with and without a hyphen in all languages: spelling -> lemma. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'e-mail': 'email',
    'hi-fi': 'hifi',
    'sci-fi': 'scifi',
    tshirt: 't-shirt',
    'wi-fi': 'wifi',
    wifi: 'wifi',
    xray: 'x-ray',
  }),
)

/**
 * Adds words that a single letter begins to the lemmas of a language: the letter stays, and the word behind it is inflected
 * (`T-shirts` -> `t-shirt`). Both spellings of `email` and `wifi` are one lemma.
 */
export const withLetterWords =
  (lemmaOf: (word: string) => string): ((word: string) => string) =>
  (word) => {
    const spelled = spellings.get(word)
    if (spelled !== undefined) return spelled
    const parts = word.charCodeAt(1) === HYPHEN ? LETTER_WORD.exec(word) : null
    const lemma = parts === null ? lemmaOf(word) : `${parts[1]!.toLowerCase()}-${lemmaOf(parts[2]!)}`
    return spellings.get(lemma) ?? lemma
  }
