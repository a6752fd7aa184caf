/**
 * What one language knows about where its noun phrases end, as it is written down: lists are words between white space,
 * lower case, straight apostrophes. Words that the language counts as function words end a phrase anyway.
 */
export interface PhraseWords {
  /** Words that no noun phrase holds: verbs that are seldom nouns, and adverbs. */
  readonly outside: string
  /** Words of count, order, size, time and judgement: they say nothing of the subject, and no key phrase begins or ends with one. */
  readonly edges: string
  /** The same by how they are written, where they are inflected. */
  readonly edge?: RegExp
  /** Verbs by how they are written. */
  readonly verb?: RegExp
  /** Adverbs by how they are written. */
  readonly adverb?: RegExp
  /** Participles by how they are written: they stand before a noun, and end no phrase. */
  readonly participle?: RegExp
  /** Inner words that make one noun of two: French `de`. */
  readonly joins?: string
}
