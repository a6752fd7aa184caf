import { yieldIfSpent } from '../../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import type { Snapshot } from '../../../snapshot/snapshot.js'
import { findStemFamilies, type StemFamilies } from '../../../snapshot/stemFamilies.js'

/** Two numbers of 32 bits for each term. */
const TERM_BYTES = 8

const familySlot = cacheSlot<'families', { readonly found: Promise<StemFamilies>; readonly terms: number }>({
  name: 'stem families',
  bytesOf: ({ terms }) => terms * TERM_BYTES,
})

/** The terms of a snapshot that share a stem. Computed on first use, yielding to the event loop at intervals. */
export function stemFamilies({ cache, terms }: Snapshot): Promise<StemFamilies> {
  let families = cache.get(familySlot, 'families')
  if (families === undefined) {
    families = { found: findFamilies(terms.stemHashes), terms: terms.count }
    cache.set(familySlot, 'families', families)
  }
  return families.found
}

async function findFamilies(hashes: Uint32Array): Promise<StemFamilies> {
  const steps = findStemFamilies(hashes)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldIfSpent()
  }
}
