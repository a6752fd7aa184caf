import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compute } from '../compute/compute.js'
import type { Snapshot } from './snapshot.js'

/** What searches may leave unread. */
type PartlyRead = Pick<Snapshot, 'later' | 'documentVectors'>

/** Whether searches have left something unread that the next question may have to wait for. */
export const isPartlyRead = ({ later, documentVectors }: PartlyRead): boolean =>
  later?.isRead() === false || documentVectors.isPartlyRead()

/**
 * Reads what the first searches of a large project have left unread: vectors of documents in bytes, then the later parts. Each kind of
 * question would wait for its own otherwise, about a second in a project of a million documents. The answer of the search leaves first.
 */
export async function readAhead({ later, documentVectors }: PartlyRead, compute: Compute): Promise<void> {
  await nextTurn()
  if (documentVectors.isPartlyRead()) await documentVectors.rounded(compute)
  await later?.read()
}
