import { forEachChunk } from '../compute/eventLoopBudget.js'
import { divideByLength } from '../math/linearAlgebra/normalize.js'
import type { BackgroundFrequencies } from '../text/frequencies/backgroundFrequency.js'
import type { TermRows } from './vectorTable.js'
import type { BackgroundSpace } from './wordVectors.js'

/** A sum of quantized rows up to this length is the rounding error of opposite vectors. */
const LEAST_LENGTH = 1e-6
/**
 * Weight of a word with share p in the vector of a phrase: 1 / ln(1e7 p), because rare words are more informative. This
 * share has the maximum weight.
 */
const SHARE_SCALE = 1e7
const LEAST_SHARE = 1e-6

interface TableSpaceOptions extends Pick<BackgroundSpace, 'documents' | 'yields' | 'mostDocuments'> {
  readonly table: TermRows
  readonly fingerprint: string
  readonly name: string
  readonly frequencies: BackgroundFrequencies
  /** Adds what else tells the vector of a word that the table does not have to a sum; default nothing. */
  readonly addUnknown?: ((termId: string, sum: Float64Array) => void) | undefined
}

/**
 * Vectors by term id. A word has its vector in the table, or what `addUnknown` knows of it. A phrase has its vector in the table,
 * or the sum of those of its words.
 */
export function tableSpace({
  table,
  frequencies,
  fingerprint,
  addUnknown,
  ...rest
}: TableSpaceOptions): BackgroundSpace {
  return {
    ...rest,
    // Another weight gives other vectors of the project, whatever the table says.
    fingerprint: rest.documents === undefined ? fingerprint : `${fingerprint}-${rest.documents}`,
    axes: table.axes,
    vector(termId) {
      const sum = new Float64Array(table.axes)
      const row = table.find(termId)
      if (row >= 0) table.add(row, 1, sum)
      else if (termId.includes(' ')) addWords(table, termId, frequencies, sum)
      else addUnknown?.(termId, sum)
      return divideByLength(sum, LEAST_LENGTH) === 0 ? undefined : Float32Array.from(sum)
    },
    index: {
      get count() {
        return table.count
      },
      products: (vector, signal) => multiplyRows(table, vector, signal),
      termIdOf: (row) => table.termIdOf(row),
      frequency: (termId) => frequencies.ofTerm(termId),
    },
  }
}

/** Products of a vector with the normalized rows of a table; 0 for rows that are shorter than the rounding error. */
async function multiplyRows(
  table: TermRows,
  vector: Float32Array,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const products = new Float64Array(table.count)
  await forEachChunk(
    table.count,
    (from, to) => {
      const { axes } = table
      const rows = table.rowsOf(from, to)
      for (let row = from, at = 0; row < to; row++) {
        let product = 0
        let square = 0
        for (let axis = 0; axis < axes; axis++, at++) {
          product += rows[at]! * vector[axis]!
          square += rows[at]! * rows[at]!
        }
        products[row] = square === 0 ? 0 : product / Math.sqrt(square)
      }
    },
    signal,
  )
  return products
}

function addWords(table: TermRows, termId: string, frequencies: BackgroundFrequencies, sum: Float64Array): void {
  for (const word of termId.split(' ')) {
    const row = table.find(word)
    const share = Math.max(LEAST_SHARE, frequencies.ofTerm(word))
    if (row >= 0) table.add(row, 1 / Math.log(SHARE_SCALE * share), sum)
  }
}
