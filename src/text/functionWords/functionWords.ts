/**
 * The function words and negators of one language. A list has words in lower case with straight apostrophes, separated by
 * white space. Function words are articles, pronouns, prepositions, conjunctions, auxiliaries in all their forms, and
 * adverbs of degree, but never content words or opinion words.
 */
export interface LanguageWords {
  readonly functionWords: string
  /** Function words that may occur inside a phrase (`quality of service`), at most 14. */
  readonly inner: string
  /** Two inner words in a row that may occur inside a phrase: `de la, de l'`. */
  readonly innerPairs?: string
  /** Inner words that may be inside a phrase only as part of such a pair: `la l'`. */
  readonly pairedOnly?: string
  /** Inner words allowed only when the phrase finder's condition holds (`true to size`). */
  readonly conditional?: string
  /** The language's word for `&`, one of `inner`. */
  readonly and?: string
  /** Negators: the base form that names the term, and all written forms of it. */
  readonly negators: Readonly<Record<string, string>>
  /** Words that lose their last letter before a vowel, without their apostrophe: `l d qu`. */
  readonly elisions?: string
  /** An ending after an apostrophe that is not part of the word (`staff's`), anchored at the end. */
  readonly clitic?: RegExp
  /** Endings that are written behind a hyphen after names, abbreviations and numbers: Hungarian `Oslo-ban`, Romanian `site-ul`. */
  readonly endings?: string
  /** Adverbs of place and the prepositions that are joined to them, to stand for a pronoun: Dutch `waar` and `onder`, `waaronder`. */
  readonly pronominal?: { readonly places: string; readonly prepositions: string }
  /** Function words that are the end of a word behind a hyphen (`check-in`), with their plurals. */
  readonly hyphened?: string
  /** Words that begin a name before a hyphen: Dutch `noord` of `Noord-Holland`, Russian `нью` of `Нью-Йорк`. */
  readonly nameBeginnings?: string
  /** Words that are one with the word behind the last form, also behind white space: forms of `check` with `in`. */
  readonly joined?: { readonly forms: string; readonly particle: string }
  /** True if a single letter before a hyphen is no part of the word behind it: an article or prefix, or another script. */
  readonly apartLetters?: true
  /** Particles attached to the function word after them: Arabic `و`. */
  readonly prefixes?: string
  /** True if particles are attached to any word, so that only the stem tells function words and negators. */
  readonly attaches?: true
}
