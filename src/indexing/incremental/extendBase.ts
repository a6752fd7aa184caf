import { forEachChunk, MOST_NUMBERS } from '../../compute/eventLoopBudget.js'
import { sharedUint32 } from '../../compute/shared.js'
import { addedDocuments, baseNumbers, NONE, type SnapshotBase } from '../../snapshot/base.js'
import type { TermNumbers } from '../words/termNumbers.js'
import type { Extension } from './changes.js'
import type { ChangedTerms } from './readChanges.js'

/**
 * If more than one document in this many is not that of the base, all entries are written again and the snapshot is a base
 * itself. Our choice: what is not shared is written by every build.
 */
const ADDED_SHARE = 8

/** The base of the next snapshot: that of the previous one, or itself. Undefined if no entries are shared. */
export async function extendBase(
  { previous, occurrences, changes, signal }: Pick<Extension, 'previous' | 'occurrences' | 'changes' | 'signal'>,
  { reread }: Pick<ChangedTerms, 'reread'>,
  { numbers, documentCount }: { readonly numbers: Pick<TermNumbers, 'oldNumbers'>; readonly documentCount: number },
): Promise<SnapshotBase | undefined> {
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
  const removedSet = new Set(removed)
  const again = new Set(
    [...before.reread, ...baseNumbers(before, reread)].filter((document) => !removedSet.has(document)),
  )
  const terms = sharedUint32(numbers.oldNumbers.length)
  const { oldNumbers } = numbers
  const { count } = previous.terms
  const termsBefore = before.terms
  const placeTerms = (from: number, to: number): void => {
    for (let term = from; term < to; term++) {
      const old = oldNumbers[term]!
      terms[term] = old >= count ? NONE : termsBefore === undefined ? old : termsBefore[old]!
    }
  }
  await forEachChunk(terms.length, placeTerms, signal, MOST_NUMBERS)
  const base = { ...before, removed, reread: Uint32Array.from(again).sort(), terms }
  return addedDocuments(base, documentCount).length * ADDED_SHARE > documentCount ? undefined : base
}
