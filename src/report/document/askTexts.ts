import { setImmediate as nextTurn } from 'node:timers/promises'
import { CLEAR_Q } from '../certainty.js'
import type { ReportField } from '../reportDocument.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { ReportEvidence, ReportMark, ReportText } from '../reportTexts.js'
import { type ChosenConcept, selectorOf } from './chooseConcepts.js'
import { dateOf, scoreOf } from './readScores.js'
import type { ReportedProject } from './reportedProject.js'
import { shortenText } from './shortenText.js'

export interface TextsRequest {
  readonly filter: readonly FilterConstraint[]
  readonly concepts: readonly ChosenConcept[]
  readonly fields: readonly ReportField[]
  readonly dateField: string | undefined
  readonly scoreField: string | undefined
  readonly sentiment: boolean
}

/** Texts of the report, and for each concept the places of its documents in them. */
export interface Texts {
  readonly documents: readonly ReportText[]
  readonly byConcept: readonly ConceptTexts[]
}

export interface ConceptTexts {
  readonly documents: readonly number[]
  readonly negative: readonly number[]
  readonly positive: readonly number[]
}

/** Documents shown for a concept. */
const SHOWN = 20

/** Characters of all texts together, so that a report of long texts stays small. */
const MOST_CHARACTERS = 380_000

/** A text is not shortened below this length. */
const SHORTEST = 240

/** Marks that are made in a turn of the event loop. */
const MARKS_A_TURN = 4_096

/** What the report says of a document. */
const FIELDS = [
  ...(['doc_id', 'title', 'text', 'metadata', 'terms', 'fragments'] as const),
  ...(['sentiment', 'sentiment_confidence'] as const),
] as const

type DocumentRecord = Awaited<ReturnType<ReportedProject['docs']['search']>>['result'][number]
type FoundDocument = Pick<DocumentRecord, (typeof FIELDS)[number]>

/** The documents that match each concept best, and examples of its sentiment; without concepts the first documents. */
export async function askTexts(project: ReportedProject, request: TextsRequest): Promise<Texts> {
  const found = new Map<string, FoundDocument>()
  const ids: { documents: string[]; negative: string[]; positive: string[] }[] = []
  for (const { texts } of request.concepts) {
    ids.push({ documents: await addDocuments(project, request, { found, texts }), negative: [], positive: [] })
  }
  await addDocuments(project, request, { found, texts: undefined })
  if (request.sentiment) await addExamples(project, request, { found, ids })
  const shown = ids.map(({ documents, negative, positive }) => new Set([...documents, ...negative, ...positive]))
  const isMarked = (concept: number, id: string): boolean =>
    shown[concept]!.has(id) || isClear(request.concepts[concept]!)
  const places = new Map([...found.keys()].map((id, place) => [id, place]))
  const placesOf = (list: readonly string[]): number[] => list.map((id) => places.get(id)!)
  return {
    documents: await renderTexts([...found.values()], request, isMarked),
    byConcept: ids.map(({ documents, negative, positive }) => ({
      documents: placesOf(documents),
      negative: placesOf(negative),
      positive: placesOf(positive),
    })),
  }
}

const termIdsOf = (concepts: readonly ChosenConcept[]): string[] => concepts.flatMap(({ termIds }) => termIds)

/**
 * Finds the documents of a search, or without texts the first documents, and returns their ids. Adds documents that were not found
 * before to `found`: the mentions of all concepts in a document are asked for once, however many concepts find it.
 */
async function addDocuments(
  project: ReportedProject,
  { filter, concepts, sentiment }: TextsRequest,
  { found, texts }: { readonly found: Map<string, FoundDocument>; readonly texts: readonly string[] | undefined },
): Promise<string[]> {
  const question = {
    ...(texts !== undefined && { search: { texts: [...texts] }, match_type: 'exact' as const }),
    filter: [...filter],
  }
  const { result } = await project.docs.search({ ...question, limit: SHOWN, fields: ['doc_id'] })
  const ids = result.map(({ doc_id }) => doc_id)
  for (const [offset, end] of runsOf(ids, (id) => !found.has(id))) {
    const page = await project.docs.search({
      ...question,
      offset,
      limit: end - offset,
      include_sentiment_on_concepts: sentiment,
      include_sentiment_words: sentiment,
      only_terms: termIdsOf(concepts),
      fields: FIELDS,
    })
    for (const document of page.result) found.set(document.doc_id, document)
  }
  // A build that ends meanwhile may change what is found.
  return ids.filter((id) => found.has(id))
}

/** The longest ranges of a list whose items all pass. */
function runsOf<Item>(items: readonly Item[], passes: (item: Item) => boolean): [from: number, to: number][] {
  const runs: [from: number, to: number][] = []
  for (const [i, item] of items.entries()) {
    if (!passes(item)) continue
    if (runs.at(-1)?.[1] === i) runs.at(-1)![1] = i + 1
    else runs.push([i, i + 1])
  }
  return runs
}

/** Adds the engine's examples of what is said about each concept. */
async function addExamples(
  project: ReportedProject,
  { filter, concepts }: TextsRequest,
  { found, ids }: { found: Map<string, FoundDocument>; ids: { negative: string[]; positive: string[] }[] },
): Promise<void> {
  const { match_counts } = await project.concepts.sentiment({
    concept_selector: selectorOf(concepts),
    filter: [...filter],
    include_examples: true,
    include_sentiment_words: true,
    only_terms: termIdsOf(concepts),
  })
  for (const [i, { example_documents = [] }] of match_counts.entries()) {
    for (const document of example_documents) {
      const { sentiment } = document.example_details
      if (sentiment === 'neutral') continue
      found.set(document.doc_id, document)
      ids[i]![sentiment].push(document.doc_id)
    }
  }
}

/** Whether a document marks a concept: where it is shown for it; clear drivers are marked in all documents. */
type IsMarked = (concept: number, docId: string) => boolean

const isClear = ({ driver }: ChosenConcept): boolean => driver !== undefined && driver.q < CLEAR_Q

/** Documents as the report has them, all shortened alike where they are too long together. */
async function renderTexts(
  documents: readonly FoundDocument[],
  request: TextsRequest,
  isMarked: IsMarked,
): Promise<ReportText[]> {
  const places = new Map<string, number>()
  for (const [concept, { termIds }] of request.concepts.entries()) for (const id of termIds) places.set(id, concept)
  const longest = longestFitting(documents.map(({ text }) => text.length))
  const rendered: ReportText[] = []
  for (const document of documents) {
    const { doc_id, title, text, metadata } = document
    // A document may have a thousand fields.
    await nextTurn()
    const marked = { text, ...(await marksOf(document, places, isMarked)) }
    rendered.push({
      doc_id,
      title,
      ...shortenText(marked, longest),
      score: scoreOf(metadata, request.scoreField),
      date: dateOf(metadata, request.dateField),
      values: valuesOf(metadata, request.fields),
    })
  }
  return rendered
}

/** The length to which texts are shortened so that all of them fit. */
export function longestFitting(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b)
  let left = MOST_CHARACTERS
  for (const [i, length] of sorted.entries()) {
    const share = left / (sorted.length - i)
    if (length > share) return Math.max(SHORTEST, Math.floor(share))
    left -= length
  }
  return sorted.at(-1) ?? SHORTEST
}

/** The values of each string field. Reads each value once: there may be a thousand, and as many fields. */
export function valuesOf(
  metadata: FoundDocument['metadata'],
  fields: readonly Pick<ReportField, 'name' | 'type'>[],
): string[] {
  const byName = new Map<string, string>()
  for (const { name, value } of metadata) {
    const before = byName.get(name)
    byName.set(name, before === undefined ? String(value) : `${before}, ${value}`)
  }
  return fields.filter(({ type }) => type === 'string').map(({ name }) => byName.get(name) ?? '')
}

/** More concepts than a report has. */
const CONCEPTS = 1e6

const SIGNS = { negative: -1, neutral: 0, positive: 1 } as const

/** Where the concepts of the report are in a text, the longer ones first, and the words that carry their sentiment. */
async function marksOf(
  { doc_id, terms, fragments }: FoundDocument,
  places: ReadonlyMap<string, number>,
  isMarked: IsMarked,
): Promise<Pick<ReportText, 'marks' | 'evidence'>> {
  const marks: ReportMark[] = []
  const evidence = new Map<number, ReportEvidence>()
  for (const { term_id, start, end, sentiment, sentiment_confidence = 0, sentiment_words = [] } of [
    ...terms,
    ...fragments,
  ]) {
    const concept = places.get(term_id)
    if (concept === undefined || end <= start || !isMarked(concept, doc_id)) continue
    const sign = sentiment === undefined ? 0 : SIGNS[sentiment]
    marks.push([start, end, concept, sign, Math.round(100 * sentiment_confidence)])
    if (marks.length % MARKS_A_TURN === 0) await nextTurn()
    for (const word of sentiment_words) {
      evidence.set(word.start * CONCEPTS + concept, [word.start, word.end, sign, concept])
    }
  }
  return {
    marks: marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]),
    evidence: [...evidence.values()].sort((a, b) => a[0] - b[0]),
  }
}
