import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEngine } from '../../dist/index.js'
import type { LanguageCode } from '../../dist/text/languages.js'
import { languageOf, readRows, readTable } from './data.js'
import { calibrationError, labelQuality } from './measures.js'
import type { Figure } from './table.js'

type Label = 'positive' | 'neutral' | 'negative'

/** A mention that readers labelled: document and place in its corpus. */
interface Mention {
  readonly corpus: string
  readonly document: number
  readonly start: number
  readonly end: number
  readonly label: Label
}
interface Call {
  readonly label: Label
  readonly confidence: number
  readonly wanted: Label
}

const MOST_TEXTS = 6_000
const PAGE = 1_000

/** Sentiment of ordinary mentions of frequent concepts, beside what readers say about each: most of it is neutral. */
export async function measureMentions(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const set of ['train', 'dev']) {
    const file = join(data, 'mentions', `${set}.tsv`)
    if (!existsSync(file) || !only(set)) continue
    const mentions = readTable(file).flatMap(readMention)
    const calls: Call[] = []
    for (const corpus of new Set(mentions.map((mention) => mention.corpus))) {
      calls.push(
        ...(await callsOf(
          data,
          corpus,
          mentions.filter((mention) => mention.corpus === corpus),
        )),
      )
    }
    figures.push(...figuresOf(set, calls))
  }
  return figures
}

/** A row of one reader, or of two: only what both say counts. */
function readMention(cells: string[]): Mention[] {
  const [corpus, document, , , start, end, first, second] = cells
  const isOneReader = second === '0' || second === '1'
  if (!isOneReader && first !== second) return []
  return [
    { corpus: corpus!, document: Number(document), start: Number(start), end: Number(end), label: first as Label },
  ]
}

function figuresOf(set: string, calls: readonly Call[]): Figure[] {
  const quality = labelQuality(calls.map(({ label, wanted }) => [label, wanted]))
  const polar = calls.filter(({ label }) => label !== 'neutral')
  const both = polar.filter(({ wanted }) => wanted !== 'neutral')
  const base = { part: 'mentions', set, candidate: 'conceptlite' }
  return [
    { ...base, measure: 'accuracy', value: quality.accuracy },
    { ...base, measure: 'macro-F1', value: quality.macroF1 },
    { ...base, measure: 'sign', value: both.filter(({ label, wanted }) => label === wanted).length / both.length },
    {
      ...base,
      measure: 'calibration error',
      value: calibrationError(polar.map((call) => [call.confidence, call.label === call.wanted])),
    },
    { ...base, measure: 'neutral', value: 1 - polar.length / calls.length },
  ]
}

/** The engine's answers: a project of the first different texts of a corpus and of the labelled ones. */
async function callsOf(data: string, corpus: string, mentions: readonly Mention[]): Promise<Call[]> {
  const customer = join(data, 'customer', `${corpus}.jsonl.gz`)
  const file = existsSync(customer) ? customer : join(data, 'sentiment', `${corpus}.jsonl.gz`)
  const texts = readRows<{ text: string }>(file).map(({ text }) => text)
  const labelled = new Set(mentions.map(({ document }) => document))
  const seen = new Set<string>()
  const docs: { text: string; title: string }[] = []
  for (const [index, text] of texts.entries()) {
    if (!labelled.has(index) && (seen.has(text) || docs.length >= MOST_TEXTS)) continue
    seen.add(text)
    docs.push({ text, title: String(index) })
  }
  await using engine = await openEngine()
  const project = await engine.projects.create({ name: 'Mentions', language: languageOf(corpus) as LanguageCode })
  for (let at = 0; at < docs.length; at += PAGE) await project.upload({ docs: docs.slice(at, at + PAGE) })
  await project.build()
  await project.waitForSentimentBuild()
  const said = new Map<string, { sentiment: Label; sentiment_confidence: number }>()
  for (let offset = 0; offset < docs.length; offset += PAGE) {
    const { result } = await project.docs.search({
      limit: PAGE,
      offset,
      fields: ['title', 'terms', 'fragments'],
      include_sentiment_on_concepts: true,
    })
    for (const { title, terms, fragments } of result) {
      if (!labelled.has(Number(title))) continue
      for (const term of [...terms, ...fragments]) said.set(`${title} ${term.start} ${term.end}`, term as never)
    }
  }
  return mentions.map(({ document, start, end, label: wanted }) => {
    // A place that is no term says nothing of anything.
    const found = said.get(`${document} ${start} ${end}`)
    return { label: found?.sentiment ?? 'neutral', confidence: found?.sentiment_confidence ?? 0, wanted }
  })
}
