import type { Snapshot } from '../snapshot/snapshot.js'

/** A batch of documents that is read from storage at once. */
export interface DocumentPage {
  /** Position of the first document. */
  readonly from: number
  readonly page: readonly number[]
}

const MOST_DOCUMENTS = 500
/** Maximum number of words per page, unless it is a single document: a few megabytes of text. */
const MOST_WORDS = 500_000

/** Splits documents into pages that are read and rendered one at a time, so that memory holds only one page. */
export function* documentPages(
  { documents: { wordCounts } }: Pick<Snapshot, 'documents'>,
  documents: ArrayLike<number>,
): Generator<DocumentPage> {
  let from = 0
  while (from < documents.length) {
    const page = [documents[from]!]
    let words = wordCounts[documents[from]!]!
    for (let index = from + 1; index < documents.length && page.length < MOST_DOCUMENTS; index++) {
      words += wordCounts[documents[index]!]!
      if (words > MOST_WORDS) break
      page.push(documents[index]!)
    }
    yield { from, page }
    from += page.length
  }
}
