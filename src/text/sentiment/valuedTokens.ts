import * as role from './roles.js'
import type { TypedTokens } from './typedTokens.js'

/** A text whose tokens are given values. */
export interface ValuedTokens {
  readonly tokens: TypedTokens
  /** By token type. */
  readonly roles: Int32Array
  /** Word classes by token type. */
  readonly classes: Int32Array
  /** Whether several negators in one clause are one negation. */
  readonly concord: boolean
  /** The lexicon's values, by token: written. */
  readonly bases: Float64Array
  /** The values after negation, degree and the like, by token: written. */
  readonly values: Float64Array
}

/** Roles of words that negate those behind them. */
export const NEGATES = role.NEGATOR | role.HALF_NEGATOR

/** Number of tokens that a negator reaches. */
export const NEGATOR_REACH = 4
/** Of `no` and the like. */
export const SHORT_REACH = 3

/** Factors of a negated value. */
export const NEGATED_PRAISE = -0.75
const NEGATED_BLAME = -0.45

/** Factor of praise of what should have been, or has been, but is not. */
export const UNREALISED_PRAISE = -0.6

/** A value after negation. */
export const negated = (value: number): number => value * (value > 0 ? NEGATED_PRAISE : NEGATED_BLAME)

/** Whether a token with these roles negates a word so many tokens after it, at most `NEGATOR_REACH`. */
export function negatesAt(roles: number, distance: number): boolean {
  if ((roles & role.NEGATOR) === 0) return (roles & role.HALF_NEGATOR) !== 0
  return distance <= SHORT_REACH || (roles & role.SHORT) === 0
}
