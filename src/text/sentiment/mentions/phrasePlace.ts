/** Occurrences of terms in one text, ascending by start: entries `from` to `to` of parallel arrays. */
export interface OccurrencePlaces {
  readonly starts: ArrayLike<number>
  readonly lengths: ArrayLike<number>
  readonly from: number
  readonly to: number
}

const IN_PHRASE = 1
const OPENS_PHRASE = 2
const CLOSES_PHRASE = 4
/** Number of neighbouring occurrences examined; a longer term that contains the occurrence is among them. */
const NEIGHBOURS = 6

/** Position of an occurrence in a longer term that contains it, as bits; 0 when no term contains it. */
export function phrasePlace({ starts, lengths, from, to }: OccurrencePlaces, at: number): number {
  const start = starts[at]!
  const length = lengths[at]!
  const end = start + length
  let bits = 0
  const last = Math.min(to, at + NEIGHBOURS + 1)
  for (let other = Math.max(from, at - NEIGHBOURS); other < last; other++) {
    const otherStart = starts[other]!
    if (otherStart > start) break
    const otherEnd = otherStart + lengths[other]!
    if (otherEnd < end || lengths[other]! <= length) continue
    bits |= IN_PHRASE
    if (otherStart === start) bits |= OPENS_PHRASE
    if (otherEnd === end) bits |= CLOSES_PHRASE
  }
  return bits
}
