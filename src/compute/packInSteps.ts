import { forEachYielding, mapYielding } from './eventLoopBudget.js'
import { type PackedStrings, packedCount, packStrings, sharedUint8, sharedUint32 } from './shared.js'

/** Strings that are packed in one step. */
const PACKED_STRINGS = 1_024

/** Packs `count` strings as `packStrings` does, and yields to the event loop: a million would hold the thread for a second. */
export async function packInSteps(
  count: number,
  stringAt: (index: number) => string,
  signal?: AbortSignal,
): Promise<PackedStrings> {
  const starts = Array.from({ length: Math.ceil(count / PACKED_STRINGS) }, (_, i) => i * PACKED_STRINGS)
  const packs = await mapYielding(
    starts,
    (from) => packStrings(Array.from({ length: Math.min(PACKED_STRINGS, count - from) }, (_, i) => stringAt(from + i))),
    signal,
  )
  const bytes = sharedUint8(packs.reduce((sum, pack) => sum + pack.bytes.length, 0))
  const offsets = sharedUint32(count + 1)
  let [string, at] = [0, 0]
  await forEachYielding(
    packs,
    (pack) => {
      bytes.set(pack.bytes, at)
      for (let i = 1; i <= packedCount(pack); i++) offsets[++string] = at + pack.offsets[i]!
      at += pack.bytes.length
    },
    signal,
  )
  return { bytes, offsets }
}
