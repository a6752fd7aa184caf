/**
 * The words of one language that limit noun phrases: lists of lower-case words between white space, with straight
 * apostrophes. Function words end a phrase anyway.
 */
export interface PhraseWords {
  /** Words in no noun phrase: verbs that are seldom nouns, and adverbs. */
  readonly outside: string
  /**
   * Words of count, order, size, time and judgement: they are not part of the subject, so no key phrase begins or ends
   * with one.
   */
  readonly edges: string
  /** Patterns of such words in inflected languages. */
  readonly edge?: RegExp
  /** Patterns of verbs. */
  readonly verb?: RegExp
  /** Patterns of adverbs. */
  readonly adverb?: RegExp
  /** Patterns of participles: they precede a noun, and do not end a phrase. */
  readonly participle?: RegExp
  /**
   * Words that name no subject: points of time, units, parts of a whole, adverbs. They are in no key phrase; the rest of
   * the analysis does not use this list.
   */
  readonly unspecific?: string
  /** Inner words that join two nouns to one: French `de`. */
  readonly joins?: string
}
