import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedFloat32, sharedUint8, sharedUint32 } from '../../compute/shared.js'
import type { BuiltRanking } from '../../snapshot/codec.js'
import type { BuiltVectors, DocumentVectors } from '../../snapshot/documentVectors.js'
import { placeTermVectors, type TermRows } from '../../snapshot/sharedTermVectors.js'
import type { Ranking, Snapshot, Space, TermTable } from '../../snapshot/snapshot.js'
import type { UnorderedVectors } from '../../snapshot/termVectorRows.js'
import { removeCommonDirection } from '../vectors/commonDirection.js'
import { copyRange } from '../vectors/copyNumbers.js'
import { sumDocuments } from '../vectors/documentVectors.js'
import { rankingWeights } from '../vectors/latentSemanticIndex.js'
import { documentTermWeights, sliceByShard } from '../vectors/termVectors.js'
import type { ShardDocuments } from '../words/shardTerms.js'
import { NO_TERM, type TermNumbers } from '../words/termNumbers.js'
import { type FoldInOptions, foldIn, lengthenFolded } from './foldInTerms.js'
import type { RetainedDocuments } from './retainedDocuments.js'

/** Rows copied by one kernel. */
const BLOCK_ROWS = 16_384

interface CopyInput {
  readonly source: Float32Array
  readonly target: Float32Array
  readonly width: number
  /** Row of the source for each row of the target; rows beyond the source stay as they are. */
  readonly sourceRows: Uint32Array
  readonly from: number
  readonly to: number
}

/** Copies rows to their new positions. */
export const copyVectorRows = fillKernel(
  'build.copyVectorRows',
  ({ target, width, from, to }: CopyInput) => rangeOf(from * width, to * width, target),
  (input): null => {
    const { source, target, width, sourceRows } = input
    const count = source.length / width
    for (let row = input.from; row < input.to; row++) {
      const from = sourceRows[row]!
      if (from < count) target.set(source.subarray(from * width, (from + 1) * width), row * width)
    }
    return null
  },
)

interface ExtendSpaceOptions extends Omit<FoldInOptions, 'axes'> {
  readonly retained: RetainedDocuments
  readonly numbers: TermNumbers
  readonly previousTerms: TermTable
  readonly terms: TermTable
  /** Distinct terms of the added documents, with final numbers. */
  readonly added: readonly ShardDocuments[]
  readonly documentCount: number
  /** Whether the stored vectors of terms can be shared. */
  readonly sharesTerms: boolean
}

/** The plan for the vectors of one space. */
interface Extending extends ExtendSpaceOptions {
  readonly axes: number
}

/**
 * The old number of each term that keeps its vector, NO_TERM for all others: a term does not keep it if most of its documents
 * are new, since the few old ones say little about its meaning now.
 */
export function findSourceRows({
  numbers,
  previousTerms,
  terms,
  termCount,
}: Pick<ExtendSpaceOptions, 'numbers' | 'previousTerms' | 'terms' | 'termCount'>): Uint32Array {
  const sourceRows = sharedUint32(termCount).fill(NO_TERM)
  for (let term = 0; term < termCount; term++) {
    const old = numbers.oldNumbers[term]!
    if (terms.totalDocCounts[term]! <= 2 * (previousTerms.totalDocCounts[old] ?? 0)) sourceRows[term] = old
  }
  return sourceRows
}

interface ExtendedSpace extends Space {
  readonly documentVectors: BuiltVectors<Float32Array>
}

/**
 * Extends the vectors of a snapshot. Retained terms and documents keep their vectors. Added documents get the sum of
 * their terms. Terms that are new, or only now frequent enough, are folded in; then the added documents are summed
 * again with these terms.
 */
export async function extendSpace(
  { space: previous, documentVectors }: Pick<Snapshot, 'space' | 'documentVectors'>,
  options: ExtendSpaceOptions,
): Promise<ExtendedSpace> {
  const { compute, signal } = options
  const extending = { ...options, axes: previous.axes }
  const termVectors = await copyTermVectors(previous.termVectors, extending)
  const termLengths = sharedFloat32(options.termCount)
  for (const [term, row] of extending.sourceRows.entries()) termLengths[term] = previous.termLengths[row] ?? 0
  const vectors = await copyDocumentVectors(documentVectors, extending)
  const sum = async (of: AddedDocuments): Promise<void> => {
    const weights = documentTermWeights(options.terms, termLengths, options.documentCount)
    await sumAdded(of, termVectors, weights, extending)
    await compute.map(
      removeCommonDirection,
      sliceByShard(of.shards, of.rows, previous.axes).map((rows) => ({
        vectors: rows,
        direction: previous.commonDirection,
      })),
      { signal },
    )
  }
  await sumTwice(vectors, extending, previous.termCount, sum, async () => {
    await foldIn(termVectors, vectors, { ...previous, documentVectors }, extending)
    lengthenFolded(termVectors, termLengths, previous.termCount, extending)
  })
  const { sharedRows: _, termRows: __, ...lasting } = previous
  const { termCount } = options
  const placed = placeTerms(previous, extending)
  return { ...lasting, termCount, termVectors, termLengths, ...placed, documentVectors: vectors }
}

/** Where the vectors of terms are stored, if some are shared. */
const placeTerms = (
  previous: Partial<TermRows> & Pick<Space, 'termCount'>,
  { sharesTerms, sourceRows, axes }: Extending,
): Partial<TermRows> => (sharesTerms && axes > 0 ? placeTermVectors(previous, sourceRows) : {})

/** Extends the data of hybrid ranking in the same way. `contentWordCounts` is that of all documents. */
export async function extendRanking(
  previous: Ranking,
  contentWordCounts: Uint32Array,
  options: ExtendSpaceOptions,
): Promise<BuiltRanking> {
  const { axes } = previous
  const { termCount } = options
  const extending = { ...options, axes }
  const termVectors = await copyUnorderedVectors(await previous.termVectors.unordered(), extending)
  const documentVectors = await copyDocumentVectors(previous.documentVectors, extending)
  const weights = rankingWeights(options.terms, termCount, options.documentCount)
  await sumTwice(
    documentVectors,
    extending,
    previous.termCount,
    (of) => sumAdded(of, termVectors, weights, extending),
    () => foldIn(termVectors, documentVectors, previous, extending),
  )
  return { contentWordCounts, axes, termCount, termVectors, ...placeTerms(previous, extending), documentVectors }
}

/** Copies vectors from where they are found: putting all in order first would take as long again. */
async function copyUnorderedVectors({ rows, termRows }: UnorderedVectors, extending: Extending): Promise<Float32Array> {
  if (termRows === undefined) return await copyTermVectors(rows, extending)
  const sourceRows = sharedUint32(extending.sourceRows.length)
  for (const [term, source] of extending.sourceRows.entries()) sourceRows[term] = termRows[source] ?? NO_TERM
  return await copyTermVectors(rows, { ...extending, sourceRows })
}

async function copyTermVectors(source: Float32Array, extending: Extending): Promise<Float32Array> {
  const { axes: width, sourceRows, termCount, compute, signal } = extending
  const target = sharedFloat32(termCount * width)
  if (width === 0) return target
  const blocks = []
  for (let from = 0; from < termCount; from += BLOCK_ROWS) {
    blocks.push({ source, target, width, sourceRows, from, to: Math.min(termCount, from + BLOCK_ROWS) })
  }
  await compute.map(copyVectorRows, blocks, { signal })
  return target
}

/**
 * The vectors of all documents; rows of added documents are still 0. Rows before the first removed document keep their
 * index.
 */
async function copyDocumentVectors(
  previous: DocumentVectors,
  extending: Extending,
): Promise<BuiltVectors<Float32Array>> {
  const { retained: documents, axes, documentCount, compute, signal } = extending
  const { runs } = documents
  const unmoved = runs.findLast(({ from, at }) => from === at)?.to ?? 0
  const reused = axes === 0 ? 0 : Math.min(unmoved, previous.shared(documentCount))
  const target = sharedFloat32((documentCount - reused) * axes)
  if (documents.count > reused) {
    const source = await previous.all()
    const moved = runs.map(({ from, to, at }) => ({ from: Math.max(from, reused), to, at: Math.max(at, reused) }))
    await compute.map(
      copyRange,
      moved
        .filter(({ from, to }) => from < to)
        .map(({ from, to, at }) => ({ source, target, from: from * axes, to: to * axes, at: (at - reused) * axes })),
      { signal },
    )
  }
  return { reused, rows: target }
}

/** Documents that are added, and memory for their vectors. */
interface AddedDocuments {
  readonly shards: readonly ShardDocuments[]
  readonly rows: Float32Array
}

/** Sums the vectors of the added documents, folds terms in, and sums those documents again that have such terms. */
async function sumTwice(
  { reused, rows: all }: BuiltVectors<Float32Array>,
  { retained, added, axes, sourceRows, termCount }: Extending,
  knownTerms: number,
  sum: (of: AddedDocuments) => Promise<void>,
  fold: () => Promise<void>,
): Promise<void> {
  const rows = all.subarray((retained.count - reused) * axes)
  await sum({ shards: added, rows })
  await fold()
  const isFolded = (term: number): boolean => term < termCount && sourceRows[term]! >= knownTerms
  const { documents, ...again } = documentsWith(added, isFolded, axes)
  if (documents.length === 0) return
  await sum(again)
  for (const [row, document] of documents.entries()) {
    rows.set(again.rows.subarray(row * axes, (row + 1) * axes), document * axes)
  }
}

/** The documents that have one of some terms, as one shard, with their indexes among all. */
function documentsWith(
  shards: readonly ShardDocuments[],
  isOne: (term: number) => boolean,
  axes: number,
): AddedDocuments & { readonly documents: readonly number[] } {
  const documents: number[] = []
  const [terms, counts, ends]: [number[], number[], number[]] = [[], [], [0]]
  let first = 0
  for (const { documentOffsets, documentTerms, frequencies } of shards) {
    const count = documentOffsets.length - 1
    for (let d = 0; d < count; d++) {
      const [from, to] = [documentOffsets[d]!, documentOffsets[d + 1]!]
      if (!documentTerms.subarray(from, to).some(isOne)) continue
      documents.push(first + d)
      for (let i = from; i < to; i++) {
        terms.push(documentTerms[i]!)
        counts.push(frequencies[i]!)
      }
      ends.push(terms.length)
    }
    first += count
  }
  const shard = {
    documentOffsets: sharedUint32(ends.length),
    documentTerms: sharedUint32(terms.length),
    frequencies: sharedUint8(terms.length),
  }
  shard.documentOffsets.set(ends)
  shard.documentTerms.set(terms)
  shard.frequencies.set(counts)
  return { documents, shards: [shard], rows: sharedFloat32(documents.length * axes) }
}

/** Writes the vectors of added documents. */
async function sumAdded(
  { shards, rows }: AddedDocuments,
  termVectors: Float32Array,
  termWeights: Float32Array,
  { axes, compute, signal }: Extending,
): Promise<void> {
  await sumDocuments({ shards, termVectors, termWeights, axes, out: rows, compute, signal })
}
