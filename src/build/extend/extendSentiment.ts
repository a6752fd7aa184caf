import { sharedFloat32, sharedInt8, sharedUint8 } from '../../compute/shared.js'
import type { Occurrences, SentimentLayer } from '../../snapshot/snapshot.js'
import type { TermNumbers } from '../counts.js'
import type { CarriedSentiment } from '../sentiment.js'
import type { Kept } from './kept.js'

/**
 * What a layer of sentiment says of the documents that stay; undefined when it does not tell what its project's words
 * are worth, so that new documents could be scored like the others.
 */
export function carrySentiment(
  layer: SentimentLayer,
  previous: Occurrences,
  kept: Kept,
  { oldNumbers }: TermNumbers,
): CarriedSentiment | undefined {
  const { learned } = layer
  if (learned === undefined) return undefined
  const total = kept.runs.reduce((sum, { from, to }) => sum + previous.offsets[to]! - previous.offsets[from]!, 0)
  const labels = sharedInt8(total)
  const confidences = sharedUint8(total)
  const documentLabels = sharedInt8(kept.count)
  const documentConfidences = sharedUint8(kept.count)
  let at = 0
  for (const run of kept.runs) {
    const from = previous.offsets[run.from]!
    const to = previous.offsets[run.to]!
    labels.set(layer.occurrenceLabels.subarray(from, to), at)
    confidences.set(layer.occurrenceConfidences.subarray(from, to), at)
    documentLabels.set(layer.documentLabels.subarray(run.from, run.to), run.at)
    documentConfidences.set(layer.documentConfidences.subarray(run.from, run.to), run.at)
    at += to - from
  }
  const carried = sharedFloat32(oldNumbers.length)
  for (let term = 0; term < oldNumbers.length; term++) carried[term] = learned[oldNumbers[term]!] ?? 0
  return { documents: kept.count, labels, confidences, documentLabels, documentConfidences, learned: carried }
}
