import { join } from 'node:path'
import { openEngine, openWordReader } from '../../dist/index.js'
import { namesIn, readTable } from './data.js'
import type { Figure } from './table.js'

interface Reading {
  readonly lemma: string
  readonly partOfSpeech: string
}

/** A form that the engine reads as content words, with its key: their term ids. */
interface Form {
  readonly key: string
  readonly readings: Reading[]
  /** Occurrences in the treebank. */
  count: number
}

/** Pairs of forms: of one key and one lemma, of one key alone, of one lemma alone. */
interface PairCounts {
  readonly right: number
  readonly merged: number
  readonly split: number
}

/**
 * Which forms of a language have one term: precision, recall and F1 over pairs of distinct forms, against the lemmas of
 * DIR/lemmas/LANGUAGE.tsv.gz (form, lemma, part of speech, count). Names and function words are left out. A pair of one key
 * is not counted when one form is an adjective that the other's verb has as a participle: treebanks disagree about them. `named` is the
 * share of forms whose term has the name of one of these lemmas, where a form counts as often as it occurs, at most 20 times. Treebanks name
 * the verbs of some languages by their stem (Turkish, Korean, Hindi), and Arabic words with vowels.
 */
export async function measureLemmas(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  await using engine = await openEngine()
  const { languages } = await engine.status()
  const figures: Figure[] = []
  for (const file of namesIn(data, 'lemmas').filter((name) => /^[a-z]{2}\.tsv(\.gz)?$/.test(name))) {
    const language = file.slice(0, 2)
    if (!only(language) || !languages.some(({ code }) => code === language)) continue
    const forms = await readForms(join(data, 'lemmas', file), language)
    const { right, merged, split } = countPairs(forms)
    const precision = right / Math.max(1, right + merged)
    const recall = right / Math.max(1, right + split)
    const base = { part: 'lemmas', set: language, candidate: 'conceptlite' }
    figures.push({ ...base, measure: 'precision', value: precision })
    figures.push({ ...base, measure: 'recall', value: recall })
    figures.push({ ...base, measure: 'F1', value: (2 * precision * recall) / Math.max(1e-9, precision + recall) })
    figures.push({ ...base, measure: 'named', value: shareNamed(forms) })
  }
  return figures
}

async function readForms(file: string, language: string): Promise<Form[]> {
  const read = await openWordReader(language)
  const forms = new Map<string, Form>()
  for (const [form, lemma, partOfSpeech, count] of readTable(file)) {
    if (partOfSpeech === 'PROPN') continue
    let known = forms.get(form!)
    if (known === undefined) {
      const key = read(form!).flatMap(({ termId }) => termId ?? [])
      known = { key: key.join(' '), readings: [], count: 0 }
      forms.set(form!, known)
    }
    known.readings.push({ lemma: lemma!, partOfSpeech: partOfSpeech! })
    known.count += Number(count)
  }
  return [...forms.values()].filter(({ key }) => key !== '')
}

/** Occurrences of a form that count at most. */
const MOST_COUNTED = 20

function shareNamed(forms: readonly Form[]): number {
  let named = 0
  let all = 0
  for (const { key, readings, count } of forms) {
    const weight = Math.min(MOST_COUNTED, count)
    const name = key.split('|')[0]
    all += weight
    if (readings.some(({ lemma }) => lemma.toLowerCase() === name)) named += weight
  }
  return named / Math.max(1, all)
}

function countPairs(forms: readonly Form[]): PairCounts {
  const isParticiple = participles(forms)
  let right = 0
  let merged = 0
  for (const group of groups(forms, ({ key }) => [key])) {
    for (const [a, b] of pairsOf(group)) {
      if (shareLemma(a, b)) right++
      else if (!isParticiple(a, b) && !isParticiple(b, a)) merged++
    }
  }
  const split = new Set<string>()
  const numbers = new Map(forms.map((form, number) => [form, number]))
  for (const group of groups(forms, ({ readings }) => new Set(readings.map(({ lemma }) => lemma)))) {
    for (const [a, b] of pairsOf(group)) if (a.key !== b.key) split.add(`${numbers.get(a)} ${numbers.get(b)}`)
  }
  return { right, merged, split: split.size }
}

/** Whether a form is an adjective that some form has as a reading beside the verb of another form. */
function participles(forms: readonly Form[]): (adjective: Form, verb: Form) => boolean {
  const both = new Set<string>()
  const pairs = (a: Form, b: Form): string[] =>
    lemmasOf(a, 'ADJ').flatMap((adjective) => lemmasOf(b, 'VERB').map((verb) => `${adjective}\t${verb}`))
  for (const form of forms) for (const pair of pairs(form, form)) both.add(pair)
  return (adjective, verb) => pairs(adjective, verb).some((pair) => both.has(pair))
}

const lemmasOf = ({ readings }: Form, wanted: string): string[] =>
  readings.flatMap(({ lemma, partOfSpeech }) => (partOfSpeech === wanted ? [lemma] : []))

const shareLemma = (a: Form, b: Form): boolean =>
  a.readings.some(({ lemma }) => b.readings.some((other) => other.lemma === lemma))

function groups(forms: readonly Form[], keysOf: (form: Form) => Iterable<string>): Iterable<Form[]> {
  const found = new Map<string, Form[]>()
  for (const form of forms) {
    for (const key of keysOf(form)) {
      const group = found.get(key)
      if (group === undefined) found.set(key, [form])
      else group.push(form)
    }
  }
  return found.values()
}

function* pairsOf(group: readonly Form[]): Generator<[Form, Form]> {
  for (const [i, a] of group.entries()) for (const b of group.slice(i + 1)) yield [a, b]
}
