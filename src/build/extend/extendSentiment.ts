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
  next: Occurrences,
  { kept, numbers: { oldNumbers } }: { readonly kept: Kept; readonly numbers: TermNumbers },
): CarriedSentiment | undefined {
  const { learned } = layer
  if (learned === undefined) return undefined
  const count = next.offsets.length - 1
  const labels = sharedInt8(next.terms.length)
  const confidences = sharedUint8(next.terms.length)
  const documentLabels = sharedInt8(count)
  const documentConfidences = sharedUint8(count)
  const missing: number[] = []
  let document = 0
  for (const run of kept.runs) {
    while (document < run.at) missing.push(document++)
    document += run.to - run.from
    const from = previous.offsets[run.from]!
    const to = previous.offsets[run.to]!
    const at = next.offsets[run.at]!
    labels.set(layer.occurrenceLabels.subarray(from, to), at)
    confidences.set(layer.occurrenceConfidences.subarray(from, to), at)
    documentLabels.set(layer.documentLabels.subarray(run.from, run.to), run.at)
    documentConfidences.set(layer.documentConfidences.subarray(run.from, run.to), run.at)
  }
  while (document < count) missing.push(document++)
  const carried = sharedFloat32(oldNumbers.length)
  for (let term = 0; term < oldNumbers.length; term++) carried[term] = learned[oldNumbers[term]!] ?? 0
  return { missing, labels, confidences, documentLabels, documentConfidences, learned: carried }
}
