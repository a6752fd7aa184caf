import { mapYielding } from '../../compute/eventLoopBudget.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { analyzerFor } from '../textLanguage.js'
import { ConceptMatcher, type TextMatch } from './conceptMatcher.js'
import { type TextSentiment, TextSentimentReader } from './textSentiment.js'
import { type VectorizedText, vectorizeText } from './vectorizeText.js'

/** A text to read, with its language if known. */
export interface UnreadText {
  readonly text: string
  readonly language?: string | undefined
}

/** What a built project reads in a text that it does not store. */
export interface ReadText extends VectorizedText {
  /** The language that it was read in. */
  readonly language: string
  /** Matched concepts, highest score first. */
  readonly matches: readonly TextMatch[]
  /** Undefined unless requested. */
  readonly sentiment: TextSentiment | undefined
}

export interface ReadingRequest {
  readonly concepts: readonly Concept[]
  /** Polarities that the sentiment build has learned, by term; undefined: no sentiment. */
  readonly learnedPolarities?: ArrayLike<number> | undefined
}

/** Reads texts as a build reads documents, without storing them: terms, vector, matched concepts and sentiment. */
export async function readTexts(
  context: AnswerContext,
  texts: readonly UnreadText[],
  { concepts, learnedPolarities }: ReadingRequest,
): Promise<ReadText[]> {
  const matcher = new ConceptMatcher(concepts, await relateConcepts(context, concepts))
  const languages = [context.analyzer, ...(context.otherAnalyzers ?? [])].map(({ language }) => language)
  const sentiment = learnedPolarities && (await TextSentimentReader.open(languages, learnedPolarities))
  const read = ({ text, language: given }: UnreadText): ReadText => {
    const { language } = analyzerFor(context, text, given)
    const vectorized = vectorizeText(context, text, language)
    const { known, vector } = vectorized
    return {
      ...vectorized,
      language,
      matches: matcher.match(known.terms, vector),
      sentiment: sentiment?.read(text, language, known),
    }
  }
  return await mapYielding(texts, read, context.signal)
}

/**
 * The sentiment of a text about a concept: the sign of the sum, over the concept's exact terms, of the mean label x
 * confidence of the term's occurrences, as `countSentiment` counts documents. Spec v5 2.12.
 */
export function sentimentOfConcept(
  { exactTerms }: Concept,
  { known }: VectorizedText,
  { mentions }: TextSentiment,
): number {
  const terms = new Set(knownTerms(exactTerms))
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [at, term] of known.terms.entries()) {
    if (!terms.has(term)) continue
    const { label, confidence } = mentions[at]!
    const { sum, count } = sums.get(term) ?? { sum: 0, count: 0 }
    sums.set(term, { sum: sum + label * confidence, count: count + 1 })
  }
  let total = 0
  for (const { sum, count } of sums.values()) total += sum / count
  return Math.sign(total)
}
