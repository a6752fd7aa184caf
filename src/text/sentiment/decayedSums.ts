import type { TypedTokens } from './typedTokens.js'

/**
 * The evidence around every token of a text. The weight of a value at distance d is exp(-d / reach) times the penalties
 * of the marks between; both are products over the tokens passed, so one sweep in each direction computes the sums for
 * all tokens, for any number of targets.
 */
export interface DecayedSums {
  /** Sum over the tokens before token i, weighted as seen from i; count + 1 entries. */
  left: Float64Array
  /** Sum over the tokens after token i - 1, weighted as seen from there; count + 1 entries. */
  right: Float64Array
  /** Plain sum of the values of the tokens before i; count + 1 entries. */
  before: Float64Array
}

export function createDecayedSums(capacity = 1024): DecayedSums {
  return {
    left: new Float64Array(capacity),
    right: new Float64Array(capacity),
    before: new Float64Array(capacity),
  }
}

/** Token values and what separates them. */
interface DecaySource {
  readonly tokens: TypedTokens
  /** By token. */
  readonly values: Float64Array
  /** By token type; negative where the penalty falls between the token and what follows it. */
  readonly penalties: Float64Array
}

/**
 * Fills the field from token values. `reach` is in tokens; `penalties` is by token type, negative where the penalty falls
 * between the token and what follows it, so that its own value passes only when seen from before.
 */
export function decaySums(field: DecayedSums, source: DecaySource, reach: number, magnitudes = false): void {
  const { tokens, values, penalties } = source
  const { count, types } = tokens
  if (field.left.length <= count) {
    const capacity = 2 * (count + 1)
    field.left = new Float64Array(capacity)
    field.right = new Float64Array(capacity)
    field.before = new Float64Array(capacity)
  }
  const { left, right, before } = field
  const step = Math.exp(-1 / reach)
  let flow = 0
  let total = 0
  for (let i = 0; i < count; i++) {
    left[i] = flow
    before[i] = total
    const value = magnitudes ? Math.abs(values[i]!) : values[i]!
    total += value
    const penalty = penalties[types[i]!]!
    flow = (penalty < 0 ? (flow + value) * -penalty : flow * penalty + value) * step
  }
  left[count] = flow
  before[count] = total
  flow = 0
  for (let i = count - 1; i >= 0; i--) {
    right[i + 1] = flow
    const value = magnitudes ? Math.abs(values[i]!) : values[i]!
    flow = (flow * Math.abs(penalties[types[i]!]!) + value) * step
  }
  right[0] = flow
}

/** The sum seen from the tokens first to last, their own values in full. */
export function sumAround(field: DecayedSums, first: number, last: number): number {
  return field.before[last + 1]! - field.before[first]! + field.left[first]! + field.right[last + 1]!
}
