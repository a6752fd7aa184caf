import {
  type Clauses,
  contrastingValue,
  createClauses,
  cutClauses,
  type DocumentPolarity,
  sumClauses,
} from './clauses.js'
import type { CompiledLexicon } from './compileLexicon.js'
import { createDecayedSums, type DecayedSums, decaySums, sumAround } from './decayedSums.js'
import { readTokens, tokenSteps } from './readTokens.js'
import * as role from './roles.js'
import type { TokenTypes } from './tokenTypes.js'
import { valueTokens } from './tokenValues.js'
import { createTypedTokens, type TypedTokens } from './typedTokens.js'

/** Distance in tokens at which a value has a weight of 1/e. */
const REACH = 15

/** One text with a value on every token. */
export interface ScoredText {
  readonly language: string
  readonly tokens: TypedTokens
  /** By token. */
  readonly values: Float64Array
  /** Penalties by token type, to decay other values than the lexicon's. */
  readonly penalties: Float64Array
  /** The lexicon's values by token type, before negation and degree. */
  readonly listed: Float64Array
  /** Roles and word classes by token type. */
  readonly roles: Int32Array
  readonly classes: Int32Array
  /** Whether the lexicon knows the token: with a value, with a role, or as a mark. */
  isListed(token: number): boolean
  /** The first token that ends after a place in the text; the number of tokens when there is none. */
  firstToken(start: number): number
  /** The last token that begins before a place in the text; -1 when there is none. */
  lastToken(end: number): number
  /**
   * The same two tokens, looked for from a token on: from one that is not behind the place, and from its first one. The
   * last one is `first` - 1 for a place without tokens. Faster where places ascend.
   */
  firstTokenFrom(first: number, start: number): number
  lastTokenFrom(first: number, end: number): number
  /** Score and evidence of the tokens first to last. */
  scoreOf(first: number, last: number): number
  evidenceOf(first: number, last: number): number
  /** Praise and blame of the whole text. */
  documentPolarity(): DocumentPolarity
  /** Log odds of praise by the text's runs of letters; 0 in languages without a list of them. */
  characterScore(): number
}

interface ScoredTextOptions {
  readonly language: string
  readonly lexicon: CompiledLexicon
  readonly types: TokenTypes
  /** Log odds of praise by the letters of a text. */
  readonly characterScore: (text: string) => number
}

/** A scored text that is reused for one text after another, with its arrays. */
export class ReusableScoredText implements ScoredText {
  readonly tokens: TypedTokens = createTypedTokens()
  values = new Float64Array(0)
  private bases = new Float64Array(0)
  private text = ''
  // Computed when they are first needed: learning from a text needs none of them.
  private readonly cachedClauses = createClauses()
  private readonly cachedScores = createDecayedSums()
  private readonly cachedEvidence = createDecayedSums()
  private hasClauses = false
  private hasScores = false
  private hasEvidence = false

  constructor(private readonly options: ScoredTextOptions) {}

  get language(): string {
    return this.options.language
  }

  /** Reads a text and replaces the previous one. */
  take(written: string): void {
    const { types, lexicon } = this.options
    this.text = readTokens(written, { lexicon, types, tokens: this.tokens })
    this.valueTokens()
  }

  /** Does so in steps. */
  *takeSteps(written: string): Generator<void> {
    const { types, lexicon } = this.options
    this.text = yield* tokenSteps(written, { lexicon, types, tokens: this.tokens })
    this.valueTokens()
    yield
  }

  private valueTokens(): void {
    const { tokens } = this
    const { types, lexicon } = this.options
    if (this.values.length < tokens.count) {
      this.bases = new Float64Array(tokens.count * 2)
      this.values = new Float64Array(tokens.count * 2)
    }
    valueTokens(
      {
        tokens,
        roles: types.roles,
        classes: types.classes,
        concord: lexicon.concord,
        bases: this.bases,
        values: this.values,
      },
      types.values,
      lexicon.matching !== 'substring',
    )
    this.hasClauses = false
    this.hasScores = false
    this.hasEvidence = false
  }

  get penalties(): Float64Array {
    return this.options.types.penalties
  }

  get listed(): Float64Array {
    return this.options.types.values
  }

  get roles(): Int32Array {
    return this.options.types.roles
  }

  get classes(): Int32Array {
    return this.options.types.classes
  }

  isListed(token: number): boolean {
    return (this.options.types.roles[this.tokens.types[token]!]! & role.LISTED) !== 0
  }

  firstToken(start: number): number {
    const { ends, count } = this.tokens
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (ends[middle]! > start) high = middle
      else low = middle + 1
    }
    return low
  }

  lastToken(end: number): number {
    const { starts, count } = this.tokens
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (starts[middle]! >= end) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  firstTokenFrom(first: number, start: number): number {
    const { ends, count } = this.tokens
    let token = first
    while (token < count && ends[token]! <= start) token++
    return token
  }

  lastTokenFrom(first: number, end: number): number {
    const { starts, count } = this.tokens
    let token = first - 1
    while (token + 1 < count && starts[token + 1]! < end) token++
    return token
  }

  scoreOf(first: number, last: number): number {
    const opposite = first < this.tokens.count ? contrastingValue(this.clauses(), first) : 0
    return opposite === 0 ? sumAround(this.scores(), first, last) : opposite
  }

  evidenceOf(first: number, last: number): number {
    return sumAround(this.evidence(), first, last)
  }

  documentPolarity(): DocumentPolarity {
    return sumClauses(this.clauses())
  }

  characterScore(): number {
    return this.options.characterScore(this.text)
  }

  private clauses(): Clauses {
    const { tokens, values, roles } = this
    const { nounCapitals } = this.options.lexicon
    if (!this.hasClauses) cutClauses(this.cachedClauses, { tokens, values, roles, nounCapitals })
    this.hasClauses = true
    return this.cachedClauses
  }

  private scores(): DecayedSums {
    if (!this.hasScores) decaySums(this.cachedScores, this, REACH)
    this.hasScores = true
    return this.cachedScores
  }

  private evidence(): DecayedSums {
    if (!this.hasEvidence) decaySums(this.cachedEvidence, this, REACH, true)
    this.hasEvidence = true
    return this.cachedEvidence
  }
}
