import type { AnswerContext } from '../../answers/context.js'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import type { Project, StoredDocument } from '../../projects/project.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import type { DocumentOccurrences } from '../../snapshot/snapshot.js'
import { termId } from '../../snapshot/termTable.js'
import { documentPages } from '../documentPages.js'
import { onlyFields } from '../onlyFields.js'
import type { Positions } from '../operation.js'
import { packVector } from '../packVector.js'
import { positionsOf } from '../positions.js'
import { createRecordList, type RecordList } from '../recordList.js'
import { dateOf, extrasOf, languageOf, predictOf, subsetsOf, type WeightedTarget } from './documentForm.js'
import { ALL_DOCUMENTS } from './params.js'

/** A range of a text: start inclusive, end exclusive. */
export type Span = [start: number, end: number]

/**
 * An occurrence of a term. Our choice of tags: `T` for a term, `F` for a fragment; there is no part-of-speech tagging.
 */
export type TermTriple = [termId: string, tag: 'T' | 'F', span: Span]

/**
 * A document in the form of the legacy interface; keys that a build computes are present only for versions that were
 * built.
 */
export interface LegacyDocument {
  /** Identifier of the document. */
  _id: string
  /** The title; empty if none was given. */
  title: string
  /** The text as it was uploaded. */
  text: string
  /** Seconds since 1970; absent without a date, as existing scripts expect. */
  date?: number
  /** Includes `__all__`. */
  subsets: string[]
  /** Free-form origin, as it was uploaded. */
  source: unknown
  /** Target variables with their values. */
  predict: Record<string, WeightedTarget>
  /** Two-letter language code. */
  language: string
  /** In pack64 form; an empty string for a document without known terms. */
  vector?: string
  /** Occurrences of terms. */
  terms?: TermTriple[]
  /** Terms that occur inside longer terms. */
  fragments?: TermTriple[]
  /** Number of the build that made vector and terms. */
  assoc_version?: number
  [further: string]: unknown
}

/** A document as it was uploaded. */
export function renderUploaded(document: StoredDocument, projectLanguage: string): LegacyDocument {
  // A new object for each document, since callers may change answers.
  const { source = { type: 'Unknown' }, further } = extrasOf(document)
  const date = dateOf(document)
  return {
    ...further,
    _id: document.docId,
    title: document.title,
    text: document.text,
    ...(date !== undefined && { date }),
    subsets: [...subsetsOf(document), ALL_DOCUMENTS],
    source,
    predict: { ...predictOf(document) },
    language: languageOf(document) ?? projectLanguage,
  }
}

export interface RenderOptions {
  readonly project: Project
  readonly positions: Positions
  /** Requested keys; unknown ones are ignored. Default: all. */
  readonly fields?: readonly string[] | undefined
  /** Destination of the records. Default: a list for functions. */
  readonly records?: RecordList<LegacyDocument> | undefined
}

/** Built documents by their numbers, in order. */
export async function renderDocuments(
  context: AnswerContext,
  documents: ArrayLike<number>,
  { fields, records = createRecordList({}), ...options }: RenderOptions,
): Promise<LegacyDocument[]> {
  await forEachDocument(context, documents, { ...options, fields }, (document) =>
    records.add(onlyFields(document, fields)),
  )
  return records.finish()
}

/** Visits built documents by their numbers, in order, with all fields but terms and fragments that `fields` does not name. */
export async function forEachDocument(
  context: AnswerContext,
  documents: ArrayLike<number>,
  { project, positions, fields }: Omit<RenderOptions, 'records'>,
  visit: (document: LegacyDocument, i: number, positionOf: (unit: number) => number) => void,
): Promise<void> {
  const { snapshot, signal } = context
  const wantsTerms = fields === undefined || fields.includes('terms') || fields.includes('fragments')
  for (const { from, page } of documentPages(snapshot, documents)) {
    const stored = await project.documents(page.map((document) => snapshot.documents.keys[document]!))
    const vectors = await snapshot.documentVectors.of(page)
    const occurrences = wantsTerms ? await snapshot.occurrencesOf(page) : undefined
    await forEachYielding(
      page,
      (_, i) => {
        const positionOf = positionsOf(stored[i]!.text, positions)
        const record = {
          ...renderUploaded(stored[i]!, snapshot.info.language),
          vector: packVector(vectorOf(vectors, snapshot.space.axes, i)),
          ...(occurrences && renderTerms(context, occurrences[i]!, positionOf)),
          assoc_version: snapshot.info.number,
        }
        visit(record, from + i, positionOf)
      },
      signal,
    )
  }
}

function renderTerms(
  { snapshot: { terms: table } }: AnswerContext,
  { terms, starts, lengths, fragments }: DocumentOccurrences,
  positionOf: (unit: number) => number,
): { terms: TermTriple[]; fragments: TermTriple[] } {
  const found: { terms: TermTriple[]; fragments: TermTriple[] } = { terms: [], fragments: [] }
  for (const [i, term] of terms.entries()) {
    const id = termId(table, term)
    const span: Span = [positionOf(starts[i]!), positionOf(starts[i]! + lengths[i]!)]
    if (fragments[i] === 1) found.fragments.push([id, 'F', span])
    else found.terms.push([id, 'T', span])
  }
  return found
}
