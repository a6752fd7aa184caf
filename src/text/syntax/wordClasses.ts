/** The functions of a word in its sentence, as bits of one number. A word may have several functions. */
export const DETERMINER = 1 << 0
export const PREPOSITION = 1 << 1
/** A preposition between a noun and the whole of which it is a part: English `of`. */
export const OF = 1 << 2
/** A preposition after a word of feeling: `pleased with`, `sorry about`. */
export const ABOUT = 1 << 3
export const COPULA = 1 << 4
export const AUXILIARY = 1 << 5
/** I, we, and what belongs to them. */
export const FIRST_PERSON = 1 << 6
/** A pronoun that may be a subject. */
export const PRONOUN = 1 << 7
export const RELATIVE = 1 << 8
export const CONDITION = 1 << 9
export const WISH = 1 << 10
export const PLEA = 1 << 11
export const COMPARISON = 1 << 12
/** A verb of narration: an act that is told, not judged. */
export const STEP = 1 << 13
/** A word that is not the name of a thing: degree, order, manner of speaking. */
export const LINK = 1 << 14
export const MORE = 1 << 15
/** Units and points of time, measures, numbers in words. */
export const MEASURE = 1 << 16
/** Any word of a closed class. */
export const FUNCTION = 1 << 17
/** A verb or adverb that is never part of a noun phrase. */
export const OUTSIDE = 1 << 18
/** A word of size, order or count before a noun. */
export const EDGE = 1 << 19
/** An adverb of time, degree or the speaker's stance, or an interjection: it names nothing that could be judged. */
export const SENTENCE_ADVERB = 1 << 20
/** One of the other lists, but a thing where texts use it as a noun: the top, the size, last summer. */
export const NOUN_AT_TIMES = 1 << 21
/** A size: small, petite. */
export const SIZE = 1 << 22
/** A definite article. */
export const DEFINITE = 1 << 24
/** A size or an age, which tells one thing from others behind a definite article: "the small bag", "die neue Adresse". */
export const DISTINCTION = 1 << 25
/** A word that opens a sentence without a meaning of its own before a mark or a pronoun: "Well, we went". */
export const OPENER = 1 << 23

/**
 * The words of one language by their functions in a sentence, in source form: lists of words separated by white space,
 * in lower case, with straight apostrophes. `steps` also match by their stem.
 */
export interface SyntaxWords {
  readonly determiners: string
  readonly prepositions: string
  readonly of: string
  readonly about: string
  readonly copulas: string
  readonly auxiliaries: string
  readonly firstPerson: string
  readonly pronouns: string
  readonly relatives: string
  readonly conditions: string
  readonly wishes: string
  readonly pleas: string
  readonly comparisons: string
  readonly steps: string
  readonly links: string
  readonly sentenceAdverbs: string
  readonly more: string
  readonly measures: string
  readonly nounsAtTimes?: string
  readonly sizes?: string
  readonly openers?: string
  /** Definite articles, also those that are one word with a preposition: `im`, `du`, `della`. */
  readonly definite?: string
  /** Sizes and ages that stand before their noun: no opinion behind a definite article. */
  readonly distinctions?: string
  /** Verbs of hope. They are sentence adverbs here: what is hoped is no opinion about the hope. */
  readonly hopes?: string
}
