import { LEAST_WEIGHTED_SQUARE, normalize } from '../../math/linearAlgebra/normalize.js'
import { matchPhrases, openPhraseMatcher } from '../../snapshot/phrases.js'
import { termId, termNumber } from '../../snapshot/termTable.js'
import { weightInDocument } from '../../snapshot/termWeights.js'
import { analyzeText } from '../../text/analyze.js'
import { type ConceptParts, combineConcept, type TopicTexts } from '../concepts/combineConcept.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { analyzerFor } from '../textLanguage.js'

/** An occurrence of a term in a text: UTF-16 code units. */
export interface TextTerm {
  readonly termId: string
  readonly start: number
  readonly length: number
}

/** Occurrences of the project's terms in a text, terms and fragments, in the order of a build. */
export interface KnownOccurrences {
  /** Term numbers. */
  readonly terms: readonly number[]
  /** UTF-16 code units. */
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  /** Whether each is a fragment of a longer term. */
  readonly isFragment: readonly boolean[]
}

/** A text analyzed in the same way as the project's documents. */
export interface VectorizedText {
  readonly terms: readonly TextTerm[]
  readonly fragments: readonly TextTerm[]
  readonly known: KnownOccurrences
  /** Unit length; undefined when the space has none of its terms. */
  readonly vector: Float32Array | undefined
}

/** Further occurrences of a term in one text do not count, as in a build. */
const MOST_OCCURRENCES = 255

/**
 * Terms, fragments and vector of a text that is not a document, computed as in a build: the text of a document has the
 * vector of that document. `language` is the language of the text, if known. Words that the project does not have are
 * terms, but add nothing to the vector. Spec v5 4.1.
 */
export function vectorizeText(context: AnswerContext, text: string, language?: string): VectorizedText {
  const { terms: table } = context.snapshot
  const matcher = openPhraseMatcher(context.snapshot.phrases)
  const { termIds, starts, lengths, gaps } = analyzeText(analyzerFor(context, text, language), text)
  const numbers = termIds.map((id) => termNumber(table, id))
  const terms: TextTerm[] = []
  const fragments: TextTerm[] = []
  const known = { terms: [] as number[], starts: [] as number[], lengths: [] as number[], isFragment: [] as boolean[] }
  const frequencies = new Map<number, number>()
  let next = 0
  const addUnknown = (before: number): void => {
    for (; next < before; next++) {
      if (numbers[next]! >= 0) continue
      terms.push({ termId: termIds[next]!, start: starts[next]!, length: lengths[next]! })
    }
  }
  matchPhrases(matcher, { terms: numbers, gaps, from: 0, to: numbers.length }, (term, from, to, fragment) => {
    addUnknown(from)
    const start = starts[from]!
    const length = starts[to - 1]! + lengths[to - 1]! - start
    ;(fragment ? fragments : terms).push({ termId: termId(table, term), start, length })
    known.terms.push(term)
    known.starts.push(start)
    known.lengths.push(length)
    known.isFragment.push(fragment)
    frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  })
  addUnknown(numbers.length)
  return { terms, fragments, known, vector: textVector(context, frequencies) }
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

/** unit(sum (1 + ln f) x idf x original length x term vector), the common direction removed, unit again. */
function textVector({ snapshot }: AnswerContext, frequencies: ReadonlyMap<number, number>): Float32Array | undefined {
  const { space, documents, terms } = snapshot
  const { axes, commonDirection } = space
  const sum = new Float64Array(axes)
  // In the order of term numbers, as a build adds them.
  for (const [term, count] of [...frequencies].sort(([a], [b]) => a - b)) {
    if (term >= space.termCount) break
    const frequency = 1 + Math.log(Math.min(count, MOST_OCCURRENCES))
    const weight = frequency * weightInDocument(terms, term, documents.count) * space.termLengths[term]!
    for (let axis = 0; axis < axes; axis++) sum[axis]! += weight * space.termVectors[term * axes + axis]!
  }
  if (!normalize(sum, LEAST_WEIGHTED_SQUARE)) return undefined
  let along = 0
  for (let axis = 0; axis < axes; axis++) along += sum[axis]! * commonDirection[axis]!
  for (let axis = 0; axis < axes; axis++) sum[axis]! -= along * commonDirection[axis]!
  return normalize(sum, LEAST_WEIGHTED_SQUARE) ? new Float32Array(sum) : undefined
}
