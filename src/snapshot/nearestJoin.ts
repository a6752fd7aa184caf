import type { Compute } from '../compute/compute.js'
import { forEachYielding, inSteps } from '../compute/eventLoopBudget.js'
import { kernel } from '../compute/kernel.js'
import { shareOut } from '../compute/shareOut.js'
import type { NearestBounds, NearestRequest, NearestRows, SearchedRows } from '../math/quantization/nearestRows.js'
import {
  createJoin,
  type FoundPairs,
  isJoinable,
  type JoinSample,
  joinRange,
  joinRanges,
  listPairs,
  nearestJoined,
  planJoin,
  type SimilarityJoin,
  setVector,
} from '../math/quantization/similarityJoin.js'
import type { PairRange } from '../math/simd/quantizedKernels.js'

/** Fewer requests than this are not worth the preparation of a join. */
export const LEAST_JOINED = 2_048
/** Maximum expected number of pairs above the floor, which take 12 bytes each and 8 more for each list. */
const MOST_PAIRS = 8_000_000
/** A join of fewer pairs takes less time than a good plan for it. */
const FEW_PAIRS = 50_000_000
const SMALL_SAMPLE: JoinSample = { queries: 16, rows: 96 }
/** Vector instructions of a pass for each vector and row: one for six axes, and one for bounds. */
const passCost = (axes: number): number => axes / 6 + 1

/** A request, and the number of the row that has its vector, or -1. */
export interface RowRequest extends NearestRequest {
  readonly row: number
}

interface JoinInput {
  readonly join: SimilarityJoin
  readonly range: PairRange
}

/** The pairs of a range of a join. */
export const joinRows = kernel(
  'snapshot.joinRows',
  ({ join, range }: JoinInput): FoundPairs => joinRange(join, range),
  ({ join: { lanes, taken } }) => [taken, ...lanes.flatMap(({ pairs, products }) => [pairs, products])],
)

interface JoinOptions extends NearestBounds {
  /** Joins also where a pass for each request takes less. */
  readonly atAnyCost?: boolean | undefined
}

/**
 * The nearest rows of many requests at once, as `nearestRows` finds them: the product of two rows that are both asked for is
 * computed once. Undefined where too many pairs are above the floor, or a pass for each request takes less.
 */
export async function joinNearest(
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
  { rows, axes }: Pick<SearchedRows, 'rows' | 'axes'>,
  requests: readonly RowRequest[],
  { count, floor, limit, atAnyCost = false }: JoinOptions,
): Promise<NearestRows[] | undefined> {
  if (!(floor > 0) || !requests.every(({ row, vector }) => row >= 0 || isJoinable(vector))) return undefined
  const order = orderVectors(requests, count)
  const queries = order.vectors - order.firstQuery
  const pairs = pairsOf(order, count)
  const sample = pairs < FEW_PAIRS ? SMALL_SAMPLE : undefined
  const plan = await inSteps(planJoin(rows.subarray(0, count * axes), axes, floor, sample), signal)
  if (plan.share * pairs > MOST_PAIRS) return undefined
  if (!atAnyCost && plan.cost * pairs > passCost(axes) * queries * count) return undefined
  const join = createJoin(plan, { ...order, count, axes, floor, lanes: compute.threads + 1 })
  await forEachYielding(
    order.rows,
    (row, number) => setVector(join, number, rows.subarray(row * axes, (row + 1) * axes)),
    signal,
  )
  await forEachYielding(order.others, ({ vector }, i) => setVector(join, count + i, vector), signal)
  const found: FoundPairs[] = []
  await shareOut({ compute, signal }, joinRows, joinRanges(join), {
    inputOf: (range) => ({ join, range }),
    store: (_, some) => found.push(some),
  })
  const lists = await inSteps(listPairs(join, found), signal)
  const results: NearestRows[] = []
  await forEachYielding(
    requests,
    ({ excluded }, i) => {
      results.push(nearestJoined(join, lists, order.numbers[i]!, { rows: order.rows, excluded, limit }))
    },
    signal,
  )
  return results
}

/** The order of the vectors of a join: rows that nobody asks for, rows that are asked for, vectors of other requests. */
interface VectorOrder {
  /** Rows by their numbers in the join. */
  readonly rows: Uint32Array
  readonly others: readonly RowRequest[]
  /** By request, the number of its vector. */
  readonly numbers: Uint32Array
  readonly firstQuery: number
  readonly vectors: number
}

function orderVectors(requests: readonly RowRequest[], count: number): VectorOrder {
  const numberOf = new Int32Array(count).fill(-1)
  const isRow = ({ row }: RowRequest): boolean => row >= 0 && row < count
  for (const request of requests) if (isRow(request)) numberOf[request.row] = 0
  const rows = new Uint32Array(count)
  let next = 0
  for (let row = 0; row < count; row++) if (numberOf[row] === -1) rows[next++] = row
  const firstQuery = next
  for (let row = 0; row < count; row++) {
    if (numberOf[row] === -1) continue
    numberOf[row] = next
    rows[next++] = row
  }
  const others: RowRequest[] = []
  const numbers = Uint32Array.from(requests, (request) =>
    isRow(request) ? numberOf[request.row]! : count + others.push(request) - 1,
  )
  return { rows, others, numbers, firstQuery, vectors: count + others.length }
}

/** Number of products of a join. */
function pairsOf({ firstQuery, others }: VectorOrder, count: number): number {
  const asked = count - firstQuery
  return asked * firstQuery + (asked * asked) / 2 + others.length * count
}
