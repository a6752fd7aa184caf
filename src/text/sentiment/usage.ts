import * as is from '../syntax/wordClasses.js'
import { CONTENT, COORDINATE, DEGREE, EXCESS, VALUED } from './mentions/contextBits.js'

/** How a project uses a term: as a code of one byte. 0 where too few of its occurrences tell. */
export const AS_NOUN = 1
export const AS_ADJECTIVE = 2
export const AS_VERB = 3
/** Number of codes above 0. */
export const USAGES = 3

const WORD = CONTENT | VALUED
const PLACE = is.PREPOSITION | is.OF | is.ABOUT

/**
 * What one occurrence tells by the context bits of the token before it, of its own last token and of the token after it:
 * a noun stands behind an article or a preposition and before no other content word ("the queue was", "at breakfast"),
 * an adjective behind a copula or a word of degree ("was slow", "very kind"), a verb behind a pronoun or before an
 * article ("we waited", "love this hotel"). 0 for anything else.
 */
export function usageAt(before: number, own: number, after: number): number {
  const isLast = (after & WORD) === 0
  const beforeArticle = (after & is.DETERMINER) !== 0 && (after & is.PRONOUN) === 0
  if ((before & is.DETERMINER) !== 0) return isLast && !beforeArticle ? AS_NOUN : 0
  if (beforeArticle || (before & is.PRONOUN) !== 0) return AS_VERB
  if (!isLast) return 0
  if ((before & (is.COPULA | DEGREE | EXCESS)) !== 0) return AS_ADJECTIVE
  if ((before & PLACE) !== 0) return AS_NOUN
  return (before & VALUED) !== 0 && (before & COORDINATE) === 0 && (own & VALUED) === 0 ? AS_NOUN : 0
}

/** Occurrences that tell, before a usage is taken from them. */
const LEAST_USES = 2
/** Share of them that the usage needs. */
const LEAST_SHARE = 0.5

/** The usage of a term with these numbers of occurrences as a noun, an adjective and a verb; 0 where none prevails. */
export function prevailingUsage(counts: ArrayLike<number>): number {
  let [total, best] = [0, 0]
  for (let usage = 0; usage < USAGES; usage++) {
    total += counts[usage]!
    if (counts[usage]! > counts[best]!) best = usage
  }
  return total >= LEAST_USES && counts[best]! > total * LEAST_SHARE ? best + 1 : 0
}
