/** A range of terms, `termTo` exclusive. */
export interface TermRange {
  readonly termFrom: number
  readonly termTo: number
}

/** `parts` ranges of terms with about the same number of postings each. `offsets` are those of the postings. */
export function splitTerms(offsets: Uint32Array, parts: number): TermRange[] {
  const termCount = offsets.length - 1
  const entries = offsets[termCount]!
  const ranges = []
  for (let part = 0, termFrom = 0; part < parts; part++) {
    let termTo = termFrom
    while (termTo < termCount && offsets[termTo]! < (entries / parts) * (part + 1)) termTo++
    if (part === parts - 1) termTo = termCount
    ranges.push({ termFrom, termTo })
    termFrom = termTo
  }
  return ranges
}

/** Number of postings of a block. */
const BLOCK_ENTRIES = 1 << 20

/** Blocks of terms with about as many postings as one kernel copies in a few milliseconds, or one term with more. */
export function blocksOf(offsets: Uint32Array): TermRange[] {
  const termCount = offsets.length - 1
  const blocks = []
  for (let termFrom = 0; termFrom < termCount; ) {
    let termTo = termFrom + 1
    while (termTo < termCount && offsets[termTo]! - offsets[termFrom]! < BLOCK_ENTRIES) termTo++
    blocks.push({ termFrom, termTo })
    termFrom = termTo
  }
  return blocks
}
