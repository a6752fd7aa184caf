import { rulesOf } from './languages.js'
import { stemmer } from './morphology/stem.js'
import { ownCopy } from './ownCopy.js'
import type { OpenedTokenizer } from './tokenization/customTokenizer.js'
import { GAP_BREAK } from './tokenization/gaps.js'
import { normalFormOf } from './tokenization/normalForm.js'
import { LONGEST_WORD } from './tokenization/scanText.js'
import { createTokenizer } from './tokenization/tokenize.js'
import { createTokens } from './tokenization/tokens.js'

/**
 * Number of bits of a bucket number: four million buckets, about twice the number of words and pairs in a large
 * project.
 */
const BUCKET_BITS = 22
export const BUCKETS = 1 << BUCKET_BITS

/**
 * Number of words after a negator that are marked, unless the clause ends before. It was chosen by the prediction of
 * scores.
 */
const MARKED_WORDS = 3
/** Maximum number of word forms in the cache of a reader; then the cache is cleared. */
const REMEMBERED = 400_000
const MARK = 0x9e3779b9
const TITLE = 0x7f4a7c15

/**
 * Hashes every word of a text, including function words, and every pair of neighbours in a clause to buckets: stems
 * together with a mark if they follow a negation (`not good` is far from `good`). The words that determine a score are
 * not those of the subject, so none of them is a term.
 */
export interface MarkedReader {
  /** Calls `emit` with the bucket of every word and pair, in their order. */
  read(text: string, emit: (bucket: number) => void): void
}

export function createMarkedReader(language: string, tokenizer?: OpenedTokenizer): MarkedReader {
  const rules = rulesOf(language)
  const normalForm = normalFormOf(language)
  const stem = stemmer(language)
  const tokenize = createTokenizer(rules, tokenizer)
  const tokens = createTokens()
  let known = new Map<string, { readonly hash: number; readonly negates: boolean }>()
  const wordOf = (surface: string) => {
    let word = known.get(surface)
    if (word === undefined) {
      const form = normalForm(surface)
      const negator = rules.negators.get(form)
      word = { hash: hashText(negator ?? (stem(form) || form)), negates: negator !== undefined }
      if (known.size >= REMEMBERED) known = new Map()
      known.set(ownCopy(surface), word)
    }
    return word
  }
  return {
    read(written, emit) {
      tokenize(written, tokens)
      const { text } = tokens
      let marked = 0
      let before = 0
      for (let token = 0; token < tokens.count; token++) {
        if (tokens.separators[token] === GAP_BREAK) {
          marked = 0
          before = 0
        }
        const start = tokens.starts[token]!
        const end = tokens.ends[token]!
        if (end - start > LONGEST_WORD) continue
        const { hash, negates } = wordOf(text.slice(start, end))
        const word = marked > 0 ? mix(hash ^ MARK) : hash
        emit(word >>> (32 - BUCKET_BITS))
        if (before !== 0) emit(mix(Math.imul(before, 31) ^ word) >>> (32 - BUCKET_BITS))
        before = word
        marked = negates ? MARKED_WORDS : marked - 1
      }
    },
  }
}

/** The bucket of a word or pair of a title. */
export const titleBucket = (bucket: number): number => mix(bucket ^ TITLE) >>> (32 - BUCKET_BITS)

/** FNV-1a over code units, mixed, never 0. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mix(hash)
}

/** Every bit of the result depends on every bit of the number (the finish of MurmurHash3); never 0. */
function mix(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0 || 1
}
