import { rangeSteps, runSteps } from '../../compute/eventLoopBudget.js'
import { termId } from '../../snapshot/termTable.js'
import { type ConceptParts, combineConcept, type TopicTexts } from '../concepts/combineConcept.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { LONG_TEXT } from '../readText.js'
import { analyzerFor } from '../textLanguage.js'
import { type KnownOccurrences, occurrenceSteps, readOccurrences, type TakeWords } from './readOccurrences.js'
import { textVector } from './textVector.js'

/** An occurrence of a term in a text: UTF-16 code units. */
export interface TextTerm {
  readonly termId: string
  readonly start: number
  readonly length: number
}

/** A text analyzed in the same way as the project's documents. */
export interface VectorizedText {
  readonly terms: readonly TextTerm[]
  readonly fragments: readonly TextTerm[]
  readonly known: KnownOccurrences
  /** Unit length; undefined when the space has none of its terms. */
  readonly vector: Float32Array | undefined
}

/** Terms that are listed at a time. */
const TERMS_A_STEP = 2_000

/**
 * Terms, fragments and vector of a text that is not a document, computed as in a build: the text of a document has the
 * vector of that document. Words that the project does not have are terms, but add nothing to the vector. Spec v5 4.1.
 */
export function vectorizeText(context: AnswerContext, text: string): VectorizedText {
  return runSteps(vectorizeSteps(context, text))
}

/**
 * `vectorizeText` in steps, of which a short text takes one; other texts may be read meanwhile. `language` is the language of the text,
 * if known.
 */
export function* vectorizeSteps(
  context: AnswerContext,
  text: string,
  language?: string,
): Generator<void, VectorizedText> {
  const { snapshot } = context
  const analyzer = analyzerFor(context, text, language)
  const unknown: TextTerm[] = []
  const takeUnknown: TakeWords = ({ surfaces, starts, lengths, length }, numbers) => {
    for (let word = 0; word < length; word++) {
      if (numbers[word]! >= 0) continue
      const termId = analyzer.termIds[analyzer.surfaceTerms[surfaces[word]!]!]!
      unknown.push({ termId, start: starts[word]!, length: lengths[word]! })
    }
  }
  const known =
    text.length < LONG_TEXT
      ? readOccurrences(context, analyzer, text, takeUnknown)
      : yield* occurrenceSteps(context, analyzer, text, takeUnknown)
  const terms: TextTerm[] = []
  const fragments: TextTerm[] = []
  let next = 0
  yield* rangeSteps(known.terms.length, TERMS_A_STEP, (from, to) => {
    for (let at = from; at < to; at++) {
      const start = known.starts[at]!
      while (next < unknown.length && unknown[next]!.start < start) terms.push(unknown[next++]!)
      const list = known.isFragment[at] ? fragments : terms
      list.push({ termId: termId(snapshot.terms, known.terms[at]!), start, length: known.lengths[at]! })
    }
  })
  for (; next < unknown.length; next++) terms.push(unknown[next]!)
  return { terms, fragments, known, vector: textVector(snapshot, known) }
}

/**
 * The concept of a text that is not a document, analyzed as a document: with all its occurrences, not its distinct
 * words.
 */
export function textConcept(context: AnswerContext, text: string): Concept {
  const { vector } = vectorizeText(context, text)
  return { texts: [text], exactTerms: [], excludedTerms: [], vector, relevance: 0 }
}

/**
 * A topic whose texts are analyzed as documents; texts with the same words have the same vector. Spec v4-legacy 4.4.
 */
export function topicAsDocument(context: AnswerContext, { text, negative, zero }: TopicTexts): Concept {
  const partsOf = (part: string): ConceptParts => {
    const { vector } = vectorizeText(context, part)
    return { vectors: vector === undefined ? [] : [vector] }
  }
  return combineConcept(context, {
    ...partsOf(text),
    negative: negative === undefined ? undefined : partsOf(negative),
    zero: zero === undefined ? undefined : partsOf(zero),
  })
}
