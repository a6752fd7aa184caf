import { join } from 'node:path'
import { create, insertMultiple, search } from '@orama/orama'
import BetterSqlite from 'better-sqlite3'
import MiniSearch from 'minisearch'
import { openEngine } from '../../dist/index.js'
import type { LanguageCode } from '../../dist/text/languages.js'
import { languageOf, namesIn, readRows, readTable } from './data.js'
import { mean, rankingQuality } from './measures.js'
import { isFrom } from './projects.js'
import type { Figure } from './table.js'

interface Row {
  readonly id: string
  readonly title?: string
  readonly text: string
}
type Find = (query: string) => Promise<string[]> | string[]

/** The query as one text, a hundred documents back: nDCG@10 and recall@100, beside three search libraries. */
export async function measureRetrieval(
  data: string,
  only: (name: string) => boolean,
  background: string | undefined,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const set of namesIn(data, 'retrieval').filter(only)) {
    const folder = join(data, 'retrieval', set)
    const documents = readRows<Row>(join(folder, 'docs.jsonl.gz'))
    const queries = readRows<Row>(join(folder, 'queries.jsonl.gz'))
    const relevant = new Map<string, Set<string>>()
    for (const [query, document, grade] of readTable(join(folder, 'qrels.tsv'))) {
      if (Number(grade) > 0) relevant.set(query!, (relevant.get(query!) ?? new Set()).add(document!))
    }
    const texts = documents.map(({ title, text }) => (title ? `${title}\n${text}` : text))
    const candidates: Record<string, Find> = {
      ...(await ours(languageOf(set), documents, texts)),
      ...(background !== undefined && (await ours(languageOf(set), documents, texts, background))),
      'SQLite FTS5': fullText(documents, texts),
      minisearch: miniSearch(documents, texts),
      orama: await orama(documents, texts),
    }
    for (const [candidate, find] of Object.entries(candidates)) {
      const qualities = []
      for (const { id, text } of queries) {
        const requested = relevant.get(id)
        if (requested !== undefined) qualities.push(rankingQuality(await find(text), requested))
      }
      const base = { part: 'retrieval', set, candidate }
      figures.push({ ...base, measure: 'nDCG@10', value: mean(qualities.map(({ ndcg }) => ndcg)) })
      figures.push({ ...base, measure: 'recall@100', value: mean(qualities.map(({ recall }) => recall)) })
    }
  }
  return figures
}

async function ours(
  language: string,
  documents: readonly Row[],
  texts: readonly string[],
  background?: string,
): Promise<Record<string, Find>> {
  const engine = await openEngine({ background })
  const project = await engine.projects.create({ name: 'Retrieval', language: language as LanguageCode })
  await project.upload({ docs: texts.map((text, i) => ({ text, title: documents[i]!.id })) })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const find =
    (options: { ranking: 'hybrid' | 'match_score' }): Find =>
    async (query) => {
      const { result } = await project.docs.search({
        search: { texts: [query] },
        limit: 100,
        fields: ['title'],
        ...options,
      })
      return result.map(({ title }) => title)
    }
  if (background !== undefined) {
    const { last_build_info: info } = await project.get()
    return isFrom(info, background) ? { 'hybrid, background': find({ ranking: 'hybrid' }) } : {}
  }
  return { hybrid: find({ ranking: 'hybrid' }), match_score: find({ ranking: 'match_score' }) }
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

function fullText(documents: readonly Row[], texts: readonly string[]): Find {
  const database = new BetterSqlite(':memory:')
  database.exec(`CREATE VIRTUAL TABLE docs USING fts5(text, tokenize = 'porter unicode61')`)
  const add = database.prepare('INSERT INTO docs (rowid, text) VALUES (?, ?)')
  for (const [i, text] of texts.entries()) add.run(i, text)
  const find = database.prepare('SELECT rowid FROM docs WHERE docs MATCH ? ORDER BY bm25(docs) LIMIT 100').pluck()
  return (query) => {
    const match = words(query)
      .map((word) => `"${word}"`)
      .join(' OR ')
    return match === '' ? [] : (find.all(match) as number[]).map((row) => documents[row]!.id)
  }
}

function miniSearch(documents: readonly Row[], texts: readonly string[]): Find {
  const index = new MiniSearch({ fields: ['text'] })
  index.addAll(texts.map((text, id) => ({ id, text })))
  return (query) =>
    index
      .search(query)
      .slice(0, 100)
      .map(({ id }) => documents[id as number]!.id)
}

async function orama(documents: readonly Row[], texts: readonly string[]): Promise<Find> {
  const index = create({ schema: { number: 'number', text: 'string' } as const })
  await insertMultiple(
    index,
    texts.map((text, number) => ({ number, text })),
  )
  return async (query) => {
    const { hits } = await search(index, { term: query, limit: 100, properties: ['text'] })
    return hits.map(({ document }) => documents[document.number as number]!.id)
  }
}
