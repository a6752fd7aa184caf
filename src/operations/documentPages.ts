import type { Snapshot } from '../snapshot/snapshot.js'

/** Documents of some numbers that are read from storage at a time. */
export interface DocumentPage {
  /** Place of the first of them. */
  readonly from: number
  readonly page: readonly number[]
}

const MOST_DOCUMENTS = 500
/** Words of the documents of a page, unless it is a single document: some megabytes of text. */
const MOST_WORDS = 500_000

/** Cuts documents into pages that are read and rendered at one go; what is in memory of one page is gone before the next. */
export function* documentPages(
  { documents: { wordCounts } }: Pick<Snapshot, 'documents'>,
  documents: ArrayLike<number>,
): Generator<DocumentPage> {
  let from = 0
  while (from < documents.length) {
    const page = [documents[from]!]
    let words = wordCounts[documents[from]!]!
    for (let place = from + 1; place < documents.length && page.length < MOST_DOCUMENTS; place++) {
      words += wordCounts[documents[place]!]!
      if (words > MOST_WORDS) break
      page.push(documents[place]!)
    }
    yield { from, page }
    from += page.length
  }
}
