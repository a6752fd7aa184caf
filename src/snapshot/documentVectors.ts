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
 * Vectors of documents, rows of unit length or all zero where nothing is known: half of a large snapshot, and a question
 * seldom needs more than the rounded rows and a few exact ones.
 */
export interface DocumentVectors {
  /** All of them, documents x axes; kept once they are read. */
  all(): Promise<Float32Array>
  /**
   * Those of some documents. Few of a large project are read for themselves, and not kept; any where nobody asks again, as after
   * the next build.
   */
  of(documents: ArrayLike<number>, request?: { readonly onlyOnce: boolean }): Promise<SomeVectors>
  /** Lower digits to the rounded rows; undefined where the exact ones are at hand, or the build has written none. Kept. */
  digits(): Promise<ResidualDigits | undefined>
  /**
   * All of them in bytes, as the build has stored them or made of the exact ones; undefined for few. Where all are read anyway,
   * the exact ones lie beside them. Kept.
   */
  rounded(compute: Compute): Promise<QuantizedRows> | undefined
  /** Of how many documents, from the first, a snapshot of `count` documents can share what is stored; 0 in memory. */
  shared(count: number): number
}

/** Rows of some documents: that of the i-th is row `indexes[i]`. */
export interface SomeVectors {
  readonly rows: Float32Array
  readonly indexes: ArrayLike<number>
}

/** Vectors of documents still to be written. */
export interface BuiltVectors {
  /** Documents, from the first, that share what is stored with the snapshot that is extended. */
  readonly reused: number
  /** Those of the others x axes. */
  readonly rows: Float32Array
}

/** Names of parts: the exact rows; and where they are many those that the build has rounded, and what spares reading the exact ones. */
const namesIn = (record: VectorRecord) => {
  const rounded = `${record}.roundedDocuments`
  return { exact: `${record}.documentVectors`, rounded, digits: `${rounded}.digits`, firsts: `${rounded}.firsts` }
}

/** Where vectors of documents stand; those of `ranking` are not written in bytes. */
type VectorRecord = 'space' | 'ranking'

/**
 * Up to so many bytes, some 400,000 documents, all rows are read as soon as one is needed: that takes a fifth of a second, and each
 * search then a millisecond less. Our choice: beyond, memory counts for more.
 */
const FEW_BYTES = 256 << 20
/** Where more than one of so many rows is needed, reading them singly takes as long as reading all. */
const SINGLE_SHARE = 64

interface VectorShape {
  /** Documents. */
  readonly count: number
  readonly axes: number
  /** Up to so many bytes vectors are read as a whole. Default 256 MiB. */
  readonly fewBytes?: number | undefined
}

const isMany = ({ count, axes, fewBytes = FEW_BYTES }: VectorShape): boolean => count * axes * 4 > fewBytes

interface OpenedShape extends VectorShape {
  /** Default: those of the space. */
  readonly record?: VectorRecord | undefined
  /** Of a version that stored other parts, or in other chunks: nothing is shared. */
  readonly isOld?: boolean | undefined
}

/** Those of a snapshot, wherever its parts are. */
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
    // Where the vectors of more are written in bytes, too, there are none yet to share.
    shared: (more) =>
      stored === undefined || isOld || isMany({ ...shape, count: more }) !== isMany(shape) ? 0 : count,
  }
}

/** The documents whose rows are requested, each row once, and which of them is that of each document. */
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

/** Writes vectors, and beside many that are read again what spares reading all: fewer are rounded as fast as read. */
export async function writeDocumentVectors(sink: PartSink, given: VectorsToWrite): Promise<void> {
  const { reused, rows, axes, count } = given
  const writeExact = (): Promise<void> => writeRows(sink, namesIn('space').exact, { reused: reused * axes, rows })
  if (sink.inMemory === true || !isMany(given) || count < MINIMUM_QUANTIZED_ROWS) return await writeExact()
  // Worked out in threads while the caller's writes.
  const parts = workOut(given)
  await Promise.all([parts, writeExact()])
  for (const [name, part] of Object.entries(await parts)) await writeRows(sink, name, part)
}

/** Entries of a part that are shared with the one that is extended, and those that follow. */
export interface BuiltRows<A extends PartArray = PartArray> {
  readonly reused: number
  readonly rows: A
}

/** Writes a part of which some may be shared. */
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
    // Our choice: a document that comes is not compared with those before it, whose vectors would have to be read.
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

/** Undefined where there are none: beside few vectors, and in snapshots of format 2. */
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
