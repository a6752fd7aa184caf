import * as candidatePairs from './incremental/candidatePairs.js'
import * as delta from './incremental/delta.js'
import * as extendColumns from './incremental/extendColumns.js'
import * as extendPostings from './incremental/extendPostings.js'
import * as extendSentiment from './incremental/extendSentiment.js'
import * as extendSpace from './incremental/extendSpace.js'
import * as extendTerms from './incremental/extendTerms.js'
import * as newPhrases from './incremental/newPhrases.js'
import * as resumeSentiment from './incremental/resumeSentiment.js'
import * as countPairs from './phrases/countPairs.js'
import * as mergeUnits from './phrases/mergeUnits.js'
import * as neighbourBlock from './phrases/neighbourBlock.js'
import * as numberPairs from './phrases/numberPairs.js'
import * as phraseRule from './phrases/phraseRule.js'
import * as phrasesByLanguage from './phrases/phrasesByLanguage.js'
import * as unitTotals from './phrases/unitTotals.js'
import * as termIndex from './postings/termIndex.js'
import * as termTable from './postings/termTable.js'
import * as trainPredictors from './prediction/trainPredictors.js'
import * as codeCosines from './vectors/codeCosines.js'
import * as cooccurrence from './vectors/cooccurrence.js'
import * as documentVectors from './vectors/documentVectors.js'
import * as joinRows from './vectors/joinRows.js'
import * as latentSemanticIndex from './vectors/latentSemanticIndex.js'
import * as mergeFamilies from './vectors/mergeFamilies.js'
import * as termVectors from './vectors/termVectors.js'
import * as extractTerms from './words/extractTerms.js'
import * as surfaceFormCounts from './words/surfaceFormCounts.js'
import * as termCounts from './words/termCounts.js'

/** The modules with the kernels of core builds. */
export const kernelModules = [
  candidatePairs,
  delta,
  extendColumns,
  extendPostings,
  extendSentiment,
  extendSpace,
  extendTerms,
  newPhrases,
  resumeSentiment,
  countPairs,
  mergeUnits,
  neighbourBlock,
  numberPairs,
  phraseRule,
  phrasesByLanguage,
  unitTotals,
  termIndex,
  termTable,
  trainPredictors,
  codeCosines,
  cooccurrence,
  documentVectors,
  joinRows,
  latentSemanticIndex,
  mergeFamilies,
  termVectors,
  extractTerms,
  surfaceFormCounts,
  termCounts,
]
