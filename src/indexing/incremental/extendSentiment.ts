import { bitOf, bitSet } from '../../compute/bits.js'
import type { Compute } from '../../compute/compute.js'
import { type FilledRange, fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedFloat32, sharedInt8, sharedUint8 } from '../../compute/shared.js'
import type { BuiltSentiment, Occurrences, Postings, Snapshot } from '../../snapshot/snapshot.js'
import { PROFILE_SIZE } from '../../text/sentiment/mentions/termProfile.js'
import { writesCapitalNouns } from '../../text/sentiment/termKind.js'
import { blocksOf } from '../postings/termRanges.js'
import type { RetainedSentiment } from '../sentiment/buildSentiment.js'
import type { TermNumbers } from '../words/termNumbers.js'
import { type DocumentRun, groupRuns, leftDocuments, REMOVED, type RetainedDocuments } from './retainedDocuments.js'
import { retainKinds } from './retainKinds.js'

/** The tables that labels and sentiments are parallel to. */
interface Places {
  readonly occurrences: Occurrences
  readonly postings: Postings
}

type Labels = Pick<RetainedSentiment, 'labels' | 'confidences' | 'documentLabels' | 'documentConfidences'>

interface CopyLabelsInput extends Labels {
  readonly layer: BuiltSentiment
  /** Offsets of the occurrences, before and after. */
  readonly previous: Uint32Array
  readonly next: Uint32Array
  readonly runs: readonly DocumentRun[]
}

const labelRanges = ({ previous, next, runs, ...to }: CopyLabelsInput): FilledRange[] =>
  runs.flatMap((run) => {
    const at = next[run.at]!
    return [
      ...rangeOf(at, at + previous[run.to]! - previous[run.from]!, to.labels, to.confidences),
      ...rangeOf(run.at, run.at + run.to - run.from, to.documentLabels, to.documentConfidences),
    ]
  })

/** Copies the labels of some runs of documents, and of their occurrences. */
export const copyLabels = fillKernel(
  'build.copyLabels',
  labelRanges,
  ({ layer, previous, next, runs, ...to }: CopyLabelsInput): null => {
    for (const run of runs) {
      const [first, end] = [previous[run.from]!, previous[run.to]!]
      to.labels.set(layer.occurrenceLabels.subarray(first, end), next[run.at]!)
      to.confidences.set(layer.occurrenceConfidences.subarray(first, end), next[run.at]!)
      to.documentLabels.set(layer.documentLabels.subarray(run.from, run.to), run.at)
      to.documentConfidences.set(layer.documentConfidences.subarray(run.from, run.to), run.at)
    }
    return null
  },
)

interface CopyInput {
  readonly source: Int8Array
  readonly target: Int8Array
  readonly previous: Postings
  readonly next: Postings
  readonly newDocuments: Uint32Array
  /** The documents that are not copied, if all keep their numbers. */
  readonly left: Uint32Array | undefined
  readonly oldNumbers: Uint32Array
  readonly termFrom: number
  readonly termTo: number
}

/**
 * Copies the sentiment of the retained postings of a range of terms to their new indexes; other entries stay unchanged.
 */
export const copyPostingSentiments = fillKernel(
  'build.copyPostingSentiments',
  ({ target, next: { offsets }, termFrom, termTo }: CopyInput) => rangeOf(offsets[termFrom]!, offsets[termTo]!, target),
  (input): null => {
    const { source, target, newDocuments, left, oldNumbers } = input
    const { offsets, documents } = input.previous
    const { offsets: nextOffsets, documents: nextDocuments } = input.next
    for (let term = input.termFrom; term < input.termTo; term++) {
      const old = oldNumbers[term]!
      if (old + 1 >= offsets.length) continue
      let at = nextOffsets[term]!
      for (let i = offsets[old]!, end = offsets[old + 1]!; i < end; i++) {
        let document = documents[i]!
        if (left === undefined) document = newDocuments[document]!
        else if (bitOf(left, document) === 1) continue
        if (document === REMOVED) continue
        while (nextDocuments[at]! < document) at++
        target[at++] = source[i]!
      }
    }
    return null
  },
)

export interface RetainOptions {
  readonly retained: RetainedDocuments
  readonly numbers: Pick<TermNumbers, 'oldNumbers'>
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * The sentiment of retained documents; undefined if the layer lacks what a build learns of its terms, without which
 * new documents could not be scored in the same way.
 */
export async function retainSentiment(
  layer: BuiltSentiment,
  previous: Places & Pick<Snapshot, 'base'>,
  next: Places,
  { retained, numbers: { oldNumbers }, compute, signal }: RetainOptions,
): Promise<RetainedSentiment | undefined> {
  const { learnedPolarities, profiles, sharesBase = false } = layer
  if (learnedPolarities === undefined || profiles === undefined) return undefined
  const count = next.occurrences.offsets.length - 1
  const entries = next.occurrences.terms.length
  const labels: Labels = {
    labels: sharedInt8(entries),
    confidences: sharedUint8(entries),
    documentLabels: sharedInt8(count),
    documentConfidences: sharedUint8(count),
  }
  const offsets = { previous: previous.occurrences.offsets, next: next.occurrences.offsets }
  await compute.map(
    copyLabels,
    groupRuns(retained.runs).map((runs) => ({ layer, ...offsets, runs, ...labels })),
    { signal },
  )
  const leftOut = leftDocuments(retained)
  const left = leftOut && bitSet(retained.count, leftOut)
  const postingSentiments = sharedInt8(next.postings.documents.length)
  await compute.map(
    copyPostingSentiments,
    blocksOf(next.postings.offsets).map((range) => ({
      source: layer.postingSentiments,
      target: postingSentiments,
      previous: previous.postings,
      next: next.postings,
      newDocuments: retained.newNumbers,
      left,
      oldNumbers,
      ...range,
    })),
    { signal },
  )
  const missing: number[] = []
  let document = 0
  for (const { from, to, at } of retained.runs) {
    while (document < at) missing.push(document++)
    document += to - from
  }
  while (document < count) missing.push(document++)
  const retainedLearned = sharedFloat32(oldNumbers.length)
  for (let term = 0; term < oldNumbers.length; term++) retainedLearned[term] = learnedPolarities[oldNumbers[term]!] ?? 0
  const learned = {
    learnedPolarities: retainedLearned,
    usages: layer.usages && renumbered(layer.usages, oldNumbers, 1),
    profiles: renumbered(profiles, oldNumbers, PROFILE_SIZE),
  }
  return { missing, ...labels, postingSentiments, ...learned, isShared: previous.base === 'itself' || sharesBase }
}

/** The same with the kinds of terms that are the same in both snapshots. */
export async function retainLayer(
  layer: BuiltSentiment,
  previous: Places & Pick<Snapshot, 'base' | 'terms' | 'info'>,
  next: Places & { readonly terms: Pick<Snapshot['terms'], 'displays'> },
  options: RetainOptions,
): Promise<RetainedSentiment | undefined> {
  const copied = await retainSentiment(layer, previous, next, options)
  // Whether a noun is written with a capital may have changed.
  if (copied === undefined || layer.kinds === undefined || writesCapitalNouns(previous.info.language)) return copied
  const names = { previous: previous.terms.displays, next: next.terms.displays, oldNumbers: options.numbers.oldNumbers }
  return { ...copied, kinds: retainKinds(layer.kinds, names) }
}

/** Rows of bytes by term for the numbers that terms have now; 0 for new terms. */
function renumbered(rows: Uint8Array, oldNumbers: Uint32Array, size: number): Uint8Array {
  const moved = sharedUint8(oldNumbers.length * size)
  for (let term = 0; term < oldNumbers.length; term++) {
    for (let i = 0; i < size; i++) moved[term * size + i] = rows[oldNumbers[term]! * size + i] ?? 0
  }
  return moved
}
