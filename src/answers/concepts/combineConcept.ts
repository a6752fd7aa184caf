import { normalize, unitVector } from '../../math/linearAlgebra/normalize.js'
import { removeDirections } from '../../math/linearAlgebra/vectors.js'
import { termNumber, termVector } from '../../snapshot/termTable.js'
import type { AnswerContext } from '../context.js'
import { backgroundVector } from './backgroundVector.js'
import { type Concept, type ConceptTerm, resolveConcept } from './resolveConcept.js'

/** The parts of a search; their vectors are summed. */
export interface ConceptParts {
  readonly texts?: readonly string[] | undefined
  /** Term ids; with `~` in front the opposite of the term. */
  readonly terms?: readonly string[] | undefined
  /** Vectors in the space, of any length. */
  readonly vectors?: readonly Float32Array[] | undefined
  readonly concepts?: readonly Concept[] | undefined
}

export interface CombinedParts extends ConceptParts {
  /** Its vector is subtracted. */
  readonly negative?: ConceptParts | undefined
  /** Its direction is removed from the vector. */
  readonly zero?: ConceptParts | undefined
}

/**
 * Combines several parts to one concept: unit(sum of the unit vectors of the parts - that of `negative`), then without
 * any component along the parts of `zero`, and normalized again. Its exact terms are those of texts, terms and
 * concepts; opposites, `negative` and `zero` change only the vector. Spec v4-legacy 4.2, 4.4.
 */
export function combineConcept(context: AnswerContext, { negative, zero, ...parts }: CombinedParts): Concept {
  const { axes } = context.snapshot.space
  const named = resolveParts(context, parts)
  const sum = sumOf(named.vectors, axes)
  if (negative !== undefined) {
    const less = sumOf(resolveParts(context, negative).vectors, axes)
    for (let axis = 0; axis < axes; axis++) sum[axis]! -= less[axis]!
  }
  if (zero !== undefined) removeSpan(sum, resolveParts(context, zero).vectors)
  return {
    texts: parts.texts ?? [],
    exactTerms: [...new Map(named.terms.map((term) => [term.id, term])).values()],
    excludedTerms: [],
    vector: unitVector(sum),
    relevance: 0,
  }
}

/** The parts of a topic's concept: its text, minus `negative`, orthogonal to `zero`. Spec v4-legacy 4.4. */
export interface TopicTexts {
  readonly text: string
  readonly negative?: string | undefined
  readonly zero?: string | undefined
}

/** The concept of a topic; without a vector when the snapshot has none for any of its words. */
export function topicConcept(context: AnswerContext, { text, negative, zero }: TopicTexts): Concept {
  return combineConcept(context, {
    texts: [text],
    negative: negative === undefined ? undefined : { texts: [negative] },
    zero: zero === undefined ? undefined : { texts: [zero] },
  })
}

/** Terms and unit vectors of parts, in the order texts, terms, vectors, concepts. */
function resolveParts(
  context: AnswerContext,
  { texts = [], terms = [], vectors = [], concepts = [] }: ConceptParts,
): { readonly terms: ConceptTerm[]; readonly vectors: Float32Array[] } {
  const { snapshot } = context
  const found: { terms: ConceptTerm[]; vectors: Float32Array[] } = { terms: [], vectors: [] }
  const add = (vector: Float32Array | undefined): void => {
    const known = vector && unitVector(vector)
    if (known !== undefined) found.vectors.push(known)
  }
  const addConcept = ({ exactTerms, vector }: Concept): void => {
    found.terms.push(...exactTerms)
    add(vector)
  }
  // Texts have no operators here: a leading `-` does not exclude terms.
  for (const text of texts) addConcept(resolveConcept(context, { texts: [text.startsWith('-') ? ` ${text}` : text] }))
  for (const sent of terms) {
    const isOpposite = sent.startsWith('~')
    const id = isOpposite ? sent.slice(1) : sent
    const term = termNumber(snapshot.terms, id)
    const vector = termVector(snapshot.space, term) ?? backgroundVector(context, id)
    add(isOpposite ? vector?.map((value) => -value) : vector)
    if (!isOpposite) found.terms.push({ id, term })
  }
  for (const vector of vectors) add(vector)
  for (const concept of concepts) addConcept(concept)
  return found
}

function sumOf(vectors: readonly Float32Array[], axes: number): Float64Array {
  const sum = new Float64Array(axes)
  for (const vector of vectors) for (let axis = 0; axis < axes; axis++) sum[axis]! += vector[axis]!
  return sum
}

/** Removes from a vector its component in the span of other vectors, which need not be orthogonal (Gram-Schmidt). */
function removeSpan(vector: Float64Array, others: readonly Float32Array[]): void {
  const basis: Float64Array[] = []
  for (const other of others) {
    const next = Float64Array.from(other)
    removeDirections(next, basis)
    if (normalize(next)) basis.push(next)
  }
  removeDirections(vector, basis)
}
