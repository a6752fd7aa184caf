import { forEachChunk } from '../compute/eventLoopBudget.js'
import type { Snapshot } from '../snapshot/snapshot.js'

/** Calls `visit` with each document and its vector: row `row` of `rows`. Yields to the event loop. */
export async function forEachVector(
  { documentVectors, space: { axes } }: Pick<Snapshot, 'documentVectors' | 'space'>,
  signal: AbortSignal | undefined,
  visit: (document: number, rows: Float32Array, row: number) => void,
): Promise<void> {
  if (axes === 0) return
  for await (const { first, rows } of documentVectors.pieces()) {
    await forEachChunk(
      rows.length / axes,
      (from, to) => {
        for (let row = from; row < to; row++) visit(first + row, rows, row)
      },
      signal,
    )
  }
}
