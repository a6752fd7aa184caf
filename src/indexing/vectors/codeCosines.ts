import type { Compute } from '../../compute/compute.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { kernel } from '../../compute/kernel.js'
import { shardGroups } from '../../compute/shardGroups.js'
import { sharedUint8 } from '../../compute/shared.js'
import {
  createExactRows,
  type ExactLane,
  exactProductsOfRows,
  type SharedExactRows,
} from '../../math/quantization/exactRows.js'
import { LANE_ROWS, onLane } from '../../math/quantization/quantizedRows.js'
import { decodeRow, digitStride } from '../../math/quantization/residualDigits.js'
import type { VectorRows } from '../../snapshot/documentVectors.js'
import { codedTerms, codeOfCosine, type PostingCosines } from '../../snapshot/postingCosines.js'
import { copyRows } from '../../snapshot/quantizeVectors.js'
import type { Postings } from '../../snapshot/snapshot.js'
import type { ShardDocuments } from '../words/shardTerms.js'
import { sliceRows } from './documentVectors.js'

type CodedShard = Pick<ShardDocuments, 'documentOffsets' | 'documentTerms'>

/** Documents with their vectors, and the vectors of the terms. */
export interface CodedDocuments {
  readonly shards: readonly CodedShard[]
  /** Of the documents of all shards, one shard after the other. */
  readonly rows: VectorRows
  /** Terms x axes. */
  readonly termVectors: Float32Array
  readonly axes: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** The codes of the cosines of all postings of frequent terms; undefined where no term is frequent. */
export async function codeCosines(
  postings: Pick<Postings, 'offsets'>,
  documents: CodedDocuments,
): Promise<PostingCosines | undefined> {
  const { termVectors, axes } = documents
  const count = axes === 0 ? 0 : codedTerms(postings, termVectors.length / axes)
  if (count === 0) return undefined
  const codes = sharedUint8(postings.offsets[count]!)
  await placeCosines(codes, postings.offsets.slice(0, count), documents)
  return codes
}

/** Writes the codes of documents in their order, for each term from `next` on. */
export async function placeCosines(
  codes: PostingCosines,
  next: Uint32Array,
  { shards, rows, termVectors, axes, compute, signal }: CodedDocuments,
): Promise<void> {
  const terms = createExactRows(next.length, axes, { lanes: compute.threads + 1, passRows: LANE_ROWS })
  await copyRows(termVectors.subarray(0, next.length * axes), terms.exact)
  let first = 0
  for (const group of shardGroups(shards)) {
    const inputs = group.map(({ documentOffsets, documentTerms }) => {
      const to = first + documentOffsets.length - 1
      const input = { ...terms, documentOffsets, documentTerms, rows: sliceRows(rows, axes, first, to) }
      first = to
      return input
    })
    const coded = await compute.map(codeShard, inputs, { signal })
    const place = ({ documentOffsets, documentTerms }: CodedShard, shard: number): void => {
      for (let document = 0; document + 1 < documentOffsets.length; document++) {
        for (let i = documentOffsets[document]!; i < documentOffsets[document + 1]!; i++) {
          const term = documentTerms[i]!
          if (term >= next.length) break
          codes[next[term]!++] = coded[shard]![i]!
        }
      }
    }
    await forEachYielding(group, place, signal)
  }
}

interface CodeInput extends SharedExactRows, CodedShard {
  readonly rows: VectorRows
}

/** The codes of a shard's documents and their frequent terms, which are the first rows of `exact`, by entry of `documentTerms`. */
export const codeShard = kernel(
  'build.codeCosines',
  (input: CodeInput): Uint8Array =>
    onLane(input, (lane) => codeOn(lane, input)) ?? codeOn(scratchLane(input.axes), input),
  ({ taken, lanes }) => [taken, ...lanes.flatMap(({ rows, products, floats }) => [rows, products, floats])],
)

/** A lane of its own, for a thread that finds all others in use. */
const scratchLane = (axes: number): ExactLane => ({
  rows: new Uint32Array(LANE_ROWS),
  products: new Float32Array(LANE_ROWS),
  floats: new Float32Array(axes),
})

function codeOn(lane: ExactLane, { exact, axes, documentOffsets, documentTerms, rows }: CodeInput): Uint8Array {
  const codes = sharedUint8(documentTerms.length)
  const frequent = exact.length / axes
  const vector = new Float32Array(axes)
  for (let document = 0; document + 1 < documentOffsets.length; document++) {
    const end = documentOffsets[document + 1]!
    const isFrequent = (i: number): boolean => i < end && documentTerms[i]! < frequent
    readRow(rows, document, vector)
    for (let from = documentOffsets[document]!; isFrequent(from); from += LANE_ROWS) {
      let count = 0
      for (; count < LANE_ROWS && isFrequent(from + count); count++) lane.rows[count] = documentTerms[from + count]!
      const cosines = exactProductsOfRows({ exact, axes }, lane, vector, count)
      for (let i = 0; i < count; i++) codes[from + i] = codeOfCosine(cosines[i]!)
    }
  }
  return codes
}

/** Reads the vector of a document. */
function readRow(rows: VectorRows, row: number, target: Float32Array): void {
  const axes = target.length
  if (rows instanceof Float32Array) {
    target.set(rows.subarray(row * axes, (row + 1) * axes))
    return
  }
  const { matrix, digits, scales } = rows
  const stride = matrix.length / scales.length
  const scale = scales[row]!
  decodeRow({ matrix, matrixFrom: row * stride, digits, digitsFrom: row * digitStride(stride), scale }, target)
}
