import type { BackgroundRecord, Space, TermTable } from './snapshot.js'

/**
 * Minimum number of documents of a related term: 10, in small projects one in 200, and never fewer than 2, because the
 * contexts of one document are not representative. With general word vectors one is enough.
 */
const leastDocuments = (documentCount: number, background: BackgroundRecord | undefined): number =>
  Math.max(
    background !== undefined && background.joined !== false ? 1 : 2,
    Math.min(10, Math.floor(documentCount / 200)),
  )

/** What says which terms can be related. */
export interface RelatableTerms {
  readonly documents: { readonly count: number }
  readonly info: { readonly background?: BackgroundRecord | undefined }
  readonly terms: Pick<TermTable, 'totalDocCounts'>
  readonly space: Pick<Space, 'termCount'>
}

/** Number of terms in enough documents to be related terms: they are the first ones. */
export const relatableCount = (snapshot: RelatableTerms): number =>
  candidateCount(snapshot, leastDocuments(snapshot.documents.count, snapshot.info.background))

/** Number of terms with a vector in at least `least` documents. Terms are numbered by document count, so they are the first ones. */
export function candidateCount({ terms, space }: Pick<RelatableTerms, 'terms' | 'space'>, least: number): number {
  let low = 0
  let high = space.termCount
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms.totalDocCounts[middle]! >= least) low = middle + 1
    else high = middle
  }
  return low
}
