import { packStrings, sharedUint8, sharedUint16, sharedUint32 } from '../../compute/shared.js'
import type { Occurrences, Postings, Snapshot, StoredNumbers } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import type { SourceText, TextSource } from '../documentSource.js'
import { type DocumentLanguage, languageIndexes } from '../words/documentLanguages.js'
import type { SentimentShard } from './sentimentKernels.js'

/** One shard for each page: the texts of the documents that are in the snapshot, with their numbers there. */
export async function* pageShards(
  snapshot: Pick<Snapshot, 'info' | 'documents'>,
  source: TextSource,
  occurrences: Occurrences,
): AsyncIterable<SentimentShard> {
  const languages = snapshotLanguages(snapshot)
  for await (const page of source.pages()) {
    const found: SourceText[] = []
    const numbers: number[] = []
    for (const [document, read] of numberDocuments(page, snapshot.documents.keys)) {
      found.push(read)
      numbers.push(document)
    }
    if (numbers.length === 0) continue
    const documents = sharedUint32(numbers.length)
    documents.set(numbers)
    yield {
      languages: languages.map(({ language }) => language),
      languageIndexes: languageIndexes(found, languages),
      texts: packStrings(found.map(({ text }) => text)),
      documents,
      occurrences,
    }
  }
}

/** The languages in which a snapshot's documents have been read. */
const snapshotLanguages = ({ info }: Pick<Snapshot, 'info'>): readonly DocumentLanguage[] =>
  [info.language, ...(info.otherLanguages ?? [])].map((language) => ({ language }))

/** The documents of a page that are in the snapshot, with their numbers; `keys` ascend, as do those of the page. */
export function* numberDocuments(
  page: readonly SourceText[],
  keys: StoredNumbers,
): Iterable<[document: number, source: SourceText]> {
  let low = 0
  for (const document of page) {
    low = firstNotBelow(keys, document.key, low)
    if (keys[low] === document.key) yield [low, document]
  }
}

/**
 * Moves arrays to shared memory: arrays from storage may be in ordinary memory, which every message to a thread would
 * copy.
 */
export function shareOccurrences({ offsets, terms, starts, lengths, fragments }: Occurrences): Occurrences {
  return {
    offsets: shareUint32(offsets),
    terms: shareUint32(terms),
    starts: shareUint32(starts),
    lengths: shared(lengths, sharedUint16),
    fragments: shareUint8(fragments),
  }
}

export function sharePostings({ offsets, documents, frequencies, distinct }: Postings): Postings {
  return {
    offsets: shareUint32(offsets),
    documents: shareUint32(documents),
    frequencies: shareUint8(frequencies),
    distinct: shareUint8(distinct),
  }
}

export const shareUint8 = (array: Uint8Array): Uint8Array => shared(array, sharedUint8)
const shareUint32 = (array: Uint32Array): Uint32Array => shared(array, sharedUint32)

function shared<A extends Uint8Array | Uint16Array | Uint32Array>(array: A, allocate: (length: number) => A): A {
  if (array.buffer instanceof SharedArrayBuffer) return array
  const copy = allocate(array.length)
  copy.set(array)
  return copy
}
