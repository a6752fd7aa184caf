import * as relatedTerms from './answers/concepts/relatedTerms.js'
import * as countBlock from './answers/counts/countBlock.js'
import * as adjustDrivers from './answers/drivers/adjustDrivers.js'
import * as documentCosines from './answers/search/hybrid/documentCosines.js'
import * as findThemes from './answers/selection/findThemes.js'
import { collectGarbage } from './compute/collectGarbage.js'
import type { Kernel } from './compute/kernel.js'
import type { KernelOutputs, KernelTask } from './compute/pool.js'
import { leaveSlab } from './compute/slabs.js'
import * as candidatePairs from './indexing/incremental/candidatePairs.js'
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
import * as phrasesByLanguage from './indexing/phrases/phrasesByLanguage.js'
import * as unitTotals from './indexing/phrases/unitTotals.js'
import * as termIndex from './indexing/postings/termIndex.js'
import * as termTable from './indexing/postings/termTable.js'
import * as trainPredictors from './indexing/prediction/trainPredictors.js'
import * as sentimentKernels from './indexing/sentiment/sentimentKernels.js'
import * as termKinds from './indexing/sentiment/termKinds.js'
import * as termUsages from './indexing/sentiment/termUsages.js'
import * as cooccurrence from './indexing/vectors/cooccurrence.js'
import * as documentVectors from './indexing/vectors/documentVectors.js'
import * as joinRows from './indexing/vectors/joinRows.js'
import * as latentSemanticIndex from './indexing/vectors/latentSemanticIndex.js'
import * as mergeFamilies from './indexing/vectors/mergeFamilies.js'
import * as termVectors from './indexing/vectors/termVectors.js'
import * as extractTerms from './indexing/words/extractTerms.js'
import * as surfaceFormCounts from './indexing/words/surfaceFormCounts.js'
import * as termCounts from './indexing/words/termCounts.js'
import * as rowKernels from './math/linearAlgebra/rowKernels.js'
import * as nearestJoin from './snapshot/nearestJoin.js'
import * as quantizeVectors from './snapshot/quantizeVectors.js'

/** The modules that export kernels; `test/worker.test.ts` proves that none is missing. */
const modules: readonly Record<string, unknown>[] = [
  adjustDrivers,
  cooccurrence,
  countBlock,
  countPairs,
  candidatePairs,
  delta,
  documentCosines,
  documentVectors,
  extendColumns,
  extendPostings,
  extendSentiment,
  extendSpace,
  extendTerms,
  extractTerms,
  findThemes,
  joinRows,
  latentSemanticIndex,
  mergeFamilies,
  mergeUnits,
  nearestJoin,
  neighbourBlock,
  newPhrases,
  numberPairs,
  phraseRule,
  phrasesByLanguage,
  quantizeVectors,
  relatedTerms,
  rowKernels,
  sentimentKernels,
  surfaceFormCounts,
  termKinds,
  termUsages,
  termCounts,
  termIndex,
  termTable,
  termVectors,
  trainPredictors,
  unitTotals,
]

/** Every kernel by its name. */
export const kernels: ReadonlyMap<string, Kernel<unknown, unknown>> = new Map(
  modules
    .flatMap((module) => Object.values(module))
    .filter(isKernel)
    .map((kernel) => [kernel.name, kernel]),
)

let released = 0

/** The entry point of a worker thread: runs one task of the pool. */
export default async function runTask({ name, inputs, releases }: KernelTask): Promise<KernelOutputs<unknown>> {
  const found = kernels.get(name)
  if (found === undefined) throw new Error(`There is no kernel named ${name}.`)
  if (releases > released) {
    released = releases
    leaveSlab()
    await collectGarbage()
  }
  const from = performance.now()
  const outputs: unknown[] = []
  for (const input of inputs) outputs.push(await found.run(input))
  return { outputs, milliseconds: performance.now() - from }
}

function isKernel(value: unknown): value is Kernel<unknown, unknown> {
  const candidate = value as Partial<Kernel<unknown, unknown>> | null
  return typeof candidate === 'object' && typeof candidate?.name === 'string' && typeof candidate.run === 'function'
}
