import { join } from 'node:path'
import { openEngine, openWordReader, type Project } from '../../dist/index.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import { buildProject } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly text: string
  readonly keyphrases: readonly string[]
}
type Read = Awaited<ReturnType<typeof openWordReader>>

/** Keyphrases a document. */
const WANTED = 10
/** Words of a run at most. */
const LONGEST_RUN = 4
/** Term ids in one question. */
const TERMS_AT_ONCE = 20_000

/**
 * Ten phrases a document against its gold keyphrases, both as stems: F1@10. `terms` are the terms of the project, by
 * tf x idf; `runs` are the whole runs of up to four neighbouring content words, by the sum of sqrt(tf) x idf over
 * their words, divided by 1 + how far into the document the run first stands (0 to 1). `both` is one ranking of all of
 * them, runs in short documents and words in long ones.
 */
export async function measureKeyphrases(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'keyphrases')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'keyphrases', file))
    const read = await openWordReader(languageOf(set))
    await using engine = await openEngine()
    const project = await buildProject(
      engine,
      languageOf(set),
      rows.map(({ text }, i) => ({ text, title: String(i) })),
    )
    const scores: Record<string, number[]> = { terms: [], runs: [], both: [] }
    const idf = await rarities(project, rows.length)
    for (let offset = 0; offset < rows.length; offset += 500) {
      const { result } = await project.docs.search({ limit: 500, offset, fields: ['title', 'terms', 'fragments'] })
      for (const { title, terms, fragments } of result) {
        const { text, keyphrases } = rows[Number(title)]!
        const gold = new Set(keyphrases.map((phrase) => idOf(read(phrase))).filter((id) => id !== ''))
        const frequencies = countAll([...terms, ...fragments].map(({ term_id }) => term_id))
        const chosen: Record<string, readonly string[]> = {
          terms: best([...frequencies].map(([id, f]) => [id, f * idf(id)])),
          runs: best(scoreRuns(text, read, idf)),
          both: best(scoreBoth(text, read, idf, frequencies)),
        }
        for (const [candidate, ids] of Object.entries(chosen)) {
          const hits = ids.filter((id) => gold.has(id)).length
          scores[candidate]!.push(gold.size === 0 ? 0 : (2 * hits) / (ids.length + gold.size))
        }
      }
    }
    for (const [candidate, values] of Object.entries(scores)) {
      figures.push({ part: 'keyphrases', set, measure: 'F1@10', candidate, value: mean(values) })
    }
  }
  return figures
}

/** ln((N + 1) / (n + 0.5)) by term id, n from the project. */
async function rarities(project: Project, documents: number): Promise<(id: string) => number> {
  const counts = new Map<string, number>()
  for (let offset = 0; offset < documents; offset += 500) {
    const { result } = await project.docs.search({ limit: 500, offset, fields: ['terms', 'fragments'] })
    const unknown = new Set(
      result.flatMap(({ terms, fragments }) => [...terms, ...fragments].map(({ term_id }) => term_id)),
    )
    const asked = [...unknown].filter((id) => !counts.has(id))
    for (let at = 0; at < asked.length; at += TERMS_AT_ONCE) {
      for (const term of await project.terms.get({ term_ids: asked.slice(at, at + TERMS_AT_ONCE) })) {
        counts.set(term.term_id, term.total_doc_count)
      }
    }
  }
  return (id) => Math.log((documents + 1) / ((counts.get(id) ?? 0) + 0.5))
}

interface Run {
  readonly ids: readonly string[]
  /** How often the run stands there whole. */
  count: number
  /** How far into the document it first stands, 0 to 1. */
  readonly first: number
}

/** Whole runs of neighbouring content words: nothing but blanks or a hyphen between them, cut after the fourth. */
function findRuns(
  text: string,
  read: Read,
): { runs: Map<string, Run>; frequencies: Map<string, number>; words: number } {
  const words = read(text)
  const frequencies = countAll(words.flatMap(({ termId }) => (termId === null ? [] : [termId])))
  const follows = (word: number): boolean =>
    word > 0 &&
    words[word - 1]!.termId !== null &&
    /^[\s-]*$/.test(text.slice(words[word - 1]!.end, words[word]!.start))
  const runs = new Map<string, Run>()
  for (let first = 0; first < words.length; first++) {
    if (words[first]!.termId === null || follows(first)) continue
    const ids = [words[first]!.termId!]
    for (let next = first + 1; next < words.length && ids.length < LONGEST_RUN; next++) {
      const { termId } = words[next]!
      if (termId === null || !follows(next)) break
      ids.push(termId)
    }
    const run = runs.get(ids.join(' '))
    if (run === undefined) runs.set(ids.join(' '), { ids, count: 1, first: words[first]!.start / text.length })
    else run.count++
  }
  return { runs, frequencies, words: words.length }
}

function scoreRuns(text: string, read: Read, idf: (id: string) => number): [string, number][] {
  const { runs, frequencies } = findRuns(text, read)
  return [...runs].map(([id, { ids, first }]) => [id, weigh(ids, frequencies, idf) / (1 + first)])
}

/** Sum of sqrt(tf) x idf over some words. */
const weigh = (ids: readonly string[], frequencies: ReadonlyMap<string, number>, idf: (id: string) => number): number =>
  ids.reduce((sum, id) => sum + Math.sqrt(frequencies.get(id) ?? 1) * idf(id), 0)

/** Words of a document that is half long: it repeats its subject, where a short one says everything once. */
const HALF_LONG = 130

/**
 * Terms and runs in one ranking. With l the length of the document, from 0 (short) to 1 (long): the sum over the words of
 * sqrt(tf) x idf, divided by (words)^l, times count^l, divided by 1 + how far into the document; times l for what is no run.
 */
function scoreBoth(
  text: string,
  read: Read,
  idf: (id: string) => number,
  terms: ReadonlyMap<string, number>,
): [string, number][] {
  const { runs, frequencies, words } = findRuns(text, read)
  const long = words ** 3 / (words ** 3 + HALF_LONG ** 3)
  const scored = new Map<string, number>()
  const add = (id: string, ids: readonly string[], count: number, first: number, factor: number): void => {
    const weight = (weigh(ids, frequencies, idf) / ids.length ** long) * count ** long
    scored.set(id, Math.max(scored.get(id) ?? 0, (factor * weight) / (1 + first)))
  }
  for (const [id, { ids, count, first }] of runs) add(id, ids, count, first, 1)
  const starts = new Map<string, number>()
  for (const { termId, start } of read(text)) if (termId !== null && !starts.has(termId)) starts.set(termId, start)
  for (const [id, count] of terms) {
    const ids = id.split(' ')
    add(id, ids, count, (starts.get(ids[0]!) ?? 0) / text.length, long)
  }
  return [...scored]
}

function countAll(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const best = (scored: readonly (readonly [string, number])[]): string[] =>
  [...scored]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, WANTED)
    .map(([id]) => id)

const idOf = (words: ReturnType<Read>): string =>
  words.flatMap(({ termId }) => (termId === null ? [] : [termId])).join(' ')
