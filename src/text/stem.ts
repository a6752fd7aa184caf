import { createRequire } from 'node:module'

/** A lower-case word -> its stem. */
export type Stemmer = (lowerCaseWord: string) => string

const load = createRequire(import.meta.url)

/** Languages stemmed by snowball-stemmers, with its name for them. */
const snowball: Readonly<Record<string, string>> = {
  en: 'english',
}

const made = new Map<string, Stemmer>()

/**
 * The stemmer of a language; the packages load when first needed. Words with digits stay as they are. It remembers
 * nothing: whoever stems running text keeps the results by word form. Throws RangeError for an unknown language.
 */
export function stemmer(code: string): Stemmer {
  let stem = made.get(code)
  if (stem === undefined) {
    stem = makeStemmer(code)
    made.set(code, stem)
  }
  return stem
}

function makeStemmer(code: string): Stemmer {
  if (Object.hasOwn(snowball, code)) {
    const package_ = load('snowball-stemmers') as typeof import('snowball-stemmers')
    const algorithm = package_.newStemmer(snowball[code]!)
    return (word) => (NO_WORD.test(word) ? word : algorithm.stem(word) || word)
  }
  throw new RangeError(`No stemmer for the language ${code}.`)
}

/** Numbers, initials, `h&m`. */
const NO_WORD = /[^\p{L}\p{M}'-]/u
