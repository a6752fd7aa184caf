import { type PackedStrings, packedCount, packStrings, unpackStrings } from '../../compute/shared.js'
import type { PhraseTable } from '../../snapshot/snapshot.js'
import type { DocumentSource } from '../documentSource.js'
import { ColumnBuilder } from '../postings/columnBuilder.js'
import { languagesOf } from '../words/documentLanguages.js'
import type { OnPage } from '../words/extractTerms.js'
import { readShards, type ShardTerms } from '../words/shardTerms.js'
import type { Extension } from './changes.js'
import { type DeltaWords, readDelta } from './delta.js'
import { findNewPhrases } from './newPhrases.js'

/** The documents that are new or removed, read with the words of the snapshot. */
export interface ChangedWords {
  readonly added: DeltaWords
  readonly removed: DeltaWords
  readonly addedKeys: readonly number[]
  readonly columns: ColumnBuilder
  /** Term ids in the order of their numbers: the ids of the snapshot, then those of new words. */
  readonly known: readonly PackedStrings[]
}

/** Reads the words of the documents that are new or removed. */
export async function readChanges(extension: Extension): Promise<ChangedWords> {
  const { previous, changes, removedSource } = extension
  const columns = new ColumnBuilder()
  const addedKeys: number[] = []
  const known = [previous.terms.ids]
  const added = await readWith(extension, changes.added, known, async (page) => {
    for (const document of page) addedKeys.push(document.key)
    await columns.add(page, extension.signal)
  })
  known.push(added.newIds)
  const removed = await readWith(extension, removedSource, known)
  known.push(removed.newIds)
  return { added, removed, addedKeys, columns, known }
}

function readWith(
  { request, compute, signal }: Extension,
  source: DocumentSource,
  known: readonly PackedStrings[],
  onPage?: OnPage,
): Promise<DeltaWords> {
  const { management } = request
  return readDelta(source, { languages: languagesOf(request), management, known: [...known], onPage, compute, signal })
}

/** The terms of every document that is read, with phrases recognized. */
export interface ChangedTerms {
  readonly phrases: PhraseTable
  /** Ids of all new terms, numbered after those of the snapshot. */
  readonly newIds: PackedStrings
  readonly termCount: number
  readonly added: readonly ShardTerms[]
  readonly removed: readonly ShardTerms[]
  /**
   * Documents of the snapshot that may have a new phrase, ascending; and their terms with the old and with the new
   * phrases.
   */
  readonly reread: Uint32Array
  readonly before: readonly ShardTerms[]
  readonly after: readonly ShardTerms[]
}

/** Finds new phrases, and reads the changed words as terms. */
export async function matchChanges(
  extension: Extension,
  words: ChangedWords,
  documentCount: number,
): Promise<ChangedTerms> {
  const { previous, changes, request, occurrences, rules, compute, signal } = extension
  let known = words.known
  const found = await findNewPhrases(previous, {
    occurrences,
    added: words.added,
    removed: changes.removed,
    documentCount,
    known,
    phraseGaps: rules.phraseGaps,
    innerWords: rules.innerWords,
    management: request.management,
    reread: async (documents) => {
      const delta = await readWith(extension, changes.ofSnapshot(documents), known)
      known = [...known, delta.newIds]
      return delta
    },
    compute,
    signal,
  })
  const newIds = packStrings([...known.slice(1), found.newIds].flatMap(unpackStrings))
  const termCount = previous.terms.count + packedCount(newIds)
  const termsOf = ({ words: read, units }: DeltaWords, phrases: PhraseTable) =>
    readShards(
      read.map((shard, i) => ({ words: shard, units: units[i]! })),
      { phrases, innerWords: [rules.innerWords], termCount, compute, signal },
    )
  return {
    phrases: found.phrases,
    newIds,
    termCount,
    added: await termsOf(words.added, found.phrases),
    removed: await termsOf(words.removed, previous.phrases),
    reread: found.documents,
    before: await termsOf(found.delta, previous.phrases),
    after: await termsOf(found.delta, found.phrases),
  }
}
