import * as is from '../../syntax/wordClasses.js'
import {
  BORDER,
  CONTENT,
  CONTRAST,
  COORDINATE,
  DEGREE,
  END,
  EXCESS,
  isPredicate,
  MARK,
  NEGATOR,
  SUBORDINATE,
  VALUED,
} from './contextBits.js'

/**
 * How an opinion is attached to a mention, judged by the tokens between them. Before the mention: its attribute ("great
 * food"), the verb that has it as its object ("love the food"), the predicate of another subject, the attribute of
 * another noun ("a nice man who landed the plane"). After it: the token that follows directly, a verb, the predicate of
 * a copula.
 */
export const ATTACHMENTS = [
  'adjacent',
  'object',
  'predicate',
  'of',
  'about',
  'preposition',
  'coordination',
  'otherNoun',
  'otherSubject',
  'otherClause',
  'comma',
  'subordinate',
  'contrast',
] as const
export type Attachment = (typeof ATTACHMENTS)[number]
const KINDS = ATTACHMENTS.length
/** Index of each kind. */
const kinds = Object.fromEntries(ATTACHMENTS.map((name, index) => [name, index])) as Record<Attachment, number>

/** One side of a mention: positive and negative opinion by kind of attachment, and the nearest opinion. */
export interface Side {
  readonly praise: Float64Array
  readonly blame: Float64Array
  /**
   * Value of the sentence's nearest token with one, its distance in tokens, and the possible nouns between; 0 for none.
   */
  nearest: number
  distance: number
  nouns: number
}

/** Numbers of a side by kind of attachment: praise, then blame. */
export const SIDE_SIZE = 2 * KINDS

/** A side whose praise and blame are the entries of an array from a place on. */
export const createSide = (numbers = new Float64Array(SIDE_SIZE), from = 0): Side => ({
  praise: numbers.subarray(from, from + KINDS),
  blame: numbers.subarray(from + KINDS, from + SIDE_SIZE),
  nearest: 0,
  distance: 0,
  nouns: 0,
})

/** Number of tokens examined on either side. */
const REACH = 14
/** Factors by which an opinion weakens with each possible noun, and with each token, between it and the mention. */
const NOUN_DECAY = 0.75
const TOKEN_DECAY = 0.93

/**
 * Flags of crossed constructions, in addition to the bits of the tokens: an article or pronoun before (after) a
 * coordination.
 */
const NEW_CLAUSE = 1 << 31
/** What may stand between a copula and its predicate. */
const MODIFIERS = DEGREE | NEGATOR | EXCESS

const STARTS_CLAUSE = is.DETERMINER | is.PRONOUN

/** Tokens of one text. */
interface Source {
  readonly bits: Int32Array
  readonly values: Float64Array
  readonly count: number
}

function clear(side: Side): void {
  const { praise, blame } = side
  for (let kind = 0; kind < KINDS; kind++) praise[kind] = blame[kind] = 0
  side.nearest = side.distance = side.nouns = 0
}

/** Reads the opinions before the token `first`, up to the boundary of its sentence. */
export function readBefore(side: Side, source: Source, first: number): void {
  const { bits, values } = source
  clear(side)
  let crossed = 0
  let subject = false
  let weight = 1
  let nouns = 0
  for (let i = first - 1; i >= 0 && i >= first - REACH; i--) {
    const here = bits[i]!
    if ((here & END) !== 0) return
    if ((here & VALUED) !== 0) {
      const opinion = {
        isOfSubject: subject,
        isOfNoun: i + 1 < first && (bits[i + 1]! & CONTENT) !== 0,
        isPredicate: isPredicate(bits, i, MODIFIERS),
      }
      add(side, kindBefore(crossed, opinion), values[i]! * weight)
      if (side.nearest === 0) setNearest(side, values[i]!, first - i, nouns)
    } else if ((here & CONTENT) !== 0) {
      nouns++
      weight *= NOUN_DECAY
    }
    if ((here & COORDINATE) !== 0 && (crossed & (STARTS_CLAUSE | is.COPULA)) !== 0) crossed |= NEW_CLAUSE
    subject ||= (here & STARTS_CLAUSE) === is.PRONOUN
    crossed |= here
    weight *= TOKEN_DECAY
  }
}

/** Reads the opinions after the token `last`, up to the boundary of its sentence. */
export function readAfter(side: Side, source: Source, last: number): void {
  const { bits, values, count } = source
  clear(side)
  let crossed = 0
  let weight = 1
  let nouns = 0
  for (let i = last + 1; i < count && i <= last + REACH; i++) {
    const here = bits[i]!
    if ((here & END) !== 0) return
    if ((crossed & (COORDINATE | MARK)) !== 0 && (here & STARTS_CLAUSE) !== 0) crossed |= NEW_CLAUSE
    if ((here & VALUED) !== 0) {
      const opinion = { isOfNoun: i + 1 < count && (bits[i + 1]! & CONTENT) !== 0, isBehindNoun: nouns > 0 }
      add(side, kindAfter(crossed | (here & (CONTRAST | SUBORDINATE)), opinion), values[i]! * weight)
      if (side.nearest === 0) setNearest(side, values[i]!, i - last, nouns)
    } else if ((here & CONTENT) !== 0) {
      nouns++
      weight *= NOUN_DECAY
    }
    crossed |= here
    weight *= TOKEN_DECAY
  }
}

/** Adds an opinion to the praise or the blame of a kind. */
function add(side: Side, kind: number, value: number): void {
  if (value > 0) side.praise[kind] = side.praise[kind]! + value
  else side.blame[kind] = side.blame[kind]! - value
}

function setNearest(side: Side, value: number, distance: number, nouns: number): void {
  side.nearest = value
  side.distance = distance
  side.nouns = nouns
}

/** The kind of the strongest boundary of a clause that was crossed; -1 without one. */
function borderKind(crossed: number): number {
  if ((crossed & CONTRAST) !== 0) return kinds.contrast
  if ((crossed & (SUBORDINATE | is.RELATIVE)) !== 0) return kinds.subordinate
  if ((crossed & NEW_CLAUSE) !== 0) return kinds.otherClause
  return -1
}

interface OpinionBefore {
  /** A pronoun between the opinion and the mention may be a subject of its own. */
  readonly isOfSubject: boolean
  /** The word that follows the opinion may be a noun other than the mention. */
  readonly isOfNoun: boolean
  readonly isPredicate: boolean
}

interface OpinionAfter extends Pick<OpinionBefore, 'isOfNoun'> {
  /** Another noun may stand between the mention and the opinion. */
  readonly isBehindNoun: boolean
}

/** The kind of an opinion before a mention, by the bits of the tokens between. */
function kindBefore(crossed: number, { isOfSubject, isOfNoun, isPredicate }: OpinionBefore): number {
  const border = borderKind(crossed)
  if (border >= 0) return border
  if ((crossed & MARK) !== 0) return kinds.comma
  if (isOfSubject) return kinds.otherSubject
  if (isOfNoun) return kinds.otherNoun
  if ((crossed & is.ABOUT) !== 0) return kinds.about
  if (isPredicate && (crossed & (is.PREPOSITION | is.OF | COORDINATE | is.DETERMINER)) !== 0) return kinds.predicate
  return phraseKind(crossed, (crossed & is.DETERMINER) === 0 ? kinds.adjacent : kinds.object)
}

/** The kind of an opinion after a mention, by the bits of the tokens between. */
function kindAfter(crossed: number, { isOfNoun, isBehindNoun }: OpinionAfter): number {
  const border = borderKind(crossed)
  if (border >= 0) return border
  if ((crossed & is.COPULA) !== 0) return kinds.predicate
  if ((crossed & MARK) !== 0) return kinds.comma
  if (isOfNoun) return kinds.otherNoun
  if ((crossed & is.ABOUT) !== 0) return kinds.about
  return phraseKind(crossed, isBehindNoun || (crossed & is.PRONOUN) !== 0 ? kinds.object : kinds.adjacent)
}

/** The kind of attachment within one clause; `otherwise` if no word of its own tells it. */
function phraseKind(crossed: number, otherwise: number): number {
  if ((crossed & COORDINATE) !== 0) return kinds.coordination
  if ((crossed & is.PREPOSITION) !== 0) return kinds.preposition
  return (crossed & is.OF) !== 0 ? kinds.of : otherwise
}

/** Bits of a token; outside the text those of a boundary. */
export const bitsAt = ({ bits, count }: Source, token: number): number =>
  token < 0 || token >= count ? BORDER : bits[token]!

/** Words of a noun phrase before a mention that are skipped to reach its governor. */
const PHRASE_WORDS = 4

/** Bits of the word before the adjectives and the article of a mention: a preposition, a verb, a boundary. */
export function governorOf(source: Source, first: number): number {
  let token = first - 1
  for (let passed = 0; passed < PHRASE_WORDS; passed++) {
    const here = bitsAt(source, token)
    if ((here & (VALUED | CONTENT | DEGREE)) === 0 || (here & (is.STEP | is.COPULA | END)) !== 0) break
    token--
  }
  if ((bitsAt(source, token) & is.DETERMINER) !== 0) token--
  return bitsAt(source, token)
}
