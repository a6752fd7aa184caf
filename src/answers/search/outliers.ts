import stringify from 'fast-json-stable-stringify'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { sharedUint8 } from '../../compute/shared.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { allDocuments } from '../../snapshot/filter.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import { resolveConcept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker } from '../counts/matchWalker.js'
import type { MatchType } from './matchScore.js'

/** Definition of outliers: documents that none of these concepts matches. */
export interface OutlierDefinition {
  readonly concepts: readonly { readonly texts: readonly string[] }[]
  /** Which matches count: exact ones, only conceptual ones, or either. */
  readonly matchType: MatchType
}

/** Outliers by the key of their definition, one byte per document. */
const outlierSlot = cacheSlot<string, Uint8Array>({
  name: 'outliers',
  bytesOf: (members, key) => members.byteLength + key.length,
})

/** A short key of a definition, for caches. */
export const outlierKey = (definition: OutlierDefinition): string => stringify(definition)

/** The documents that no concept of the definition matches, one byte per document; computed once per snapshot. */
export async function findOutliers(context: AnswerContext, definition: OutlierDefinition): Promise<Uint8Array> {
  const { cache } = context.snapshot
  const key = outlierKey(definition)
  let members = cache.get(outlierSlot, key)
  if (members === undefined) {
    members = await unmatched(context, definition)
    cache.set(outlierSlot, key, members)
  }
  return members
}

async function unmatched(context: AnswerContext, { concepts, matchType }: OutlierDefinition): Promise<Uint8Array> {
  const everything = allDocuments(context.snapshot)
  const members = sharedUint8(everything.count).fill(1)
  const resolved = concepts.map((concept) => resolveConcept(context, concept))
  const related = await relateConcepts(context, resolved)
  const walker = createWalker(context.snapshot, everything)
  await forEachYielding(
    resolved,
    (concept, i) => {
      const exactEnd = walker.findConcept(concept, related[i]!)
      const from = matchType === 'conceptual' ? exactEnd : 0
      const to = matchType === 'exact' ? exactEnd : walker.length()
      for (let index = from; index < to; index++) members[walker.found[index]!] = 0
    },
    context.signal,
  )
  return members
}
