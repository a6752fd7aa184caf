import type { ScoredText } from '../scoredText.js'
import { ATTACHMENTS, bitsAt, createSide, governorOf, readAfter, readBefore, SIDE_SIZE } from './attachments.js'
import { CONTEXT_BITS } from './contextBits.js'
import type { Sentences } from './sentences.js'
import { PROFILE_NAMES, PROFILE_SIZE } from './termProfile.js'

/**
 * Positions whose bits are features: the mention itself, its neighbours, its governor, and the union over its sentence.
 */
const PLACES = ['own', 'previous', 'governor', 'next', 'sentence'] as const
const NUMBERS = [
  'ownValue',
  'score',
  'sentenceSum',
  'sentenceMass',
  'sentenceBefore',
  'sentenceAfter',
  'sentenceLength',
  'asked',
  'whole',
  'learned',
  'nearestBefore',
  'nearestBeforeNouns',
  'nearestAfter',
  'nearestAfterNouns',
  'tokens',
  'letters',
  'first',
  'inPhrase',
  'opensPhrase',
  'closesPhrase',
] as const

/** Names of the features, in their order. */
export const FEATURE_NAMES: readonly string[] = [
  ...NUMBERS,
  ...['before', 'after'].flatMap((side) =>
    ['praise', 'blame'].flatMap((sign) => ATTACHMENTS.map((name) => `${side} ${sign} ${name}`)),
  ),
  ...PLACES.flatMap((place) => Array.from({ length: CONTEXT_BITS }, (_, bit) => `${place} ${bit}`)),
  ...PROFILE_NAMES,
]
const SIDES = NUMBERS.length
const BITS = SIDES + 2 * SIDE_SIZE
const PROFILE = BITS + PLACES.length * CONTEXT_BITS

/** A mention: its tokens, its position among the terms of the text, and the sentiment of its text and project. */
export interface Mention {
  /** Tokens first to last; last is first - 1 if the mention has no token. */
  readonly first: number
  readonly last: number
  /** Bits: 1 inside a longer term, 2 at its start, 4 at its end. */
  readonly phrase: number
  /** Polarity that the project gives to the term. */
  readonly learned: number
  readonly term: number
}

/** Computes the features of mentions, one text after the other; reuses its memory. */
export class MentionReader {
  readonly features = new Float64Array(FEATURE_NAMES.length)
  /** Their praise and blame are features. */
  private readonly before = createSide(this.features, SIDES)
  private readonly after = createSide(this.features, SIDES + SIDE_SIZE)
  /** By place: the bits that are features somebody reads, and those of them that are set in `features`. */
  private readonly used: Int32Array
  private readonly written = new Int32Array(PLACES.length)

  /** Only bits whose feature `isUsed` are written: they are two thirds of the features, and most decide nothing. */
  constructor(isUsed: (feature: number) => boolean = () => true) {
    this.used = Int32Array.from(PLACES, (_, place) => {
      let bits = 0
      for (let bit = 0; bit < CONTEXT_BITS; bit++) if (isUsed(BITS + place * CONTEXT_BITS + bit)) bits |= 1 << bit
      return bits
    })
  }

  /** Fills `features` for a mention. `whole` is the polarity of the text, `profiles` are those of the terms (`termProfile.ts`). */
  read(
    text: ScoredText,
    sentences: Sentences,
    mention: Mention,
    { whole, profiles }: { readonly whole: number; readonly profiles: ArrayLike<number> },
  ): void {
    const { first, last } = mention
    const source = { bits: sentences.bits, values: text.values, count: text.tokens.count }
    readBefore(this.before, source, first)
    readAfter(this.after, source, last)
    this.writeNumbers(text, sentences, mention, whole)
    let own = first <= last ? source.bits[first]! : 0
    for (let token = first + 1; token <= last; token++) own &= source.bits[token]!
    this.writeBits(0, own)
    this.writeBits(1, bitsAt(source, first - 1))
    this.writeBits(2, governorOf(source, first))
    this.writeBits(3, bitsAt(source, last + 1))
    this.writeBits(4, first < source.count ? sentences.unions[sentences.of[first]!]! : 0)
    const from = mention.term * PROFILE_SIZE
    for (let i = 0; i < PROFILE_SIZE; i++) this.features[PROFILE + i] = profiles[from + i] ?? 0
  }

  private writeNumbers(text: ScoredText, sentences: Sentences, mention: Mention, whole: number): void {
    const { features, before, after } = this
    const { first, last, phrase } = mention
    const { tokens, values } = text
    const sentence = first < tokens.count ? sentences.of[first]! : sentences.count - 1
    let own = 0
    for (let token = first; token <= last; token++) own += values[token]!
    features[0] = own
    features[1] = text.scoreOf(first, last)
    features[2] = sentences.sums[sentence]!
    features[3] = sentences.masses[sentence]!
    features[4] = sentence > 0 ? sentences.sums[sentence - 1]! : 0
    features[5] = sentence + 1 < sentences.count ? sentences.sums[sentence + 1]! : 0
    features[6] = sentences.lengths[sentence]!
    features[7] = sentences.asked[sentence]!
    features[8] = whole
    features[9] = mention.learned
    features[10] = before.nearest === 0 ? 0 : Math.sign(before.nearest) / before.distance
    features[11] = before.nouns
    features[12] = after.nearest === 0 ? 0 : Math.sign(after.nearest) / after.distance
    features[13] = after.nouns
    features[14] = last - first
    features[15] = first <= last ? tokens.ends[last]! - tokens.starts[first]! : 0
    features[16] = first === 0 || sentences.of[first - 1] !== sentence ? 1 : 0
    features[17] = phrase & 1
    features[18] = (phrase >> 1) & 1
    features[19] = (phrase >> 2) & 1
  }

  /** Writes the bits that differ from those of the mention before. */
  private writeBits(place: number, all: number): void {
    const { features, used, written } = this
    const bits = all & used[place]!
    const from = BITS + place * CONTEXT_BITS
    for (let changed = bits ^ written[place]!; changed !== 0; changed &= changed - 1) {
      const bit = 31 - Math.clz32(changed & -changed)
      features[from + bit] = (bits >> bit) & 1
    }
    written[place] = bits
  }
}
