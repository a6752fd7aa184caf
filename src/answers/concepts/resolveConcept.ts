import { cacheSlot } from '../../compute/slotCache.js'
import { squaredLength } from '../../math/linearAlgebra/normalize.js'
import { readVectorsOf } from '../../snapshot/laterParts.js'
import { matchPhrases, openPhraseMatcher } from '../../snapshot/phrases.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { hasVector, termDisplay, termId, termVector } from '../../snapshot/termTable.js'
import { inverseDocumentFrequency } from '../../snapshot/termWeights.js'
import type { AnswerContext } from '../context.js'
import { createTextReader, forEachReading, type TextReader, type TextReading } from '../readText.js'
import { backgroundVector } from './backgroundVector.js'

/** A requested concept: its texts, and the properties of a shared concept. Spec v5 2.4, 2.13. */
export interface ConceptInput {
  readonly texts: readonly string[]
  readonly name?: string | undefined
  readonly color?: string | undefined
  readonly sharedConceptId?: string | undefined
}

/** A term of a concept; `term` is -1 when no document of the project has it. */
export interface ConceptTerm {
  readonly id: string
  readonly term: number
}

/** A concept with its terms and its vector in a snapshot. */
export interface Concept extends ConceptInput {
  readonly exactTerms: readonly ConceptTerm[]
  readonly excludedTerms: readonly ConceptTerm[]
  /** Unit length; undefined when nothing is known about any exact term. */
  readonly vector: Float32Array | undefined
  /** 0 unless the concept is one of the project's terms. */
  readonly relevance: number
}

/**
 * Resolves texts to terms. Each text is analyzed as in a build: phrases are recognized, longest first, and words
 * outside phrases are terms; all are joined by OR. A text that starts with `-` excludes its terms. In a project of
 * several languages `analyzersFor` selects the analyzers of a text. Spec v5 2.4.
 *
 * Our choice: a word that the project does not have remains among the exact terms, because it is the meaning of the
 * text. It matches nothing exactly; if general word vectors know it, it has related terms.
 */
export function resolveConcept(context: AnswerContext, input: ConceptInput): Concept {
  const { texts, name, color, sharedConceptId } = input
  return cachedConcept(context, ['concept', texts, name, color, sharedConceptId], () => {
    const terms = readTexts(context, texts)
    return { ...input, ...terms, vector: conceptVector(context, terms.exactTerms), relevance: 0 }
  })
}

/** The terms of a concept. */
type TermsOfConcept = Pick<Concept, 'exactTerms' | 'excludedTerms'>

/** The terms of texts. */
function readTexts(context: AnswerContext, texts: readonly string[], read?: TextReader): TermsOfConcept {
  const exactTerms = new Map<string, ConceptTerm>()
  const excludedTerms = new Map<string, ConceptTerm>()
  for (const text of texts) {
    const [said, terms] = text.startsWith('-') ? [text.slice(1), excludedTerms] : [text, exactTerms]
    if (read === undefined) forEachReading(context, said, (reading) => addTerms(context, reading, terms))
    else for (const reading of read(said)) addTerms(context, reading, terms)
  }
  return { exactTerms: [...exactTerms.values()], excludedTerms: [...excludedTerms.values()] }
}

/**
 * The concept of a search. If its texts are a single term, it has the relevance of that term. `read` shares the words
 * of its texts with other parts of the question. Spec v5 2.4.
 */
export function resolveSearch(context: AnswerContext, { texts }: ConceptInput, read?: TextReader): Concept {
  const readConcept = () => searchConcept(context, texts, readTexts(context, texts, read))
  return cachedConcept(context, searchKey(texts), readConcept)
}

/**
 * `resolveSearch` in a snapshot that may not have read all vectors of terms: reads those that the concept and its related terms
 * need. Reads long texts in steps.
 */
export async function openSearch(
  context: AnswerContext,
  { texts }: ConceptInput,
  read = createTextReader(context),
): Promise<Concept> {
  const { snapshot } = context
  const { later } = snapshot
  // What is cached has been read.
  if (isCached(context, searchKey(texts))) return resolveSearch(context, { texts })
  await read.readLong(texts)
  if (later === undefined || later.areVectorsRead()) return resolveSearch(context, { texts }, read)
  const terms = readTexts(context, texts, read)
  const numbers = [...terms.exactTerms, ...terms.excludedTerms].map(({ term }) => term)
  await readVectorsOf(snapshot, numbers)
  return cachedConcept(context, searchKey(texts), () => searchConcept(context, texts, terms))
}

const searchKey = (texts: readonly string[]): readonly unknown[] => ['search', texts]

function searchConcept(context: AnswerContext, texts: readonly string[], terms: TermsOfConcept): Concept {
  const { exactTerms, excludedTerms } = terms
  const term = exactTerms[0]?.term ?? -1
  const isSingle = texts.length === 1 && exactTerms.length === 1 && term >= 0
  const relevance = isSingle ? context.snapshot.terms.relevances[term]! : 0
  return { texts, exactTerms, excludedTerms, vector: conceptVector(context, exactTerms), relevance }
}

/** Bytes of an object with two fields and of a short list. */
const OBJECT_BYTES = 64
/** The vector in pack64 form, which an answer attaches to a cached concept. */
const PACKED_BYTES = 1_000
/** A concept of one term, whose vector is that of the snapshot, with the vector in pack64 form. */
const TERM_CONCEPT_BYTES = 1_000

/** Concepts by the JSON of their texts. */
const conceptSlot = cacheSlot<string, Concept>({ name: 'concepts', bytesOf: conceptBytes })
/** Concepts of single terms, by term number. */
const termConceptSlot = cacheSlot<number, Concept>({ name: 'term concepts', bytesOf: () => TERM_CONCEPT_BYTES })

/** Approximate bytes of a cached concept, whose texts are also in the key. */
function conceptBytes({ exactTerms, excludedTerms, vector }: Concept, key: string): number {
  let bytes = PACKED_BYTES + 4 * key.length + (vector?.byteLength ?? 0)
  for (const terms of [exactTerms, excludedTerms]) for (const { id } of terms) bytes += OBJECT_BYTES + 2 * id.length
  return bytes
}

const isCached = ({ snapshot: { cache } }: AnswerContext, parts: readonly unknown[]): boolean =>
  cache.get(conceptSlot, JSON.stringify(parts)) !== undefined

function cachedConcept(
  { snapshot: { cache } }: AnswerContext,
  parts: readonly unknown[],
  make: () => Concept,
): Concept {
  const key = JSON.stringify(parts)
  let concept = cache.get(conceptSlot, key)
  if (concept === undefined) {
    concept = make()
    cache.set(conceptSlot, key, concept)
  }
  return concept
}

/** The concept of one of the project's terms, named by its most common surface text. Cached. */
export function termConcept({ snapshot }: AnswerContext, term: number): Concept {
  const { cache } = snapshot
  let concept = cache.get(termConceptSlot, term)
  if (concept === undefined) {
    concept = makeTermConcept(snapshot, term)
    cache.set(termConceptSlot, term, concept)
  }
  return concept
}

/** More concepts than this are made anew for each question: they would evict all others from the cache. */
const MOST_CACHED = 8_192

/** Gives the function that makes the concepts of `count` terms: with the cache, or without it where they are too many. */
export const termConcepts = (context: AnswerContext, count: number): ((term: number) => Concept) =>
  count > MOST_CACHED ? (term) => makeTermConcept(context.snapshot, term) : (term) => termConcept(context, term)

const makeTermConcept = ({ terms, space }: Pick<Snapshot, 'terms' | 'space'>, term: number): Concept => ({
  texts: [termDisplay(terms, term)],
  exactTerms: [{ id: termId(terms, term), term }],
  excludedTerms: [],
  vector: termVector(space, term),
  relevance: terms.relevances[term]!,
})

/** Numbers of the terms that the project has. */
export function knownTerms(terms: readonly ConceptTerm[]): number[] {
  return terms.filter(({ term }) => term >= 0).map(({ term }) => term)
}

/** Adds the terms of a text by their ids in their order, without fragments of phrases. */
function addTerms(
  { snapshot }: AnswerContext,
  { ids, terms: numbers, words }: TextReading,
  terms: Map<string, ConceptTerm>,
): void {
  const found = numbers.map((number, word): ConceptTerm | undefined =>
    number < 0 ? { id: ids[word]!, term: -1 } : undefined,
  )
  const matcher = openPhraseMatcher(snapshot.phrases)
  const read = { terms: numbers, gaps: words.gaps, from: 0, to: numbers.length }
  matchPhrases(matcher, read, (term, from, to, fragment) => {
    if (!fragment) found[from] = { id: to === from + 1 ? ids[from]! : termId(snapshot.terms, term), term }
  })
  for (const term of found) if (term !== undefined) terms.set(term.id, term)
}

/**
 * unit(sum over terms of idf x natural length x unit vector), idf = ln((N+1)/(n+0.5)); a single term has its own unit
 * vector. The common direction of documents is not removed: document vectors have no component along it, so it cannot
 * change their order, and a concept of one term has the vector of that term. A term without a vector in the project has
 * its general word vector, with natural length 1.
 */
function conceptVector(context: AnswerContext, terms: readonly ConceptTerm[]): Float32Array | undefined {
  const { space, documents, terms: table } = context.snapshot
  const known = knownTerms(terms).filter((term) => hasVector(space, term))
  const general = generalVectors(context, terms)
  if (known.length === 1 && general.length === 0) return termVector(space, known[0]!)
  if (known.length === 0 && general.length === 1) return general[0]!.vector
  const { axes, termVectors } = space
  const sum = new Float64Array(axes)
  for (const term of known) {
    const idf = inverseDocumentFrequency(documents.count, table.totalDocCounts[term]!)
    const weight = idf * space.termLengths[term]!
    for (let axis = 0, at = term * axes; axis < axes; axis++, at++) sum[axis]! += weight * termVectors[at]!
  }
  for (const { term, vector } of general) {
    const idf = inverseDocumentFrequency(documents.count, table.totalDocCounts[term] ?? 0)
    for (let axis = 0; axis < axes; axis++) sum[axis]! += idf * vector[axis]!
  }
  const length = Math.sqrt(squaredLength(sum))
  if (!(length > 0)) return undefined
  // A loop is faster than a typed array made from one of another type.
  const vector = new Float32Array(axes)
  for (let axis = 0; axis < axes; axis++) vector[axis] = sum[axis]! / length
  return vector
}

/** Terms with a general word vector only. */
function generalVectors(
  context: AnswerContext,
  terms: readonly ConceptTerm[],
): { readonly term: number; readonly vector: Float32Array }[] {
  const { background, snapshot } = context
  if (background === undefined) return []
  return terms.flatMap(({ id, term }) => {
    const vector = hasVector(snapshot.space, term) ? undefined : backgroundVector(context, id)
    return vector === undefined ? [] : [{ term, vector }]
  })
}
