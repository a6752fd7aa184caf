import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAnalyzer } from '../text/analyze.js'
import { createWordList } from '../text/analyzer.js'
import type { OpenedTokenizer } from '../text/tokenization/customTokenizer.js'
import type { VectorFormat } from './formats.js'
import { insertRow, quantizeRow, slotCount, type VectorTable } from './vectorTable.js'

/** The words of one language as vectors of terms, until the file ends. */
export interface StemGatherer {
  /** False once it needs no further word. */
  add(word: string, vector: Float32Array, rank: number): boolean
  /** What all words have in common taken away, rows made unit and stored as bytes. */
  finish(signal: AbortSignal): Promise<{ table: VectorTable; fingerprint: string }>
}

/** More words of a file in order of frequency only bring names and slips of the pen. */
const MOST_WORDS = 500_000
/** The mean and the leading components are those of this many words: the frequent ones. */
const COMMON_WORDS = 60_000
/** Leading components taken away. They say how frequent a word is and where it was written, not what it means. */
const COMPONENTS = 3
/** Fewer words than this, or than twice the axes, do not show what all words have in common. */
const LEAST_COMMON_WORDS = 1_000
/** A form at place r counts 1 / (r + 10) in its stem's vector: the most frequent form leads, but not alone. */
const RANK_OFFSET = 10
/** In an order by alphabet every eighth word is taken for the mean, so that all letters have their part. */
const SORTED_STEP = 8
/** Longer terms are no phrases of a project. */
const MOST_PHRASE_WORDS = 7
/** Rows of sums allocated at a time, and worked on before giving way to the event loop. */
const BLOCK = 512
/** Steps of the iteration that finds the leading components, and the columns it carries. */
const ROUNDS = 60
const COLUMNS = COMPONENTS + 5
const HASH_BYTES = 1 << 20

/**
 * Gathers the forms of each stem: sum of v / (rank + 10), every form alike where the file is in alphabetical order. Taking
 * away the mean and components is linear, so it is done once a stem when all words are in.
 */
export function gatherStems(
  language: string,
  { axes, ranked }: Pick<VectorFormat, 'axes' | 'ranked'>,
  tokenizer?: OpenedTokenizer,
): StemGatherer {
  const analyzer = createAnalyzer({ language, tokenizer })
  const found = createWordList(16)
  const numbers = new Map<string, number>()
  const blocks: Float32Array[] = []
  const weights: number[] = []
  const mean = new Float64Array(axes)
  const products = new Float64Array(axes * axes)
  let words = 0
  let common = 0

  const termOf = (word: string): string | undefined => {
    found.length = 0
    analyzer.analyze(word.replaceAll('_', ' '), found)
    if (found.length === 0 || found.length > MOST_PHRASE_WORDS) return undefined
    let id = ''
    for (let i = 0; i < found.length; i++) {
      id += (i === 0 ? '' : ' ') + analyzer.termIds[analyzer.surfaceTerms[found.surfaces[i]!]!]!
    }
    return id
  }

  const addCommon = (vector: Float32Array): void => {
    common++
    for (let i = 0; i < axes; i++) {
      const value = vector[i]!
      mean[i]! += value
      const row = i * axes
      for (let j = i; j < axes; j++) products[row + j]! += value * vector[j]!
    }
  }

  return {
    add(word, vector, rank) {
      if (common < COMMON_WORDS && (ranked || words % SORTED_STEP === 0)) addCommon(vector)
      words++
      const id = termOf(word)
      if (id !== undefined) {
        let number = numbers.get(id)
        if (number === undefined) {
          number = weights.length
          numbers.set(id, number)
          weights.push(0)
          if (number % BLOCK === 0) blocks.push(new Float32Array(BLOCK * axes))
        }
        const weight = ranked ? 1 / (rank + RANK_OFFSET) : 1
        const sums = blocks[Math.floor(number / BLOCK)]!
        const row = (number % BLOCK) * axes
        for (let axis = 0; axis < axes; axis++) sums[row + axis]! += vector[axis]! * weight
        weights[number]! += weight
      }
      return !ranked || words < MOST_WORDS
    },

    async finish(signal) {
      const hasCommon = common >= LEAST_COMMON_WORDS && common >= 2 * axes
      for (let axis = 0; axis < axes; axis++) mean[axis] = hasCommon ? mean[axis]! / common : 0
      const components = hasCommon ? await leadingComponents(products, mean, common, signal) : []
      const count = weights.length
      const keys = [...numbers.keys()]
      const keyOffsets = new Uint32Array(count + 1)
      for (let row = 0; row < count; row++) keyOffsets[row + 1] = keyOffsets[row]! + Buffer.byteLength(keys[row]!)
      const keyBytes = new Uint8Array(keyOffsets[count]!)
      const keyBuffer = Buffer.from(keyBytes.buffer)
      const slots = new Uint32Array(slotCount(count))
      const table: VectorTable = {
        axes,
        count,
        keyBytes,
        keyOffsets,
        slots,
        scales: new Float32Array(count),
        rows: new Int8Array(count * axes),
      }
      const vector = new Float64Array(axes)
      for (let row = 0; row < count; row++) {
        if (row % BLOCK === 0) {
          await nextTurn()
          signal.throwIfAborted()
        }
        keyBuffer.write(keys[row]!, keyOffsets[row]!, 'utf8')
        const sums = blocks[Math.floor(row / BLOCK)]!
        const from = (row % BLOCK) * axes
        for (let axis = 0; axis < axes; axis++) vector[axis] = sums[from + axis]! - weights[row]! * mean[axis]!
        for (const component of components) {
          let along = 0
          for (let axis = 0; axis < axes; axis++) along += component[axis]! * vector[axis]!
          for (let axis = 0; axis < axes; axis++) vector[axis]! -= along * component[axis]!
        }
        const length = Math.hypot(...vector)
        // A stem that nothing is left of is one the space says nothing about: it is not entered.
        if (length < 1e-12) continue
        for (let axis = 0; axis < axes; axis++) vector[axis]! /= length
        table.scales[row] = quantizeRow(table.rows, axes, row, vector)
        insertRow(table, row)
      }
      return { table, fingerprint: await fingerprintOf(table, language, signal) }
    },
  }
}

/** The leading eigenvectors of the covariance, by orthogonal iteration from a fixed start. */
async function leadingComponents(
  products: Float64Array,
  mean: Float64Array,
  count: number,
  signal: AbortSignal,
): Promise<Float64Array[]> {
  const axes = mean.length
  const covariance = new Float64Array(axes * axes)
  for (let i = 0; i < axes; i++) {
    for (let j = 0; j < axes; j++) {
      const product = products[Math.min(i, j) * axes + Math.max(i, j)]!
      covariance[i * axes + j] = product / count - mean[i]! * mean[j]!
    }
  }
  let columns = Array.from({ length: Math.min(COLUMNS, axes) }, (_, column) =>
    // Any start that is no eigenvector will do; this one is the same everywhere.
    Float64Array.from({ length: axes }, (_, axis) => ((axis * 7 + column * 13 + axis * column) % 17) - 8),
  )
  for (let round = 0; round < ROUNDS; round++) {
    await nextTurn()
    signal.throwIfAborted()
    columns = columns.map((column) => {
      const product = new Float64Array(axes)
      for (let i = 0; i < axes; i++) {
        let sum = 0
        for (let j = 0; j < axes; j++) sum += covariance[i * axes + j]! * column[j]!
        product[i] = sum
      }
      return product
    })
    orthonormalise(columns)
  }
  return columns.slice(0, COMPONENTS)
}

function orthonormalise(columns: readonly Float64Array[]): void {
  for (const [c, column] of columns.entries()) {
    for (const earlier of columns.slice(0, c)) {
      let along = 0
      for (let i = 0; i < column.length; i++) along += column[i]! * earlier[i]!
      for (let i = 0; i < column.length; i++) column[i]! -= along * earlier[i]!
    }
    const length = Math.hypot(...column)
    for (let i = 0; i < column.length; i++) column[i] = length < 1e-12 ? 0 : column[i]! / length
  }
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
