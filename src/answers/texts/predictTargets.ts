import { inSteps, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { type LinearModel, predictLinear } from '../../math/statistics/regression.js'
import { countMarkedWords, type PredictorModel, type PredictorSet, weighWords } from '../../snapshot/predictor.js'
import type { Analyzer } from '../../text/analyzer.js'
import { createMarkedReader, type MarkedReader } from '../../text/negationMarks.js'
import type { AnswerContext } from '../context.js'
import { analyzerFor } from '../textLanguage.js'
import { vectorizeSteps } from './vectorizeText.js'

/** A document that is not stored. */
export interface UnseenDocument {
  readonly title: string
  readonly text: string
  /** Two-letter code of its language, if known. */
  readonly language?: string | undefined
  /** Its vector in the project's space; default: the vector of its text. */
  readonly vector?: Float32Array | undefined
}

/** The predicted values of one document, by target. */
export type PredictedValues = Record<string, number | string>

/** Most documents per step, and the characters that end one: a few milliseconds of work, but for a long text. */
const DOCUMENTS_AT_ONCE = 50
const CHARACTERS_AT_ONCE = 10_000

function* pagesOf(documents: readonly UnseenDocument[]): Generator<readonly UnseenDocument[]> {
  let from = 0
  let characters = 0
  for (const [i, { title, text }] of documents.entries()) {
    characters += title.length + text.length
    if (i + 1 - from < DOCUMENTS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    yield documents.slice(from, i + 1)
    from = i + 1
    characters = 0
  }
  if (from < documents.length) yield documents.slice(from)
}

/**
 * Predicts values of documents with a trained predictor: numbers within the range of the training data, and the most
 * likely class for texts. Spec v4-legacy 4.6.
 */
export async function predictTargets(
  context: AnswerContext,
  set: PredictorSet,
  documents: readonly UnseenDocument[],
): Promise<PredictedValues[]> {
  const readers = new Map<Analyzer, MarkedReader>()
  const readerOf = ({ text, language }: UnseenDocument): MarkedReader => {
    const analyzer = analyzerFor(context, text, language)
    const reader = readers.get(analyzer) ?? createMarkedReader(analyzer.language, analyzer.tokenizer)
    readers.set(analyzer, reader)
    return reader
  }
  const models = new Map<PredictorModel, LinearModel>()
  for (const { models: own } of Object.values(set.predictors)) {
    for (const model of own) models.set(model, { ...model, weights: Float64Array.from(model.weights) })
  }
  const predictions: PredictedValues[] = []
  for (const page of pagesOf(documents)) {
    const words = countMarkedWords((row) => readerOf(page[row]!), page)
    const values = new Float32Array(page.length * set.axes)
    for (const [row, { text, language, vector: sent }] of page.entries()) {
      const vector = sent ?? (await inSteps(vectorizeSteps(context, text, language), context.signal)).vector
      if (vector !== undefined) values.set(vector, row * set.axes)
    }
    const features = {
      sparse: weighWords([words], set.vocabulary),
      columns: set.vocabulary.buckets.length,
      dense: { values, axes: set.axes },
    }
    const rows = page.map(() => new Map<string, number | string>())
    for (const [name, predictor] of Object.entries(set.predictors)) {
      const scores = predictor.models.map((model) => predictLinear(models.get(model)!, features))
      for (const [row, prediction] of rows.entries()) {
        if (predictor.kind === 'number') {
          const [minimum, maximum] = predictor.range
          prediction.set(name, Math.min(maximum, Math.max(minimum, scores[0]![row]!)))
        } else {
          let best = 0
          for (let index = 1; index < scores.length; index++)
            if (scores[index]![row]! > scores[best]![row]!) best = index
          prediction.set(name, predictor.classes[best]!)
        }
      }
    }
    predictions.push(...rows.map((row) => Object.fromEntries(row)))
    await yieldIfSpent(context.signal)
  }
  return predictions
}
