import type { Snapshot } from '../../snapshot/snapshot.js'
import { type Influences, influencesOf, vectorThreshold } from '../pipeline.js'
import { languagesOf } from '../words/documentLanguages.js'

/** Smaller snapshots are always rebuilt: that is fast, and every document affects the statistics. */
const LEAST_DOCUMENTS = 2_000
/** Maximum share of documents that may have been added or removed since the last full build. */
const MOST_CHANGED = 0.05

/**
 * Whether a snapshot may be extended, provided that nothing but few documents has changed. Our choice: documents in
 * several languages are always rebuilt.
 */
export const canExtend = ({ info, documents }: Snapshot, request: Influences): boolean =>
  documents.count >= LEAST_DOCUMENTS && languagesOf(request).length === 1 && info.influences === influencesOf(request)

/**
 * Whether so few documents have changed since the last full build that phrases and axes remain valid, and the minimum
 * document count of a term with a vector is still the same.
 */
export function isSmallChange(
  { info, documents: { count } }: Snapshot,
  { added, removed }: { readonly added: number; readonly removed: number },
): boolean {
  const changed = (info.changedDocuments ?? 0) + added + removed
  return changed <= count * MOST_CHANGED && vectorThreshold(count) === vectorThreshold(count + added - removed)
}
