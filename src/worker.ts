import * as adjustDrivers from './answers/adjustDrivers.js'
import * as relatedTerms from './answers/relatedTerms.js'
import * as sharedSpaces from './answers/sharedSpaces.js'
import * as themes from './answers/themes.js'
import * as cooccurrence from './build/cooccurrence.js'
import * as counts from './build/counts.js'
import * as documentVectors from './build/documentVectors.js'
import * as delta from './build/extend/delta.js'
import * as extendColumns from './build/extend/extendColumns.js'
import * as extendPostings from './build/extend/extendPostings.js'
import * as extendSentiment from './build/extend/extendSentiment.js'
import * as extendSpace from './build/extend/extendSpace.js'
import * as extendTerms from './build/extend/extendTerms.js'
import * as newPhrases from './build/extend/newPhrases.js'
import * as joinRows from './build/joinRows.js'
import * as countPairs from './build/phrases/countPairs.js'
import * as mergeUnits from './build/phrases/mergeUnits.js'
import * as neighbourBlock from './build/phrases/neighbourBlock.js'
import * as numberPairs from './build/phrases/numberPairs.js'
import * as phraseRule from './build/phrases/phraseRule.js'
import * as unitTotals from './build/phrases/unitTotals.js'
import * as predictors from './build/predictors.js'
import * as ranking from './build/ranking.js'
import * as sentiment from './build/sentiment.js'
import * as termIndex from './build/termIndex.js'
import * as terms from './build/terms.js'
import * as termTable from './build/termTable.js'
import * as vectors from './build/vectors.js'
import type { Kernel } from './compute/kernel.js'
import type { KernelTask } from './compute/pool.js'
import * as math from './math/svd.js'
import * as roundVectors from './snapshot/roundVectors.js'

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
  roundVectors,
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
