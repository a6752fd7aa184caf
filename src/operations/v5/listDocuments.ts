import type { AnswerContext } from '../../answers/context.js'
import type { Explanation } from '../../answers/search/explainScore.js'
import type * as SentimentWords from '../../answers/sentiment/sentimentWords.js'
import type * as KeyPhrases from '../../answers/terms/keyPhrases.js'
import { type ExpansionRequest, expandKeywords } from '../../answers/terms/keywordExpansion.js'
import { forEachInSteps } from '../../compute/eventLoopBudget.js'
import type { Project, StoredDocument } from '../../projects/project.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import type { SentimentLayer, TermTable } from '../../snapshot/snapshot.js'
import { termNumber } from '../../snapshot/termTable.js'
import { documentPages } from '../documentPages.js'
import type { Positions } from '../operation.js'
import { createRecordList, type RecordList } from '../recordList.js'
import {
  type DocumentParts,
  type DocumentRecord,
  type RequestedKeys,
  renderDocument,
  requestedKeys,
} from './renderDocuments.js'

export interface DocumentOptions {
  readonly project: Project
  readonly positions: Positions
  /** Requested keys; unknown ones are ignored, and all others are left out. Default: all. */
  readonly fields?: readonly string[] | undefined
  /** Adds sentiment to documents, their terms and fragments. */
  readonly sentiment?: SentimentLayer | undefined
  /** Adds to each term and fragment the words that carry its sentiment; only with `sentiment`. */
  readonly sentimentWords?: boolean | undefined
  /** The terms whose occurrences are listed. Default: all. */
  readonly onlyTerms?: ReadonlySet<number> | undefined
  /** `match_score` by index in the list; null without a search. */
  readonly scores?: Float64Array | undefined
  /** By index in the list. */
  readonly explanations?: readonly Explanation[] | undefined
  /** The keyword expansion of the build. */
  readonly expansion?: ExpansionRequest | undefined
  /** Destination of the records. Default: a list for functions. */
  readonly records?: RecordList<Partial<DocumentRecord>> | undefined
}

/** The records of documents by their numbers, in order: read from storage, computed and rendered page by page. */
export async function listDocuments(
  context: AnswerContext,
  documents: ArrayLike<number>,
  options: DocumentOptions,
): Promise<Partial<DocumentRecord>[]> {
  const { snapshot } = context
  const requested = requestedKeys(options.fields)
  const records = options.records ?? createRecordList<Partial<DocumentRecord>>({})
  for (const { from, page } of documentPages(snapshot, documents)) {
    const contents = await readPage(context, page, requested, options)
    const render = function* (document: number, i: number) {
      // Does not spread the options, because that would cost more than the rest of a short record.
      const parts: DocumentParts = {
        positions: options.positions,
        sentiment: options.sentiment,
        mentions: contents.mentions,
        sentimentWords: contents.sentimentWords?.[i],
        document,
        stored: contents.stored[i]!,
        occurrences: contents.occurrences?.[i],
        onlyTerms: options.onlyTerms,
        vector: contents.vectors && vectorOf(contents.vectors, snapshot.space.axes, i),
        keywords: contents.keywords?.[i],
        keyPhrases: contents.keyPhrases?.[i],
        flags: contents.flags?.[i],
        score: options.scores?.[from + i],
        explanation: options.explanations?.[from + i],
      }
      records.add(yield* renderDocument(snapshot.terms, parts, requested))
    }
    await forEachInSteps(page, render, context.signal)
  }
  return records.finish()
}

/** The terms that a request names; an id that no document has stands for none. */
export const namedTerms = (terms: TermTable, ids: readonly string[]): ReadonlySet<number> =>
  new Set(ids.map((id) => termNumber(terms, id)))

type Contents = Omit<StoredDocument, 'key'>

/** What is stored of documents, as far as the requested keys need it. */
async function readContents(
  project: Project,
  keys: readonly number[],
  requested: RequestedKeys,
): Promise<readonly Contents[]> {
  if (requested.text || requested.terms || requested.fragments || requested.key_phrases) return project.documents(keys)
  if (requested.title || requested.metadata) {
    return (await project.descriptions(keys)).map(({ docId, title, metadata }) => ({
      docId,
      title,
      text: '',
      metadata,
    }))
  }
  return (await project.docIds(keys)).map((docId) => ({ docId, title: '', text: '', metadata: [] }))
}

/** Reads and computes the data for the records of one page. */
async function readPage(
  context: AnswerContext,
  page: readonly number[],
  requested: RequestedKeys,
  { project, expansion, sentiment, sentimentWords, onlyTerms }: DocumentOptions,
) {
  const { snapshot } = context
  const keys = page.map((document) => snapshot.documents.keys[document]!)
  const stored = await readContents(project, keys, requested)
  const texts = stored.map(({ text }) => text)
  const languages = stored.map(({ language }) => language)
  const occurrences = requested.terms || requested.fragments ? await snapshot.occurrencesOf(page) : undefined
  const read = occurrences && stored.map(({ text, language }, i) => ({ occurrences: occurrences[i]!, text, language }))
  const mentions = occurrences && (await sentiment?.mentions())
  const wantsKeywords = expansion !== undefined && requested.weighted_keyword_expansion
  return {
    stored,
    occurrences,
    keywords: wantsKeywords ? await expandKeywords(context, page, expansion) : undefined,
    keyPhrases: requested.key_phrases ? await keyPhrasesOf(context, texts, languages) : undefined,
    mentions,
    sentimentWords:
      sentimentWords === true && mentions && read
        ? await wordsOfMentions(context, read, mentions, onlyTerms)
        : undefined,
    flags: requested.marks ? await project.flags(keys) : undefined,
    vectors: requested.vector ? await snapshot.documentVectors.of(page) : undefined,
  }
}

// Few questions ask for these, so they are loaded by the first one that does.
const keyPhrasesOf = async (...asked: Parameters<typeof KeyPhrases.findKeyPhrases>) =>
  await (await import('../../answers/terms/keyPhrases.js')).findKeyPhrases(...asked)

const wordsOfMentions = async (...asked: Parameters<typeof SentimentWords.findWordsOfMentions>) =>
  await (await import('../../answers/sentiment/sentimentWords.js')).findWordsOfMentions(...asked)
