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
 * their words, divided by 1 + how far into the document the run first stands (0 to 1).
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
    const scores: Record<string, number[]> = { terms: [], runs: [] }
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

/** Whole runs of neighbouring content words: nothing but blanks or a hyphen between them, cut after the fourth. */
function scoreRuns(text: string, read: Read, idf: (id: string) => number): [string, number][] {
  const words = read(text)
  const frequencies = countAll(words.flatMap(({ termId }) => (termId === null ? [] : [termId])))
  const follows = (word: number): boolean =>
    word > 0 &&
    words[word - 1]!.termId !== null &&
    /^[\s-]*$/.test(text.slice(words[word - 1]!.end, words[word]!.start))
  const runs = new Map<string, number>()
  for (let first = 0; first < words.length; first++) {
    if (words[first]!.termId === null || follows(first)) continue
    const ids = [words[first]!.termId!]
    for (let next = first + 1; next < words.length && ids.length < LONGEST_RUN; next++) {
      const { termId } = words[next]!
      if (termId === null || !follows(next)) break
      ids.push(termId)
    }
    const sum = ids.reduce((before, id) => before + Math.sqrt(frequencies.get(id)!) * idf(id), 0)
    const id = ids.join(' ')
    if (!runs.has(id)) runs.set(id, sum / (1 + words[first]!.start / text.length))
  }
  return [...runs]
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
