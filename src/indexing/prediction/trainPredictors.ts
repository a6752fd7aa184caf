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

/** Texts are read in the languages of the build. */
interface TrainingRequest extends ProjectLanguages {
  /** What to learn; documents are numbered as in the snapshot. */
  readonly targets: readonly PredictionTarget[]
  /** Texts of documents, in the order asked for. */
  readonly readTexts: (documents: readonly number[]) => Promise<PredictorText[]>
  readonly documentVectors: Pick<DocumentVectors, 'of'>
  readonly axes: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Documents learnt from at most, evenly spread over those that tell anything: more of them hardly teach more. */
const MOST_DOCUMENTS = 50_000
/** Below this many a thread would cost more than it saves. */
const THREADED_DOCUMENTS = 500
/** Texts in one shard. */
const SHARD = 512
/** Words and pairs looked at, the most common ones, and the documents that each is in at least. SCIENCE: r .806 with all. */
const MOST_COLUMNS = 20_000
const LEAST_DOCUMENTS = 3
/** Power of the inverse document frequency in a word's weight: the best on three sets of reviews, flat around. */
const IDF_POWER = 0.75
/** Weight of the squares of weights: the best in cross-validation on three sets of reviews. */
const PENALTY = 0.7

/**
 * Learns to tell targets from texts: ridge regression over words, pairs of neighbours and the document's vector, for a
 * number once, for texts once a class against the others. The same documents give the same bytes whatever the number of
 * threads. Spec v4-legacy 4.6.
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
  const cases = targets.map((target) => casesOf(target, rowOf, documents.length))
  const fits = cases.flatMap(({ labels, weights }) =>
    labels.map((values) => ({ rows, columns: vocabulary.buckets.length, dense, axes, values, weights })),
  )
  const models = await compute.map(fitPredictor, fits, { signal })
  const predictors: [string, Predictor][] = targets.map((target, place) => {
    const own = models.splice(0, cases[place]!.labels.length)
    return [target.name, predictorOf(target, own)]
  })
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
  /** Place of each document's language; undefined where all have the first. */
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

/** Documents of one shard -> their words and pairs. */
export const readWords = kernel('build.readMarkedWords', async (input: ReadInput): Promise<WordCounts> => {
  const titles = unpackStrings(input.titles)
  const readers: MarkedReader[] = []
  for (const place of new Set(input.languageIndexes ?? [0])) {
    readers[place] = await cachedReader(input.languages[place]!)
  }
  const documents = unpackStrings(input.texts).map((text, row) => ({ title: titles[row]!, text }))
  return countMarkedWords((row) => readers[input.languageIndexes?.[row] ?? 0]!, documents)
})

/** Chooses the words and pairs to look at, and weighs them in every document. */
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

/** The documents' vectors: of unit length as the rows of their words, so that both count alike. */
async function denseRows(
  { documentVectors, axes }: TrainingRequest,
  documents: readonly number[],
): Promise<Float32Array> {
  const dense = sharedFloat32(documents.length * axes)
  const vectors = await documentVectors.of(documents)
  for (let row = 0; row < documents.length; row++) dense.set(vectorOf(vectors, axes, row), row * axes)
  return dense
}

/** What each model of a target is to give, and how much each document counts: 0 where it does not tell. */
function casesOf(
  target: PredictionTarget,
  rowOf: ReadonlyMap<number, number>,
  rows: number,
): { readonly labels: Float64Array[]; readonly weights: Float64Array } {
  const weights = sharedFloat64(rows)
  const count = target.kind === 'number' ? 1 : target.classes.length
  const labels = Array.from({ length: count }, () => sharedFloat64(rows))
  for (let i = 0; i < target.documents.length; i++) {
    const row = rowOf.get(target.documents[i]!)
    if (row === undefined) continue
    weights[row] = target.weights[i]!
    if (target.kind === 'number') labels[0]![row] = target.values[i]!
    else labels[target.values[i]!]![row] = 1
  }
  return { labels, weights }
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
  // A word that goes with the target is let free; one that seems not to is held back. Its weight takes the factor in.
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
