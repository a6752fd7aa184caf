import * as is from '../syntax/wordClasses.js'
import {
  CONTENT,
  CONTRAST,
  COORDINATE,
  DEGREE,
  END,
  isPredicate,
  MARK,
  SUBORDINATE,
  VALUED,
} from './mentions/contextBits.js'
import type { Sentences } from './mentions/sentences.js'
import * as role from './roles.js'
import type { ScoredText } from './scoredText.js'

/** What a word does for the sentiment of a mention: an opinion, what turns it, or what strengthens or weakens it. */
export type SentimentWordRole = 'opinion' | 'negator' | 'degree'

/** A word of a text, in UTF-16 code units. */
export interface SentimentWord {
  readonly start: number
  readonly end: number
  readonly role: SentimentWordRole
}

/** A mention by its tokens, with its label. */
export interface LabelledMention {
  readonly first: number
  readonly last: number
  /** -1, 0 or 1. */
  readonly label: number
}

/** Tokens examined on either side of a mention. */
const REACH = 14
/** Factors of an opinion's weight for each token and each other noun between it and the mention. */
const TOKEN_DECAY = 0.93
const NOUN_DECAY = 0.75
/** Factors for what stands between: a contrast or a subordinate clause, a comma or another clause, an own noun. */
const CONTRASTED = 0.25
const OTHER_CLAUSE = 0.4
const OTHER_NOUN = 0.4
/** Opinions with less than this share of the weight of the strongest are not what carries the sentiment. */
const LEAST_SHARE = 0.5
const MOST_OPINIONS = 3
/** Places before an opinion that words which turn it reach, and words of degree, at most; `tokenValues.ts` has the reach of each. */
const NEGATOR_REACH = 5
const DEGREE_REACH = 2

const NEGATES = role.NEGATOR | role.PRAISE_NEGATOR | role.HALF_NEGATOR | role.UNREALISED
const NEGATES_BEHIND = role.NEGATOR | role.FOLLOWING
const GRADES = role.INTENSE | role.DIMINISH | role.TOO | role.LESS
const CLAUSE_WORDS = is.DETERMINER | is.PRONOUN | is.COPULA

interface Opinion {
  readonly token: number
  readonly weight: number
}

/**
 * The words that carry the sentiment of a mention: the opinions of its label's sign that are attached to it most closely,
 * at most three, and the negators and words of degree that count into them. Opinions about other things in the same
 * sentence, and words without a value of their own, are not among them. In the order of the text; none for a neutral
 * mention, or where the sentence holds no opinion of this sign.
 */
export function findSentimentWords(text: ScoredText, sentences: Sentences, mention: LabelledMention): SentimentWord[] {
  if (mention.label === 0) return []
  const opinions = [...opinionsWithin(text, mention), ...opinionsOf(text, sentences, mention, -1)]
  opinions.push(...opinionsOf(text, sentences, mention, 1))
  const most = opinions.reduce((highest, { weight }) => Math.max(highest, weight), 0)
  const chosen = opinions
    .filter(({ weight }) => weight >= most * LEAST_SHARE)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_OPINIONS)
  const roles = new Map<number, SentimentWordRole>()
  for (const { token } of chosen) for (const [at, of] of modifiersOf(text, token)) roles.set(at, of)
  for (const { token } of chosen) roles.set(token, 'opinion')
  const { starts, ends } = text.tokens
  return [...roles]
    .sort(([a], [b]) => a - b)
    .map(([token, of]) => ({ start: starts[token]!, end: ends[token]!, role: of }))
}

/** A mention may be an opinion itself: "great staff". */
function opinionsWithin({ values }: ScoredText, { first, last, label }: LabelledMention): Opinion[] {
  const found: Opinion[] = []
  for (let token = first; token <= last; token++) {
    if (values[token]! * label > 0) found.push({ token, weight: Math.abs(values[token]!) })
  }
  return found
}

/** The opinions before (-1) or behind (1) a mention, within its sentence. */
function opinionsOf(
  { values, tokens }: ScoredText,
  { bits }: Sentences,
  { first, last, label }: LabelledMention,
  step: 1 | -1,
): Opinion[] {
  const found: Opinion[] = []
  const begin = step < 0 ? first - 1 : last + 1
  let [crossed, weight] = [0, 1]
  let nouns = false
  for (let token = begin; token >= 0 && token < tokens.count && Math.abs(token - begin) < REACH; token += step) {
    const here = bits[token]!
    if ((here & END) !== 0) break
    weight *= TOKEN_DECAY
    if ((here & VALUED) !== 0) {
      if (values[token]! * label > 0) {
        const between = distanceFactor(bits, { token, step, crossed, nouns, edge: begin, count: tokens.count })
        found.push({ token, weight: Math.abs(values[token]!) * weight * between })
      }
    } else if ((here & CONTENT) !== 0) {
      nouns = true
      weight *= NOUN_DECAY
    }
    crossed |= here
  }
  return found
}

interface Crossing {
  readonly token: number
  readonly step: 1 | -1
  readonly crossed: number
  readonly nouns: boolean
  /** The token beside the mention. */
  readonly edge: number
  readonly count: number
}

/** How much of an opinion is left for a mention, by what stands between. */
function distanceFactor(bits: Int32Array, { token, step, crossed, nouns, edge, count }: Crossing): number {
  const next = token + 1
  const ofOther = next < count && (step > 0 || next <= edge) && (bits[next]! & CONTENT) !== 0
  let factor = ofOther ? OTHER_NOUN : 1
  if ((crossed & (CONTRAST | SUBORDINATE | is.RELATIVE)) !== 0) factor *= CONTRASTED
  if ((crossed & MARK) !== 0) factor *= OTHER_CLAUSE
  else if (
    (crossed & COORDINATE) !== 0 &&
    (nouns || (crossed & CLAUSE_WORDS) !== 0 || (step < 0 && isPredicate(bits, token, DEGREE)))
  )
    factor *= step > 0 && !nouns ? 1 : OTHER_CLAUSE
  return factor
}

/** The tokens that count into the value of an opinion. */
function modifiersOf({ tokens, roles, values, listed }: ScoredText, opinion: number): [number, SentimentWordRole][] {
  const found: [number, SentimentWordRole][] = []
  const { types, count } = tokens
  const rolesAt = (token: number): number => roles[types[token]!]!
  const isTurned = listed[types[opinion]!]! * values[opinion]! < 0
  for (let token = opinion - 1; token >= 0 && token >= opinion - NEGATOR_REACH; token--) {
    const here = rolesAt(token)
    if ((here & role.BLOCK) !== 0) break
    if (isTurned && (here & NEGATES) !== 0) found.push([token, 'negator'])
    else if (token >= opinion - DEGREE_REACH && (here & GRADES) !== 0) found.push([token, 'degree'])
  }
  if (!isTurned || found.some(([, of]) => of === 'negator')) return found
  for (let token = opinion + 1; token < count && token <= opinion + NEGATOR_REACH; token++) {
    const here = rolesAt(token)
    if ((here & role.BLOCK) !== 0) break
    if ((here & NEGATES_BEHIND) !== 0) found.push([token, 'negator'])
  }
  return found
}
