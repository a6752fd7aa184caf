import type { Compute } from '../compute/compute.js'
import { memoizeAsync } from '../compute/memoizeAsync.js'
import { type QuantizedRows, updateTileBounds } from '../math/quantization/quantizedRows.js'
import type { ResidualDigits } from '../math/quantization/residualDigits.js'
import { DamagedSnapshot, type PartArray, type PartSink, type PartSource, type StoredParts } from './parts.js'
import {
  allocateQuantized,
  copyRows,
  equalRows,
  fillQuantized,
  MINIMUM_QUANTIZED_ROWS,
  type QuantizationRequest,
  quantizeVectors,
  residualDigits,
} from './quantizeVectors.js'

/**
 * Vectors of documents, rows of unit length or all zero if unknown. They are half of a large snapshot, and a question
 * seldom needs more than the rounded rows and a few exact ones.
 */
export interface DocumentVectors {
  /** All of them, documents x axes; cached once they are read. */
  all(): Promise<Float32Array>
  /**
   * Those of some documents. In a large project few are read individually without caching; so are any with `onlyOnce`,
   * for vectors that are not needed again, as in the next build.
   */
  of(documents: ArrayLike<number>, request?: { readonly onlyOnce: boolean }): Promise<SomeVectors>
  /**
   * Residual digits of the rounded rows; undefined if the exact rows are in memory, or the build has not written any.
   * Cached.
   */
  digits(): Promise<ResidualDigits | undefined>
  /**
   * All of them in bytes, as stored by the build or computed from the exact ones; undefined for few documents. If all
   * are read anyway, the exact rows are included. Cached.
   */
  rounded(compute: Compute): Promise<QuantizedRows> | undefined
  /** The number of first documents whose stored vectors a snapshot of `count` documents can share; 0 in memory. */
  shared(count: number): number
}

/** Rows of some documents: that of the i-th is row `indexes[i]`. */
export interface SomeVectors {
  readonly rows: Float32Array
  readonly indexes: ArrayLike<number>
}

/** Vectors of documents to write. */
export interface BuiltVectors {
  /** Number of first documents whose vectors are shared with the snapshot that is extended. */
  readonly reused: number
  /** Vectors of the other documents, documents x axes. */
  readonly rows: Float32Array
}

/**
 * Names of parts: the exact rows, and for many documents the rounded rows and the residual digits, which save reading
 * the exact ones.
 */
const namesIn = (record: VectorRecord) => {
  const rounded = `${record}.roundedDocuments`
  return { exact: `${record}.documentVectors`, rounded, digits: `${rounded}.digits`, firsts: `${rounded}.firsts` }
}

/** Part names of the vectors of documents; those of `ranking` are not written in bytes. */
type VectorRecord = 'space' | 'ranking'

/**
 * Up to this many bytes, some 400,000 documents, all rows are read on first use: that takes a fifth of a second, and
 * makes each search a millisecond faster. Our choice: for more documents, memory matters more.
 */
const FEW_BYTES = 256 << 20
/** If more than one row in this many is needed, reading them individually takes as long as reading all. */
const SINGLE_SHARE = 64

interface VectorShape {
  /** Number of documents. */
  readonly count: number
  readonly axes: number
  /** Up to this many bytes, vectors are read as a whole. Default: 256 MiB. */
  readonly fewBytes?: number | undefined
}

const isMany = ({ count, axes, fewBytes = FEW_BYTES }: VectorShape): boolean => count * axes * 4 > fewBytes

interface OpenedShape extends VectorShape {
  /** Default: those of the space. */
  readonly record?: VectorRecord | undefined
  /** Written by a version with other parts or other chunks, so nothing is shared. */
  readonly isOld?: boolean | undefined
}

/** The vectors of a snapshot, from storage or memory. */
export function openDocumentVectors(source: PartSource, shape: OpenedShape): DocumentVectors {
  const { count, axes, record = 'space', isOld = false } = shape
  const { stored } = source
  const names = namesIn(record)
  let known: Float32Array | undefined
  let reading: Promise<Float32Array> | undefined
  const readAll = async (): Promise<Float32Array> => {
    try {
      const rows = (await source.read(names.exact)) as Float32Array | undefined
      if (rows === undefined) throw new DamagedSnapshot()
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
  const roundMany = async (request: QuantizationRequest): Promise<QuantizedRows> =>
    (stored && (await readRounded(stored, names.rounded, count, request))) ??
    (await quantizeVectors(await all(), request))
  const roundBesideExact = async (request: QuantizationRequest): Promise<QuantizedRows> => {
    const rounded = allocateQuantized(count, { ...request, exact: true })
    const exact = rounded.exact!
    if (known !== undefined || stored === undefined) await copyRows(await all(), exact)
    else if (!(await stored.fill(names.exact, exact))) throw new DamagedSnapshot()
    await fillQuantized(rounded, exact, request.compute)
    known = exact
    return rounded
  }
  const roundedOnce = memoizeAsync((compute: Compute) =>
    (isMany(shape) ? roundMany : roundBesideExact)({ axes, compute }),
  )
  const digits = memoizeAsync(() => source.read(names.digits) as Promise<ResidualDigits | undefined>)
  const firsts = memoizeAsync(() => source.read(names.firsts) as Promise<Uint32Array | undefined>)
  return {
    all,
    rounded: (compute) => (axes === 0 || count < MINIMUM_QUANTIZED_ROWS ? undefined : roundedOnce(compute)),
    digits: async () => (known !== undefined || stored === undefined || !isMany(shape) ? undefined : digits()),
    async of(documents, { onlyOnce } = { onlyOnce: false }) {
      if (known === undefined && stored !== undefined && (onlyOnce || isMany(shape))) {
        const { requested, indexes } = distinct(documents, isMany(shape) ? await firsts() : undefined)
        if (onlyOnce || requested.length * SINGLE_SHARE <= count)
          return { rows: await stored.rows(names.exact, axes, requested), indexes }
      }
      return { rows: known ?? (await all()), indexes: documents }
    },
    // If the larger snapshot also stores vectors in bytes, there are none to share yet.
    shared: (more) =>
      stored === undefined || isOld || isMany({ ...shape, count: more }) !== isMany(shape) ? 0 : count,
  }
}

/** The requested documents without duplicates, and the index of each document among them. */
function distinct(
  documents: ArrayLike<number>,
  firsts: Uint32Array | undefined,
): { readonly requested: number[]; readonly indexes: Uint32Array } {
  const requested: number[] = []
  const indexOf = new Map<number, number>()
  const indexes = Uint32Array.from(documents, (document) => {
    const first = firsts === undefined ? document : firsts[document]!
    let index = indexOf.get(first)
    if (index === undefined) {
      index = requested.push(first) - 1
      indexOf.set(first, index)
    }
    return index
  })
  return { requested, indexes }
}

/** The vector of the i-th of some documents, as a view. */
export const vectorOf = ({ rows, indexes }: SomeVectors, axes: number, i: number): Float32Array =>
  rows.subarray(indexes[i]! * axes, (indexes[i]! + 1) * axes)

interface VectorsToWrite extends VectorShape, BuiltVectors {
  readonly compute: Compute
}

/**
 * Writes vectors, and for many documents also rounded rows, which save reading all of them; few are rounded as fast as
 * they are read.
 */
export async function writeDocumentVectors(sink: PartSink, given: VectorsToWrite): Promise<void> {
  const { reused, rows, axes, count } = given
  const writeExact = (): Promise<void> => writeRows(sink, namesIn('space').exact, { reused: reused * axes, rows })
  if (sink.inMemory === true || !isMany(given) || count < MINIMUM_QUANTIZED_ROWS) return await writeExact()
  // Computed in threads while the caller's thread writes.
  const parts = workOut(given)
  await Promise.all([parts, writeExact()])
  for (const [name, part] of Object.entries(await parts)) await writeRows(sink, name, part)
}

/** The shared entries of a part, and those that follow. */
export interface BuiltRows<A extends PartArray = PartArray> {
  readonly reused: number
  readonly rows: A
}

/** Writes a part that may share its first entries. */
export async function writeRows(sink: PartSink, name: string, { reused, rows }: BuiltRows): Promise<void> {
  if (reused === 0) await sink.write(name, rows)
  else await sink.grow!(name, reused, rows)
}

async function workOut({ rows, reused, axes, compute }: VectorsToWrite): Promise<Record<string, BuiltRows>> {
  const { rounded: part, digits, firsts } = namesIn('space')
  const rounded = await quantizeVectors(rows, { axes, coarse: false, compute })
  const { matrix, stride, scales, quantizationErrors, count } = rounded
  const [lower, equal] = await Promise.all([
    residualDigits(rounded, rows, compute),
    // Our choice: added documents are not compared with those before, whose vectors would have to be read.
    compute.run(equalRows, { rounded, source: rows, firstRow: reused }),
  ])
  return {
    [`${part}.matrix`]: { reused: reused * stride, rows: matrix.subarray(0, count * stride) },
    [`${part}.scales`]: { reused, rows: scales.subarray(0, count) },
    [`${part}.losses`]: { reused, rows: quantizationErrors.subarray(0, count) },
    [digits]: { reused: reused * stride, rows: lower },
    [firsts]: { reused, rows: equal },
  }
}

/** Undefined if there are none: for few documents, and in snapshots of format 2. */
async function readRounded(
  stored: StoredParts,
  part: string,
  count: number,
  request: QuantizationRequest,
): Promise<QuantizedRows | undefined> {
  const rounded = allocateQuantized(count, request)
  const { matrix, stride, scales, quantizationErrors } = rounded
  if (!(await stored.fill(`${part}.matrix`, matrix.subarray(0, count * stride)))) return undefined
  for (const [name, target] of Object.entries({ scales, losses: quantizationErrors })) {
    if (!(await stored.fill(`${part}.${name}`, target.subarray(0, count)))) throw new DamagedSnapshot()
  }
  updateTileBounds(rounded, 0, count)
  return rounded
}
