import * as role from '../roles.js'
import type { ScoredText } from '../scoredText.js'
import { contextBits, END } from './contextBits.js'

/** A text split into sentences, with the sentiment values of each. Arrays are reused for the next text. */
export interface Sentences {
  /** By token. */
  bits: Int32Array
  /** Sentence of each token; the end mark belongs to its sentence. */
  of: Int32Array
  /** By sentence: sum of values, sum of their magnitudes, union of the bits of its tokens, number of tokens. */
  sums: Float64Array
  masses: Float64Array
  unions: Int32Array
  lengths: Int32Array
  /** 1 where a question mark ends the sentence. */
  asked: Uint8Array
  count: number
}

export const createSentences = (capacity = 1024): Sentences => ({
  bits: new Int32Array(capacity),
  of: new Int32Array(capacity),
  sums: new Float64Array(capacity),
  masses: new Float64Array(capacity),
  unions: new Int32Array(capacity),
  lengths: new Int32Array(capacity),
  asked: new Uint8Array(capacity),
  count: 0,
})

/** Splits a text at the ends of its sentences. */
export function cutSentences(sentences: Sentences, { tokens, values, roles, classes }: ScoredText): void {
  const { count, types } = tokens
  if (sentences.of.length <= count) Object.assign(sentences, createSentences(2 * (count + 1)))
  const { bits, of, sums, masses, unions, lengths, asked } = sentences
  let sentence = 0
  sums[0] = masses[0] = unions[0] = lengths[0] = asked[0] = 0
  for (let token = 0; token < count; token++) {
    const type = types[token]!
    const value = values[token]!
    const own = contextBits(classes[type]!, roles[type]!, value)
    bits[token] = own
    of[token] = sentence
    sums[sentence] = sums[sentence]! + value
    masses[sentence] = masses[sentence]! + Math.abs(value)
    unions[sentence] = unions[sentence]! | own
    lengths[sentence] = lengths[sentence]! + 1
    if ((own & END) === 0) continue
    asked[sentence] = (roles[type]! & role.QUESTION) === 0 ? 0 : 1
    sentence++
    sums[sentence] = masses[sentence] = unions[sentence] = lengths[sentence] = asked[sentence] = 0
  }
  sentences.count = sentence + 1
}

/** How much is said, good or bad, in the sentence of a token. */
export const massAround = ({ of, masses, count }: Sentences, token: number): number =>
  masses[Math.min(count - 1, of[token] ?? 0)] ?? 0
