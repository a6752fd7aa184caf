import { readFileSync } from 'node:fs'
import type { AnswerContext } from '../../src/answers/context.js'
import { openContext } from '../../src/answers/openContext.js'
import type { Compute } from '../../src/compute/compute.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { parseDate } from '../../src/dates.js'
import { type DocumentSource, PAGE_DOCUMENTS, type SourceDocument } from '../../src/indexing/documentSource.js'
import { buildSnapshot } from '../../src/indexing/pipeline.js'
import { buildSentiment } from '../../src/indexing/sentiment/buildSentiment.js'
import { vectorOf } from '../../src/snapshot/documentVectors.js'
import type { Snapshot } from '../../src/snapshot/snapshot.js'
import { lessonsOf, openBuilt, openLayer } from '../openBuilt.js'

/** Uploaded documents as a build reads them. */
export function sourceOf(documents: readonly Omit<SourceDocument, 'key'>[]): DocumentSource {
  const numbered = documents.map((document, i) => ({ ...document, key: i + 1 }))
  return {
    count: numbered.length,
    characters: numbered.reduce((sum, { text }) => sum + text.length, 0),
    async *pages() {
      for (let from = 0; from < numbered.length; from += PAGE_DOCUMENTS) {
        yield numbered.slice(from, from + PAGE_DOCUMENTS)
      }
    },
  }
}

/** A snapshot with sentiment, built as an engine builds it. */
export async function buildProject(source: DocumentSource, compute: Compute = inlineCompute): Promise<Snapshot> {
  const built = await buildSnapshot({
    source,
    compute,
    number: 1,
    scienceVersion: 'test',
    language: 'en',
    management: {},
  })
  const snapshot = openBuilt(built)
  const layer = openLayer(await buildSentiment({ snapshot, source, compute }))
  return {
    ...snapshot,
    sentiment: async () => layer,
    usages: async () => layer.usages,
    kinds: async () => layer.kinds,
    lessons: async () => lessonsOf(layer),
  }
}

/** The vector of a document; all zero where nothing is known. */
export const documentVector = async (
  { documentVectors, space: { axes } }: Snapshot,
  document: number,
): Promise<Float32Array> => vectorOf(await documentVectors.of([document]), axes, 0)

/** Comments of hotel guests, the sample of the package. */
export const sampleDocuments: readonly Omit<SourceDocument, 'key'>[] = readFileSync(
  new URL('../../fixtures/sample.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const { title = '', text, metadata = [] } = JSON.parse(line) as Partial<SourceDocument> & { text: string }
    const read = metadata.map(({ name, type, value }) => ({
      name,
      type,
      value: type === 'date' ? parseDate(value)! : value,
    }))
    return { title, text, metadata: read }
  })

export const askReal = async (snapshot: Snapshot, compute: Compute = inlineCompute): Promise<AnswerContext> =>
  openContext({ snapshot, compute })
