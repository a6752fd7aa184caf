import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inlineCompute } from '../../dist/compute/pool.js'
import { openEngine } from '../../dist/index.js'
import { mergeUsages, UsageCounter } from '../../dist/indexing/sentiment/termUsages.js'
import type { LanguageCode } from '../../dist/text/languages.js'
import { createDecayedSums } from '../../dist/text/sentiment/decayedSums.js'
import { estimatePolarities, learnPolarity } from '../../dist/text/sentiment/learnedPolarity.js'
import { loadPolarityScorer } from '../../dist/text/sentiment/loadPolarityScorer.js'
import { MentionReader } from '../../dist/text/sentiment/mentions/mentionFeatures.js'
import { phrasePlace } from '../../dist/text/sentiment/mentions/phrasePlace.js'
import { createSentences, cutSentences } from '../../dist/text/sentiment/mentions/sentences.js'
import type { PolarityScorer } from '../../dist/text/sentiment/polarityScorer.js'
import { languageOf, readRows } from '../quality/data.js'

export type Label = 'positive' | 'neutral' | 'negative'

/** A labelled place in a text of a corpus, and its features. */
export interface LabelledMention {
  readonly corpus: string
  readonly label: Label
  readonly features: Float64Array
}

/** A place whose features are wanted. */
export interface Wanted {
  readonly text: string
  readonly label: Label
  /** Whether an occurrence of a term is meant. */
  readonly covers: (start: number, end: number) => boolean
}

interface Document {
  readonly text: string
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly from: number
  readonly to: number
}

const PAGE = 1_000

/** The file of a corpus: customer texts or texts with a sentiment. */
export function corpusFile(data: string, corpus: string): string {
  const customer = join(data, 'customer', `${corpus}.jsonl.gz`)
  return existsSync(customer) ? customer : join(data, 'sentiment', `${corpus}.jsonl.gz`)
}

export const readTexts = (data: string, corpus: string): string[] =>
  readRows<{ text: string }>(corpusFile(data, corpus)).map(({ text }) => text)

/** Builds a project of texts, and gives the features of the wanted mentions in it. */
export async function readMentions(
  corpus: string,
  texts: readonly string[],
  wanted: readonly Wanted[],
): Promise<LabelledMention[]> {
  const language = languageOf(corpus)
  const { documents, wordCounts } = await analyze(language, texts)
  const scorer = await loadPolarityScorer(language)
  const sums = { sums: new Float64Array(wordCounts.length), counts: new Uint32Array(wordCounts.length) }
  const state = { wordCounts, decayed: createDecayedSums(), sums, met: [] }
  const usages = new UsageCounter(wordCounts.length)
  for (const document of documents.values()) {
    const reading = scorer.read(document.text)
    learnPolarity(reading, document, state)
    usages.count(reading, document)
  }
  const learned = estimatePolarities(sums)
  const { profiles } = await mergeUsages([usages.finish()], wordCounts.length, { compute: inlineCompute })
  const reader = new MentionReader()
  const sentences = createSentences()
  return wanted.flatMap(({ text, label, covers }) => {
    const document = documents.get(text)!
    const reading = scorer.read(text)
    cutSentences(sentences, reading)
    const whole = reading.documentPolarity().score
    const found: LabelledMention[] = []
    for (let at = 0; at < document.to; at++) {
      const start = document.starts[at]!
      const end = start + document.lengths[at]!
      if (!covers(start, end)) continue
      const first = reading.firstToken(start)
      const last = Math.max(first - 1, reading.lastToken(end))
      const phrase = phrasePlace(document, at)
      const term = document.terms[at]!
      reader.read(reading, sentences, { first, last, phrase, learned: learned[term]!, term }, { whole, profiles })
      found.push({ corpus, label, features: reader.features.slice() })
    }
    return found
  })
}

/** The features of places in a text that stands for itself. */
export async function readPlaces(
  corpus: string,
  text: string,
  places: readonly { readonly start: number; readonly end: number; readonly label: Label }[],
): Promise<LabelledMention[]> {
  const reading = (await scorerOf(languageOf(corpus))).read(text)
  const sentences = createSentences()
  cutSentences(sentences, reading)
  const whole = reading.documentPolarity().score
  const reader = new MentionReader()
  return places.map(({ start, end, label }) => {
    const first = reading.firstToken(start)
    const last = Math.max(first - 1, reading.lastToken(end))
    reader.read(reading, sentences, { first, last, phrase: 0, learned: 0, term: 0 }, { whole, profiles: [] })
    return { corpus, label, features: reader.features.slice() }
  })
}

const scorers = new Map<string, Promise<PolarityScorer>>()

function scorerOf(language: string): Promise<PolarityScorer> {
  const known = scorers.get(language) ?? loadPolarityScorer(language)
  scorers.set(language, known)
  return known
}

/** Terms of each text, by the public functions. */
async function analyze(
  language: string,
  texts: readonly string[],
): Promise<{ documents: Map<string, Document>; wordCounts: Uint8Array }> {
  await using engine = await openEngine()
  const project = await engine.projects.create({ name: 'Mentions', language: language as LanguageCode })
  for (let at = 0; at < texts.length; at += PAGE) {
    await project.upload({ docs: texts.slice(at, at + PAGE).map((text) => ({ text })) })
  }
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const numbers = new Map<string, number>()
  const documents = new Map<string, Document>()
  for (let offset = 0; offset < texts.length; offset += PAGE) {
    const fields = ['text', 'terms', 'fragments'] as const
    const { result } = await project.docs.search({ limit: PAGE, offset, fields: [...fields] })
    for (const { text, terms, fragments } of result) {
      const all = [...terms, ...fragments].sort((a, b) => a.start - b.start || b.end - a.end)
      for (const { term_id: id } of all) if (!numbers.has(id)) numbers.set(id, numbers.size)
      documents.set(text, {
        text,
        terms: Uint32Array.from(all, (term) => numbers.get(term.term_id)!),
        starts: Uint32Array.from(all, ({ start }) => start),
        lengths: Uint16Array.from(all, ({ start, end }) => end - start),
        from: 0,
        to: all.length,
      })
    }
  }
  const wordCounts = Uint8Array.from(numbers.keys(), (id) => Math.min(255, id.split('|')[0]!.split(' ').length))
  return { documents, wordCounts }
}
