/** What a word does in its sentence, as bits of one number. A word may do several things. */
export const DETERMINER = 1 << 0
export const PREPOSITION = 1 << 1
/** A preposition between a noun and what it is a part of: English `of`. */
export const OF = 1 << 2
/** A preposition behind a feeling: `pleased with`, `sorry about`. */
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
/** A step of a story: an act that is told, not judged. */
export const STEP = 1 << 13
/** A word that names no thing: degree, order, manner of speaking. */
export const LINK = 1 << 14
export const MORE = 1 << 15
/** Units and points of time, measures, numbers in words. */
export const MEASURE = 1 << 16
/** Any word of a closed class. */
export const FUNCTION = 1 << 17
/** A verb or adverb that no noun phrase holds. */
export const OUTSIDE = 1 << 18
/** A word of size, order or count before a noun. */
export const EDGE = 1 << 19

/**
 * The words of one language by what they do in a sentence, as they are written down: lists of words between white space,
 * lower case, straight apostrophes. `steps` are found by their stem as well.
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
  readonly more: string
  readonly measures: string
}
