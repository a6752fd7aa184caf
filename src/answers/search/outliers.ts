import stringify from 'fast-json-stable-stringify'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { cacheSlot } from '../../compute/slotCache.js'
import { type DocumentSet, documentSet, everyDocument } from '../../snapshot/documentSet.js'
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

/** Outliers by the key of their definition. */
const outlierSlot = cacheSlot<string, DocumentSet>({
  name: 'outliers',
  bytesOf: ({ bits }, key) => bits.byteLength + key.length,
})

/** A short key of a definition, for caches. */
export const outlierKey = (definition: OutlierDefinition): string => stringify(definition)

/** The documents that no concept of the definition matches; computed once per snapshot. */
export async function findOutliers(context: AnswerContext, definition: OutlierDefinition): Promise<DocumentSet> {
  const { cache } = context.snapshot
  const key = outlierKey(definition)
  let outliers = cache.get(outlierSlot, key)
  if (outliers === undefined) {
    outliers = await unmatched(context, definition)
    cache.set(outlierSlot, key, outliers)
  }
  return outliers
}

async function unmatched(context: AnswerContext, { concepts, matchType }: OutlierDefinition): Promise<DocumentSet> {
  const everything = allDocuments(context.snapshot)
  const bits = everyDocument(everything.count)
  const resolved = concepts.map((concept) => resolveConcept(context, concept))
  const related = await relateConcepts(context, resolved)
  const walker = createWalker(context.snapshot, everything)
  await forEachYielding(
    resolved,
    (concept, i) => {
      const exactEnd = walker.findConcept(concept, related[i]!)
      const from = matchType === 'conceptual' ? exactEnd : 0
      const to = matchType === 'exact' ? exactEnd : walker.length()
      for (let index = from; index < to; index++) {
        const document = walker.found[index]!
        bits[document >>> 5]! &= ~(1 << (document & 31))
      }
    },
    context.signal,
  )
  return documentSet(bits, everything.count)
}
