import type { Compute } from '../compute/compute.js'
import { memoizeAsync } from '../compute/memoizeAsync.js'
import type { QuantizedRows } from '../math/quantization/quantizedRows.js'
import {
  areFew,
  type BuiltVectors,
  type DocumentVectors,
  distinct,
  type VectorRecord,
  type VectorShape,
} from './documentVectors.js'
import { fillRequired, type PartSink, type PartSource, readRequired, writeRows } from './parts.js'
import {
  allocateQuantized,
  copyRows,
  fillQuantized,
  MINIMUM_QUANTIZED_ROWS,
  type QuantizationRequest,
  quantizeVectors,
} from './quantizeVectors.js'

const partOf = (record: VectorRecord): string => `${record}.documentVectors`

interface ExactShape extends VectorShape {
  /** So many that few of them are read by themselves, and none are kept beside their bytes: in snapshots before format 4. */
  readonly isMany: boolean
}

/** Vectors of documents that are stored as they are. */
export function openExactVectors(source: PartSource, shape: ExactShape): Omit<DocumentVectors, 'shared'> {
  const { count, axes, record, isMany } = shape
  const { stored } = source
  const part = partOf(record)
  let known: Float32Array | undefined
  let reading: Promise<Float32Array> | undefined
  const readAll = async (): Promise<Float32Array> => {
    try {
      const rows = await readRequired<Float32Array>(source, part)
      known ??= rows
      return known
    } finally {
      reading = undefined
    }
  }
  const all = async (): Promise<Float32Array> => {
    if (known !== undefined) return known
    reading ??= readAll()
    return await reading
  }
  const roundBesideExact = async (request: QuantizationRequest): Promise<QuantizedRows> => {
    const rounded = allocateQuantized(count, { ...request, exact: true })
    const exact = rounded.exact!
    if (known !== undefined || stored === undefined) await copyRows(await all(), exact)
    else await fillRequired(stored, part, exact)
    await fillQuantized(rounded, exact, request.compute)
    known = exact
    return rounded
  }
  const rounded = memoizeAsync(async (compute: Compute) =>
    isMany ? await quantizeVectors(await all(), { axes, compute }) : await roundBesideExact({ axes, compute }),
  )
  return {
    all,
    async *pieces() {
      yield { first: 0, rows: await all() }
    },
    rounded: (compute) => (axes === 0 || count < MINIMUM_QUANTIZED_ROWS ? undefined : rounded(compute)),
    firstReader: () => undefined,
    isPartlyRead: () => false,
    digits: async () => undefined,
    async of(documents, { onlyOnce } = { onlyOnce: false }) {
      if (known === undefined && stored !== undefined && (onlyOnce || isMany)) {
        const { requested, indexes } = distinct(documents)
        if (onlyOnce || areFew(requested.length, count))
          return { rows: (await stored.rows(part, axes, requested)) as Float32Array, indexes }
      }
      return { rows: known ?? (await all()), indexes: documents }
    },
  }
}

/** Writes vectors as they are. */
export async function writeExactVectors(
  sink: PartSink,
  { record, axes, reused, rows }: VectorShape & BuiltVectors<Float32Array>,
): Promise<void> {
  await writeRows(sink, partOf(record), { reused: reused * axes, rows })
}
