import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { type PackedStrings, sharedUint32, unpackStrings } from '../../compute/shared.js'
import type { BuiltSentiment, Occurrences, Snapshot, StoredNumbers } from '../../snapshot/snapshot.js'
import { computeFor } from '../pipeline.js'
import type { RetainedSentiment } from '../sentiment/buildSentiment.js'
import { NO_TERM } from '../words/termNumbers.js'
import { UNITS_PER_OCCURRENCE } from './changes.js'
import { type RetainOptions, retainLayer } from './extendSentiment.js'
import { REMOVED, type RetainedDocuments, retainDocuments } from './retainedDocuments.js'

interface Matchable {
  /** Ids of the terms. */
  readonly ids: PackedStrings
  /** Keys of the documents, ascending. */
  readonly keys: StoredNumbers
  readonly occurrences: Occurrences
}

interface MatchInput {
  readonly before: Matchable
  readonly after: Matchable
}

/** What two snapshots have in common. */
interface Match {
  /** The number before of each term after; NO_TERM for new ones. */
  readonly oldNumbers: Uint32Array
  /** Documents that only the first one has, by their numbers there; and those with other occurrences. */
  readonly removed: Uint32Array
  readonly changed: Uint32Array
}

/** Compares a snapshot with a later one; undefined if that does not have its other documents after those of the first one. */
export const matchSnapshots = kernel('build.matchSnapshots', ({ before, after }: MatchInput): Match | undefined => {
  const numbers = new Map(unpackStrings(before.ids).map((id, number) => [id, number]))
  const oldNumbers = Uint32Array.from(unpackStrings(after.ids), (id) => numbers.get(id) ?? NO_TERM)
  const [old, next] = [before.occurrences, after.occurrences]
  const isSame = (from: number, to: number): boolean => {
    let at = next.offsets[to]!
    const end = old.offsets[from + 1]!
    if (end - old.offsets[from]! !== next.offsets[to + 1]! - at) return false
    for (let i = old.offsets[from]!; i < end; i++, at++) {
      if (oldNumbers[next.terms[at]!] !== old.terms[i] || next.starts[at] !== old.starts[i]) return false
      if (next.lengths[at] !== old.lengths[i] || next.fragments[at] !== old.fragments[i]) return false
    }
    return true
  }
  const removed: number[] = []
  const changed: number[] = []
  let document = 0
  for (let number = 0; number < before.keys.length; number++) {
    if (after.keys[document] !== before.keys[number]) removed.push(number)
    else if (!isSame(number, document++)) changed.push(number)
  }
  if (document < after.keys.length && after.keys[document]! < (before.keys.at(-1) ?? 0)) return undefined
  return { oldNumbers, removed: Uint32Array.from(removed), changed: Uint32Array.from(changed) }
})

/**
 * The part of an extended snapshot's sentiment that the snapshot before it already has. A sentiment run that was interrupted starts
 * from it again: it is what `ExtendedSnapshot.sentiment` gave the first run. Undefined if `before` has no sentiment, or if `after`
 * does not extend it.
 */
export async function resumeSentiment(
  before: Snapshot,
  after: Snapshot,
  request: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<RetainedSentiment | undefined> {
  const layer = await wholeLayer(before)
  if (layer === undefined) return undefined
  const places = async ({ terms, documents, postings, base, info, occurrences }: Snapshot) => ({
    ...{ terms, documents, postings, base, info },
    occurrences: await occurrences(),
  })
  const [old, next] = [await places(before), await places(after)]
  const compute = computeFor({ compute: request.compute }, UNITS_PER_OCCURRENCE * next.occurrences.terms.length)
  const { signal } = request
  const matchable = ({ terms, documents, occurrences }: typeof old): Matchable => ({
    ids: terms.ids,
    keys: documents.keys,
    occurrences,
  })
  const match = await compute.run(matchSnapshots, { before: matchable(old), after: matchable(next) }, { signal })
  if (match === undefined) return undefined
  const options: RetainOptions = {
    retained: retainDocuments(before.documents.count, match.removed, match.changed),
    numbers: { oldNumbers: sharedUint32(match.oldNumbers.length) },
    compute,
    signal,
  }
  options.numbers.oldNumbers.set(match.oldNumbers)
  const resumed = await retainLayer(layer, old, next, options)
  return resumed && { ...resumed, isShared: false }
}

/** The stored sentiment of a snapshot with that of its occurrences. */
export async function wholeLayer({ sentiment }: Snapshot): Promise<BuiltSentiment | undefined> {
  const layer = await sentiment()
  if (layer === undefined) return undefined
  const { mentions, ...rest } = layer
  return { ...rest, ...(await mentions()) }
}

/** Sentiment of a snapshot that lacks some documents, as that of a whole run. */
export const partialLayer = (resumed: RetainedSentiment): BuiltSentiment => {
  const { labels, confidences, missing: _, isShared: __, usages, profiles, kinds, ...rest } = resumed
  return {
    ...rest,
    occurrenceLabels: labels,
    occurrenceConfidences: confidences,
    ...(usages && { usages }),
    ...(profiles && { profiles }),
    ...(kinds && { kinds }),
  }
}

/** What an extension retains of such a layer, which lacked the documents `missing` by their numbers before. */
export function withoutMissing(
  retained: RetainedSentiment,
  missing: readonly number[],
  { newNumbers }: Pick<RetainedDocuments, 'newNumbers'>,
): RetainedSentiment {
  const lacking = new Set(retained.missing)
  for (const document of missing) {
    const number = newNumbers[document]!
    if (number !== REMOVED) lacking.add(number)
  }
  return { ...retained, missing: [...lacking].sort((a, b) => a - b), isShared: false }
}
