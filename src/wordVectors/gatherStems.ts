import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { divideByLength } from '../math/linearAlgebra/normalize.js'
import { removeDirections } from '../math/linearAlgebra/vectors.js'
import type { OpenedTokenizer } from '../text/tokenization/customTokenizer.js'
import { type CommonDirections, CommonStatistics, ZERO_LENGTH } from './commonDirections.js'
import type { VectorFormat } from './formats.js'
import { StemSums } from './stemSums.js'
import { createTermReader } from './termOf.js'
import { allocateTable, insertRow, quantizeRow, type VectorTable } from './vectorTable.js'

/** The words of one language as vectors of terms, until the file ends. */
interface StemGatherer {
  /** Adds a word; false once no further word is needed. */
  add(word: string, vector: Float32Array, rank: number): boolean
  /** Removes the common directions, normalizes the rows and quantizes them. */
  finish(signal: AbortSignal): Promise<{ table: VectorTable; fingerprint: string }>
}

/** Maximum number of words of a file in order of frequency; further ones are mostly names and misspellings. */
const MOST_WORDS = 500_000
/** The mean and the leading components are estimated from this many frequent words. */
const COMMON_WORDS = 60_000
/**
 * A form of rank r has the weight 1 / (r + 10) in the vector of its stem: the most frequent form dominates, but not
 * alone.
 */
const RANK_OFFSET = 10
/** In alphabetical order, the mean uses every eighth word, so that all letters are represented. */
const SORTED_STEP = 8
/** Number of rows processed before yielding to the event loop. */
const ROWS_PER_TURN = 512
const HASH_BYTES = 1 << 20

/**
 * Collects the forms of each stem: sum of v / (rank + 10), or equal weights in alphabetical order. Removing the mean
 * and the components is linear, so it is done once for each stem at the end.
 */
export function gatherStems(
  language: string,
  { axes, ranked }: Pick<VectorFormat, 'axes' | 'ranked'>,
  tokenizer?: OpenedTokenizer,
): StemGatherer {
  const termOf = createTermReader(language, tokenizer)
  const sums = new StemSums(axes)
  const common = new CommonStatistics(axes)
  let words = 0
  return {
    add(word, vector, rank) {
      if (common.count < COMMON_WORDS && (ranked || words % SORTED_STEP === 0)) common.add(vector)
      words++
      const id = termOf(word)
      if (id !== undefined) sums.add(id, vector, ranked ? 1 / (rank + RANK_OFFSET) : 1)
      return !ranked || words < MOST_WORDS
    },
    async finish(signal) {
      const table = await buildTable(sums, await common.directions(signal), signal)
      return { table, fingerprint: await fingerprintOf(table, language, signal) }
    },
  }
}

/** Unit rows of all stems without the common directions. A stem of which nothing remains is not found in the table. */
async function buildTable(
  sums: StemSums,
  { mean, components }: CommonDirections,
  signal: AbortSignal,
): Promise<VectorTable> {
  const table = allocateTable(sums.axes, sums.ids)
  const vector = new Float64Array(sums.axes)
  for (let row = 0; row < sums.count; row++) {
    if (row % ROWS_PER_TURN === 0) {
      await nextTurn()
      signal.throwIfAborted()
    }
    sums.read(row, mean, vector)
    removeDirections(vector, components)
    if (divideByLength(vector, ZERO_LENGTH) === 0) continue
    table.scales[row] = quantizeRow(table.rows, table.axes, row, vector)
    insertRow(table, row)
  }
  return table
}

async function fingerprintOf(table: VectorTable, language: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256').update(`${language} ${table.axes}\n`)
  for (const array of [table.keyOffsets, table.keyBytes, table.scales, table.rows]) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let from = 0; from < bytes.length; from += HASH_BYTES) {
      hash.update(bytes.subarray(from, from + HASH_BYTES))
      await nextTurn()
      signal.throwIfAborted()
    }
  }
  return hash.digest('hex').slice(0, 32)
}
