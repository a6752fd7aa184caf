/** Terms of one word that share a stem (help, helpful). All other terms are alone. */
export interface StemFamilies {
  /** The lowest number in the family, by term. */
  readonly leaders: Uint32Array
  /** The next term of the family, by term; the last is followed by the first. */
  readonly next: Uint32Array
}

/** Number of terms processed at a time: some milliseconds. */
const TERMS_A_STEP = 50_000

/**
 * Families of terms by the hashes of their stems, computed step by step for callers that must not block the event loop.
 * Stems with the same hash form one family, which only reduces precision in search a little.
 */
export function* findStemFamilies(hashes: Uint32Array): Generator<void, StemFamilies> {
  const count = hashes.length
  const leaders = new Uint32Array(count)
  const next = new Uint32Array(count)
  let size = 16
  while (size < count * 2) size *= 2
  // Leaders + 1 by hash, 0 for empty slots. The term before a leader in its ring is the last one.
  const slots = new Uint32Array(size)
  const lasts = new Uint32Array(count)
  for (let term = 0; term < count; term++) {
    const hash = hashes[term]!
    let slot = hash & (size - 1)
    while (slots[slot] !== 0 && hashes[slots[slot]! - 1] !== hash) slot = (slot + 1) & (size - 1)
    if (slots[slot] === 0) {
      slots[slot] = term + 1
      lasts[term] = term
    }
    const leader = slots[slot]! - 1
    leaders[term] = leader
    next[lasts[leader]!] = term
    next[term] = leader
    lasts[leader] = term
    if (term % TERMS_A_STEP === TERMS_A_STEP - 1) yield
  }
  return { leaders, next }
}

/** The terms of a family, that of `term` first. */
export function familyOf({ next }: StemFamilies, term: number): number[] {
  const members = [term]
  for (let member = next[term]!; member !== term; member = next[member]!) members.push(member)
  return members
}
