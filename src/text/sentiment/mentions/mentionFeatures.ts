import type { ScoredText } from '../scoredText.js'
import { ATTACHMENTS, bitsAt, createSide, governorOf, readAfter, readBefore, type Side } from './attachments.js'
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
const BITS = SIDES + 4 * ATTACHMENTS.length
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
  private readonly before = createSide()
  private readonly after = createSide()
  /** Bits of each place that are features somebody reads. */
  private readonly bits: readonly Uint8Array[]

  /** Only bits whose feature `isUsed` are written: they are two thirds of the features, and most decide nothing. */
  constructor(isUsed: (feature: number) => boolean = () => true) {
    const all = Array.from({ length: CONTEXT_BITS }, (_, bit) => bit)
    this.bits = PLACES.map((_, place) =>
      Uint8Array.from(all.filter((bit) => isUsed(BITS + place * CONTEXT_BITS + bit))),
    )
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
    this.writeSide(SIDES, this.before)
    this.writeSide(SIDES + 2 * ATTACHMENTS.length, this.after)
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

  private writeSide(from: number, { praise, blame }: Side): void {
    const { features } = this
    const kinds = ATTACHMENTS.length
    for (let kind = 0; kind < kinds; kind++) {
      features[from + kind] = praise[kind]!
      features[from + kinds + kind] = blame[kind]!
    }
  }

  private writeBits(place: number, bits: number): void {
    const { features } = this
    const used = this.bits[place]!
    const from = BITS + place * CONTEXT_BITS
    for (let i = 0; i < used.length; i++) features[from + used[i]!] = (bits >> used[i]!) & 1
  }
}
