import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type CorpusDocument, corpus } from './corpus.js'

/** The generated corpus, or upload documents from a file of JSON lines (gzipped or not). */
export function readDocuments(file: string | undefined, documents: number): CorpusDocument[] {
  if (file === undefined) return [...corpus({ documents })]
  const bytes = readFileSync(file)
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusDocument)
}

/**
 * Searches of one, two and three words in turn, as people type them: words from frequent to rare, without function words, evenly
 * over the vocabulary's ranks.
 */
export function pickQueries(documents: readonly CorpusDocument[], count: number): string[] {
  const counts = new Map<string, number>()
  for (const { text } of documents) {
    for (const word of new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const frequent = [...counts]
    .filter(([, n]) => n >= documents.length / 2_000 + 2 && n <= documents.length / 4)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const words = Array.from({ length: count }, (_, i) => frequent[Math.floor((i * frequent.length) / count)]![0])
  const other = (i: number, factor: number): string => words[(i * factor + 1) % count]!
  return words.map((word, i) => [word, other(i, 7), other(i, 11)].slice(0, 1 + (i % 3)).join(' '))
}
