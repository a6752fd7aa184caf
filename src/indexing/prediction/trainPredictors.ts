import type { Compute } from '../../compute/compute.js'
import { kernel } from '../../compute/kernel.js'
import { inlineCompute } from '../../compute/pool.js'
import { type PackedStrings, packStrings, sharedFloat32, sharedFloat64, unpackStrings } from '../../compute/shared.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import { fitRidge, signalShares } from '../../math/statistics/regression.js'
import { type DocumentVectors, vectorOf } from '../../snapshot/documentVectors.js'
import {
  countMarkedWords,
  type Predictor,
  type PredictorModel,
  type PredictorSet,
  type PredictorText,
  type PredictorVocabulary,
  type WordCounts,
  weighWords,
} from '../../snapshot/predictor.js'
import { BUCKETS, createMarkedReader, type MarkedReader } from '../../text/negationMarks.js'
import { type OpenedTokenizer, receiveTokenizer, tokenizerMessage } from '../../text/tokenization/customTokenizer.js'
import { languageIndexes, languagesOf, type ProjectLanguages } from '../words/documentLanguages.js'
import type { ReaderLanguage } from '../words/shardReaders.js'
import { IN_PROCESS_DOCUMENTS, processTokenizer, tokenizerCompute } from '../words/tokenizerCompute.js'
import type { PredictionTarget } from './predictorTargets.js'

/** Texts are tokenized in the languages of the build. */
interface TrainingRequest extends ProjectLanguages {
  /** The targets; documents are numbered as in the snapshot. */
  readonly targets: readonly PredictionTarget[]
  /** Texts of documents, in the requested order. */
  readonly readTexts: (documents: readonly number[]) => Promise<PredictorText[]>
  readonly documentVectors: Pick<DocumentVectors, 'of'>
  readonly axes: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * Maximum number of training documents, evenly spread over those with a value of any target; more improve the models
 * only slightly.
 */
const MOST_DOCUMENTS = 50_000
/** With fewer documents, a thread would cost more than it saves. */
const THREADED_DOCUMENTS = 500
/** Number of texts in a shard. */
const SHARD = 512
/**
 * Maximum number of features (words and pairs), the most frequent ones, and their minimum number of documents. With all
 * features the correlation is 0.806.
 */
const MOST_COLUMNS = 20_000
const LEAST_DOCUMENTS = 3
/**
 * Exponent of the inverse document frequency in the weight of a word: the best on three sets of reviews, with a flat
 * optimum.
 */
const IDF_POWER = 0.75
/** Ridge penalty: the best in cross-validation on three sets of reviews. */
const PENALTY = 0.7

/**
 * Trains models that predict targets from texts: ridge regression on words, pairs of neighbouring words, and the
 * document vector. A number target has one model; a text target has one model per class against all others. The same
 * documents give the same bytes for any number of threads. Spec v4-legacy 4.6.
 */
export async function trainPredictors(request: TrainingRequest): Promise<PredictorSet> {
  const { targets, axes, signal } = request
  const documents = spread(
    [...new Set(targets.flatMap(({ documents }) => Array.from(documents)))].sort((a, b) => a - b),
    MOST_DOCUMENTS,
  )
  const compute = documents.length < THREADED_DOCUMENTS ? inlineCompute : request.compute
  const reading = tokenizerCompute(processTokenizer(languagesOf(request)), compute)
  const words = await reading.map(readWords, pagesOf(request, documents), { signal })
  const { vocabulary, rows } = await compute.run(selectVocabulary, { words }, { signal })
  const dense = await denseRows(request, documents)
  const rowOf = new Map(documents.map((document, row) => [document, row]))
  const features = { rows, columns: vocabulary.buckets.length, dense, axes }
  // Made one by one: the cases of all models take memory for every document and class.
  function* fits(): Generator<FitInput> {
    for (const target of targets) {
      for (const cases of casesOf(target, rowOf, documents.length)) yield { ...features, ...cases }
    }
  }
  const models = await compute.map(fitPredictor, fits(), { signal })
  const predictors: [string, Predictor][] = targets.map((target) => [
    target.name,
    predictorOf(target, models.splice(0, modelsOf(target))),
  ])
  return { vocabulary, axes, predictors: Object.fromEntries(predictors) }
}

/** At most `limit` of the numbers, evenly spread. */
function spread(numbers: readonly number[], limit: number): number[] {
  if (numbers.length <= limit) return [...numbers]
  return Array.from({ length: limit }, (_, i) => numbers[Math.floor((i * numbers.length) / limit)]!)
}

async function* pagesOf(request: TrainingRequest, documents: readonly number[]): AsyncGenerator<ReadInput> {
  const own = languagesOf(request)
  const languages = own.map(({ language, tokenizer }) => ({
    language,
    tokenizer: tokenizer && tokenizerMessage(tokenizer),
  }))
  const shard = processTokenizer(own) === undefined ? SHARD : IN_PROCESS_DOCUMENTS
  for (let at = 0; at < documents.length; at += shard) {
    const read = await request.readTexts(documents.slice(at, at + shard))
    const [titles, texts] = [packStrings(read.map(({ title }) => title)), packStrings(read.map(({ text }) => text))]
    yield { languages, languageIndexes: languageIndexes(read, languages), titles, texts }
  }
}

interface ReadInput {
  readonly languages: readonly ReaderLanguage[]
  /** Index of the language of each document; undefined if all have the first. */
  readonly languageIndexes: Uint8Array | undefined
  readonly titles: PackedStrings
  readonly texts: PackedStrings
}

interface RememberedReader {
  readonly tokenizer: OpenedTokenizer | undefined
  readonly reader: MarkedReader
}

/** Readers of this thread by language. */
const remembered = new Map<string, RememberedReader>()

async function cachedReader({ language, tokenizer: message }: ReaderLanguage): Promise<MarkedReader> {
  const tokenizer = await receiveTokenizer(message)
  let known = remembered.get(language)
  if (known === undefined || known.tokenizer?.tokenize !== tokenizer?.tokenize) {
    known = { tokenizer, reader: createMarkedReader(language, tokenizer) }
    remembered.set(language, known)
  }
  return known.reader
}

/** Extracts the words and pairs of the documents of one shard. */
export const readWords = kernel('build.readMarkedWords', async (input: ReadInput): Promise<WordCounts> => {
  const titles = unpackStrings(input.titles)
  const readers: MarkedReader[] = []
  for (const index of new Set(input.languageIndexes ?? [0])) {
    readers[index] = await cachedReader(input.languages[index]!)
  }
  const documents = unpackStrings(input.texts).map((text, row) => ({ title: titles[row]!, text }))
  return countMarkedWords((row) => readers[input.languageIndexes?.[row] ?? 0]!, documents)
})

/** Selects the features, and computes their weights in every document. */
export const selectVocabulary = kernel(
  'build.prepareMarkedWords',
  ({ words }: { readonly words: readonly WordCounts[] }): { vocabulary: PredictorVocabulary; rows: SparseRows } => {
    const found = new Uint32Array(BUCKETS)
    let documents = 0
    for (const { offsets, buckets } of words) {
      documents += offsets.length - 1
      for (const bucket of buckets) found[bucket]!++
    }
    const common: number[] = []
    for (let bucket = 0; bucket < BUCKETS; bucket++) if (found[bucket]! >= LEAST_DOCUMENTS) common.push(bucket)
    common.sort((a, b) => found[b]! - found[a]! || a - b)
    const buckets = Uint32Array.from(common.slice(0, MOST_COLUMNS)).sort()
    const weights = Float32Array.from(buckets, (bucket) => Math.log((documents + 1) / found[bucket]!) ** IDF_POWER)
    const vocabulary = { buckets, weights }
    return { vocabulary, rows: weighWords(words, vocabulary) }
  },
)

/** The document vectors, of unit length like the rows of features, so that both count equally. */
async function denseRows(
  { documentVectors, axes }: TrainingRequest,
  documents: readonly number[],
): Promise<Float32Array> {
  const dense = sharedFloat32(documents.length * axes)
  const vectors = await documentVectors.of(documents)
  for (let row = 0; row < documents.length; row++) dense.set(vectorOf(vectors, axes, row), row * axes)
  return dense
}

/** Number of models of a target. */
const modelsOf = (target: PredictionTarget): number => (target.kind === 'number' ? 1 : target.classes.length)

/** The target value of each document for one model after the other, and the weights of documents: 0 for one without a value. */
export function* casesOf(
  target: PredictionTarget,
  rowOf: ReadonlyMap<number, number>,
  rows: number,
): Generator<Pick<FitInput, 'values' | 'weights'>> {
  const weights = sharedFloat64(rows)
  /** Rows of the documents; -1 for one that does not take part. */
  const ownRows = Int32Array.from(target.documents, (document) => rowOf.get(document) ?? -1)
  for (let i = 0; i < ownRows.length; i++) if (ownRows[i]! >= 0) weights[ownRows[i]!] = target.weights[i]!
  for (let model = 0; model < modelsOf(target); model++) {
    const values = sharedFloat64(rows)
    for (let i = 0; i < ownRows.length; i++) {
      if (ownRows[i]! < 0) continue
      const value = target.values[i]!
      values[ownRows[i]!] = target.kind === 'number' ? value : Number(value === model)
    }
    yield { values, weights }
  }
}

interface FitInput {
  readonly rows: SparseRows
  readonly columns: number
  readonly dense: Float32Array
  readonly axes: number
  readonly values: Float64Array
  readonly weights: Float64Array
}

/** One linear model. */
export const fitPredictor = kernel('build.fitPredictor', (input: FitInput): PredictorModel => {
  const { rows, columns, dense, axes, values, weights } = input
  // Each feature is scaled by its correlation with the target, which reduces the penalty of correlated features. The
  // factor is included in the weights.
  const factors = signalShares(rows, columns, values, weights).map(Math.sqrt)
  const sparse = { ...rows, values: rows.values.map((value, i) => value * factors[rows.columns[i]!]!) }
  const features = { sparse, columns, dense: { values: dense, axes } }
  const model = fitRidge(features, values, { penalty: PENALTY, caseWeights: weights })
  const shared = sharedFloat32(model.weights.length)
  for (let column = 0; column < shared.length; column++) {
    shared[column] = model.weights[column]! * (column < columns ? factors[column]! : 1)
  }
  return { weights: shared, intercept: model.intercept }
})

function predictorOf(target: PredictionTarget, models: readonly PredictorModel[]): Predictor {
  if (target.kind === 'text') return { kind: 'text', models, classes: target.classes }
  let [minimum, maximum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of target.values) {
    minimum = Math.min(minimum, value)
    maximum = Math.max(maximum, value)
  }
  return { kind: 'number', models: [models[0]!], range: [minimum, maximum] }
}
