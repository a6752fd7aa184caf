import { join } from 'node:path'
import { openEngine, type Project } from '../../dist/index.js'
import { namesIn, readRows, readTable } from './data.js'
import { mean, rankingQuality } from './measures.js'
import { buildProject } from './projects.js'
import { synonyms } from './synonyms.js'
import type { Figure } from './table.js'

/** Concepts of the sample whose related documents are counted. */
const TOP_CONCEPTS = 50
/** Searches by synonym asked of one project. */
const MOST_SEARCHES = 100
const FOUND_AT_ONCE = 10

interface Row {
  readonly id: string
  readonly title?: string
  readonly text: string
}

/**
 * What general knowledge brings: in the sample, top concepts without a document that matches by relation; and searches in which
 * a word is replaced by a synonym that no document has, as a share of the nDCG@10 of the
 * original query.
 */
export async function measureGeneral(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const general of [true, false]) {
    const candidate = general ? 'conceptlite' : 'without general'
    if (only('sample'))
      figures.push({ part: 'general', set: 'sample', candidate, ...(await unrelatedConcepts(general)) })
    for (const set of namesIn(data, 'retrieval').filter((name) => !/-[a-z]{2}$/.test(name) && only(name))) {
      figures.push({ part: 'general', set, candidate, ...(await synonymSearches(data, set, general)) })
    }
  }
  return figures
}

type Measured = Pick<Figure, 'measure' | 'value'>

async function unrelatedConcepts(general: boolean): Promise<Measured> {
  const documents = readRows<{ text: string }>('fixtures/sample.jsonl')
  await using engine = await openEngine({ general })
  const project = await buildProject(engine, 'en', documents)
  const { match_counts: counts } = await project.concepts.matchCounts({
    concept_selector: { type: 'top', limit: TOP_CONCEPTS },
  })
  const without = counts.filter(({ match_count, exact_match_count }) => match_count === exact_match_count)
  return { measure: 'concepts without a related match', value: without.length }
}

async function synonymSearches(data: string, set: string, general: boolean): Promise<Measured> {
  const folder = join(data, 'retrieval', set)
  const relevant = new Map<string, Set<string>>()
  for (const [query, document, grade] of readTable(join(folder, 'qrels.tsv'))) {
    if (Number(grade) > 0) relevant.set(query!, (relevant.get(query!) ?? new Set()).add(document!))
  }
  const documents = readRows<Row>(join(folder, 'docs.jsonl.gz'))
  await using engine = await openEngine({ general })
  const project = await buildProject(
    engine,
    'en',
    documents.map(({ id, title, text }) => ({ title: id, text: title ? `${title}\n${text}` : text })),
  )
  const qualities: [original: number, replaced: number][] = []
  for (const { id, text } of readRows<Row>(join(folder, 'queries.jsonl.gz'))) {
    const expected = relevant.get(id)
    const replaced = expected && (await replaceWord(project, text))
    if (replaced === undefined) continue
    const quality = async (query: string): Promise<number> => rankingQuality(await find(project, query), expected!).ndcg
    qualities.push([await quality(text), await quality(replaced)])
    if (qualities.length === MOST_SEARCHES) break
  }
  const original = mean(qualities.map(([before]) => before))
  const value = original === 0 ? 0 : mean(qualities.map(([, after]) => after)) / original
  return { measure: `share of nDCG@10, ${qualities.length} synonyms`, value }
}

/** The query with its first word that has a synonym which no document has. */
async function replaceWord(project: Project, query: string): Promise<string | undefined> {
  for (const word of query.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const synonym = synonyms.get(word)
    if (synonym === undefined) continue
    const concepts = [{ texts: [synonym] }]
    const { match_counts: counts } = await project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts },
    })
    if (counts[0]!.exact_match_count === 0) return query.replace(new RegExp(`\\b${word}\\b`, 'iu'), synonym)
  }
  return undefined
}

async function find(project: Project, query: string): Promise<string[]> {
  const { result } = await project.docs.search({
    search: { texts: [query] },
    limit: FOUND_AT_ONCE,
    fields: ['title'],
  })
  return result.map(({ title }) => title ?? '')
}
