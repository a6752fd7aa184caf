import { createRequire } from 'node:module'
import vader from 'vader-sentiment'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { inlineCompute } from '../dist/compute/pool.js'
import { PAGE_DOCUMENTS } from '../dist/indexing/documentSource.js'
import { buildSnapshot } from '../dist/indexing/pipeline.js'
import { buildSentiment } from '../dist/indexing/sentiment/buildSentiment.js'
import type { CorpusDocument } from './corpus.js'
import { type Figures, type Throughput, timeOf } from './figures.js'

/** Documents that the slower libraries read. */
const FEW = 2_000
const ROUNDS = 3

/** What one core does a second: reading, the whole core build, sentiment; beside libraries and the least there is to do. */
export async function benchAnalysis(figures: Figures, documents: readonly CorpusDocument[]): Promise<void> {
  const few = documents.slice(0, FEW)
  const wink = winkNLP(model, ['sbd'])
  await figures.speed('analysis on one core', ROUNDS, {
    'conceptlite: words, stems, places, phrases': () => buildUntil('counts', documents),
    'conceptlite: without phrases': () => buildUntil('phrases', documents),
    'conceptlite: with an index of all places': () => buildUntil('cooccurrence', documents),
    'floor: tokens, cached stems, pairs': () => timeOf(documents.length, () => countPairs(documents)),
    'wink-nlp: tokens, stems, stop words, sentences': () =>
      timeOf(few.length, () => {
        for (const { text } of few) {
          const doc = wink.readDoc(text)
          doc.tokens().out(wink.its.stem as never)
          doc.tokens().out(wink.its.stopWordFlag)
        }
      }),
  })
  await figures.speed('core build on one core', ROUNDS, {
    conceptlite: () => timeOf(documents.length, () => buildSnapshot(requestOf(documents))),
  })
  const { builtOccurrences, builtRanking: _, ...core } = await buildSnapshot(requestOf(documents))
  const snapshot = { ...core, occurrences: async () => builtOccurrences }
  await figures.speed('sentiment on one core', ROUNDS, {
    'conceptlite: each place of a term': () =>
      timeOf(documents.length, () => buildSentiment({ snapshot, source: sourceOf(documents), compute: inlineCompute })),
    'vader-sentiment: each document': () =>
      timeOf(few.length, () => {
        for (const { text } of few) vader.SentimentIntensityAnalyzer.polarity_scores(text)
      }),
  })
}

/** Upload documents as a build reads them. */
function sourceOf(documents: readonly CorpusDocument[]) {
  const numbered = documents.map(({ title, text, metadata }, i) => ({
    key: i + 1,
    title,
    text,
    metadata: metadata.map((field) =>
      field.type === 'date' ? { ...field, value: Date.parse(field.value) / 1000 } : field,
    ),
  }))
  return {
    count: numbered.length,
    characters: numbered.reduce((sum, { text }) => sum + text.length, 0),
    async *pages() {
      for (let from = 0; from < numbered.length; from += PAGE_DOCUMENTS)
        yield numbered.slice(from, from + PAGE_DOCUMENTS)
    },
  }
}

const requestOf = (documents: readonly CorpusDocument[]) => ({
  source: sourceOf(documents),
  compute: inlineCompute,
  number: 1,
  scienceVersion: 'bench',
  language: 'en',
  management: {},
})

/** The time of a build up to the beginning of a stage. */
async function buildUntil(end: string, documents: readonly CorpusDocument[]): Promise<Throughput> {
  const ended = new AbortController()
  const request = requestOf(documents)
  const started = performance.now()
  let milliseconds = 0
  const onProgress = (stage: string): void => {
    if (stage !== end || milliseconds > 0) return
    milliseconds = performance.now() - started
    ended.abort()
  }
  await buildSnapshot({ ...request, signal: ended.signal, onProgress }).catch((error: unknown) => {
    if (!ended.signal.aborted) throw error
  })
  return { documents: documents.length, milliseconds }
}

const stemmers = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer(language: string): { stem(word: string): string }
}

/** The least that a build must do: find words, know their stems, count which stand side by side. Gives the pairs. */
function countPairs(documents: readonly CorpusDocument[]): number {
  const stemmer = stemmers.newStemmer('english')
  const terms = new Map<string, number>()
  const stems = new Map<string, number>()
  const pairs = new Map<number, number>()
  for (const { text } of documents) {
    let last = -1
    for (const word of text.match(/[\p{L}\p{N}']+/gu) ?? []) {
      let term = terms.get(word)
      if (term === undefined) {
        const stem = stemmer.stem(word.toLowerCase())
        term = stems.get(stem) ?? stems.size
        stems.set(stem, term)
        terms.set(word, term)
      }
      if (last >= 0) {
        const pair = last * 0x400_0000 + term
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
      last = term
    }
  }
  return pairs.size
}
