import { sharedUint32 } from '../../compute/shared.js'
import { addedDocuments, baseNumbers, NONE, type SnapshotBase } from '../../snapshot/base.js'
import type { TermNumbers } from '../words/termCounts.js'
import type { Extension } from './changes.js'
import type { ChangedTerms } from './readChanges.js'

/**
 * If more than one document in this many is not that of the base, all entries are written again and the snapshot is a base
 * itself. Our choice: what is not shared is written by every build.
 */
const ADDED_SHARE = 8

/** The base of the next snapshot: that of the previous one, or itself. Undefined if no entries are shared. */
export function extendBase(
  { previous, occurrences, changes }: Pick<Extension, 'previous' | 'occurrences' | 'changes'>,
  { reread }: Pick<ChangedTerms, 'reread'>,
  { numbers, documentCount }: { readonly numbers: Pick<TermNumbers, 'oldNumbers'>; readonly documentCount: number },
): SnapshotBase | undefined {
  if (previous.base === undefined) return undefined
  const before: Omit<SnapshotBase, 'terms'> & { readonly terms?: Uint32Array } =
    previous.base === 'itself'
      ? {
          documentCount: previous.documents.count,
          termCount: previous.terms.count,
          occurrences: occurrences.terms.length,
          removed: new Uint32Array(0),
          reread: new Uint32Array(0),
        }
      : previous.base
  const removed = Uint32Array.from([...before.removed, ...baseNumbers(before, changes.removed)]).sort()
  const gone = new Set(removed)
  const again = new Set([...before.reread, ...baseNumbers(before, reread)].filter((document) => !gone.has(document)))
  const terms = sharedUint32(numbers.oldNumbers.length)
  for (let term = 0; term < terms.length; term++) {
    const old = numbers.oldNumbers[term]!
    terms[term] = old < previous.terms.count ? (before.terms?.[old] ?? old) : NONE
  }
  const base = { ...before, removed, reread: Uint32Array.from(again).sort(), terms }
  return addedDocuments(base, documentCount).length * ADDED_SHARE > documentCount ? undefined : base
}
