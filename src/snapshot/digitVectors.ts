import type { Compute } from '../compute/compute.js'
import { forEachChunk } from '../compute/eventLoopBudget.js'
import { memoizeAsync } from '../compute/memoizeAsync.js'
import { sharedFloat32 } from '../compute/shared.js'
import { type QuantizedRows, strideOf, updateTileBounds } from '../math/quantization/quantizedRows.js'
import { decodeRow, digitStride, type ResidualDigits } from '../math/quantization/residualDigits.js'
import {
  areFew,
  type BuiltVectors,
  type DocumentVectors,
  distinct,
  type EncodedRows,
  rowsInTime,
  type VectorRecord,
  type VectorShape,
} from './documentVectors.js'
import {
  fillRequired,
  type PartArray,
  type PartSink,
  type PartSource,
  readRequired,
  type StoredParts,
  writeRows,
} from './parts.js'
import { allocateQuantized } from './quantizeVectors.js'
import { openRows } from './storedRows.js'

/** Documents of a piece: a millisecond of decoding. */
const PIECE_DOCUMENTS = 2_048

const partsOf = (record: VectorRecord) => {
  const rounded = `${record}.roundedDocuments`
  return {
    matrix: `${rounded}.matrix`,
    digits: `${rounded}.digits`,
    scales: `${rounded}.scales`,
    losses: `${rounded}.losses`,
  }
}

interface DigitShape extends VectorShape {
  /** Whether second digits have a byte, as in earlier formats, instead of half a byte. */
  readonly haveByteDigits: boolean
}

/**
 * Vectors of documents that are stored in two digits for each axis: three eighths of the bytes of exact ones. The first digit alone
 * bounds most products.
 */
export function openDigitVectors(source: PartSource, shape: DigitShape): Omit<DocumentVectors, 'shared'> {
  const { count, axes, record, haveByteDigits } = shape
  const names = partsOf(record)
  const stride = strideOf(axes)
  const matrix = openRows<Int8Array>(source, names.matrix, stride)
  const width = digitStride(stride, haveByteDigits)
  const digits = openRows<ResidualDigits>(source, names.digits, width)
  const scales = openRows<Float32Array>(source, names.scales, 1)
  /** Documents whose bytes could have been read in the time that was spent on reading some by themselves; infinite once all are read. */
  let spent = 0
  const rounded = memoizeAsync(async (compute: Compute) => {
    spent = Number.POSITIVE_INFINITY
    const read = await readRounded(source, shape, compute)
    matrix.keep(read.matrix)
    scales.keep(read.scales)
    return read
  })
  /** The rows of different documents: of few, or of a piece, without reading all. */
  const decode = async (requested: ArrayLike<number>, isFew: boolean, target: Float32Array): Promise<void> => {
    const high = await matrix.pick(requested, isFew)
    const low = await digits.pick(requested, isFew)
    const steps = await scales.pick(requested, isFew)
    await forEachChunk(requested.length, (from, to) => {
      for (let i = from; i < to; i++) {
        const row = {
          matrix: high.numbers,
          matrixFrom: high.at(i) * stride,
          digits: low.numbers,
          digitsFrom: low.at(i) * width,
          scale: steps.numbers[steps.at(i)]!,
        }
        decodeRow(row, target.subarray(i * axes, (i + 1) * axes))
      }
    })
  }
  async function* pieces() {
    for (let first = 0; first < count; first += PIECE_DOCUMENTS) {
      const length = Math.min(PIECE_DOCUMENTS, count - first)
      const rows = new Float32Array(length * axes)
      await decode(
        Uint32Array.from({ length }, (_, i) => first + i),
        true,
        rows,
      )
      yield { first, rows }
    }
  }
  return {
    async all() {
      const rows = sharedFloat32(count * axes)
      for await (const piece of pieces()) rows.set(piece.rows, piece.first * axes)
      return rows
    },
    pieces,
    rounded,
    firstReader(requested) {
      const { stored } = source
      if (stored === undefined || spent >= count || requested * LEAST_ROOM > count) return undefined
      spent += rowsInTime(requested)
      return (documents, compute) => readSomeRounded({ read: source.read, stored }, shape, documents, compute)
    },
    isPartlyRead: () => spent > 0 && Number.isFinite(spent),
    digits: digits.all,
    async of(documents, { onlyOnce } = { onlyOnce: false }) {
      const { requested, indexes } = distinct(documents)
      const rows = new Float32Array(requested.length * axes)
      await decode(requested, onlyOnce || areFew(requested.length, count), rows)
      return { rows, indexes }
    },
  }
}

async function readRounded(
  { stored, read }: PartSource,
  { count, axes, record }: VectorShape,
  compute: Compute,
): Promise<QuantizedRows> {
  const names = partsOf(record)
  const rounded = allocateQuantized(count, { axes, compute })
  const { matrix, stride, scales, quantizationErrors } = rounded
  const fill = async (name: string, target: Int8Array | Float32Array): Promise<void> => {
    if (stored !== undefined) await fillRequired(stored, name, target)
    else target.set(await readRequired<PartArray>({ read }, name))
  }
  await fill(names.matrix, matrix.subarray(0, count * stride))
  await fill(names.scales, scales.subarray(0, count))
  await fill(names.losses, quantizationErrors.subarray(0, count))
  updateTileBounds(rounded, 0, count)
  return rounded
}

/** Rows in bytes are read without the others where they take at most 1 / LEAST_ROOM of the memory of all. */
const LEAST_ROOM = 8

/** The rows of some documents, in the order of these. */
async function readSomeRounded(
  { stored, read }: PartSource & { readonly stored: StoredParts },
  { count, axes, record }: VectorShape,
  documents: ArrayLike<number>,
  compute: Compute,
): Promise<QuantizedRows> {
  const names = partsOf(record)
  const some = documents.length
  const rounded = allocateQuantized(some, { axes, compute })
  const { matrix, stride, scales, quantizationErrors } = rounded
  await stored.fillRows(names.matrix, stride, documents, matrix)
  const fill = async (name: string, target: Float32Array): Promise<void> => {
    if (areFew(some, count)) return await stored.fillRows(name, 1, documents, target)
    const all = await readRequired<Float32Array>({ read }, name)
    for (let i = 0; i < some; i++) target[i] = all[documents[i]!]!
  }
  await fill(names.scales, scales)
  await fill(names.losses, quantizationErrors)
  updateTileBounds(rounded, 0, some)
  return rounded
}

/** Writes vectors in digits. */
export async function writeDigitVectors(
  sink: PartSink,
  { record, axes, reused, rows }: VectorShape & BuiltVectors<EncodedRows>,
): Promise<void> {
  const names = partsOf(record)
  const stride = strideOf(axes)
  await writeRows(sink, names.matrix, { reused: reused * stride, rows: rows.matrix })
  await writeRows(sink, names.digits, { reused: reused * digitStride(stride), rows: rows.digits })
  await writeRows(sink, names.scales, { reused, rows: rows.scales })
  await writeRows(sink, names.losses, { reused, rows: rows.losses })
}
