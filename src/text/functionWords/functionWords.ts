/**
 * What one language knows about its small words, as it is written down: lists are words between white space, lower
 * case, straight apostrophes. Function words are articles, pronouns, prepositions, conjunctions, auxiliaries in all
 * their forms, and adverbs of degree; never words of content or feeling.
 */
export interface LanguageWords {
  readonly functionWords: string
  /** Function words that may stand inside a phrase (`quality of service`), at most 14. */
  readonly inner: string
  /** Two inner words in a row that may stand inside a phrase: `de la, de l'`. */
  readonly innerPairs?: string
  /** Inner words that do so only as part of such a pair, not alone: `la l'`. */
  readonly leaning?: string
  /** Inner words allowed only when the phrase finder's condition holds (`true to size`). */
  readonly conditional?: string
  /** The language's word for `&`, one of `inner`. */
  readonly and?: string
  /** Negators: the base form that names the term, and all written forms of it. */
  readonly negators: Readonly<Record<string, string>>
  /** Words that lose their last letter before a vowel, without their apostrophe: `l d qu`. */
  readonly elisions?: string
  /** What may follow a word behind an apostrophe and is no part of it (`staff's`), anchored at the end. */
  readonly clitic?: RegExp
  /** Particles written together with the function word after them: Arabic `و`. */
  readonly prefixes?: string
  /** True where particles are written together with any word, so that function words and negators show by their stem. */
  readonly attaches?: true
}
