import * as themes from './answers/concepts/findThemes.js'
import * as relatedTerms from './answers/concepts/relatedTerms.js'
import * as adjustDrivers from './answers/drivers/adjustDrivers.js'
import * as sharedSpaces from './answers/search/hybrid/queryVectors.js'
import type { Kernel } from './compute/kernel.js'
import type { KernelTask } from './compute/pool.js'
import * as delta from './indexing/incremental/delta.js'
import * as extendColumns from './indexing/incremental/extendColumns.js'
import * as extendPostings from './indexing/incremental/extendPostings.js'
import * as extendSentiment from './indexing/incremental/extendSentiment.js'
import * as extendSpace from './indexing/incremental/extendSpace.js'
import * as extendTerms from './indexing/incremental/extendTerms.js'
import * as newPhrases from './indexing/incremental/newPhrases.js'
import * as countPairs from './indexing/phrases/countPairs.js'
import * as mergeUnits from './indexing/phrases/mergeUnits.js'
import * as neighbourBlock from './indexing/phrases/neighbourBlock.js'
import * as numberPairs from './indexing/phrases/numberPairs.js'
import * as phraseRule from './indexing/phrases/phraseRule.js'
import * as unitTotals from './indexing/phrases/unitTotals.js'
import * as termIndex from './indexing/postings/termIndex.js'
import * as termTable from './indexing/postings/termTable.js'
import * as predictors from './indexing/prediction/trainPredictors.js'
import * as sentiment from './indexing/sentiment/buildSentiment.js'
import * as cooccurrence from './indexing/vectors/cooccurrence.js'
import * as documentVectors from './indexing/vectors/documentVectors.js'
import * as joinRows from './indexing/vectors/joinRows.js'
import * as ranking from './indexing/vectors/latentSemanticIndex.js'
import * as vectors from './indexing/vectors/termVectors.js'
import * as terms from './indexing/words/extractTerms.js'
import * as counts from './indexing/words/termCounts.js'
import * as math from './math/linearAlgebra/symmetricEigen.js'
import * as quantizeVectors from './snapshot/quantizeVectors.js'

/** Door of a thread: every kernel exported by a room that has some is found by its name. */
const rooms: readonly Record<string, unknown>[] = [
  adjustDrivers,
  cooccurrence,
  countPairs,
  counts,
  delta,
  documentVectors,
  extendColumns,
  extendPostings,
  extendSentiment,
  extendSpace,
  extendTerms,
  joinRows,
  math,
  mergeUnits,
  neighbourBlock,
  newPhrases,
  numberPairs,
  phraseRule,
  predictors,
  ranking,
  relatedTerms,
  quantizeVectors,
  sentiment,
  sharedSpaces,
  termIndex,
  terms,
  termTable,
  themes,
  unitTotals,
  vectors,
]

const kernels = new Map<string, Kernel<unknown, unknown>>()
for (const room of rooms) {
  for (const value of Object.values(room)) if (isKernel(value)) kernels.set(value.name, value)
}

/** Runs one task of the pool. */
export default function runTask({ name, input }: KernelTask): unknown {
  const found = kernels.get(name)
  if (found === undefined) throw new Error(`There is no kernel named ${name}.`)
  return found.run(input)
}

function isKernel(value: unknown): value is Kernel<unknown, unknown> {
  const candidate = value as Partial<Kernel<unknown, unknown>> | null
  return typeof candidate === 'object' && typeof candidate?.name === 'string' && typeof candidate.run === 'function'
}
