import * as is from '../../syntax/wordClasses.js'
import { BLAME, DEGREE, PRAISE } from './contextBits.js'

/** What may be true of a mention by its neighbours and its sentence. Bit numbers of `circumstancesAt`. */
export const CIRCUMSTANCES = [
  'inPraise',
  'inBlame',
  'beforeCopula',
  'beforeDeterminer',
  'afterDeterminer',
  'afterPronoun',
  'afterPreposition',
  'afterDegree',
] as const

/** Circumstances of one mention as bits, by the context bits of the token before it, of the one after it and of its sentence. */
export function circumstancesAt(before: number, after: number, sentence: number): number {
  return (
    ((sentence & PRAISE) !== 0 ? 1 : 0) |
    ((sentence & BLAME) !== 0 ? 2 : 0) |
    ((after & is.COPULA) !== 0 ? 4 : 0) |
    ((after & is.DETERMINER) !== 0 ? 8 : 0) |
    ((before & is.DETERMINER) !== 0 ? 16 : 0) |
    ((before & is.PRONOUN) !== 0 ? 32 : 0) |
    ((before & is.PREPOSITION) !== 0 ? 64 : 0) |
    ((before & DEGREE) !== 0 ? 128 : 0)
  )
}

/** Numbers of a profile, each a byte: the share of each circumstance, and how many mentions there are. */
export const PROFILE_NAMES: readonly string[] = [...CIRCUMSTANCES, 'mentions'].map((name) => `term ${name}`)
export const PROFILE_SIZE = PROFILE_NAMES.length

/** Steps for each doubling of the number of mentions: 65,000 mentions fill the byte. */
const STEPS = 16

/**
 * Writes the profile of a term, `PROFILE_SIZE` bytes from `at`: how a project mentions it. It tells nouns from verbs and
 * degree words in languages of which we know the function words, and things that are judged from those merely named.
 */
export function writeProfile(profiles: Uint8Array, at: number, counts: ArrayLike<number>, mentions: number): void {
  const kinds = CIRCUMSTANCES.length
  for (let kind = 0; kind < kinds; kind++)
    profiles[at + kind] = Math.round((255 * counts[kind]!) / Math.max(1, mentions))
  profiles[at + kinds] = Math.min(255, Math.round(STEPS * Math.log2(1 + mentions)))
}
