import { mapInSteps } from '../../compute/eventLoopBudget.js'
import type { TermLessons } from '../../snapshot/snapshot.js'
import { relateConcepts } from '../concepts/relatedTerms.js'
import { type Concept, knownTerms } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { LONG_TEXT } from '../readText.js'
import { analyzerFor } from '../textLanguage.js'
import { ConceptMatcher, type TextMatch } from './conceptMatcher.js'
import { type KnownOccurrences, occurrenceSteps, readOccurrences } from './readOccurrences.js'
import { type TextSentiment, TextSentimentReader } from './textSentiment.js'
import { textVector } from './textVector.js'

/** A text to read, with its language if known. */
export interface UnreadText {
  readonly text: string
  readonly language?: string | undefined
}

/** A concept that a text matches, with the sentiment of the text about it. */
export interface ReadMatch extends TextMatch {
  /** -1, 0 or 1; undefined without an exact match, and unless sentiment is requested. */
  readonly sentiment: number | undefined
}

/** What a built project reads in a text that it does not store. */
export interface ReadText {
  /** The language that it was read in. */
  readonly language: string
  readonly known: KnownOccurrences
  /**
   * Unit length; undefined when the space has none of its terms, and unless it is requested or concepts are matched. The
   * next text overwrites it.
   */
  readonly vector: Float32Array | undefined
  /** Matched concepts, highest score first. */
  readonly matches: readonly ReadMatch[]
  /** Undefined unless requested. */
  readonly sentiment: TextSentiment | undefined
}

export interface ReadingRequest {
  /** Concepts to match; none if matches are not wanted. */
  readonly concepts: readonly Concept[]
  /** Number of best matches to give; default: all. */
  readonly limit?: number | undefined
  /** What the sentiment build has learned; undefined: no sentiment. */
  readonly lessons?: TermLessons | undefined
  /** Whether the vector of each text is requested. */
  readonly withVectors?: boolean | undefined
}

/**
 * Reads texts as a build reads documents, without storing them: terms, vector, matched concepts and sentiment. Returns
 * what `take` makes of each. Long texts are read in steps.
 */
export async function readTexts<Value>(
  context: AnswerContext,
  texts: readonly UnreadText[],
  request: ReadingRequest,
  take: (read: ReadText, index: number) => Generator<void, Value>,
): Promise<Value[]> {
  const { snapshot, signal } = context
  const { concepts, limit, lessons, withVectors = concepts.length > 0 } = request
  const matcher = new ConceptMatcher(concepts, await relateConcepts(context, concepts))
  const exactTerms = concepts.map((concept) => new Set(knownTerms(concept.exactTerms)))
  const languages = [context.analyzer, ...(context.otherAnalyzers ?? [])].map(({ language }) => language)
  const sentiments = lessons && (await TextSentimentReader.open(languages, lessons))
  const shared = new Float32Array(snapshot.space.axes)
  function* read({ text, language: given }: UnreadText): Generator<void, ReadText> {
    const analyzer = analyzerFor(context, text, given)
    const { language } = analyzer
    const isLong = text.length >= LONG_TEXT
    const known = isLong ? yield* occurrenceSteps(context, analyzer, text) : readOccurrences(context, analyzer, text)
    const vector = withVectors ? textVector(snapshot, known, shared) : undefined
    const sentiment = isLong
      ? sentiments && (yield* sentiments.readSteps(text, language, known))
      : sentiments?.read(text, language, known)
    const found = matcher.match(known.distinct, vector, limit)
    const means =
      sentiment !== undefined && found.some(({ isExact }) => isExact) ? meansOf(known, sentiment) : undefined
    const matches = found.map(({ concept, isExact, score }): ReadMatch => {
      const about = isExact && means !== undefined ? signAbout(exactTerms[concept]!, known, means) : undefined
      return { concept, isExact, score, sentiment: about }
    })
    return { language, known, vector, matches, sentiment }
  }
  function* readAndTake(text: UnreadText, index: number): Generator<void, Value> {
    return yield* take(yield* read(text), index)
  }
  return await mapInSteps(texts, readAndTake, signal)
}

/** Mean label x confidence of the occurrences of each different term of a text. */
function meansOf(
  { indexes, distinct, counts }: KnownOccurrences,
  { labels, confidences }: TextSentiment,
): readonly number[] {
  const means = distinct.map(() => 0)
  for (let at = 0; at < indexes.length; at++) means[indexes[at]!]! += labels[at]! * confidences[at]!
  for (let index = 0; index < means.length; index++) means[index]! /= counts[index]!
  return means
}

/** The sign of the sum of the means of a concept's exact terms, as `countSentiment` counts documents. Spec v5 2.12. */
function signAbout(exactTerms: ReadonlySet<number>, { distinct }: KnownOccurrences, means: readonly number[]): number {
  let total = 0
  for (let index = 0; index < distinct.length; index++) if (exactTerms.has(distinct[index]!)) total += means[index]!
  return Math.sign(total)
}
