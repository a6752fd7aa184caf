import type { SentimentLexicon } from '../lexicons/lexicon.js'
import { createCharacterScorer } from './characterGrams.js'
import { classifyDocument, classifyTarget, type TargetScore } from './classify.js'
import {
  type Clauses,
  contrastingValue,
  createClauses,
  cutClauses,
  type DocumentPolarity,
  sumClauses,
} from './clauses.js'
import { type CompiledLexicon, compileLexicon } from './compileLexicon.js'
import { createDecayedSums, type DecayedSums, decaySums, sumAround } from './decayedSums.js'
import * as role from './roles.js'
import { createReader, createTokens, type Tokens } from './tokens.js'
import { createTokenTypes, type TokenTypes } from './tokenTypes.js'
import { valueTokens } from './tokenValues.js'

/** A stretch of a text, in UTF-16 code units: somebody or something that is talked about. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Distance in tokens at which a value has a weight of 1/e. */
export const REACH = 15

/**
 * Knows how one language praises and blames. `read` takes a text in; `reading` then answers for any of its places.
 * One instance serves any number of texts, one after the other.
 */
export interface PolarityScorer {
  readonly language: string
  /** One score a target, each from the words around it. Time is linear in text and targets together. */
  score(text: string, targets: readonly TextSpan[]): TargetScore[]
  /** The text as a whole. */
  scoreText(text: string): TargetScore
  /** Takes a text in and gives what was read; valid until the next call. */
  read(text: string): ScoredText
  /** Distinct tokens remembered so far: an instance that has met very many may be made anew. */
  readonly remembered: number
}

/** One text with a value on every token. */
export interface ScoredText {
  readonly tokens: Tokens
  /** By token. */
  readonly values: Float64Array
  /** Penalties by token type, for fields of other values than the lexicon's. */
  readonly penalties: Float64Array
  /** Whether the lexicon knows the token: with a value, a role, or as a mark. */
  isListed(token: number): boolean
  /** The first token that ends after a place in the text; the number of tokens when there is none. */
  firstToken(start: number): number
  /** The last token that begins before a place in the text; -1 when there is none. */
  lastToken(end: number): number
  /** Score and evidence of the tokens first to last. */
  scoreOf(first: number, last: number): number
  evidenceOf(first: number, last: number): number
  whole(): DocumentPolarity
  /** Which way the text leans by its letters, where words say nothing; 0 in languages that learned none. */
  leaning(): number
}

/** Makes a scorer of a lexicon. `stem` gives the stem of a lower-case word. */
export function createPolarityScorer(lexicon: SentimentLexicon, stem: (word: string) => string): PolarityScorer {
  const compiled = compileLexicon(lexicon, stem)
  const types = createTokenTypes(compiled)
  const leaning = lexicon.grams === undefined ? () => 0 : createCharacterScorer(lexicon.grams)
  const reading = createScoredText(types, createReader(compiled, types), leaning)
  const read = (text: string): ScoredText => {
    reading.take(text, compiled)
    return reading
  }
  return {
    language: lexicon.language,
    read,
    get remembered() {
      return types.count
    },
    score(text, targets) {
      read(text)
      return targets.map(({ start, end }) => {
        const first = reading.firstToken(start)
        const last = Math.max(first - 1, reading.lastToken(end))
        return classifyTarget(reading.scoreOf(first, last), reading.evidenceOf(first, last))
      })
    },
    scoreText(text) {
      return classifyDocument(read(text), 0)
    },
  }
}

/** A reading that can take in a text: the arrays behind it are used again. */
interface ReusableScoredText extends ScoredText {
  take(text: string, lexicon: CompiledLexicon): void
}

function createScoredText(
  types: TokenTypes,
  readTokens: (text: string, tokens: Tokens) => void,
  leaning: (text: string) => number,
): ReusableScoredText {
  const tokens = createTokens()
  let taken = ''
  let bases = new Float64Array(0)
  let values = new Float64Array(0)
  // Worked out when first asked for: who learns from a text asks for none of them.
  const allClauses = createClauses()
  const allScores: DecayedSums = createDecayedSums()
  const allEvidence: DecayedSums = createDecayedSums()
  let areClausesCut = false
  let areScoresSpread = false
  let isEvidenceSpread = false
  const clauses = (): Clauses => {
    if (!areClausesCut) cutClauses(allClauses, tokens, values, types.roles)
    areClausesCut = true
    return allClauses
  }
  const scores = (): DecayedSums => {
    if (!areScoresSpread) decaySums(allScores, tokens, values, types.penalties, REACH)
    areScoresSpread = true
    return allScores
  }
  const evidence = (): DecayedSums => {
    if (!isEvidenceSpread) decaySums(allEvidence, tokens, values, types.penalties, REACH, true)
    isEvidenceSpread = true
    return allEvidence
  }
  /** The first token for which `later` holds; it holds for all after that. */
  const search = (later: (token: number) => boolean): number => {
    let low = 0
    let high = tokens.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (later(middle)) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    tokens,
    get values() {
      return values
    },
    get penalties() {
      return types.penalties
    },
    take(text, lexicon) {
      readTokens(text, tokens)
      taken = text
      if (values.length < tokens.count) {
        bases = new Float64Array(tokens.count * 2)
        values = new Float64Array(tokens.count * 2)
      }
      valueTokens(tokens, types, lexicon, bases, values)
      areClausesCut = false
      areScoresSpread = false
      isEvidenceSpread = false
    },
    isListed: (token) => (types.roles[tokens.types[token]!]! & role.LISTED) !== 0,
    firstToken: (start) => search((token) => tokens.ends[token]! > start),
    lastToken: (end) => search((token) => tokens.starts[token]! >= end) - 1,
    scoreOf(first, last) {
      const opposite = first < tokens.count ? contrastingValue(clauses(), first) : 0
      return opposite === 0 ? sumAround(scores(), first, last) : opposite
    },
    evidenceOf: (first, last) => sumAround(evidence(), first, last),
    leaning: () => leaning(taken),
    whole: () => sumClauses(clauses()),
  }
}
