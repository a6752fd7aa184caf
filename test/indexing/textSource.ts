import { type DocumentSource, PAGE_DOCUMENTS, type SourceDocument } from '../../src/indexing/documentSource.js'

/** Texts with keys from 1 as the input of a build, in pages; `metadata` by place. */
export function sourceOf(
  texts: readonly string[],
  metadata: readonly SourceDocument['metadata'][] = [],
): DocumentSource {
  const documents = texts.map((text, i) => ({ key: i + 1, title: '', text, metadata: metadata[i] ?? [] }))
  return {
    count: documents.length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    async *pages() {
      for (let at = 0; at < documents.length; at += PAGE_DOCUMENTS) yield documents.slice(at, at + PAGE_DOCUMENTS)
    },
  }
}
