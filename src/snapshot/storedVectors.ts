import type { Compute } from '../compute/compute.js'
import { openDigitVectors, writeDigitVectors } from './digitVectors.js'
import type { BuiltVectors, DocumentVectors, VectorShape } from './documentVectors.js'
import { openExactVectors, writeExactVectors } from './exactVectors.js'
import type { PartSink, PartSource } from './parts.js'
import { encodeVectors, MINIMUM_QUANTIZED_ROWS } from './quantizeVectors.js'

/**
 * Up to this many bytes, some 400,000 documents, vectors are stored as they are and read on first use: that takes a fifth of a
 * second, and makes each search a millisecond faster. Our choice: of more documents memory and disk matter more, so they are
 * stored in digits.
 */
const FEW_BYTES = 256 << 20

export interface StoredShape extends VectorShape {
  /** Up to this many bytes, vectors are stored as they are. Default: 256 MiB. */
  readonly fewBytes?: number | undefined
}

/** Whether vectors of this shape are stored in digits. */
export const areMany = ({ count, axes, fewBytes = FEW_BYTES }: StoredShape): boolean =>
  count >= MINIMUM_QUANTIZED_ROWS && count * axes * 4 > fewBytes

interface OpenedShape extends StoredShape {
  /** Written by a version that stored all vectors as they are, in other chunks, so nothing is shared. */
  readonly isOld?: boolean | undefined
  /** Written by a version whose second digits have a byte: they are not shared with those of half a byte. */
  readonly haveByteDigits?: boolean | undefined
}

/** The vectors of a snapshot, from storage or memory. */
export function openDocumentVectors(source: PartSource, shape: OpenedShape): DocumentVectors {
  const { count, isOld = false, haveByteDigits = false } = shape
  const isMany = areMany(shape)
  const areShared = source.stored !== undefined && !isOld && !(isMany && haveByteDigits)
  return {
    ...(isMany && !isOld
      ? openDigitVectors(source, { ...shape, haveByteDigits })
      : openExactVectors(source, { ...shape, isMany })),
    // A larger snapshot may store vectors in the other form.
    shared: (more) => (areShared && areMany({ ...shape, count: more }) === isMany ? count : 0),
  }
}

interface VectorsToWrite extends StoredShape, BuiltVectors {
  readonly compute: Compute
}

/** Writes vectors: as they are, or those of many documents in digits. */
export async function writeDocumentVectors(sink: PartSink, given: VectorsToWrite): Promise<void> {
  const { rows, axes, compute } = given
  if (!(rows instanceof Float32Array)) await writeDigitVectors(sink, { ...given, rows })
  else if (areMany(given)) await writeDigitVectors(sink, { ...given, rows: await encodeVectors(rows, axes, compute) })
  else await writeExactVectors(sink, { ...given, rows })
}
