import type { Compute } from '../../compute/compute.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedUint8 } from '../../compute/shared.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { createKindFinder, type KindSource } from '../../snapshot/termKinds.js'
import { rememberedScorers } from '../../text/sentiment/rememberedScorers.js'

/** Terms of a kernel: some 20 ms of work. */
const TERMS_AT_ONCE = 4_096

interface KindInput extends Omit<KindSource, 'scorers'> {
  /** Codes of the languages of the project, its first language first. */
  readonly languages: readonly string[]
  /** By term; 0 where the kind is looked for. */
  readonly kinds: Uint8Array
  readonly from: number
  readonly to: number
}

/** Finds the kinds of a range of terms that have none yet. */
export const findKinds = fillKernel(
  'sentiment.findKinds',
  ({ kinds, from, to }: KindInput) => rangeOf(from, to, kinds),
  async ({ terms, usages, languages, kinds, from, to }: KindInput): Promise<null> => {
    const scorers = await rememberedScorers(languages)
    const codeOf = createKindFinder({ terms, scorers, usages })
    for (let term = from; term < to; term++) if (kinds[term] === 0) kinds[term] = codeOf(term)
    return null
  },
)

interface KindRequest {
  readonly snapshot: Pick<Snapshot, 'info' | 'terms'>
  readonly usages: Uint8Array
  /** Kinds that are known; 0 where they are not. */
  readonly known: Uint8Array | undefined
}

/** The code of the kind of each term. */
export async function kindsOfTerms(
  { snapshot: { info, terms }, usages, known }: KindRequest,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<Uint8Array> {
  const kinds = known ?? sharedUint8(terms.count)
  const { ids, displays, surfaceOffsets, surfaceTexts, surfaceCounts } = terms
  const texts = { ids, displays, surfaceOffsets, surfaceTexts, surfaceCounts }
  const languages = [info.language, ...(info.otherLanguages ?? [])]
  const inputs: KindInput[] = []
  for (let from = 0; from < terms.count; from += TERMS_AT_ONCE) {
    const to = Math.min(terms.count, from + TERMS_AT_ONCE)
    if (kinds.subarray(from, to).includes(0)) inputs.push({ terms: texts, usages, languages, kinds, from, to })
  }
  await compute.map(findKinds, inputs, { signal })
  return kinds
}
