import * as candidatePairs from './incremental/candidatePairs.js'
import * as delta from './incremental/delta.js'
import * as extendColumns from './incremental/extendColumns.js'
import * as extendOccurrences from './incremental/extendOccurrences.js'
import * as extendPostings from './incremental/extendPostings.js'
import * as extendSentiment from './incremental/extendSentiment.js'
import * as extendSpace from './incremental/extendSpace.js'
import * as extendTerms from './incremental/extendTerms.js'
import * as foldInTerms from './incremental/foldInTerms.js'
import * as newPhrases from './incremental/newPhrases.js'
import * as resumeSentiment from './incremental/resumeSentiment.js'
import * as countPairs from './phrases/countPairs.js'
import * as mergeUnits from './phrases/mergeUnits.js'
import * as neighbourBlock from './phrases/neighbourBlock.js'
import * as numberPairs from './phrases/numberPairs.js'
import * as phraseRule from './phrases/phraseRule.js'
import * as phrasesByLanguage from './phrases/phrasesByLanguage.js'
import * as unitTotals from './phrases/unitTotals.js'
import * as concatenateOccurrences from './postings/concatenateOccurrences.js'
import * as invert from './postings/invert.js'
import * as nameTerms from './postings/nameTerms.js'
import * as termTable from './postings/termTable.js'
import * as trainPredictors from './prediction/trainPredictors.js'
import * as codeCosines from './vectors/codeCosines.js'
import * as commonDirection from './vectors/commonDirection.js'
import * as cooccurrence from './vectors/cooccurrence.js'
import * as copyNumbers from './vectors/copyNumbers.js'
import * as documentVectors from './vectors/documentVectors.js'
import * as joinRows from './vectors/joinRows.js'
import * as latentSemanticIndex from './vectors/latentSemanticIndex.js'
import * as mergeFamilies from './vectors/mergeFamilies.js'
import * as relatedFloors from './vectors/relatedFloors.js'
import * as termVectors from './vectors/termVectors.js'
import * as weighDocuments from './vectors/weighDocuments.js'
import * as extractTerms from './words/extractTerms.js'
import * as shardTerms from './words/shardTerms.js'
import * as surfaceFormCounts from './words/surfaceFormCounts.js'
import * as termNumbers from './words/termNumbers.js'
import * as vocabularies from './words/vocabularies.js'

/** The modules with the kernels of core builds. */
export const kernelModules = [
  candidatePairs,
  delta,
  extendColumns,
  extendOccurrences,
  extendPostings,
  extendSentiment,
  extendSpace,
  extendTerms,
  foldInTerms,
  newPhrases,
  resumeSentiment,
  countPairs,
  mergeUnits,
  neighbourBlock,
  numberPairs,
  phraseRule,
  phrasesByLanguage,
  unitTotals,
  concatenateOccurrences,
  invert,
  nameTerms,
  termTable,
  trainPredictors,
  codeCosines,
  cooccurrence,
  commonDirection,
  copyNumbers,
  documentVectors,
  joinRows,
  latentSemanticIndex,
  mergeFamilies,
  relatedFloors,
  termVectors,
  weighDocuments,
  extractTerms,
  surfaceFormCounts,
  shardTerms,
  termNumbers,
  vocabularies,
]
